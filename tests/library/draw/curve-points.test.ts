import { describe, expect, test } from 'vitest';
import { curveLines, legendLayout } from '../../../web/library/draw/index.ts';

const series = (numbers: readonly number[]) => ({
  values: Float64Array.from(numbers),
  start: 0,
  stride: 1,
  count: numbers.length,
});

describe('curveLines', () => {
  test('puts each number at the middle of its band, high values high', () => {
    expect(curveLines(series([1, 0, -1, 0]), 400, 100, -1, 1)).toEqual([[50, 0, 150, 50, 250, 100, 350, 50]]);
  });

  test('reads one column of a matrix', () => {
    const matrix = { values: Float32Array.from([9, 1, 9, 0, 9, -1]), start: 1, stride: 2, count: 3 };
    expect(curveLines(matrix, 300, 2, -1, 1)).toEqual([[50, 0, 150, 1, 250, 2]]);
  });

  test('ends a line at a gap and keeps an isolated number', () => {
    expect(curveLines(series([0, NaN, 0, NaN, Infinity, 0, 0]), 700, 2, -1, 1)).toEqual([
      [50, 1],
      [250, 1],
      [550, 1, 650, 1],
    ]);
  });

  test('with many numbers a pixel keeps every peak, in order, in few points', () => {
    const count = 10_000;
    const numbers = Array.from({ length: count }, (_, index) => Math.sin(index));
    numbers[4321] = 5;
    numbers[777] = -5;
    const [line, ...rest] = curveLines(series(numbers), 200, 1, -5, 5);
    expect(rest).toEqual([]);
    expect(line!.length / 2).toBeLessThanOrEqual(4 * 200);
    const xs = line!.filter((_, at) => at % 2 === 0);
    const ys = line!.filter((_, at) => at % 2 === 1);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, 1]);
    expect(xs[ys.indexOf(0)]).toBeCloseTo((4321.5 * 200) / count, 9);
  });

  test('keeps gaps among many numbers', () => {
    const numbers = Array.from({ length: 5000 }, (_, index) => (index >= 2000 && index < 3000 ? NaN : 0));
    const lines = curveLines(series(numbers), 100, 2, -1, 1);
    expect(lines).toHaveLength(2);
    expect(lines[0]!.at(-2)).toBeCloseTo(39.99, 9);
    expect(lines[1]![0]).toBeCloseTo(60.01, 9);
  });
});

describe('legendLayout', () => {
  test('boxes stay within the width and never overlap', () => {
    const labels = Array.from({ length: 14 }, (_, index) => String(index * 37));
    for (const width of [200, 320, 900]) {
      const { boxes, height } = legendLayout('dimension', labels, width, (text) => text.length * 7);
      boxes.forEach((box, index) => {
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        const next = boxes[index + 1];
        if (next) expect(next.y > box.y || next.x >= box.x + box.width).toBe(true);
      });
    }
  });

  test('without curves takes no room', () =>
    expect(legendLayout('dimension', [], 300, () => 10)).toEqual({ boxes: [], height: 0 }));
});

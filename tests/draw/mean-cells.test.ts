import { describe, expect, test } from 'vitest';
import { meanCells } from '../../web/draw/index.ts';

/** The same by brute force: overlap of the areas of every cell and every pixel. */
function byArea(values: Float64Array, rows: number, columns: number, outRows: number, outColumns: number): number[] {
  const overlap = (cell: number, cells: number, pixel: number, pixels: number): number =>
    Math.max(0, Math.min((cell + 1) / cells, (pixel + 1) / pixels) - Math.max(cell / cells, pixel / pixels)) * pixels;
  return Array.from({ length: outRows * outColumns }, (_, at) => {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        sum += values[row * columns + column]! * overlap(row, rows, Math.floor(at / outColumns), outRows) * overlap(column, columns, at % outColumns, outColumns);
      }
    }
    return sum;
  });
}

describe('meanCells', () => {
  test.each([[7, 5, 3, 2], [8, 9, 8, 4], [12, 6, 5, 6], [10, 10, 1, 1], [3, 4, 3, 4], [17, 13, 16, 12]])(
    '%i x %i cells on %i x %i pixels are means by area',
    (rows, columns, outRows, outColumns) => {
      const values = Float64Array.from({ length: rows * columns }, (_, index) => Math.sin(index * index));
      const expected = byArea(values, rows, columns, outRows, outColumns);
      meanCells(values, rows, columns, outRows, outColumns).forEach((mean, at) => expect(mean).toBeCloseTo(expected[at]!, 12));
    },
  );

  test('a wave faster than the pixels becomes its mean, not a slower wave', () => {
    const columns = 1024;
    const values = Float64Array.from({ length: columns }, (_, index) => Math.sin(index * 3.0));
    for (const mean of meanCells(values, 1, columns, 1, 100)) expect(Math.abs(mean)).toBeLessThan(0.2);
    // What picking every tenth cell would have shown instead.
    const picked = Array.from({ length: 100 }, (_, pixel) => values[Math.floor(pixel * 10.24)]!);
    expect(Math.max(...picked)).toBeGreaterThan(0.9);
  });

  test('a NaN shows in every pixel that it touches and in no other', () => {
    const values = new Float32Array(36).fill(1);
    values[2 * 6 + 3] = NaN;
    const means = meanCells(values, 6, 6, 3, 2);
    expect([...means].map(Number.isNaN)).toEqual([false, false, false, true, false, false]);
  });
});

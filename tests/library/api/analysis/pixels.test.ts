import { describe, expect, test } from 'vitest';
import { matrixPixels, sinusoidal, type Table } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

/** Grey levels 0 to 255, and red for NaN. */
const grey = Uint8Array.from(
  [...Array(256).keys()].flatMap((level) => [level, level, level, 255]).concat(255, 0, 0, 255),
);

const matrix = (rows: number, columns: number, data: (index: number) => number): Table => ({
  data: Float64Array.from({ length: rows * columns }, (_, index) => data(index)),
  rows,
  columns,
});

/** Levels of a picture; -1 for NaN. */
function levels(data: Uint8ClampedArray): number[] {
  return Array.from({ length: data.length / 4 }, (_, pixel) =>
    data[pixel * 4] === data[pixel * 4 + 1] ? (data[pixel * 4] as number) : -1,
  );
}

const level = (value: number, low: number, high: number): number =>
  Number.isNaN(value) ? -1 : Math.min(255, Math.max(0, Math.floor(((value - low) * 256) / (high - low))));

/** Means by overlapping areas. */
function means({ data, rows, columns }: Table, down: number, across: number): number[] {
  const overlap = (cell: number, cells: number, pixel: number, pixels: number): number =>
    Math.max(0, Math.min((cell + 1) * pixels, (pixel + 1) * cells) - Math.max(cell * pixels, pixel * cells)) / cells;
  return Array.from({ length: down * across }, (_, at) => {
    let sum = 0;
    data.forEach((value, cell) => {
      const area =
        overlap(Math.floor(cell / columns), rows, Math.floor(at / across), down) *
        overlap(cell % columns, columns, at % across, across);
      if (area > 0) sum += value * area;
    });
    return sum;
  });
}

describe('matrixPixels', () => {
  test.each([false, true])('has the colour of every cell, in both element types (transposed: %s)', (transpose) => {
    const wide = matrix(71, 45, (index) => (index % 13 === 5 ? NaN : Math.fround(Math.sin(index * 1.7) * 1.2)));
    const picture = matrixPixels({ matrix: wide, colors: grey, transpose });
    expect([picture.width, picture.height]).toEqual(transpose ? [71, 45] : [45, 71]);
    const seen = levels(picture.data);
    wide.data.forEach((value, cell) => {
      const [row, column] = [Math.floor(cell / 45), cell % 45];
      expect(seen[transpose ? column * 71 + row : cell]).toBe(level(value, -1, 1));
    });
    expect(
      matrixPixels({ matrix: { ...wide, data: new Float32Array(wide.data) }, colors: grey, transpose }).data,
    ).toEqual(picture.data);
  });

  test.each([
    [7, 5, 3, 2],
    [8, 9, 8, 4],
    [12, 6, 5, 6],
    [10, 10, 1, 1],
    [17, 13, 16, 12],
  ])('%i x %i cells on %i x %i pixels are means by area', (rows, columns, height, width) => {
    const table = matrix(rows, columns, (index) => Math.sin(index * index) + (index === 11 ? NaN : 0));
    const seen = levels(matrixPixels({ matrix: table, colors: grey, low: -0.7, high: 0.9, width, height }).data);
    means(table, height, width).forEach((mean, pixel) =>
      expect(Math.abs(seen[pixel]! - level(mean, -0.7, 0.9))).toBeLessThanOrEqual(1),
    );
    expect(seen.includes(-1)).toBe(true);
  });

  test('a matrix larger than a piece is the picture of its rows, cut into any pieces', () => {
    const table = sinusoidal({ positions: 3001, dim: 300 });
    const colors = new Uint8ClampedArray(grey);
    const whole = matrixPixels({ matrix: table, colors, height: 700 });
    const turned = matrixPixels({ matrix: table, colors, width: 700, transpose: true });
    const expected = means({ data: table.data.slice(0, 13 * 300), rows: 13, columns: 300 }, 13, 300);
    expect(levels(matrixPixels({ matrix: table, colors }).data).slice(0, 13 * 300)).toEqual(
      expected.map((value) => level(value, -1, 1)),
    );
    for (const pixel of [0, 81, 349, 350, 351, 699]) {
      const [from, to] = [(pixel * 3001) / 700, ((pixel + 1) * 3001) / 700];
      for (const column of [0, 7, 299]) {
        let sum = 0;
        for (let row = Math.floor(from); row < to; row += 1)
          sum += table.data[row * 300 + column]! * (Math.min(row + 1, to) - Math.max(row, from));
        const seen = levels(whole.data)[pixel * 300 + column]!;
        expect(Math.abs(seen - level(sum / (to - from), -1, 1))).toBeLessThanOrEqual(1);
        expect(levels(turned.data)[column * 700 + pixel]).toBe(seen);
      }
    }
  });

  test('writes into the data of an image, and an empty matrix makes an empty picture', () => {
    const out = new Uint8ClampedArray(16);
    expect(matrixPixels({ matrix: matrix(2, 2, (index) => index / 2 - 1), colors: grey, out }).data).toBe(out);
    expect(levels(out)).toEqual([0, 64, 128, 192]);
    expect(matrixPixels({ matrix: matrix(0, 5, () => 0), colors: grey })).toEqual({
      data: new Uint8ClampedArray(0),
      width: 5,
      height: 0,
    });
  });

  const table = matrix(2, 3, () => 0);
  const refusals: readonly Refusal[] = [
    ['no matrix', () => matrixPixels({ colors: grey } as never), TypeError, 'matrix'],
    ['too few cells', () => matrixPixels({ matrix: { ...table, rows: 3 }, colors: grey }), RangeError, 'matrix.data'],
    ['colours in a list', () => matrixPixels({ matrix: table, colors: [0, 0, 0, 255] as never }), TypeError, 'colors'],
    ['half a colour', () => matrixPixels({ matrix: table, colors: new Uint8Array(10) }), RangeError, 'colors'],
    ['one colour', () => matrixPixels({ matrix: table, colors: new Uint8Array(4) }), RangeError, 'colors'],
    ['no range', () => matrixPixels({ matrix: table, colors: grey, low: 2, high: 2 }), RangeError, 'high'],
    ['NaN', () => matrixPixels({ matrix: table, colors: grey, low: NaN }), RangeError, 'low'],
    ['more pixels than cells', () => matrixPixels({ matrix: table, colors: grey, width: 4 }), RangeError, 'width'],
    [
      'more pixels than cells when turned',
      () => matrixPixels({ matrix: table, colors: grey, height: 4, transpose: true }),
      RangeError,
      'height',
    ],
    ['no pixel', () => matrixPixels({ matrix: table, colors: grey, height: 0 }), RangeError, 'height'],
    [
      'bytes that are not clamped',
      () => matrixPixels({ matrix: table, colors: grey, out: new Uint8Array(24) as never }),
      TypeError,
      'out',
    ],
    [
      'an out of another length',
      () => matrixPixels({ matrix: table, colors: grey, out: new Uint8ClampedArray(20) }),
      RangeError,
      'out',
    ],
    [
      'an out over its own colours',
      () => matrixPixels({ matrix: table, colors: grey, out: new Uint8ClampedArray(grey.buffer, 0, 24) }),
      RangeError,
      'out',
    ],
  ];
  test.each(refusals)('refuses %s', (...refusal) => expectRefusal(refusal));
});

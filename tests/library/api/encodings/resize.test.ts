import { describe, expect, test } from 'vitest';
import { resizeBiasTable, resizeGrid, resizeRows } from 'posenc';
import { largestDifference } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';
import { expectRefused } from '../support/rules.ts';

describe('resizing of learned tables', () => {
  const table = { data: new Float32Array(8), rows: 4, columns: 2 };
  test('writes into a given array, and gives an empty table for no rows', () => {
    const out = new Float32Array(12);
    expect(resizeRows({ table, rows: 6, out }).data).toBe(out);
    expect(resizeRows({ table, rows: 0 })).toMatchObject({ rows: 0, columns: 2 });
  });

  test("gives PyTorch's antialiased linear rows of a shrunk table", () => {
    const squares = { data: Float32Array.from({ length: 16 }, (_, k) => k * k), rows: 16, columns: 1 };
    const { data } = resizeRows({ table: squares, rows: 10, method: 'linearAntialias' });
    expect([data[0], data[1], data[9]].map((x) => Number(x!.toFixed(4)))).toEqual([0.4091, 4.1481, 213.1364]);
  });

  test('takes one scale factor for both axes, and samples an axis whose size stays', () => {
    const grid = { data: Float32Array.from({ length: 25 }, (_, k) => k * k), rows: 25, columns: 1 };
    const sizes = { table: grid, oldGrid: [5, 5], newGrid: [5, 5] } as const;
    const both = resizeGrid({ ...sizes, scaleFactor: 5.1 / 5 });
    expect(both).toEqual(resizeGrid({ ...sizes, scaleFactor: [5.1 / 5, 5.1 / 5] }));
    expect(both.data).not.toEqual(resizeGrid(sizes).data);
  });

  const refusals: Refusal[] = [
    [
      'a scale factor that gives another number of rows',
      () => resizeRows({ table, rows: 6, scaleFactor: 1.4 }),
      RangeError,
      'scaleFactor',
    ],
    [
      'a scale factor that gives another grid',
      () => resizeGrid({ table, oldGrid: [2, 2], newGrid: [3, 3], scaleFactor: [1.6, 2.1] }),
      RangeError,
      'scaleFactor',
    ],
    [
      'a scale factor that is no number',
      () => resizeGrid({ table, oldGrid: [2, 2], newGrid: [3, 3], scaleFactor: [1.6, NaN] }),
      RangeError,
      'scaleFactor[1]',
    ],
    [
      'three scale factors',
      () => resizeGrid({ table, oldGrid: [2, 2], newGrid: [3, 3], scaleFactor: [1, 1, 1] as never }),
      TypeError,
      'scaleFactor',
    ],
    [
      'aligned corners with a scale factor',
      () => resizeRows({ table, rows: 6, alignCorners: true, scaleFactor: 1.5 }),
      RangeError,
      'alignCorners',
    ],
    ['an unknown method', () => resizeRows({ table, rows: 2, method: 'lanczos' as never }), RangeError, 'method'],
    [
      'aligned corners of nearest rows',
      () => resizeRows({ table, rows: 2, method: 'nearest', alignCorners: true }),
      RangeError,
      'alignCorners',
    ],
    ['a prefix longer than the table', () => resizeRows({ table, rows: 2, prefixRows: 5 }), RangeError, 'prefixRows'],
    [
      'a grid that the table does not have',
      () => resizeGrid({ table, oldGrid: [2, 3], newGrid: [2, 2] }),
      RangeError,
      'table',
    ],
    ['a grid of one number', () => resizeGrid({ table, oldGrid: [4] as never, newGrid: [2, 2] }), TypeError, 'oldGrid'],
    [
      'a window of nothing',
      () => resizeBiasTable({ table, oldWindow: [0, 1], newWindow: [1, 1] }),
      RangeError,
      'oldWindow[0]',
    ],
    [
      'a grid beyond memory',
      () => resizeGrid({ table, oldGrid: [2, 2], newGrid: [1e9, 1e9] }),
      RangeError,
      'the result',
    ],
    ['an out of another length', () => resizeRows({ table, rows: 6, out: new Float32Array(3) }), RangeError, 'out'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

describe('a table of doubles', () => {
  const data = Float64Array.from({ length: 2 * 9 }, (_, k) => Math.sin(k + 1) / 3);
  const table = { data, rows: 9, columns: 2 };

  test('is kept exactly where rows stay, and resized as doubles', () => {
    const same = resizeGrid({ table, oldGrid: [3, 3], newGrid: [3, 3], method: 'nearest', dtype: 'float64' });
    expect(same.data).toEqual(data);
    // Halves of neighbours, which floats would round.
    const { data: rows } = resizeRows({
      table: { data: data.slice(0, 4), rows: 2, columns: 2 },
      rows: 4,
      dtype: 'float64',
    });
    const at = (row: number, column: number): number => data[2 * row + column] as number;
    for (const column of [0, 1]) expect(rows[2 + column]).toBeCloseTo(0.75 * at(0, column) + 0.25 * at(1, column), 15);
    const wide = resizeBiasTable({ table, oldWindow: [2, 2], newWindow: [3, 3], dtype: 'float64' });
    const single = { ...table, data: Float32Array.from(data) };
    const narrow = resizeBiasTable({ table: single, oldWindow: [2, 2], newWindow: [3, 3], dtype: 'float64' });
    expect(largestDifference(wide.data, [...narrow.data])).toBeGreaterThan(1e-10);
    expect(largestDifference(wide.data, [...narrow.data])).toBeLessThan(1e-7);
  });

  test('may hold what is not a number, and no number beyond the floats', () => {
    const row = (...numbers: number[]) => ({ data: Float64Array.from(numbers), rows: numbers.length, columns: 1 });
    const of = (...numbers: number[]) =>
      resizeRows({ table: row(...numbers), rows: 2, method: 'nearest', dtype: 'float64' });
    expect([...of(NaN, -Infinity).data]).toEqual([NaN, -Infinity]);
    expectRefused(() => of(1, 1e39), RangeError, 'table.data[1]');
  });
});

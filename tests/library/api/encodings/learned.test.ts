import { describe, expect, test } from 'vitest';
import { learnedTable, lookUp } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('learnedTable', () => {
  test('begins with the numbers that a generator in another language gives for the seed', () => {
    const uniform = learnedTable({ rows: 1, dim: 4, initialization: 'uniform', seed: 42, dtype: 'float64' });
    expect([...uniform.data]).toEqual([
      0.6129598811894158, 0.07323173744158384, 0.9877186509145105, 0.5139061469711166,
    ]);
    const normal = learnedTable({ rows: 1, dim: 2, standardDeviation: 1, seed: 42, dtype: 'float64' });
    expect(normal.data[0]).toBeCloseTo(0.8864975059014409, 14);
    expect(normal.data[1]).toBeCloseTo(0.4393560694379269, 14);
  });

  test('does not depend on how the table is cut into pieces, nor on its length', () => {
    const long = learnedTable({ rows: 300, dim: 200, seed: 2 ** 40 + 1 }),
      short = learnedTable({ rows: 3, dim: 200, seed: 2 ** 40 + 1 });
    expect(long.data.slice(0, 600)).toEqual(short.data);
    expect(learnedTable({ rows: 3, dim: 200, seed: 1 }).data).not.toEqual(short.data);
  });

  test('draws with the requested deviations and bounds, and leaves padding at zero', () => {
    const deviation = (data: Float32Array): number => Math.sqrt(data.reduce((sum, x) => sum + x * x, 0) / data.length);
    expect(deviation(learnedTable({ rows: 200, dim: 256 }).data)).toBeCloseTo(0.02, 3);
    expect(deviation(learnedTable({ rows: 200, dim: 256, initialization: 'inverseSqrtDim' }).data)).toBeCloseTo(
      1 / 16,
      3,
    );
    const truncated = learnedTable({ rows: 200, dim: 256, initialization: 'truncatedNormal', paddingIndex: 1 }).data;
    expect(truncated.every((x) => Math.abs(x) <= Math.fround(0.04))).toBe(true);
    expect(truncated.slice(256, 512).every((x) => x === 0)).toBe(true);
    const uniform = learnedTable({ rows: 200, dim: 256, initialization: 'uniform', low: -3, high: -1 }).data;
    expect(uniform.every((x) => x >= -3 && x <= -1)).toBe(true);
  });
});

describe('lookUp', () => {
  const table = { data: Float32Array.of(0, 1, 10, 11, 20, 21, 30, 31), rows: 4, columns: 2 };

  test('picks rows with offset and scale', () => {
    expect([...lookUp({ table, positions: [1, 0, 1], offset: 2 }).data]).toEqual([30, 31, 20, 21, 30, 31]);
    expect([...lookUp({ table, positions: [3], scale: 0.5 }).data]).toEqual([15, 15.5]);
    expect(lookUp({ table, positions: [] })).toMatchObject({ rows: 0, columns: 2 });
  });

  test('reports how far the table reaches when a position is past it', () => {
    expect(() => lookUp({ table, positions: [0, 3], offset: 2 })).toThrow(
      'positions[1] is 3; allowed: an integer from -2 to 1: the table has 4 rows',
    );
  });

  const refusals: Refusal[] = [
    ['a negative position', () => lookUp({ table, positions: [-1] }), RangeError, 'positions[0]'],
    ['half a position', () => lookUp({ table, positions: [0.5] }), RangeError, 'positions[0]'],
    ['a position that is not a number', () => lookUp({ table, positions: [NaN] }), RangeError, 'positions[0]'],
    [
      'a table of doubles',
      () => lookUp({ table: { ...table, data: new Float64Array(8) } as never, positions: [] }),
      TypeError,
      'table.data',
    ],
    [
      'a table of another size',
      () => lookUp({ table: { ...table, rows: 3 }, positions: [] }),
      RangeError,
      'table.data',
    ],
    ['an out of another length', () => lookUp({ table, positions: [0], out: new Float32Array(3) }), RangeError, 'out'],
    [
      'an unknown initialisation',
      () => learnedTable({ rows: 1, dim: 1, initialization: 'xavier' as never }),
      RangeError,
      'initialization',
    ],
    [
      'a negative deviation',
      () => learnedTable({ rows: 1, dim: 1, standardDeviation: -1 }),
      RangeError,
      'standardDeviation',
    ],
    [
      'bounds out of order',
      () => learnedTable({ rows: 1, dim: 1, initialization: 'uniform', low: 2 }),
      RangeError,
      'high',
    ],
    ['a fractional seed', () => learnedTable({ rows: 1, dim: 1, seed: 0.5 }), RangeError, 'seed'],
    [
      'a truncation of zero',
      () => learnedTable({ rows: 1, dim: 1, initialization: 'truncatedNormal', truncation: 0 }),
      RangeError,
      'truncation',
    ],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

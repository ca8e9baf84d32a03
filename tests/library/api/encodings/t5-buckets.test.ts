import { describe, expect, test } from 'vitest';
import { biasFromIndex, t5Bias, t5Buckets, t5BucketTable, t5Thresholds } from 'posenc';
import { goldenCases, type GoldenCase } from '../support/golden.ts';

const optionsOf = ({ params }: GoldenCase) => ({
  bidirectional: params.bidirectional,
  buckets: params.buckets,
  maxDistance: params.max_distance,
});

describe('T5 buckets', () => {
  test('of a table have the queries at the end of the keys', () => {
    for (const c of goldenCases('t5_buckets', 't5_index')) {
      const { queries, keys, offset } = c.params;
      const { data, shape } = t5BucketTable({ ...optionsOf(c), queries, keys, offset });
      expect(shape).toEqual(c.shape);
      expect([...data], c.name).toEqual((c.expect as unknown as (number | number[])[]).flat());
    }
  });

  test('64 and 128, where a precomputed factor falls into the bucket before, are in theirs', () => {
    expect([...t5Buckets({ relative: [-64, 64] })]).toEqual([14, 30]);
    expect([...t5Buckets({ relative: [-128], bidirectional: false, maxDistance: 256 })]).toEqual([28]);
  });

  test('give a bias that is the table looked up', () => {
    const table = { data: Float32Array.from({ length: 24 }, (_, k) => k + 0.5), rows: 8, columns: 3 };
    const bias = t5Bias({ table, queries: 11, keys: 40, maxDistance: 20 });
    expect(bias.shape).toEqual([3, 11, 40]);
    const index = t5BucketTable({ queries: 11, keys: 40, buckets: 8, maxDistance: 20 });
    expect(biasFromIndex({ index, table })).toEqual(bias);
    const scaled = t5Bias({ table, queries: 11, keys: 40, maxDistance: 20, offset: 29, scale: 0.1 });
    expect(scaled.data).toEqual(bias.data.map((x) => 0.1 * x));
  });

  test('of empty inputs are empty', () => {
    expect(t5Buckets({ relative: [] }).length).toBe(0);
    expect(t5BucketTable({ queries: 0, keys: 4 })).toMatchObject({ shape: [0, 4], data: { length: 0 } });
  });
});

describe('errors of T5 buckets', () => {
  const table = { data: new Float32Array(32), rows: 32, columns: 1 };
  const cases: [string, () => unknown, typeof TypeError | typeof RangeError, string][] = [
    ['three buckets for two directions', () => t5Thresholds({ buckets: 3 }), RangeError, 'buckets'],
    ['far too many buckets', () => t5Thresholds({ buckets: 2 ** 40 }), RangeError, 'buckets'],
    ['a largest distance within the exact ones', () => t5Thresholds({ maxDistance: 8 }), RangeError, 'maxDistance'],
    ['a text as direction', () => t5Thresholds({ bidirectional: 'both' as never }), TypeError, 'bidirectional'],
    ['half a position', () => t5Buckets({ relative: [0, 0.5] }), RangeError, 'relative[1]'],
    ['a relative position that is not a number', () => t5Buckets({ relative: [NaN] }), RangeError, 'relative[0]'],
    ['no relative positions', () => t5Buckets({} as never), TypeError, 'relative'],
    ['more queries than keys', () => t5BucketTable({ queries: 3, keys: 2 }), RangeError, 'queries'],
    ['an offset below zero', () => t5BucketTable({ queries: 3, keys: 2, offset: -1 }), RangeError, 'offset'],
    ['an endless scale', () => t5Bias({ table, queries: 1, keys: 1, scale: Infinity }), RangeError, 'scale'],
    [
      'an out of floats',
      () => t5BucketTable({ queries: 2, keys: 2, out: new Float32Array(4) as never }),
      TypeError,
      'out',
    ],
    [
      'an out of another length',
      () => t5BucketTable({ queries: 2, keys: 2, out: new Int32Array(3) }),
      RangeError,
      'out',
    ],
    ['an unknown option', () => t5Bias({ table, queries: 1, keys: 1, heads: 1 } as never), TypeError, 'options.heads'],
    ['a table of too few rows', () => t5Bias({ table, queries: 1, keys: 1, buckets: 33 }), RangeError, 'table'],
    [
      'a table of doubles',
      () => t5Bias({ table: { ...table, data: new Float64Array(32) as never }, queries: 1, keys: 1 }),
      TypeError,
      'table.data',
    ],
    [
      'a table of other sizes',
      () => t5Bias({ table: { ...table, rows: 31 }, queries: 1, keys: 1 }),
      RangeError,
      'table.data',
    ],
    ['more than memory holds', () => t5BucketTable({ queries: 1e9, keys: 1e9 }), RangeError, 'the result'],
  ];
  test.each(cases)('%s: refused by name', (_title, call, kind, argument) => {
    let caught: unknown;
    try {
      call();
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(kind);
    expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/), allowed: expect.any(String) });
  });
});

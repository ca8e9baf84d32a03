import { describe, expect, test } from 'vitest';
import { shawBias, shawEmbeddings, shawIndex } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRounded, ruled } from '../support/rules.ts';

describe("Shaw's relative positions", () => {
  test('the vectors of the keys add query . vector / sqrt(dim) to the scores', () => {
    for (const c of goldenCases('shaw', 'shaw_bias')) {
      const { data, shape } = shawBias({
        queries: ruled(c.inputs.queries),
        keys: c.params.keys,
        table: ruledMatrix(c.inputs.key_table),
      });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name);
    }
  });

  test('several heads share the table, and the vectors are its rows', () => {
    const table = ruledMatrix({ rule: 'sevens', shape: [5, 3] });
    const one = ruled({ rule: 'fives', shape: [4, 3] });
    const two = { data: Float32Array.of(...one.data, ...one.data), shape: [2, 1, 4, 3] };
    const bias = shawBias({ queries: one, keys: 6, table }).data;
    expect(shawBias({ queries: two, keys: 6, table })).toEqual({
      data: Float32Array.of(...bias, ...bias),
      shape: [2, 1, 4, 6],
    });
    const index = shawIndex({ queries: 4, keys: 6, maxDistance: 2 }).data;
    const vectors = shawEmbeddings({ queries: 4, keys: 6, table });
    expect(vectors.shape).toEqual([4, 6, 3]);
    vectors.data.forEach((x, at) => expect(x).toBe(table.data[(index[Math.floor(at / 3)] as number) * 3 + (at % 3)]));
  });
});

function ruledMatrix(input: { rule: string; shape: number[] }) {
  const { data, shape } = ruled(input);
  return { data, rows: shape[0] as number, columns: shape[1] as number };
}

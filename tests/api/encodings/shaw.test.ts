import { describe, expect, test } from 'vitest';
import { shawBias, shawEmbeddings, shawIndex, shawValues } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded, ruled } from '../support/rules.ts';

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

  test('attention with vectors for keys and values gives the golden output', () => {
    for (const c of goldenCases('shaw', 'shaw_output')) {
      const { queries, keys, dim } = c.params as { queries: number; keys: number; dim: number };
      const [q, k, v] = [ruled(c.inputs.queries).data, ruled(c.inputs.keys).data, ruled(c.inputs.values).data];
      const bias = shawBias({ queries: ruled(c.inputs.queries), keys, table: ruledMatrix(c.inputs.key_table) }).data;
      const weights = new Float32Array(queries * keys);
      for (let i = 0; i < queries; ++i) {
        const row = Array.from({ length: keys }, (_, j) => {
          let dot = 0;
          for (let d = 0; d < dim; ++d) dot += (q[i * dim + d] as number) * (k[j * dim + d] as number);
          return Math.exp(dot / Math.sqrt(dim) + (bias[i * keys + j] as number));
        });
        const sum = row.reduce((a, b) => a + b);
        row.forEach((x, j) => (weights[i * keys + j] = x / sum));
      }
      const added = shawValues({
        weights: { data: weights, shape: [queries, keys] },
        table: ruledMatrix(c.inputs.value_table),
      });
      expect(added.shape).toEqual(c.shape);
      added.data.forEach((x, at) => {
        const i = Math.floor(at / dim);
        let value = x;
        for (let j = 0; j < keys; ++j) value += (weights[i * keys + j] as number) * (v[j * dim + (at % dim)] as number);
        expect(value).toBeCloseTo(c.expect[at] as number, 5);
      });
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

  test('bad input is refused by name', () => {
    const table = ruledMatrix({ rule: 'sevens', shape: [3, 2] });
    const queries = ruled({ rule: 'fives', shape: [2, 2] });
    expectRefused(() => shawIndex({ queries: 3, keys: 2 }), RangeError, 'queries');
    expectRefused(() => shawIndex({ queries: 2, keys: 2, maxDistance: -1 }), RangeError, 'maxDistance');
    expectRefused(() => shawIndex({ queries: 2, keys: 2, maxDistance: 2e9 }), RangeError, 'maxDistance');
    expectRefused(() => shawBias({ queries, keys: 1, table }), RangeError, 'queries');
    expectRefused(
      () => shawBias({ queries: ruled({ rule: 'fives', shape: [2, 3] }), keys: 3, table }),
      RangeError,
      'table.columns',
    );
    expectRefused(
      () => shawBias({ queries, keys: 3, table: ruledMatrix({ rule: 'sevens', shape: [4, 2] }) }),
      RangeError,
      'table.rows',
    );
    expectRefused(
      () => shawBias({ queries: { data: [1], shape: [1, 1] } as never, keys: 3, table }),
      TypeError,
      'queries.data',
    );
    expectRefused(() => shawValues({ weights: queries, table, out: new Float32Array(3) }), RangeError, 'out');
    expectRefused(() => shawEmbeddings({ queries: 2, keys: 2, table, dim: 2 } as never), TypeError, 'options.dim');
  });
});

function ruledMatrix(input: { rule: string; shape: number[] }) {
  const { data, shape } = ruled(input);
  return { data, rows: shape[0] as number, columns: shape[1] as number };
}

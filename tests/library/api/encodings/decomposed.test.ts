import { describe, expect, test } from 'vitest';
import { decomposedBias, decomposedIndex } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRounded, ruled } from '../support/rules.ts';

const matrix = (input: { rule: string; shape: number[] }) => {
  const { data, shape } = ruled(input);
  return { data, rows: shape[0] as number, columns: shape[1] as number };
};

describe('decomposed relative positions', () => {
  test('the index is that of the classes, for pooled keys and queries too', () => {
    for (const c of goldenCases('decomposed', 'decomposed_index')) {
      const { queries, keys } = c.params;
      const { data, shape } = decomposedIndex({ queries, keys });
      expect(shape).toEqual(c.shape);
      expect([...data], c.name).toEqual(c.expect);
    }
  });

  test('a query adds its products with the vectors of its row and its column, also of stretched tables', () => {
    for (const c of goldenCases('decomposed', 'decomposed_bias')) {
      const options = {
        queries: ruled(c.inputs.queries),
        window: c.params.window,
        keyWindow: c.params.key_window,
        rowTable: matrix(c.inputs.row_table),
        columnTable: matrix(c.inputs.column_table),
      };
      const { data, shape } = decomposedBias(options);
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name);
      const doubles = decomposedBias({ ...options, dtype: 'float64' }).data;
      doubles.forEach((x, k) => expect(Math.abs(x - (c.expect[k] as number)), c.name).toBeLessThan(1e-13));
    }
  });

  test('the keys have the window of the queries where none is given, and heads share the tables', () => {
    const queries = ruled({ rule: 'sevens', shape: [6, 4] });
    const tables = {
      rowTable: matrix({ rule: 'fives', shape: [3, 4] }),
      columnTable: matrix({ rule: 'threes', shape: [5, 4] }),
    };
    const one = decomposedBias({ queries, window: [2, 3], ...tables });
    expect(one).toEqual(decomposedBias({ queries, window: [2, 3], keyWindow: [2, 3], ...tables }));
    const heads = { data: Float32Array.of(...queries.data, ...queries.data), shape: [1, 2, 6, 4] };
    const two = decomposedBias({ queries: heads, window: [2, 3], ...tables });
    expect(two.shape).toEqual([1, 2, 6, 6]);
    expect([...two.data]).toEqual([...one.data, ...one.data]);
  });
});

import { describe, expect, test } from 'vitest';
import { copeBias, copePositions } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRounded, ruled } from '../support/rules.ts';

describe('CoPE', () => {
  test('positions count the gates from the key on', () => {
    for (const c of goldenCases('cope', 'cope_positions')) {
      const { data, shape } = copePositions({
        logits: ruled(c.inputs.logits),
        rows: c.params.rows,
        causal: c.params.causal,
      });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name);
    }
  });

  test('biases blend the rows around the position, equally in every batch', () => {
    for (const c of goldenCases('cope', 'cope_bias')) {
      const [logits, queries] = [ruled(c.inputs.logits), ruled(c.inputs.queries)];
      const {
        data: rows,
        shape: [count, dim],
      } = ruled(c.inputs.table);
      const table = { data: rows, rows: count as number, columns: dim as number };
      const { data } = copeBias({ logits, queries, table, causal: c.params.causal });
      expectRounded(data, c.expect, c.name);
      const twice = (t: { data: Float32Array; shape: number[] }) => ({
        data: Float32Array.of(...t.data, ...t.data),
        shape: [2, ...t.shape],
      });
      expect(copeBias({ logits: twice(logits), queries: twice(queries), table }).data).toEqual(
        Float32Array.of(...data, ...data),
      );
    }
  });
});

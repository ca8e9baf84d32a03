import { describe, expect, test } from 'vitest';
import { biasFromIndex, swinCoordinates, swinIndex } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { ruled } from '../support/rules.ts';

describe('windows of Swin and BEiT', () => {
  test('the table looked up is the bias of each head', () => {
    for (const c of goldenCases('swin', 'swin_bias')) {
      const {
        data,
        shape: [rows, columns],
      } = ruled(c.inputs.table);
      const index = swinIndex({ window: c.params.window, classToken: c.params.class_token });
      const bias = biasFromIndex({ index, table: { data, rows: rows as number, columns: columns as number } });
      expect(bias.shape).toEqual(c.shape);
      expect([...bias.data], c.name).toEqual(c.expect);
    }
  });

  test("a trained window of [0, 0] is none, as in models' configurations", () => {
    expect(swinCoordinates({ window: [3, 4], trainedWindow: [0, 0] })).toEqual(swinCoordinates({ window: [3, 4] }));
  });
});

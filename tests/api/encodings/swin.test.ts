import { describe, expect, test } from 'vitest';
import { biasFromIndex, swinCoordinates, swinIndex } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded, ruled } from '../support/rules.ts';

describe('windows of Swin and BEiT', () => {
  test('the relative index with a class token is the golden one', () => {
    for (const c of goldenCases('swin', 'swin_index')) {
      const { data, shape } = swinIndex({ window: c.params.window, classToken: c.params.class_token });
      expect(shape).toEqual(c.shape);
      expect([...data], c.name).toEqual(c.expect);
    }
  });

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

  test("Swin-V2-CR's logarithmic coordinates match 50-digit truth", () => {
    for (const c of goldenCases('swin', 'swinv2_cr_coordinates')) {
      const { data, shape } = swinCoordinates({ window: c.params.window, form: 'swinV2Cr' });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name);
    }
  });

  test("a trained window of [0, 0] is none, as in models' configurations", () => {
    expect(swinCoordinates({ window: [3, 4], trainedWindow: [0, 0] })).toEqual(swinCoordinates({ window: [3, 4] }));
  });

  test("SwinV2's logarithmic coordinates match 50-digit truth", () => {
    for (const c of goldenCases('swin', 'swinv2_coordinates')) {
      const { data, shape } = swinCoordinates({
        window: c.params.window,
        trainedWindow: c.params.trained_window ?? undefined,
      });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name, 0);
    }
  });

  test('bad windows are refused by name', () => {
    expectRefused(() => swinIndex({ window: [0, 2] }), RangeError, 'window[0]');
    expectRefused(() => swinIndex({ window: [2, 16385] }), RangeError, 'window[1]');
    expectRefused(() => swinIndex({ window: 7 as never }), TypeError, 'window');
    expectRefused(() => swinIndex({ window: [2, 2], classToken: 1 as never }), TypeError, 'classToken');
    expectRefused(() => swinIndex({ window: [2, 2], out: new Int32Array(15) }), RangeError, 'out');
    expectRefused(() => swinIndex({ window: [16384, 16384] }), RangeError, 'the result');
    expectRefused(() => swinCoordinates({ window: [2, 2], trainedWindow: [1, 2] }), RangeError, 'trainedWindow[0]');
  });
});

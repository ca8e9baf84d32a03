import { describe, expect, test } from 'vitest';
import { fireBias, fireDistances } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded, ruled } from '../support/rules.ts';

describe('FIRE', () => {
  test('distances match 50-digit truth through WebAssembly', () => {
    for (const c of goldenCases('fire', 'fire_distances')) {
      const { queries, keys, c: strength, threshold } = c.params;
      const { data, rows, columns } = fireDistances({ queries, keys, c: strength, threshold });
      expect([rows, columns]).toEqual(c.shape);
      expectRounded(data, c.expect, c.name, 4e-16);
    }
  });

  test('biases of a small network match 50-digit truth', () => {
    for (const c of goldenCases('fire', 'fire_bias')) {
      const { queries, keys, c: strength, threshold, heads, width } = c.params;
      const { data, shape } = fireBias({
        queries,
        keys,
        c: strength,
        threshold,
        firstWeights: ruled(c.inputs.first_weights).data,
        firstBias: ruled(c.inputs.first_bias).data,
        secondBias: ruled(c.inputs.second_bias).data,
        secondWeights: { data: ruled(c.inputs.second_weights).data, rows: heads, columns: width },
      });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name);
    }
  });

  test('bad input is refused by name', () => {
    const one = new Float32Array(1);
    const network = {
      firstWeights: one,
      firstBias: one,
      secondWeights: { data: one, rows: 1, columns: 1 },
      secondBias: one,
    };
    expectRefused(() => fireDistances({ queries: 3, keys: 2 }), RangeError, 'queries');
    expectRefused(() => fireDistances({ queries: 2, keys: 2, c: 0 }), RangeError, 'c');
    expectRefused(() => fireDistances({ queries: 2, keys: 2, threshold: NaN }), RangeError, 'threshold');
    expectRefused(() => fireDistances({ queries: 1e6, keys: 1e6 }), RangeError, 'the result');
    expectRefused(
      () => fireBias({ queries: 2, keys: 2, ...network, firstBias: new Float32Array(2) }),
      RangeError,
      'firstBias',
    );
    expectRefused(() => fireBias({ queries: 2, keys: 2, ...network, firstBias: [1] as never }), TypeError, 'firstBias');
    expectRefused(() => fireBias({ queries: 2, keys: 2, ...network, bias: 1 } as never), TypeError, 'options.bias');
  });
});

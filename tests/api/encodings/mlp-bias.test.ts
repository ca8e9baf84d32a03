import { describe, expect, test } from 'vitest';
import { mlpBias, type MlpLayer } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded, ruled } from '../support/rules.ts';

type Given = Record<'weights' | 'bias' | 'norm_weights' | 'norm_bias', Parameters<typeof ruled>[0]>;

describe('MLP biases', () => {
  test('match 50-digit truth through WebAssembly, in every element type', () => {
    for (const c of goldenCases('mlp_bias', 'mlp_bias')) {
      const { queries, keys, log_distance: logDistance, activation } = c.params;
      const layers = (c.inputs.layers as Given[]).map(({ weights, bias, norm_weights, norm_bias }): MlpLayer => {
        const norm = {
          normWeights: norm_weights && ruled(norm_weights).data,
          normBias: norm_bias && ruled(norm_bias).data,
        };
        return { weights: ruled(weights), bias: ruled(bias).data, ...norm };
      });
      const options = { queries, keys, logDistance, activation, layers };
      const { data, shape } = mlpBias(options);
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name, 1e-12);
      const wide = mlpBias({ ...options, dtype: 'float64' }).data;
      expectRounded(wide, c.expect, c.name, 1e-12);
      const out = new Float32Array(data.length);
      expect(mlpBias({ ...options, out }).data).toBe(out);
      expect(out).toEqual(data);
    }
  });

  test('bad input is refused by name', () => {
    const bias = new Float32Array(1);
    const layer = { weights: { data: bias, shape: [1, 1] }, bias };
    const good = { queries: 2, keys: 2, layers: [layer, layer] };
    expectRefused(() => mlpBias({ ...good, queries: 3 }), RangeError, 'queries');
    expectRefused(() => mlpBias({ ...good, layers: [layer] }), RangeError, 'layers');
    expectRefused(() => mlpBias({ ...good, layers: [layer, 1 as never] }), TypeError, 'layers[1]');
    expectRefused(
      () => mlpBias({ ...good, layers: [layer, { ...layer, normBias: bias }] }),
      TypeError,
      'layers[1].normWeights',
    );
    const wide = { weights: { data: new Float32Array(2), shape: [2, 1] }, bias: new Float32Array(2) };
    expectRefused(
      () => mlpBias({ ...good, layers: [layer, { ...layer, bias: wide.bias }] }),
      RangeError,
      'layers[1].bias',
    );
    expectRefused(() => mlpBias({ ...good, layers: [wide, layer] }), RangeError, 'weights');
    expectRefused(() => mlpBias({ ...good, activation: 'gelu' as never }), RangeError, 'activation');
    expectRefused(() => mlpBias({ ...good, out: new Float32Array(3) }), RangeError, 'out');
  });
});

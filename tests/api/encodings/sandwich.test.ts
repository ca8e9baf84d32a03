import { describe, expect, test } from 'vitest';
import { sandwichBias } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded } from '../support/rules.ts';

describe('Sandwich', () => {
  test('biases match 50-digit truth through WebAssembly', () => {
    for (const c of goldenCases('sandwich', 'sandwich')) {
      const { heads, queries, keys, dim, base, causal } = c.params;
      const { data, shape } = sandwichBias({ heads, queries, keys, dim, base, causal });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name, 1e-12);
    }
  });

  test('bad input is refused by name', () => {
    const good = { heads: 1, queries: 2, keys: 3 };
    expectRefused(() => sandwichBias({ ...good, heads: 0 }), RangeError, 'heads');
    expectRefused(() => sandwichBias({ ...good, queries: 4 }), RangeError, 'queries');
    expectRefused(() => sandwichBias({ ...good, dim: 7 }), RangeError, 'dim');
    expectRefused(() => sandwichBias({ ...good, base: 1 }), RangeError, 'base');
    expectRefused(() => sandwichBias({ ...good, causal: 'yes' as never }), TypeError, 'causal');
    expectRefused(() => sandwichBias({ ...good, out: new Float32Array(5) }), RangeError, 'out');
  });
});

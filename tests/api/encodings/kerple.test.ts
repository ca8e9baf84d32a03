import { describe, expect, test } from 'vitest';
import { kerpleBias } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded } from '../support/rules.ts';

describe('KERPLE', () => {
  test('biases of both kernels match 50-digit truth through WebAssembly', () => {
    for (const c of goldenCases('kerple', 'kerple')) {
      const { queries, keys, kernel } = c.params;
      const { data, shape } = kerpleBias({ queries, keys, kernel, p: c.inputs.p, a: c.inputs.a });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name, 0);
    }
  });

  test('floats are the true value rounded once where their doubles lie halfway between two floats', () => {
    for (const c of goldenCases('kerple', 'kerple_floats')) {
      c.inputs.p.forEach((p: number, h: number) => {
        const keys = c.inputs.distances[h] + 1;
        const { data } = kerpleBias({ queries: 1, keys, kernel: c.params.kernel, p: [p], a: [c.inputs.a[h]] });
        expect(data[0], `${c.name}, head ${h}`).toBe(c.expect[h]);
      });
    }
  });

  test('bad input is refused by name', () => {
    const good = { queries: 2, keys: 3, p: [1], a: [1] };
    expectRefused(() => kerpleBias({ ...good, queries: 4 }), RangeError, 'queries');
    expectRefused(() => kerpleBias({ ...good, a: [1, 2] }), RangeError, 'a');
    expectRefused(() => kerpleBias({ ...good, p: [NaN] }), RangeError, 'p');
    expectRefused(() => kerpleBias({ ...good, kernel: 'log' as never }), RangeError, 'kernel');
    expectRefused(() => kerpleBias({ ...good, p: 1 as never }), TypeError, 'p');
    expectRefused(() => kerpleBias({ ...good, out: new Float32Array(5) }), RangeError, 'out');
  });
});

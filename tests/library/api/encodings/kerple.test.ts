import { describe, expect, test } from 'vitest';
import { kerpleBias } from 'posenc';
import { goldenCases } from '../support/golden.ts';

describe('KERPLE', () => {
  test('floats are the true value rounded once where their doubles lie halfway between two floats', () => {
    for (const c of goldenCases('kerple', 'kerple_floats')) {
      c.inputs.p.forEach((p: number, h: number) => {
        const keys = c.inputs.distances[h] + 1;
        const { data } = kerpleBias({ queries: 1, keys, kernel: c.params.kernel, p: [p], a: [c.inputs.a[h]] });
        expect(data[0], `${c.name}, head ${h}`).toBe(c.expect[h]);
      });
    }
  });
});

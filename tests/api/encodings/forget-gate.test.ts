import { describe, expect, test } from 'vitest';
import { forgetGateBias } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded, ruled } from '../support/rules.ts';

const gatesOf = (input: number[][] | { rule: string; shape: number[] }) =>
  Array.isArray(input)
    ? { data: Float32Array.from(input.flat()), shape: [input.length, (input[0] as number[]).length] }
    : ruled(input);

describe('forget gates', () => {
  test('biases match 50-digit truth, causal and bidirectional', () => {
    for (const c of goldenCases('forget_gate', 'forget_gate')) {
      const { data, shape } = forgetGateBias({ gateLogits: gatesOf(c.inputs.gate_logits), causal: c.params.causal });
      expect(shape).toEqual(c.shape);
      expectRounded(data, c.expect, c.name);
    }
  });

  test('bad input is refused by name', () => {
    const gates = (rows: number, columns: number, first = 0) => ({
      data: Float32Array.from({ length: rows * columns }, (_, k) => (k ? 0 : first)),
      rows,
      columns,
    });
    expectRefused(() => forgetGateBias({ gateLogits: gates(0, 3) }), RangeError, 'heads');
    expectRefused(() => forgetGateBias({ gateLogits: gates(3, 3), causal: false }), RangeError, 'gateLogits.rows');
    expectRefused(() => forgetGateBias({ gateLogits: gates(1, 3, NaN) }), RangeError, 'gateLogits');
    expectRefused(() => forgetGateBias({ gateLogits: gates(1, 3), heads: 1 } as never), TypeError, 'options.heads');
    expectRefused(() => forgetGateBias({ gateLogits: gates(1, 3), out: new Float32Array(8) }), RangeError, 'out');
  });
});

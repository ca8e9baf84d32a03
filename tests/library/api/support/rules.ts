// The golden tensors that are given by a rule: element k of the row-major flattening is a formula of k.
import { expect } from 'vitest';

const rules: Record<string, (k: number) => number> = {
  sevens: (k) => (((k * 7) % 11) - 5) / 4,
  fives: (k) => (((k * 5) % 13) - 6) / 8,
  threes: (k) => (((k * 3) % 7) - 3) / 2,
  elevens: (k) => (((k * 11) % 17) - 8) / 16,
  ramp: (k) => k,
};

/** A golden input as a tensor; `shape` replaces its own, e.g. to add an axis. */
export function ruled(
  input: { rule: string; shape: number[] },
  shape?: readonly number[],
): { data: Float32Array; shape: number[] } {
  const rule = rules[input.rule];
  if (!rule) throw new Error(`no rule ${input.rule}`);
  const count = input.shape.reduce((a, b) => a * b, 1);
  return { data: Float32Array.from({ length: count }, (_, k) => rule(k)), shape: [...(shape ?? input.shape)] };
}

/** Each result is the truth rounded once, but for `slack` that the doubles before it may be off; null is -Infinity. */
export function expectRounded(
  got: Float32Array | Float64Array,
  expected: readonly (number | null)[],
  name: string,
  slack = 1e-13,
): void {
  expect(got.length, name).toBe(expected.length);
  const rounding = got instanceof Float64Array ? 2 ** -52 : 2 ** -24;
  expected.forEach((wanted, i) => {
    const x = wanted ?? -Infinity;
    const y = got[i] as number;
    if (!(y === x || Math.abs(y - x) <= rounding * Math.abs(x) + slack)) expect(y, `${name}[${i}]`).toBe(x);
  });
}

/** Asserts that a call is rejected with an error of a kind that names the argument. */
export function expectRefused(call: () => unknown, kind: typeof TypeError | typeof RangeError, argument: string): void {
  let caught: unknown;
  try {
    call();
  } catch (error) {
    caught = error;
  }
  expect(caught, argument).toBeInstanceOf(kind);
  expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/), allowed: expect.any(String) });
}

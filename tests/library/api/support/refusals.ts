// Checks that bad options are rejected as documented.
import { expect } from 'vitest';

export type Refusal = readonly [
  title: string,
  attempt: () => unknown,
  kind: typeof TypeError | typeof RangeError,
  argument: string,
];

/** The error that `attempt` throws must be of the kind, name the argument and say what is allowed. */
export function expectRefusal([, attempt, kind, argument]: Refusal): void {
  const caught = errorOf(attempt);
  expect(caught).toBeInstanceOf(kind);
  expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/), allowed: expect.any(String) });
  expect((caught as Error).message).toMatch(/allowed: .|; did you mean /);
}

/** The error of a call, undefined if it has none. */
export function errorOf(body: () => unknown): unknown {
  try {
    body();
  } catch (error) {
    return error;
  }
  return undefined;
}

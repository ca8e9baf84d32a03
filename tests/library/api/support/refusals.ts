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
  let caught: unknown;
  try {
    attempt();
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(kind);
  expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/), allowed: expect.any(String) });
  expect((caught as Error).message).toMatch(/allowed: .|; did you mean /);
}

import { applyRotary } from 'posenc';
import { remember } from '../shared/state/remember.ts';
import { bugs } from './bugs.ts';
import { rightFrequencies, turnWrongly, type Cause, type Model } from './mistakes.ts';
import { lastPosition, type BugName, type SilenceValues } from './properties.ts';

/** The head that every program turns: the cosine of the square of each channel, so that no two are alike. */
export const headOf = ({ headDim }: Model): Float64Array =>
  Float64Array.from({ length: headDim }, (_channel, c) => Math.cos(c * c));

/** Differences below this are rounding of the two sides. */
export const nothing = 1e-9;

/** The head at each of some positions, by the library. */
export function turnRightly(model: Model, positions: readonly number[]): Float64Array {
  const x = headOf(model);
  const all = new Float64Array(positions.length * x.length);
  positions.forEach((_position, row) => all.set(x, row * x.length));
  const shape = { heads: 1, headDim: model.headDim, pairing: 'rotateHalf' } as const;
  return applyRotary(all, { ...shape, positions, frequencies: rightFrequencies(model) }).data;
}

/** The largest error of the head at each position. */
export function errorsAt(model: Model, cause: Cause, positions: readonly number[]): Float64Array {
  const right = turnRightly(model, positions);
  const wrong = turnWrongly(cause, model, headOf(model), positions);
  return Float64Array.from(positions, (_position, row) => {
    let largest = 0;
    for (let at = row * model.headDim; at < (row + 1) * model.headDim; at += 1)
      largest = Math.max(largest, Math.abs((wrong[at] ?? 0) - (right[at] ?? 0)));
    return largest < nothing ? 0 : largest;
  });
}

/** Every position up to 64, then forty to a factor of ten, and both sides of the end of the table. */
const sampled: readonly number[] = [
  ...new Set([
    ...Array.from({ length: 64 }, (_position, p) => p),
    ...Array.from({ length: 133 }, (_position, k) => Math.round(64 * 10 ** (k / 40))),
    ...[4095, 4096, lastPosition - 1, lastPosition],
  ]),
]
  .filter((position) => position <= lastPosition)
  .sort((a, b) => a - b);

export interface Curve {
  readonly positions: readonly number[];
  readonly errors: Float64Array;
}

export const rememberCurve = (): ((bug: BugName) => Curve) =>
  remember((bug) => ({ positions: sampled, errors: errorsAt(bugs[bug].model, bugs[bug].cause, sampled) }));

/** The finding of a test of the first positions that compares with right numbers. */
export interface Verdict {
  readonly passes: boolean;
  /** The first position beyond the tolerance. */
  readonly first: number | undefined;
  readonly largest: number;
  readonly where: number;
}

/** Positions that are turned at once. */
const piece = 512;

export class Tests {
  /** Errors from position 0 on, as far as they were asked for. */
  readonly #known = new Map<BugName, number[]>();

  of({ bug, tested, tolerance }: Pick<SilenceValues, 'bug' | 'tested' | 'tolerance'>): Verdict {
    const { model, cause } = bugs[bug];
    const errors = this.#known.get(bug) ?? [];
    this.#known.set(bug, errors);
    while (errors.length < tested) {
      const next = Array.from({ length: Math.min(piece, tested - errors.length) }, (_p, k) => errors.length + k);
      errors.push(...errorsAt(model, cause, next));
    }
    const seen = errors.slice(0, tested);
    const largest = Math.max(...seen);
    const first = seen.findIndex((error) => error > Number(tolerance));
    return { passes: first < 0, first: first < 0 ? undefined : first, largest, where: seen.indexOf(largest) };
  }
}

/** The head at the position shown, as it should be and as it is. */
export interface Heads {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
  readonly error: number;
  /** The column of the largest error. */
  readonly column: number;
  /** Columns beyond the tolerance. */
  readonly beyond: number;
}

export function headsAt({ bug, position, tolerance }: SilenceValues): Heads {
  const { model, cause } = bugs[bug];
  const right = turnRightly(model, [position]);
  const wrong = turnWrongly(cause, model, headOf(model), [position]);
  const off = Float64Array.from(right, (value, c) => Math.abs((wrong[c] ?? 0) - value));
  const largest = Math.max(...off);
  return {
    right,
    wrong,
    error: largest < nothing ? 0 : largest,
    column: off.indexOf(largest),
    beyond: off.filter((value) => value > Number(tolerance)).length,
  };
}

/** A number by which two causes differ. */
export interface Trace {
  readonly position: number;
  readonly column: number;
  /** As it would be by the other cause. */
  readonly would: number;
  readonly holds: number;
}

/** Near the start first, where a reader looks first. */
const looks = [0, 1, 16, 256, 4096, lastPosition];

/** The first place where another cause would leave clearly other numbers, or else the place where they differ most. */
export function traceOf(bug: BugName, other: Cause): Trace {
  const { model, cause } = bugs[bug];
  let best: Trace | undefined;
  for (const position of looks) {
    const [is, would] = [cause, other].map((one) => turnWrongly(one, model, headOf(model), [position]));
    is?.forEach((holds, column) => {
      const trace = { position, column, would: would?.[column] ?? 0, holds };
      const gap = (one: Trace): number => Math.abs(one.would - one.holds);
      if (!best || gap(trace) > gap(best)) best = trace;
    });
    if (best && Math.abs(best.would - best.holds) > 0.05) break;
  }
  return best!;
}

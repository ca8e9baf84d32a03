// The evidence of an answer, and whether a wrong program would have given it.
import { limitOf } from '../run/tolerance.ts';
import { expectedValues } from '../run/judge.ts';
import type { Outcome } from '../run/session.ts';
import type { AskedCase, Dtype } from '../../numbers/vectors/types.ts';
import type { Answered, Faults, Model } from '../../numbers/causes/faults.ts';

export interface Evidence {
  readonly asked: AskedCase;
  readonly passed: boolean;
  readonly got: readonly number[];
  readonly truth: readonly number[];
  /** The places of the entries of `got` and `truth` in the whole answer. */
  readonly at: readonly number[];
  readonly most: readonly number[];
  /** How far an answer may be from another value. */
  readonly mostOf: (value: number) => number;
  readonly scale: readonly number[];
  readonly scalars: readonly { readonly name: string; readonly got: number; readonly truth: number }[];
  readonly mostOfScalar: (value: number) => number;
}

/** The evidence of an outcome; undefined if no values were judged. */
export function evidenceOf({ asked, verdict }: Outcome, dtype: Dtype): Evidence | undefined {
  const { expected } = asked;
  if (!expected || !verdict.values || verdict.status === 'unsupported') return undefined;
  const truth = expectedValues(expected).map(({ high }) => high);
  const at = expected.at ?? truth.map((_, index) => index);
  const limit = limitOf(asked, dtype);
  const limits = truth.map(limit);
  return {
    asked,
    passed: verdict.status === 'passed',
    got: at.map((index) => verdict.values?.[index] ?? NaN),
    truth,
    at,
    most: limits.map(({ most }) => most),
    mostOf: (value) => limit(value).most,
    scale: limits.map(({ scale }) => scale || 1),
    scalars: Object.entries(expected.scalars ?? {}).map(([name, text]) => ({
      name,
      got: verdict.scalars?.[name] ?? NaN,
      truth: Number(text),
    })),
    mostOfScalar: (value) => limitOf(asked, dtype, 'frequency')(value).most,
  };
}

/** Whether an alternative explains a wrong answer, and how closely; or contradicts a right one. */
export interface Fit {
  readonly fits: boolean;
  /** The alternative says the same as the truth, or allows anything: no reason to believe in it. */
  readonly silent: boolean;
  /** How much it allows, relative to the scale: the mean of binary logarithms. */
  readonly slack: number;
}

const no: Fit = { fits: false, silent: true, slack: 0 };

/** Beyond this share of the scale an allowance says nothing. */
const tellingSlack = 0.1;

export function fitOf(evidence: Evidence, answered: Answered | undefined): Fit {
  if (!answered) return no;
  const { got, truth, at, most, scale } = evidence;
  let telling = 0;
  let sum = 0;
  let all = 0;
  let roomy = 0;
  let used = 0;
  for (let k = 0; k < at.length; k++) {
    const index = at[k] ?? 0;
    const [g = NaN, t = NaN, limit = 0, by = 1] = [got[k], truth[k], most[k], scale[k]];
    const predicted = answered.values[index] ?? NaN;
    const slack = answered.slack?.[index] ?? 0;
    if (slack > tellingSlack * by) {
      // Any angle may have come out, but no more than a rotation.
      if (!(Math.abs(g) <= 4 * by)) return no;
      continue;
    }
    const allowed = slack + 2 * evidence.mostOf(predicted);
    if (!Object.is(g, predicted) && g !== predicted && !(Math.abs(g - predicted) <= allowed)) return no;
    sum += Math.log2(Math.max(slack, limit, 2 ** -60) / by);
    all++;
    const wrong = g !== t && !(Math.abs(g - t) <= limit);
    // A prediction beside the truth tells nothing, unless its own arithmetic is as coarse.
    if (wrong && (slack > limit || !(Math.abs(predicted - t) <= limit))) telling++;
    if (slack > 8 * limit) {
      roomy++;
      if (wrong) used++;
    }
  }
  // Arithmetic that is as coarse shows in more than an entry here and there.
  if (used < roomy / 5) return no;
  for (const { name, got: g, truth: t } of evidence.scalars) {
    const predicted = answered.scalars?.[name] ?? NaN;
    if (!(Math.abs(g - predicted) <= 2 * evidence.mostOfScalar(predicted))) return no;
    if (!(Math.abs(g - t) <= evidence.mostOfScalar(t))) telling++;
  }
  return { fits: true, silent: telling === 0, slack: all > 0 ? sum / all : 0 };
}

/** Whether the alternative would have failed a case that the program passes. */
export function contradicts(evidence: Evidence, answered: Answered | undefined): boolean {
  if (!answered) return false;
  const { at, truth, most } = evidence;
  const entry = at.some((index, k) => {
    const predicted = answered.values[index] ?? NaN;
    const t = truth[k] ?? NaN;
    return predicted !== t && !(Math.abs(predicted - t) <= 4 * (most[k] ?? 0) + 2 * (answered.slack?.[index] ?? 0));
  });
  const scalar = evidence.scalars.some(
    ({ name, truth: t }) => !(Math.abs((answered.scalars?.[name] ?? NaN) - t) <= 4 * evidence.mostOfScalar(t)),
  );
  return entry || scalar;
}

/** Cases whose right answer the model itself gives: only for these do its statements on mistakes count. */
export const modelled = (model: Model, evidence: Evidence): boolean => {
  const right = model(evidence.asked, noFaults);
  return right !== undefined && !contradicts(evidence, right);
};

export const noFaults: Faults = {};

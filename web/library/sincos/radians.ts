// Sine of radians. Whole steps of pi / 64 are taken off in two or three parts; of large numbers by `sineOfFar`.
// Proof: web/docs/decisions/046-the-same-sine-everywhere.md, step 4.
import { evaluate, evaluateBesideZero } from './evaluate.ts';
import { sineOfFar } from './far.ts';
import { nearestInteger } from './turns.ts';

export const stepsPerRadian = 20.371832715762604;

/** 2^20 steps of pi / 64. */
export const near = 51471;

/** pi / 64: 33 bits and the rest. Up to 2^20 steps of the first are exact. */
export const stepHigh = 0.049087385210441425,
  stepLow = 1.899093908283185e-12;

// pi / 64 in three parts: 29 bits, the next 29, and the rest. Up to 2^24 steps of the first two are exact.
const step1 = 0.049087385181337595,
  step2 = 3.1002924403070176e-11,
  step3 = -3.8053286806168643e-20;

/** Beside a zero, and from `near` on. */
function sineOfRare(x: number, quarter: number, isSingle: boolean): number {
  // 2^24 steps.
  if (!(Math.abs(x) < 823549)) return sineOfFar(x, quarter, isSingle);
  const k = nearestInteger(x * stepsPerRadian),
    index = k + quarter;
  if (k === 0 && quarter === 0) return x === 0 ? x : evaluateBesideZero(0, x, 0, isSingle);
  const first = x - k * step1,
    second = k * step2,
    high = first - second,
    low = first - high - second - k * step3;
  if ((index & 63) !== 0) return evaluate(index, high, low, isSingle);
  // Close beside a zero three parts have too few bits.
  return high * high < 2 ** -40 ? sineOfFar(x, quarter, isSingle) : evaluateBesideZero(index, high, low, isSingle);
}

/** Sine of x radians, or cosine with `quarter` 32; to float64, or rounded once to float32. */
export function sineOf(x: number, quarter: number, isSingle: boolean): number {
  if (Math.abs(x) < near) {
    const k = nearestInteger(x * stepsPerRadian),
      index = k + quarter;
    if ((index & 63) !== 0) return evaluate(index, x - k * stepHigh, -k * stepLow, isSingle);
  }
  return sineOfRare(x, quarter, isSingle);
}

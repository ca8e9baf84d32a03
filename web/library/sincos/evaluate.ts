// Sine of k pi / 64 + r, for an r of two doubles: the last step of every function here.
// Proof of the bound: web/docs/decisions/046-the-same-sine-everywhere.md, steps 1 to 3.
import { sines } from './table.ts';

/** (r - sin r) / r of r^2, within 2^-65 for |r| up to 0.02455. */
const sineLoss = (z: number): number =>
  z * (0.16666666666666666 - z * (0.008333333332770722 - z * 0.0001984102081129589));

/** cos r - 1 of r^2, within 2^-63. */
const cosineLoss = (z: number): number => z * (z * (0.04166666666136031 - z * 0.0013888654207501565) - 0.5);

/** True if a double lies halfway between two float32. */
export function isHalfway(x: number): boolean {
  const single = Math.fround(x),
    other = x + (x - single);
  return single !== x && Math.fround(other) === other;
}

/** `sum`, which is `high` + `low` rounded, in float32. Halfway between two float32, what the sum has lost decides. */
function toSingle(high: number, low: number, sum: number): number {
  const single = Math.fround(sum);
  return isHalfway(sum) && (high - sum + low) * (sum - single) > 0 ? sum + (sum - single) : single;
}

/** Sine of `index` pi / 64 + high + low where it is not beside a zero: |high + low| to 0.02455, |low| to 2^-18. */
export function evaluate(index: number, high: number, low: number, isSingle: boolean): number {
  const at = 2 * (index & 127);
  const s = sines[at] as number,
    sRest = sines[at + 1] as number,
    c = sines[at + 64] as number,
    cRest = sines[at + 65] as number;
  // A sum with 1.5 2^21 has no bits below 2^-31, and entries none below 2^-26: the product of both is exact.
  const coarse = high + 3145728 - 3145728,
    fine = high - coarse + low,
    r = coarse + fine,
    z = r * r;
  const moved = c * coarse,
    sum = s + moved,
    lost = moved - (sum - s);
  const rest = sRest + cRest * coarse + ((c + cRest) * (fine - r * sineLoss(z)) + (s + sRest) * cosineLoss(z)) + lost;
  return isSingle ? toSingle(sum, rest, sum + rest) : sum + rest;
}

/** Sine of `index` pi / 64 + high + low where the sine of `index` is 0: |low| at most 2^-20 |high|. */
export function evaluateBesideZero(index: number, high: number, low: number, isSingle: boolean): number {
  const sign = index & 64 ? -1 : 1,
    r = high + low,
    rest = high - r + low - r * sineLoss(r * r);
  return sign * (isSingle ? toSingle(r, rest, r + rest) : r + rest);
}

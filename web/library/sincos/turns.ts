// Sine of turns. A double and 1 / 128 turn have an exact remainder, so only its conversion to radians rounds.
// Proof: web/docs/decisions/046-the-same-sine-everywhere.md, step 6.
import { evaluate, evaluateBesideZero } from './evaluate.ts';

/** 2 pi. */
export const turn = 6.283185307179586;

/** 26 bits of 2 pi, and the rest of it. */
export const turnHigh = 6.283185362815857,
  turnLow = -5.5636270456668466e-8;

// The double `turn` without those 26 bits, and 2 pi without the double.
const turnHalf = -5.563627070159782e-8,
  turnRest = 2.4492935982947064e-16;

/** The integer nearest to |x| < 2^51: a sum with 1.5 2^52 has no bits for a fraction. */
export const nearestInteger = (x: number): number => x + 6755399441055744 - 6755399441055744;

/** What turn `high` has lost beside 2 pi (high + low). */
function lostOf(high: number, low: number): number {
  // 2^27 + 1 splits a double into halves of 26 bits.
  const scaled = high * 134217729,
    a = scaled - (scaled - high),
    b = high - a;
  return a * turnHigh - high * turn + a * turnHalf + b * turnHigh + b * turnHalf + (high * turnRest + low * turn);
}

/** Sine of `index` / 128 turns and a rest of two doubles, at most 1 / 256 turns. */
export function sineOfRest(index: number, high: number, low: number, isSingle: boolean): number {
  const of = (index & 63) === 0 ? evaluateBesideZero : evaluate;
  return of(index, high * turn, lostOf(high, low), isSingle);
}

/** Below 2^-900 the products' last bits may be below 2^-1074: computed 2^512 times as large, rounded once. */
function sineOfTiny(x: number, isSingle: boolean): number {
  const scaled = x * 2 ** 512,
    high = scaled * turn,
    sine = high * 2 ** -512;
  const lost = high - sine * 2 ** 512 + lostOf(scaled, 0);
  return isSingle ? Math.fround(sine) : sine + lost * 2 ** -512;
}

/** Beside a zero, and from 2^23 turns on, of which whole ones are taken off first. */
function sineOfRareTurns(x: number, quarter: number, isSingle: boolean): number {
  const size = Math.abs(x);
  if (!(size < Infinity)) return NaN;
  const part = size < 8388608 ? x : x - Math.floor(x),
    k = nearestInteger(part * 128),
    rest = part - k * 0.0078125,
    index = k + quarter;
  // IEEE 754's sinPi and cosPi: a zero sine has the sign of x, a zero cosine is positive.
  if (rest === 0 && (index & 63) === 0) return quarter === 0 ? x * 0 : 0;
  if (size < 2 ** -900 && quarter === 0) return sineOfTiny(x, isSingle);
  return sineOfRest(index, rest, 0, isSingle);
}

/** Sine of x turns, or cosine with `quarter` 32; to float64, or rounded once to float32. */
export function sineOfTurns(x: number, quarter: number, isSingle: boolean): number {
  if (Math.abs(x) < 8388608) {
    const k = nearestInteger(x * 128),
      index = k + quarter;
    if ((index & 63) !== 0) {
      // A sum with 1.5 2^19 has no bits below 2^-33, so that its product with 26 bits is exact.
      const rest = x - k * 0.0078125,
        coarse = rest + 786432 - 786432;
      return evaluate(index, coarse * turnHigh, coarse * turnLow + (rest - coarse) * turn, isSingle);
    }
  }
  return sineOfRareTurns(x, quarter, isSingle);
}

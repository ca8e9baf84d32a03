// Radians of any size, by the reduction of Payne and Hanek: the bits of x / (2 pi) that are whole turns are never
// formed. Proof: web/docs/decisions/046-the-same-sine-everywhere.md, step 5.
import { sineOfRest } from './turns.ts';

/** 64 zeros, then the first 1216 binary digits of 1 / (2 pi), in words of 32. */
const digits = [
  0, 0, 683565275, 2475754826, 2131351028, 2102212464, 920167782, 1326507024, 2140428522, 4155437400, 1841896334,
  2425582776, 26364858, 2188665991, 1065843399, 743074255, 3122695549, 1269748001, 979835913, 2904022928, 1315206542,
  1624559229, 656480226, 4018031118, 3355321855, 4152452611, 4224435298, 3598883655, 3679297459, 3388129901, 3553726425,
  2811755147, 1565126321, 4210654302, 3477196413, 3801392314, 2600392684, 1206081346, 360762385, 3206470378,
];

const double = /* @__PURE__ */ new Float64Array(1);
const halves = /* @__PURE__ */ new Uint32Array(double.buffer);
double[0] = 1;
/** Index of the half with the exponent. */
const upper = halves[0] === 0 ? 1 : 0;

const two24 = 16777216;
/** Whole multiples of 2^24 in a column. */
const carryOf = (column: number): number => Math.floor(column * 5.960464477539063e-8);

/** 32 bits from `shift` on of two words. */
const shifted = (word: number, next: number, shift: number): number =>
  (word << shift) | ((next >>> 1) >>> (31 - shift));

/** Sine of x, or cosine with `quarter` 32, for |x| from 1 on; NaN for infinities and NaN. */
export function sineOfFar(x: number, quarter: number, isSingle: boolean): number {
  if (!(Math.abs(x) < Infinity)) return NaN;
  double[0] = x;
  const high = halves[upper] as number,
    low = halves[1 - upper] as number;
  // |x| is (a 2^48 + b 2^24 + c) 2^(bit - 64).
  const bit = ((high >>> 20) & 2047) - 1011,
    a = ((high >>> 16) & 15) | 16,
    b = (low >>> 24) | ((high & 0xffff) << 8),
    c = low & 0xffffff;
  // 192 bits of 1 / (2 pi), from the first on that gives more than whole turns, in digits of 24.
  const at = bit >>> 5,
    shift = bit & 31,
    w1 = digits[at + 1] as number,
    w2 = digits[at + 2] as number,
    w3 = digits[at + 3] as number,
    w4 = digits[at + 4] as number,
    w5 = digits[at + 5] as number;
  const v0 = shifted(digits[at] as number, w1, shift),
    v1 = shifted(w1, w2, shift),
    v2 = shifted(w2, w3, shift),
    v3 = shifted(w3, w4, shift),
    v4 = shifted(w4, w5, shift),
    v5 = shifted(w5, digits[at + 6] as number, shift);
  const d0 = v0 >>> 8,
    d1 = ((v0 & 0xff) << 16) | (v1 >>> 16),
    d2 = ((v1 & 0xffff) << 8) | (v2 >>> 24),
    d3 = v2 & 0xffffff,
    d4 = v3 >>> 8,
    d5 = ((v3 & 0xff) << 16) | (v4 >>> 16),
    d6 = ((v4 & 0xffff) << 8) | (v5 >>> 24),
    d7 = v5 & 0xffffff;
  // The columns of the product, from the last on. A column with its carry is an integer below 2^50.
  const p6 = c * d6 + b * d7 + carryOf(c * d7),
    p5 = c * d5 + b * d6 + a * d7 + carryOf(p6),
    c5 = carryOf(p5),
    p4 = c * d4 + b * d5 + a * d6 + c5,
    c4 = carryOf(p4),
    p3 = c * d3 + b * d4 + a * d5 + c4,
    c3 = carryOf(p3),
    p2 = c * d2 + b * d3 + a * d4 + c3,
    c2 = carryOf(p2),
    p1 = c * d1 + b * d2 + a * d3 + c2,
    c1 = carryOf(p1),
    p0 = c * d0 + b * d1 + a * d2 + c1;
  // The turn is k / 128 and a rest of at most 1 / 256: three parts of 48 bits, each the largest of what follows, or 0.
  const top = p0 - carryOf(p0) * two24,
    k = (top + 0x10000) >>> 17,
    first = ((top - k * 0x20000) * two24 + p1 - c1 * two24) * 2 ** -48,
    second = ((p2 - c2 * two24) * two24 + p3 - c3 * two24) * 2 ** -96,
    third = ((p4 - c4 * two24) * two24 + p5 - c5 * two24) * 2 ** -144;
  const sum = first + second,
    lost = first - sum + second + third;
  const rest = sum + lost,
    restLow = sum - rest + lost;
  return x < 0 ? sineOfRest(quarter - k, -rest, -restLow, isSingle) : sineOfRest(quarter + k, rest, restLow, isSingle);
}

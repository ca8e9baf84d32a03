// Frequencies as the GPU needs them, in whole numbers: turns per position in 64 bits after the point, from doubles that
// the exact side gives; and plain ladders of frequencies, for which nothing has to be loaded.
import type { Frequencies } from '../api/frequencies/frequencies.ts';

/** 1 / (2 pi) as a fraction of 256 bits, cut off there. */
const inverseTwoPi = 0x28be60db9391054a7f09d5f47d4d377036d8a5664f10e4107f9458eaf7aef158n;

const words = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** A finite double times 2^shift as a whole number: exact if nothing of it lies below, else cut off there. */
function scaled(x: number, shift: number): bigint {
  words.setFloat64(0, x);
  const bits = words.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = exponent === 0 ? fraction : fraction | 0x10000000000000n;
  const by = BigInt(Math.max(exponent, 1) - 1075 + shift);
  const magnitude = by >= 0n ? mantissa << by : mantissa >> -by;
  return x < 0 ? -magnitude : magnitude;
}

/**
 * The nearest multiple of 2^-64 turns to high + low radians, below 2^31 of them: `scaled` is exact for doubles from
 * 2^-200 on, its product with 1 / (2 pi) is cut off by less than 2^-150 turns, and the sum is rounded once.
 */
function turnsOf(high: number, low: number): bigint {
  const radians = scaled(high, 256) + scaled(low, 256);
  return (radians * inverseTwoPi + (1n << 447n)) >> 448n;
}

/**
 * Frequencies as the words of WGSL's `phase_of`: four for each, [turns * 2^32, the rest of it * 2^64, whole turns, 0].
 * Each is within 2^-65 turns per position.
 */
export function turnWords({
  inverse,
  remainder,
}: Pick<Frequencies, 'inverse' | 'remainder'>): Uint32Array<ArrayBuffer> {
  const out = new Uint32Array(4 * inverse.length);
  for (let i = 0; i < inverse.length; ++i) {
    const turns = turnsOf(inverse[i] as number, remainder[i] as number);
    out[4 * i] = Number(BigInt.asUintN(32, turns >> 32n));
    out[4 * i + 1] = Number(BigInt.asUintN(32, turns));
    out[4 * i + 2] = Number(BigInt.asUintN(32, turns >> 64n));
  }
  return out;
}

/** Bits after the point in what follows: far more than the 106 of two doubles. */
const point = 192n;
const one = 1n << point;

const times = (a: bigint, b: bigint): bigint => (a * b) >> point;

/** 2 atanh(x) = ln((1 + x) / (1 - x)) for |x| <= 1/3. */
function twiceAtanh(x: bigint): bigint {
  const square = times(x, x);
  let power = x,
    sum = 0n;
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += power / k;
    power = times(power, square);
  }
  return 2n * sum;
}

/** ln 2. */
const ln2 = /* @__PURE__ */ twiceAtanh(one / 3n);

/** The natural logarithm of a double above 0: that of its mantissa, and of its power of two. */
function logarithm(x: number): bigint {
  let exponent = 0;
  let mantissa = x;
  for (; mantissa >= 1.5; ++exponent) mantissa /= 2;
  for (; mantissa < 0.75; --exponent) mantissa *= 2;
  const m = scaled(mantissa, Number(point));
  return twiceAtanh(((m - one) << point) / (m + one)) + BigInt(exponent) * ln2;
}

/** e^-x for x >= 0. */
function decay(x: bigint): bigint {
  const halvings = x / ln2;
  const rest = x - halvings * ln2;
  let term = one,
    sum = 0n;
  for (let k = 1n; term !== 0n; ++k) {
    sum += k % 2n === 1n ? term : -term;
    term = times(term, rest) / k;
  }
  return sum >> halvings;
}

/** The nearest double, and the nearest to what it leaves. */
function twoDoubles(x: bigint): [high: number, low: number] {
  const high = Number(x) / 2 ** Number(point);
  return [high, Number(x - scaled(high, Number(point))) / 2 ** Number(point)];
}

/** base^(-i rise / run) for i below `count`, as two doubles each: good to some 30 digits. */
export function ladder(base: number, rise: number, run: number, count: number): Frequencies {
  const inverse = new Float64Array(count),
    remainder = new Float64Array(count);
  const log = logarithm(base);
  for (let i = 0; i < count; ++i) {
    const [high, low] = i === 0 ? [1, 0] : twoDoubles(decay((log * BigInt(i * rise)) / BigInt(run)));
    inverse[i] = high;
    remainder[i] = low;
  }
  return { inverse, remainder, attentionFactor: 1 };
}

/**
 * The smallest distance of each of T5's buckets of one direction from the middle one on: the first d for which
 * (d / middle)^steps >= (most / middle)^k, by whole numbers.
 */
export function t5Boundaries(perDirection: number, most: number): Uint32Array<ArrayBuffer> {
  const middle = Math.floor(perDirection / 2);
  const steps = perDirection - middle;
  const out = new Uint32Array(steps);
  // Doubles decide where they are sure, and whole numbers next to a whole distance.
  const reaches = (d: number, k: number): boolean =>
    BigInt(d) ** BigInt(steps) >= BigInt(most) ** BigInt(k) * BigInt(middle) ** BigInt(steps - k);
  for (let k = 0; k < steps; ++k) {
    const x = middle * (most / middle) ** (k / steps);
    const near = Math.round(x);
    out[k] = Math.abs(x - near) > 1e-9 * x ? Math.ceil(x) : reaches(near, k) ? near : near + 1;
  }
  return out;
}

/**
 * ALiBi's slopes: 2^(-biasMax (h + 1) / H) for a power of two H of heads; otherwise those of the next lower power
 * first, then every other one of the next higher. Within 2^-51 of themselves.
 */
export function alibiSlopes(heads: number, biasMax: number): Float64Array {
  const lower = 2 ** Math.floor(Math.log2(heads));
  return Float64Array.from({ length: heads }, (_, h) =>
    h < lower ? 2 ** ((-biasMax * (h + 1)) / lower) : 2 ** ((-biasMax * (2 * (h - lower) + 1)) / (2 * lower)),
  );
}

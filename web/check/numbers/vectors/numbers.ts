// Numbers as the vectors and programs write them: decimals of 21 digits, bits in hexadecimal, the formats' roundings.
import type { Dtype } from './types.ts';

/** Half the spacing of a format's numbers between 1 and 2: the largest relative error of rounding to it. */
export const roundoff: Readonly<Record<Dtype, number>> = {
  float64: 2 ** -53,
  float32: 2 ** -24,
  float16: 2 ** -11,
  bfloat16: 2 ** -8,
};

/** Where a format's spacing stops to shrink: the exponent of its least normal number. */
const leastExponent: Readonly<Record<Dtype, number>> = { float64: -1022, float32: -126, float16: -14, bfloat16: -126 };

const hexDigits: Readonly<Record<Dtype, number>> = { float64: 16, float32: 8, float16: 4, bfloat16: 4 };

/** The spacing of a format's numbers at a value: one unit in the last place. */
export function spacing(value: number, dtype: Dtype): number {
  const exponent = value === 0 ? -Infinity : Math.floor(Math.log2(Math.abs(value)));
  return 2 * roundoff[dtype] * 2 ** Math.max(exponent, leastExponent[dtype]);
}

/** The number of a format that is nearest, ties to even. */
export function roundTo(value: number, dtype: Dtype): number {
  if (dtype === 'float64' || !Number.isFinite(value) || value === 0) return value;
  if (dtype === 'float32') return Math.fround(value);
  const unit = spacing(value, dtype);
  const scaled = value / unit;
  const floor = Math.floor(scaled);
  const above = scaled - floor > 0.5 || (scaled - floor === 0.5 && floor % 2 !== 0);
  const rounded = (above ? floor + 1 : floor) * unit;
  const largest = dtype === 'float16' ? 65504 : (2 - 2 ** -7) * 2 ** 127;
  return Math.abs(rounded) > largest ? Math.sign(value) * Infinity : rounded;
}

/** Reads concatenated bits, big-endian; undefined if the text is invalid. */
export function readHex(text: string, dtype: Dtype): number[] | undefined {
  const digits = hexDigits[dtype];
  if (text.length % digits !== 0 || !/^[0-9a-f]*$/i.test(text)) return undefined;
  const view = new DataView(new ArrayBuffer(8));
  return Array.from({ length: text.length / digits }, (_, at) => {
    const bits = BigInt(`0x${text.slice(at * digits, (at + 1) * digits)}`);
    if (dtype === 'float16') return fromHalf(Number(bits));
    if (dtype === 'float64') view.setBigUint64(0, bits);
    else view.setUint32(0, Number(dtype === 'bfloat16' ? bits << 16n : bits));
    return dtype === 'float64' ? view.getFloat64(0) : view.getFloat32(0);
  });
}

function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** A decimal as the sum of two doubles: the reference for errors in float64. */
export interface TwoDoubles {
  readonly high: number;
  readonly low: number;
}

/** Reads a decimal; `low` holds what the nearest double leaves, so that no digit is lost. */
export function readDecimal(text: string): TwoDoubles {
  const high = Number(text);
  if (!Number.isFinite(high) || Number.isSafeInteger(high)) return { high, low: 0 };
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text.trim()) ?? [];
  const digits = BigInt(`${whole}${fraction}` || '0') * (sign === '-' ? -1n : 1n);
  // high = m / 2^k with an integer m; both sides times 2^k 10^s are integers.
  const k = Math.max(0, 53 - Math.floor(Math.log2(Math.abs(high) || 1)));
  if (k > 1000) return { high, low: 0 };
  const tens = fraction.length - Number(power);
  const scale = 10n ** BigInt(Math.max(tens, 0));
  const exact = digits * 10n ** BigInt(Math.max(-tens, 0)) * 2n ** BigInt(k);
  const rest = exact - bigOf(high, k) * scale;
  return { high, low: Number(rest) / Number(scale) / 2 ** k };
}

/** The integer value * 2^k. */
function bigOf(value: number, k: number): bigint {
  const half = Math.floor(k / 2);
  return BigInt(value * 2 ** half * 2 ** (k - half));
}

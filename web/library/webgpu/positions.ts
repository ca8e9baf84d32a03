// The positions of a call's tokens: a range, or numbers in a buffer of the host, as words that WGSL's `phase_of` takes.
import { readInteger, readName, readOptions } from '../api/runtime/arguments.ts';
import { wrongType, wrongValue } from '../api/runtime/errors.ts';

/**
 * How positions lie in a buffer. `int64` is what `position_ids` of onnxruntime are. A `float32` has to be finite and
 * below 2^32 in magnitude: nothing looks at the numbers in a buffer, and NaN turns by some angle.
 */
export type GpuPositionType = 'int32' | 'uint32' | 'int64' | 'float32';

/** Positions first, first + 1, ...: the same in every batch row and along every axis. */
export interface GpuPositionRange {
  /** An integer of at most 2^32 in magnitude; default 0. */
  readonly first?: number | undefined;
  readonly count: number;
}

/** Positions in a buffer: [T], [B, T], or with several axes [A, T] or [A, B, T]. */
export interface GpuPositionBuffer<Buffer> {
  readonly buffer: Buffer;
  /** Tokens, T. */
  readonly count: number;
  /** Default `int32`. */
  readonly type?: GpuPositionType | undefined;
  /** The position at which they begin, counted in positions; default 0. */
  readonly offset?: number | undefined;
  /** Positions from one batch row to the next; default 0: all rows share theirs. */
  readonly batchStride?: number | undefined;
  /** Positions from one axis to the next; default T, or B T where batch rows have their own. */
  readonly axisStride?: number | undefined;
}

export type GpuPositions<Buffer> = GpuPositionRange | GpuPositionBuffer<Buffer>;

/** After reading. `fixed` are numbers of 64 bits with 32 of them behind the point. */
export interface ReadPositions {
  readonly type: GpuPositionType | 'range' | 'fixed';
  readonly count: number;
  readonly first: number;
  readonly buffer: unknown;
  readonly offset: number;
  readonly batchStride: number;
  readonly axisStride: number;
}

const largest = 2 ** 32 - 1;
const farthest = 2 ** 32;
export const positionTypes: readonly GpuPositionType[] = ['int32', 'uint32', 'int64', 'float32'];
const rangeKeys = ['first', 'count'] as const;
const bufferKeys = ['buffer', 'count', 'type', 'offset', 'batchStride', 'axisStride'] as const;

/** The words of a position in a buffer. */
export const wordsOf = (type: ReadPositions['type']): number => (type === 'int64' || type === 'fixed' ? 2 : 1);

const allowed = '{ first, count }, or { buffer, count, type }';

export const readFirst = (value: unknown, name: string): number =>
  readInteger(value, name, -farthest, 0, farthest, 'an integer from -2^32 to 2^32');

export function readGpuPositions(value: unknown, name: string, batch: number): ReadPositions {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value))
    throw wrongType(name, value, allowed);
  const inBuffer = 'buffer' in value;
  const count = (of: unknown): number => readInteger(of, `${name}.count`, 0, undefined, largest);
  if (!inBuffer) {
    const read = readOptions<GpuPositionRange>(value, name, rangeKeys);
    const range = { type: 'range', buffer: undefined, offset: 0, batchStride: 0, axisStride: 0 } as const;
    return { ...range, count: count(read.count), first: readFirst(read.first, `${name}.first`) };
  }
  const read = readOptions<GpuPositionBuffer<unknown>>(value, name, bufferKeys);
  const tokens = count(read.count);
  const whole = (given: unknown, key: string, fallback: number): number =>
    readInteger(given, `${name}.${key}`, 0, fallback, largest);
  const batchStride = whole(read.batchStride, 'batchStride', 0);
  return {
    type: positionTypes[readName(read.type, `${name}.type`, positionTypes, 'int32')] as GpuPositionType,
    count: tokens,
    first: 0,
    buffer: read.buffer,
    offset: whole(read.offset, 'offset', 0),
    batchStride,
    axisStride: whole(read.axisStride, 'axisStride', batchStride === 0 ? tokens : batch * tokens),
  };
}

/** The words of the buffer that may be read. */
export function endOfPositions(
  { type, count, offset, batchStride, axisStride }: ReadPositions,
  axes: number,
  batch: number,
): number {
  if (count === 0 || batch === 0) return 0;
  return wordsOf(type) * (offset + (axes - 1) * axisStride + (batch - 1) * batchStride + count);
}

export function checkPositionWords(end: number, words: number, name: string): void {
  if (end <= words) return;
  const least = `at least ${end} words of 4 bytes, as count, offset and strides need, not ${words}`;
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.buffer`, words, least);
}

/**
 * WGSL's `read_position` for such positions; `call` has where they begin, and the buffer is called `position_words`.
 * Another name stands for another list: `read_key`, `key_words`.
 */
export function positionFunction(type: ReadPositions['type'], name = 'position'): string {
  if (type === 'range')
    return /* wgsl */ `
/// A position of the range, which is the same along every axis.
fn read_${name}(axis: u32, batch: u32, token: u32) -> vec3<u32> {
  let low = call.${name}_low + token;
  return vec3<u32>(low, call.${name}_high + select(0u, 1u, low < token), 0u);
}
`;
  return /* wgsl */ `${type === 'float32' ? floatPosition : ''}
fn read_${name}(axis: u32, batch: u32, token: u32) -> vec3<u32> {
  let at = call.${name}_first + axis * call.${name}_axis + batch * call.${name}_batch + token;
  ${reads[type](`${name}_words`)}
}
`;
}

const negative = 'select(0u, 0xffffffffu, low >= 0x80000000u)';
const reads: Readonly<Record<Exclude<ReadPositions['type'], 'range'>, (list: string) => string>> = {
  int32: (list) => `let low = ${list}[at];\n  return vec3<u32>(low, ${negative}, 0u);`,
  uint32: (list) => `return vec3<u32>(${list}[at], 0u, 0u);`,
  int64: (list) => `return vec3<u32>(${list}[2u * at], ${list}[2u * at + 1u], 0u);`,
  fixed: (list) => `let low = ${list}[2u * at + 1u];\n  return vec3<u32>(low, ${negative}, ${list}[2u * at]);`,
  float32: (list) => `return float_position(${list}[at]);`,
};

const floatPosition = /* wgsl */ `
/// A float below 2^32 in magnitude as a position, by its own bits: what lies below 2^-32 is cut off.
fn float_position(bits: u32) -> vec3<u32> {
  let exponent = (bits >> 23u) & 0xffu;
  let mantissa = (bits & 0x7fffffu) | select(0u, 0x800000u, exponent > 0u); // times 2^(exponent - 150)
  var whole = 0u;
  var fraction = 0u;
  if (exponent >= 150u) {
    whole = mantissa << min(exponent - 150u, 8u);
  } else if (exponent > 118u) {
    whole = mantissa >> (150u - exponent);
    fraction = mantissa << (exponent - 118u);
  } else if (exponent > 94u) {
    fraction = mantissa >> (118u - exponent);
  }
  if (bits < 0x80000000u || (whole | fraction) == 0u) { return vec3<u32>(whole, 0u, fraction); }
  return vec3<u32>(0u - whole - select(0u, 1u, fraction != 0u), 0xffffffffu, 0u - fraction);
}
`;

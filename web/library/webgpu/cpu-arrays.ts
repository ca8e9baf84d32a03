// Typed arrays in the place of a GPU's buffers, for calls that are computed at once.
import { checkBuffer } from '../api/runtime/arguments.ts';
import { arrayKind, wrongType } from '../api/runtime/errors.ts';
import { readBits, writeBits } from '../api/runtime/halves.ts';
import { checkPositionWords, endOfPositions, wordsOf, type ReadPositions } from './positions.ts';
import type { View } from './views.ts';

export type Elements = Float32Array | Uint16Array;

/** The array of a view: floats, or the bits of float16. */
export function elementsOf(value: unknown, half: boolean, name: string): Elements {
  const kind = half ? 'Uint16Array' : 'Float32Array';
  if (arrayKind(value) !== kind) throw wrongType(name, value, `a ${kind}, as there is no device`);
  checkBuffer(value as Elements, name);
  return value as Elements;
}

const kinds = { int32: 'Int32Array', uint32: 'Uint32Array', int64: 'BigInt64Array', float32: 'Float32Array' } as const;

/** A list of positions as calls come to need it: buffers may have changed since. */
export function reader(positions: ReadPositions, axes: number, batch: number, name: string) {
  const { type, buffer, offset, axisStride, batchStride } = positions;
  if (type === 'range' || type === 'fixed') return undefined;
  if (arrayKind(buffer) !== kinds[type])
    throw wrongType(`${name}.buffer`, buffer, `a ${kinds[type]}, as there is no device`);
  const list = buffer as Int32Array | BigInt64Array;
  checkPositionWords(endOfPositions(positions, axes, batch), list.length * wordsOf(type), name);
  return (axis: number, row: number, token: number): number =>
    Number(list[offset + axis * axisStride + row * batchStride + token]);
}

/** The element at which a row begins. */
export const startOf = (
  { offset, strides: [b = 0, t = 0, h = 0] }: View,
  row: number,
  token: number,
  head: number,
): number => offset + row * b + token * t + head * h;

/** Rounds doubles once, to floats or to the bits of halves. */
export function write(out: Elements, values: Float64Array, at: number): void {
  if (out instanceof Float32Array) out.set(values, at);
  else writeBits('float16', values, out, at);
}

export const readFloats = (from: Elements, at: number, count: number): Float64Array =>
  from instanceof Float32Array
    ? new Float64Array(from.subarray(at, at + count))
    : readBits('float16', from.subarray(at, at + count));

// Typed arrays that callers hand in, and those that are made for results.
import { arrayKind, isArray, isObject, unreadable, wrongType, wrongValue } from './errors.ts';
import type { Float16s, Float32s, Float64s, Int32s, Uint16s } from './matrix.ts';

/**
 * The WebAssembly memory that one call can use, in bytes: addresses have 32 bits, and the engine needs some for itself.
 */
export const largestArena = 2 ** 32 - 2 ** 24;

/** No result has more elements. */
const mostElements = 2 ** 32;

/** Where there is such a thing: from Node 24 on, in browsers since 2025. */
const halfArray = (globalThis as { Float16Array?: new (length: number) => Float16s }).Float16Array;
export const hasHalves: boolean = halfArray !== undefined;

/** The types of array that calls take and give. */
export interface ArrayKinds {
  Float32Array: Float32s;
  Float64Array: Float64s;
  Float16Array: Float16s;
  Int32Array: Int32s;
  Uint8Array: Uint8Array;
  Uint8ClampedArray: Uint8ClampedArray<ArrayBuffer>;
  Uint16Array: Uint16s;
}

const kinds = {
  Float32Array,
  Float64Array,
  Float16Array: halfArray as new (length: number) => Float16s,
  Int32Array,
  Uint8Array,
  Uint8ClampedArray,
  Uint16Array,
};

type Getter = (this: unknown) => unknown;
const getter = (prototype: object, key: string): Getter | undefined =>
  Object.getOwnPropertyDescriptor(prototype, key)?.get;
const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;
const bufferOf = getter(typedArray, 'buffer') as Getter;
const lengthOf = getter(typedArray, 'length') as Getter;
const byteOffsetOf = getter(typedArray, 'byteOffset') as Getter;
const resizableOf = getter(ArrayBuffer.prototype, 'resizable');
const typedSlice = (typedArray as Float32Array).slice as (this: unknown) => ArrayBufferView;
const hasOwn = Object.prototype.hasOwnProperty;

function refuseBuffer(array: ArrayBufferView, name: string, not: string): TypeError {
  return wrongType(name, array, `a ${arrayKind(array)} over an ordinary ArrayBuffer, not ${not}`, 'POSENC_BAD_BUFFER');
}

/**
 * Rejects a typed array over memory that may change or disappear during the call: shared with other threads, resizable,
 * or transferred.
 */
export function checkBuffer(array: ArrayBufferView, name: string): void {
  const buffer = bufferOf.call(array);
  if (buffer instanceof ArrayBuffer) {
    if (resizableOf?.call(buffer)) throw refuseBuffer(array, name, 'a resizable one: copy it with slice()');
    // Only over a detached buffer, or when it was made so, has an array no elements.
    if (lengthOf.call(array) === 0 && isDetached(buffer))
      throw refuseBuffer(array, name, 'one that was transferred away');
  } else if (isShared(buffer)) {
    throw refuseBuffer(array, name, 'a SharedArrayBuffer: copy it with slice()');
  }
}

function isDetached(buffer: ArrayBuffer): boolean {
  try {
    return new Uint8Array(buffer).length < 0;
  } catch {
    return true;
  }
}

/**
 * Refuses arrays that were taken away after they were read: the code of another argument (a getter, an iterator) may
 * have transferred them.
 */
export function checkStillThere(...arrays: readonly (ArrayBufferView | undefined)[]): void {
  for (const array of arrays) {
    if (array?.byteLength === 0 && isDetached(array.buffer as ArrayBuffer)) {
      throw wrongType(
        'an array',
        array,
        'one that stays where it is while the other arguments are read',
        'POSENC_BAD_BUFFER',
      );
    }
  }
}

/** The properties that `readArray` and the C++ calls rely on; a subclass or a hand-made object may override them. */
const relied = [
  'length',
  'buffer',
  'byteOffset',
  'byteLength',
  'constructor',
  'set',
  'subarray',
  'slice',
  'forEach',
  Symbol.iterator,
] as const;

// The array itself when its properties are the built-in ones, otherwise a plain one over the same memory.
function plain<K extends keyof ArrayKinds>(array: ArrayKinds[K], kind: K): ArrayKinds[K] {
  const Kind = kinds[kind] as unknown as new (buffer: ArrayBuffer, offset: number, length: number) => ArrayKinds[K];
  let same = Object.getPrototypeOf(array) === Kind.prototype;
  for (let i = 0; same && i < relied.length; ++i) same = !hasOwn.call(array, relied[i] as PropertyKey);
  if (same) return array;
  return new Kind(
    bufferOf.call(array) as ArrayBuffer,
    byteOffsetOf.call(array) as number,
    lengthOf.call(array) as number,
  );
}

const isShared = (buffer: unknown): boolean =>
  typeof SharedArrayBuffer === 'function' && buffer instanceof SharedArrayBuffer;

/** The same numbers where no other thread can change them; the array itself unless its memory is shared. */
export function unshared<T extends ArrayBufferView>(array: T): T {
  if (!isShared(bufferOf.call(array))) return array;
  return typedSlice.call(array) as T;
}

/** The data of a tensor; anything else unchanged. For `readList`, which reads the shape too. */
export function dataOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return value;
  try {
    // A constant, because every call needs it.
    const { data } = value as { readonly data?: unknown };
    return ArrayBuffer.isView(data) || isArray(data) ? data : value;
  } catch (cause) {
    throw unreadable(name, cause);
  }
}

/** A typed array of this kind, of any realm; not a tensor, which `readList` takes apart. Shared memory is copied. */
export function readArray<K extends keyof ArrayKinds>(
  value: unknown,
  name: string,
  kind: K,
  orElse = '',
): ArrayKinds[K] {
  if (arrayKind(value) !== kind) throw wrongType(name, value, `${kind === 'Int32Array' ? 'an' : 'a'} ${kind}${orElse}`);
  const array = unshared(value as ArrayKinds[K]);
  checkBuffer(array, name);
  return plain(array, kind);
}

/** A Float32Array or a Float64Array. */
export const readFloatArray = (value: unknown, name: string): Float32Array | Float64Array =>
  arrayKind(value) === 'Float64Array'
    ? readArray(value, name, 'Float64Array')
    : readArray(value, name, 'Float32Array', ' or a Float64Array');

/** A new array like another one, which has been read. */
export const arrayLike = <T extends Float32Array | Float64Array>(array: T): T =>
  makeArray(array instanceof Float64Array ? 'Float64Array' : 'Float32Array', array.length) as T;

/** A new array of `length` elements, or `out` if it is of this kind and length. */
export function readTarget<K extends keyof ArrayKinds>(
  out: unknown,
  kind: K,
  length: number,
  orElse = '',
  most = mostElements,
): ArrayKinds[K] {
  if (out === undefined) return makeArray(kind, length, most);
  if (arrayKind(out) === kind) checkBuffer(out as ArrayKinds[K], 'out');
  const array = readArray(out, 'out', kind, orElse);
  if (array.length === length) return array;
  throw wrongValue('POSENC_SHAPE_MISMATCH', 'out', out, `a ${kind} of ${length} elements, not ${array.length}`);
}

/** A new array; throws if it is too large, before allocating. */
export function makeArray<K extends keyof ArrayKinds>(kind: K, length: number, most = mostElements): ArrayKinds[K] {
  if (length <= most) {
    try {
      return new kinds[kind](length) as ArrayKinds[K];
    } catch {
      // said below
    }
  }
  const allowed = length <= most ? 'fewer elements than there is memory for' : `at most ${most} elements`;
  throw wrongValue('POSENC_TOO_LARGE', 'the result', length, allowed);
}

/** Whether two arrays share memory. */
export function overlap(a: ArrayBufferView, b: ArrayBufferView): boolean {
  return (
    a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength
  );
}

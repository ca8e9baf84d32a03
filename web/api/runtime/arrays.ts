// Typed arrays that callers hand in, and those that are made for results.
import { arrayKind, wrongType, wrongValue } from './errors.ts';

/**
 * What one call can hold of WebAssembly memory, in bytes: addresses have 32 bits, and the engine needs some for itself.
 */
export const largestArena = 2 ** 32 - 2 ** 24;

/** No result has more elements. */
const mostElements = 2 ** 32;

/** The types of array that cross the border. */
export interface ArrayKinds {
  Float32Array: Float32Array;
  Float64Array: Float64Array;
  Int32Array: Int32Array;
  Uint8Array: Uint8Array;
  Uint8ClampedArray: Uint8ClampedArray<ArrayBuffer>;
}

const kinds = { Float32Array, Float64Array, Int32Array, Uint8Array, Uint8ClampedArray };

type Getter = (this: unknown) => unknown;
const getter = (prototype: object, key: string): Getter | undefined =>
  Object.getOwnPropertyDescriptor(prototype, key)?.get;
const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;
const bufferOf = getter(typedArray, 'buffer') as Getter;
const lengthOf = getter(typedArray, 'length') as Getter;
const byteOffsetOf = getter(typedArray, 'byteOffset') as Getter;
const resizableOf = getter(ArrayBuffer.prototype, 'resizable');
const hasOwn = Object.prototype.hasOwnProperty;

function refuseBuffer(array: ArrayBufferView, name: string, not: string): TypeError {
  return wrongType(name, array, `a ${arrayKind(array)} over an ordinary ArrayBuffer, not ${not}`, 'POSENC_BAD_BUFFER');
}

/**
 * Refuses a typed array over memory that others may change or take away while it is worked on: shared with other
 * threads, resizable, or transferred and gone.
 */
export function checkBuffer(array: ArrayBufferView, name: string): void {
  const buffer = bufferOf.call(array);
  if (buffer instanceof ArrayBuffer) {
    if (resizableOf?.call(buffer)) throw refuseBuffer(array, name, 'a resizable one: copy it with slice()');
    // Only over a detached buffer, or when it was made so, has an array no elements.
    if (lengthOf.call(array) === 0 && isDetached(buffer))
      throw refuseBuffer(array, name, 'one that was transferred away');
  } else if (typeof SharedArrayBuffer === 'function' && buffer instanceof SharedArrayBuffer) {
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

/**
 * What `readArray` and the calls of the C++ side rely on; a subclass or a hand-made object may override it.
 */
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
  const Kind = kinds[kind];
  let same = Object.getPrototypeOf(array) === Kind.prototype;
  for (let i = 0; same && i < relied.length; ++i) same = !hasOwn.call(array, relied[i] as PropertyKey);
  if (same) return array;
  return new Kind(
    bufferOf.call(array) as ArrayBuffer,
    byteOffsetOf.call(array) as number,
    lengthOf.call(array) as number,
  ) as ArrayKinds[K];
}

/** A typed array of this kind, of any realm. */
export function readArray<K extends keyof ArrayKinds>(
  value: unknown,
  name: string,
  kind: K,
  orElse = '',
): ArrayKinds[K] {
  if (arrayKind(value) !== kind) throw wrongType(name, value, `${kind === 'Int32Array' ? 'an' : 'a'} ${kind}${orElse}`);
  checkBuffer(value as ArrayKinds[K], name);
  return plain(value as ArrayKinds[K], kind);
}

/** A Float32Array or a Float64Array. */
export function readFloatArray(value: unknown, name: string): Float32Array | Float64Array {
  return arrayKind(value) === 'Float64Array'
    ? readArray(value, name, 'Float64Array')
    : readArray(value, name, 'Float32Array', ' or a Float64Array');
}

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
  const array = readArray(out, 'out', kind, orElse);
  if (array.length === length) return array;
  throw wrongValue('POSENC_SHAPE_MISMATCH', 'out', out, `a ${kind} of ${length} elements, not ${array.length}`);
}

/** A new array; one that is too large is refused before memory is asked for. */
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

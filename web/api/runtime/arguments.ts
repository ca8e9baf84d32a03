// Reading arguments: every property once, every type checked before anything is passed on. What a value may be is
// checked by the C++ side, so that there is one source for it.
import { arrayKind, isArray, show, unreadable, wrongType, wrongValue } from './errors.ts';

/** The largest count of anything: results larger than this cannot be typed arrays. */
const largestCount = 2 ** 53 - 1;

/** Copies the known properties of an options object, each read once, and refuses unknown ones by name. */
export function readOptions<T extends object>(
  options: unknown,
  name: string,
  known: readonly (keyof T & string)[],
): { [K in keyof T]: unknown } {
  if (typeof options !== 'object' || options === null || isArray(options)) {
    throw wrongType(name, options, `an object with ${known.join(', ')}`);
  }
  const read = {} as { [K in keyof T]: unknown };
  let unknown: string | undefined;
  try {
    for (const key in options) if (!(known as readonly string[]).includes(key)) unknown = key;
    if (unknown === undefined) for (let i = 0; i < known.length; ++i) read[known[i] as keyof T] = (options as T)[known[i] as keyof T];
  } catch (cause) {
    throw unreadable(name, cause);
  }
  if (unknown !== undefined) throw wrongType(`${name}.${unknown}`, unknown, `one of ${known.join(', ')}`);
  return read;
}

/** Some properties of an object that may have others, each read once: models' configurations, tensors. */
export function readProperties<K extends string>(value: object, name: string, keys: readonly K[]): { [P in K]: unknown } {
  const read = {} as { [P in K]: unknown };
  try {
    for (const key of keys) read[key] = (value as { [P in K]: unknown })[key];
  } catch (cause) {
    throw unreadable(name, cause);
  }
  return read;
}

/** A number; `fallback` stands in for undefined. */
export function readNumber(value: unknown, name: string, fallback?: number): number {
  if (value === undefined && fallback !== undefined) return fallback;
  if (typeof value !== 'number') throw wrongType(name, value, 'a number');
  return value;
}

/** A non-negative integer of at least `least`; `fallback` stands in for undefined. */
export function readInteger(value: unknown, name: string, least: number, fallback?: number): number {
  const number = readNumber(value, name, fallback);
  if (!Number.isInteger(number) || number < least || number > largestCount) {
    const code = Number.isFinite(number) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
    throw wrongValue(code, name, number, `an integer of at least ${least}`);
  }
  return number;
}

/** True or false; `fallback` stands in for undefined. */
export function readBoolean(value: unknown, name: string, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (typeof value !== 'boolean') throw wrongType(name, value, 'true or false');
  return value;
}

/** One of some names, as its index in the list: enumerators of the C++ side stand in the same order. */
export function readName<N extends string>(value: unknown, name: string, names: readonly N[], fallback: N): number {
  if (value === undefined) return names.indexOf(fallback);
  if (typeof value !== 'string') throw wrongType(name, value, names.map((n) => show(n)).join(' or '));
  const index = (names as readonly string[]).indexOf(value);
  if (index < 0) throw wrongValue('POSENC_UNKNOWN_NAME', name, value, names.map((n) => show(n)).join(' or '));
  return index;
}

/** Whether something is an array, a typed array or another iterable, rather than an options object. */
export function isNumberList(value: unknown): value is ArrayLike<number> | Iterable<number> {
  if (typeof value !== 'object' || value === null) return false;
  if (isArray(value) || ArrayBuffer.isView(value)) return true;
  try {
    return Symbol.iterator in value || 'length' in value;
  } catch (cause) {
    throw unreadable('the list', cause);
  }
}

const listAllowed = 'an array, typed array or iterable of numbers';

/** Lists that are not typed arrays end here: an iterator may have no end. */
const longestList = 2 ** 25;

/** The items of a list that is not a typed array, each read once and handed to `take` in turn. */
export function readItems(value: unknown, name: string, allowed: string, take: (item: unknown, index: number) => void): void {
  if (!isNumberList(value) || value instanceof DataView) throw wrongType(name, value, allowed);
  let taken = 0, theirs = true;
  const next = (item: unknown): void => {
    if (taken === longestList) throw wrongValue('POSENC_TOO_LARGE', name, value, `at most ${longestList} items; more in a typed array`);
    take(item, taken++);
  };
  try {
    if (Symbol.iterator in value) {
      for (const item of value as Iterable<unknown>) {
        theirs = false;
        next(item);
        theirs = true;
      }
    } else {
      const length = (value as ArrayLike<unknown>).length;
      for (let i = 0; i < length; ++i) {
        const item = (value as ArrayLike<unknown>)[i];
        theirs = false;
        next(item);
        theirs = true;
      }
    }
  } catch (cause) {
    throw theirs ? unreadable(name, cause) : cause;
  }
}

/** A list of anything, copied item by item into a typed array that grows as it must. */
export function collect<T extends Float64Array | Int32Array | Uint8Array>(
  kind: new (length: number) => T,
  value: unknown,
  name: string,
  allowed: string,
  convert: (item: unknown, name: string) => number,
): T {
  let items = new kind(16), count = 0;
  readItems(value, name, allowed, (item, index) => {
    const number = convert(item, `${name}[${index}]`);
    if (count === items.length) {
      const larger = new kind(2 * count);
      larger.set(items);
      items = larger;
    }
    items[count++] = number;
  });
  return items.slice(0, count) as T;
}

const anyNumber = (item: unknown, name: string): number => {
  if (typeof item !== 'number') throw wrongType(name, item, 'a number');
  return item;
};

/** The numbers of a list as a Float64Array: the caller's own when it is one. */
export function numberList(value: unknown, name: string): Float64Array {
  const kind = arrayKind(value);
  if (kind === undefined || kind.startsWith('Big')) return collect(Float64Array, value, name, listAllowed, anyNumber);
  if (kind === 'Float64Array') return readArray(value, name, kind);
  checkBuffer(value as ArrayBufferView, name);
  return Float64Array.from(value as Float32Array);
}

/** The element types that results come in. */
export type Dtype = 'float32' | 'float64';
export type ArrayOf<D extends Dtype> = D extends 'float64' ? Float64Array : Float32Array;

/** The types of array that cross the border. */
export interface ArrayKinds {
  Float32Array: Float32Array;
  Float64Array: Float64Array;
  Int32Array: Int32Array;
  Uint8Array: Uint8Array;
}

const kinds = { Float32Array, Float64Array, Int32Array, Uint8Array };

type Getter = (this: unknown) => unknown;
const getter = (prototype: object, key: string): Getter | undefined => Object.getOwnPropertyDescriptor(prototype, key)?.get;
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
    if (lengthOf.call(array) === 0 && isDetached(buffer)) throw refuseBuffer(array, name, 'one that was transferred away');
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

/** What `readArray` and the calls of the C++ side rely on; a subclass or an object of its own mind may say otherwise. */
const relied = ['length', 'buffer', 'byteOffset', 'byteLength', 'constructor', 'set', 'subarray'];

// The array itself when its properties are the built-in ones, otherwise a plain one over the same memory.
function plain<K extends keyof ArrayKinds>(array: ArrayKinds[K], kind: K): ArrayKinds[K] {
  const Kind = kinds[kind];
  let same = Object.getPrototypeOf(array) === Kind.prototype;
  for (let i = 0; same && i < relied.length; ++i) same = !hasOwn.call(array, relied[i] as string);
  if (same) return array;
  return new Kind(bufferOf.call(array) as ArrayBuffer, byteOffsetOf.call(array) as number, lengthOf.call(array) as number) as ArrayKinds[K];
}

/** A typed array of this kind, of any realm. */
export function readArray<K extends keyof ArrayKinds>(value: unknown, name: string, kind: K, orElse = ''): ArrayKinds[K] {
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

/** A new array of `length` elements, or `out` if it is of this kind and length. */
export function readTarget<K extends keyof ArrayKinds>(out: unknown, kind: K, length: number, orElse = ''): ArrayKinds[K] {
  if (out === undefined) return allocate(kind, length);
  const array = readArray(out, 'out', kind, orElse);
  if (array.length === length) return array;
  throw wrongValue('POSENC_SHAPE_MISMATCH', 'out', out, `a ${kind} of ${length} elements, not ${array.length}`);
}

/** The array for a result of `length` elements: a new one, or `out` if it is of the right type and length. */
export function readOut(out: unknown, dtype: unknown, length: number): Float32Array | Float64Array {
  const wide = readName(dtype, 'dtype', dtypes, arrayKind(out) === 'Float64Array' ? 'float64' : 'float32') === 1;
  return wide
    ? readTarget(out, 'Float64Array', length, ", or dtype: 'float32'")
    : readTarget(out, 'Float32Array', length, ", or dtype: 'float64'");
}

const dtypes = ['float32', 'float64'] as const;

function allocate<K extends keyof ArrayKinds>(kind: K, length: number): ArrayKinds[K] {
  if (length <= 2 ** 33) {
    try {
      return new kinds[kind](length) as ArrayKinds[K];
    } catch {
      // said below
    }
  }
  throw wrongValue('POSENC_TOO_LARGE', 'the result', length, 'fewer elements than there is memory for');
}

/** Whether two arrays share memory. */
export function overlap(a: ArrayBufferView, b: ArrayBufferView): boolean {
  return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength;
}

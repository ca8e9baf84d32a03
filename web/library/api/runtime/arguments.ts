// Reads arguments: every property once, every type checked before anything is passed on. The C++ side alone checks
// values.
import { hasHalves, largestArena, makeArray, readTarget } from './arrays.ts';
import { arrayKind, callee, enter, isArray, isDataView, show, unreadable, wrongType, wrongValue } from './errors.ts';
import { writeBits, type Half } from './halves.ts';
import type { Float16s, Float32s, Float64s, Tensor, Uint16s } from './matrix.ts';

export * from './arrays.ts';
export * from './options.ts';

/** The largest integer up to which all are exact. */
export const largestInteger = 2 ** 53 - 1;

/** WebAssembly's limit: no size can be larger, whatever its own limit. */
const largestSize = 2 ** 32 - 1;

/** A number; undefined means `fallback`. */
export function readNumber(value: unknown, name: string, fallback?: number): number {
  if (value === undefined && fallback !== undefined) return fallback;
  if (typeof value !== 'number') throw wrongType(name, value, 'a number');
  return value;
}

/** An integer from `least` to `most`; undefined means `fallback`. */
export function readInteger(
  value: unknown,
  name: string,
  least: number,
  fallback?: number,
  most = largestInteger,
  allowed?: string,
): number {
  const number = readNumber(value, name, fallback);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  const code = Number.isFinite(number) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
  const range = `an integer from ${least} to ${most === largestInteger ? '2^53 - 1' : most}`;
  throw wrongValue(code, name, number, allowed ?? range);
}

/** A count that fits the C++ type, and at most `allowed` if a smaller limit is known. */
export function readSize(value: unknown, name: string, least = 0, fallback?: number, allowed?: string): number {
  return readInteger(value, name, least, fallback, largestSize, allowed);
}

/** A boolean; undefined means `fallback`. */
export function readBoolean(value: unknown, name: string, fallback?: boolean): boolean {
  if (value === undefined && fallback !== undefined) return fallback;
  if (typeof value !== 'boolean') throw wrongType(name, value, 'true or false');
  return value;
}

/** One of some names, as its index in the list, which has the order of the C++ enumerators. */
export function readName<N extends string>(value: unknown, name: string, names: readonly N[], fallback?: N): number {
  if (value === undefined && fallback !== undefined) return names.indexOf(fallback);
  if (typeof value !== 'string') throw wrongType(name, value, names.map((n) => show(n)).join(' or '));
  const index = (names as readonly string[]).indexOf(value);
  if (index < 0) throw wrongValue('POSENC_UNKNOWN_NAME', name, value, names.map((n) => show(n)).join(' or '));
  return index;
}

/** Whether something is an array, a typed array or another iterable, rather than an object with properties. */
export function isNumberList(value: unknown): value is ArrayLike<number> | Iterable<number> {
  if (typeof value !== 'object' || value === null) return false;
  if (isArray(value) || ArrayBuffer.isView(value)) return true;
  try {
    return Symbol.iterator in value || 'length' in value;
  } catch (cause) {
    throw unreadable('the list', cause);
  }
}

/** Lists that are not typed arrays end here: an iterator may have no end. */
const longestList = 2 ** 24;

/** The items of a list that is not a typed array, each read once and passed to `take` in order. */
export function readItems(
  value: unknown,
  name: string,
  allowed: string,
  take: (item: unknown, index: number) => void,
): void {
  if (!isNumberList(value) || isDataView(value)) throw wrongType(name, value, allowed);
  let taken = 0,
    theirs = true;
  const of = callee;
  const next = (item: unknown): void => {
    enter(of); // an iterator may have called another function
    if (taken === longestList)
      throw wrongValue('POSENC_TOO_LARGE', name, value, `at most ${longestList} items; more in a typed array`);
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
    if (!theirs) throw cause;
    enter(of);
    throw unreadable(name, cause);
  }
  enter(of);
}

/** The items of an array of at most `most`, each read once. */
export function readArrayItems(value: unknown, name: string, allowed: string, most: number): unknown[] {
  if (!isArray(value)) throw wrongType(name, value, allowed);
  const items: unknown[] = [];
  readItems(value, name, allowed, (item, index) => {
    if (index === most) throw wrongValue('POSENC_SHAPE_MISMATCH', name, value, `${allowed}, at most ${most}`);
    items.push(item);
  });
  return items;
}

/** The element types that results come in. */
export type Dtype = 'float32' | 'float64' | 'float16' | 'bfloat16';
/** The typed array of an element type, as results have it. */
export type ArrayOf<D extends Dtype> = {
  readonly float32: Float32s;
  readonly float64: Float64s;
  /** The bits of each number where the engine has no `Float16Array`, or where `out` is such an array. */
  readonly float16: Float16s | Uint16s;
  readonly bfloat16: Uint16s;
}[D];

/** Arrays that a caller may give to be written into, by element type. */
export type OutOf<D extends Dtype> = {
  readonly float32: Float32Array;
  readonly float64: Float64Array;
  readonly float16: Float16s | Uint16Array;
  readonly bfloat16: Uint16Array;
}[D];
/** Results of any element type. */
export type AnyFloats = ArrayOf<Dtype>;

/** The array for a result of floats or doubles only. */
export function readOut(out: unknown, wide: boolean, length: number): Float32s | Float64s {
  return wide ? readTarget(out, 'Float64Array', length) : readTarget(out, 'Float32Array', length);
}

/** An array for a result, and how numbers get into it. */
export interface Output {
  readonly data: AnyFloats;
  /** Whether it is filled from doubles. */
  readonly wide: boolean;
  /** Its elements are the bits of such numbers. */
  readonly bits: Half | undefined;
}

const dtypes = ['float32', 'float64', 'float16', 'bfloat16'] as const;
const dtypeOf: Readonly<Record<string, number>> = { Float64Array: 1, Float16Array: 2 };

/**
 * The array for a result of `length` elements: a new one, or `out` if it is of the right type and length. Results that
 * cross in one piece must fit into WebAssembly memory.
 */
export function readOutput(out: unknown, dtype: unknown, length: number, isWhole = false): Output {
  const kind = arrayKind(out);
  // Bits alone do not tell the format.
  if (kind === 'Uint16Array' && dtype === undefined) throw wrongType('dtype', dtype, "'float16' or 'bfloat16'");
  const index = dtype === undefined ? (dtypeOf[kind ?? ''] ?? 0) : readName(dtype, 'dtype', dtypes);
  const most = isWhole ? largestArena / (index === 0 ? 4 : 8) : undefined;
  if (index < 2) {
    const [wanted, other] =
      index === 1 ? (['Float64Array', 'float32'] as const) : (['Float32Array', 'float64'] as const);
    return {
      data: readTarget(out, wanted, length, `, or dtype: '${other}'`, most),
      wide: index === 1,
      bits: undefined,
    };
  }
  const half = dtypes[index] as Half;
  if (half === 'float16' && hasHalves && kind !== 'Uint16Array')
    return { data: readTarget(out, 'Float16Array', length, ' or a Uint16Array', most), wide: true, bits: undefined };
  return { data: readTarget(out, 'Uint16Array', length, ', for the bits', most), wide: true, bits: half };
}

/** The output of `make` in floats or doubles, rounded to the requested type. */
export function fill(
  output: Output,
  shape: readonly number[],
  make: (out: Float32s | Float64s) => void,
): Tensor<AnyFloats> {
  const { data, wide, bits } = output;
  if (bits === undefined && arrayKind(data) !== 'Float16Array') make(data as Float32s);
  else {
    const doubles = makeArray(wide ? 'Float64Array' : 'Float32Array', data.length);
    make(doubles);
    put(output, doubles);
  }
  return { data, shape };
}

/** Writes numbers into an output, each rounded once. */
export function put({ data, bits }: Output, from: Float32Array | Float64Array, at = 0): void {
  if (bits) writeBits(bits, from, data as Uint16Array, at);
  else (data as Float32Array).set(from, at);
}

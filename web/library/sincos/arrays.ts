// Sines and cosines of arrays: the bits of the functions of one number.
import { checkStillThere, overlap, readFloatArray, readTarget } from '../api/runtime/arrays.ts';
import { arrayKind, enter, wrongType, wrongValue } from '../api/runtime/errors.ts';
import { readOptions } from '../api/runtime/options.ts';
import { fill, type FloatArray } from './fill.ts';
import { quarterTurn } from './numbers.ts';

export interface SineArrayOptions<T extends FloatArray = FloatArray> {
  /** Of the values: `radians`, the default, or `turns`. */
  readonly units?: 'radians' | 'turns' | undefined;
  /** Destination, which may be the array of values itself. Decides the precision; without it the values do. */
  readonly out?: T | undefined;
}

export interface SinCosArrayOptions {
  /** Of the values: `radians`, the default, or `turns`. */
  readonly units?: 'radians' | 'turns' | undefined;
}

/** Sines and cosines of an array, in arrays of its kind. */
export interface SinCosArrays<T extends FloatArray = FloatArray> {
  readonly sine: T;
  readonly cosine: T;
}

function readUnits(units: unknown): boolean {
  if (units === undefined || units === 'radians') return false;
  if (units === 'turns') return true;
  const allowed = '"radians" or "turns"';
  throw typeof units === 'string'
    ? wrongValue('POSENC_UNKNOWN_NAME', 'units', units, allowed)
    : wrongType('units', units, allowed);
}

function filled<T extends FloatArray>(name: string, given: T, options: SineArrayOptions<T>, quarter: number): T {
  enter(name);
  const values = readFloatArray(given, 'values');
  const { units, out: target } = readOptions<SineArrayOptions>(options, 'options', ['units', 'out']);
  const isInTurns = readUnits(units);
  const isDouble = arrayKind(target ?? values) === 'Float64Array';
  const out = isDouble
    ? readTarget(target, 'Float64Array', values.length)
    : readTarget(target, 'Float32Array', values.length, ' or a Float64Array');
  checkStillThere(values, out);
  const isInPlace = values.byteOffset === out.byteOffset && values.byteLength === out.byteLength;
  if (!isInPlace && overlap(values, out))
    throw wrongValue('POSENC_OVERLAP', 'out', out, 'an array that shares no memory with values, or is values');
  fill(values, out, quarter, isInTurns);
  return out as T;
}

/**
 * Sines of an array.
 *
 * Shapes: [N] in and out.
 * Units: values in radians, or in turns with `units`.
 * Errors: `TypeError` for anything but a Float32Array or a Float64Array, or an unknown option; `RangeError` for an
 * unknown unit, an `out` of another length, or one that overlaps the values without being the same array. A failing
 * call changes nothing.
 * Accuracy: the bits of `sin` or `sinTurns` in a Float64Array, of `sinFloat32` or `sinTurnsFloat32` in a Float32Array.
 *
 * @example
 * sinArray(Float64Array.of(0, 0.5, 1)); // Float64Array [0, 0.479425538604203, 0.8414709848078965]
 */
export function sinArray<T extends FloatArray>(values: T): T;
export function sinArray<T extends FloatArray>(values: FloatArray, options: SineArrayOptions<T> & { out: T }): T;
export function sinArray<T extends FloatArray>(values: T, options: SineArrayOptions<T>): T;
export function sinArray(values: FloatArray, options: SineArrayOptions = {}): FloatArray {
  return filled('sinArray', values, options, 0);
}

/**
 * Cosines of an array.
 *
 * Shapes: [N] in and out.
 * Units: values in radians, or in turns with `units`.
 * Errors: as `sinArray`.
 * Accuracy: the bits of `cos` or `cosTurns` in a Float64Array, of `cosFloat32` or `cosTurnsFloat32` in a Float32Array.
 *
 * @example
 * cosArray(Float32Array.of(0, 0.25, 0.5), { units: 'turns' }); // Float32Array [1, 0, -1]
 */
export function cosArray<T extends FloatArray>(values: T): T;
export function cosArray<T extends FloatArray>(values: FloatArray, options: SineArrayOptions<T> & { out: T }): T;
export function cosArray<T extends FloatArray>(values: T, options: SineArrayOptions<T>): T;
export function cosArray(values: FloatArray, options: SineArrayOptions = {}): FloatArray {
  return filled('cosArray', values, options, quarterTurn);
}

/**
 * Sines and cosines of an array, in two new arrays.
 *
 * Shapes: [N] in, [N] and [N] out.
 * Units: values in radians, or in turns with `units`.
 * Errors: as `sinArray`.
 * Accuracy: the bits of `sinArray` and `cosArray`.
 *
 * @example
 * const { sine, cosine } = sinCosArray(Float32Array.of(1, 2, 3));
 */
export function sinCosArray<T extends FloatArray>(values: T, options: SinCosArrayOptions = {}): SinCosArrays<T> {
  enter('sinCosArray');
  const read = readFloatArray(values, 'values');
  const { units } = readOptions<SinCosArrayOptions>(options, 'options', ['units']);
  const isInTurns = readUnits(units);
  const kind = arrayKind(read) as 'Float32Array' | 'Float64Array';
  checkStillThere(read);
  const sine = readTarget(undefined, kind, read.length),
    cosine = readTarget(undefined, kind, read.length);
  fill(read, sine, 0, isInTurns);
  fill(read, cosine, quarterTurn, isInTurns);
  return { sine, cosine } as SinCosArrays<FloatArray> as SinCosArrays<T>;
}

// Tensors as arguments and as results.
import {
  fill,
  largestArena,
  makeArray,
  put,
  readArray,
  readFloatArray,
  readOutput,
  readProperties,
  readTarget,
  type AnyFloats,
} from './arguments.ts';
import { readSizes } from './lists.ts';
import { arrayKind, wrongType, wrongValue } from './errors.ts';
import {
  matrixOf,
  type Float32s,
  type Float64s,
  type Int32s,
  type Matrix,
  type ResultArray,
  type Tensor,
} from './matrix.ts';
import type { Transferable } from './record.ts';

export interface ReadTensor<T extends Transferable = Float32Array> {
  readonly data: T;
  readonly shape: readonly number[];
}

const singles = (data: unknown, name: string): Float32Array => readArray(data, name, 'Float32Array');

/**
 * A tensor in any notation of its shape, each property read once. `readData` gives the element type; default float32.
 */
export function readTensor(value: unknown, name: string): ReadTensor;
export function readTensor<T extends Transferable>(
  value: unknown,
  name: string,
  readData: (data: unknown, name: string) => T,
): ReadTensor<T>;
export function readTensor(
  value: unknown,
  name: string,
  readData: (data: unknown, name: string) => Transferable = singles,
): ReadTensor<Transferable> {
  if (typeof value !== 'object' || value === null) throw wrongType(name, value, 'a tensor { data, shape }');
  const data = readData(readProperties(value, name, ['data']).data, `${name}.data`);
  return { data, shape: readSizes(value, name, data) };
}

function asMatrix<T extends Transferable>({ data, shape }: ReadTensor<T>, name: string) {
  if (shape.length !== 2) throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, shape, 'two axes');
  return { data, rows: shape[0] as number, columns: shape[1] as number };
}

/** A float32 matrix: two axes. */
export const readMatrix = (value: unknown, name: string) => asMatrix(readTensor(value, name), name);

/** A matrix of float32 or float64. */
export const readFloatMatrix = (value: unknown, name: string) =>
  asMatrix(readTensor(value, name, readFloatArray), name);

/** The options of a result, as they were read. */
interface Wanted {
  readonly dtype?: unknown;
  readonly out?: unknown;
}

const elementsOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/** A result that crosses in one piece: `make` fills floats or doubles, which are rounded to the requested type. */
export const makeTensor = (
  { out, dtype }: Wanted,
  shape: readonly number[],
  make: (out: Float32s | Float64s) => void,
): Tensor<AnyFloats> => fill(readOutput(out, dtype, elementsOf(shape), true), shape, make);

/** The same when `make` fills only doubles, which are the default. */
export function makeWideTensor(
  { out, dtype }: Wanted,
  shape: readonly number[],
  make: (out: Float64s) => void,
): Tensor<AnyFloats> {
  const output = readOutput(out, out === undefined ? (dtype ?? 'float64') : dtype, elementsOf(shape), true);
  const doubles =
    arrayKind(output.data) === 'Float64Array' ? (output.data as Float64s) : makeDoubles(output.data.length);
  make(doubles);
  if (doubles !== output.data) put(output, doubles);
  return { data: output.data, shape };
}

/** A tensor of two axes with their names. */
export const asRows = <T extends ResultArray>({ data, shape }: Tensor<T>): Matrix<T> =>
  matrixOf(data, shape[0] as number, shape[1] as number);

/** For a result that crosses in one piece: a new Int32Array of `length` elements, or `out` if it is one. */
export function integersFor(out: unknown, length: number): Int32s {
  return readTarget(out, 'Int32Array', length, '', largestArena / 4);
}

/** A new Float64Array for a result that crosses in one piece. */
export const makeDoubles = (length: number): Float64s => makeArray('Float64Array', length, largestArena / 8);

// Reading and making the arrays of score biases, which have more than two axes or whole numbers in them.
import {
  checkBuffer,
  collect,
  dataOf,
  fill,
  largestArena,
  makeArray,
  put,
  readArray,
  readArrayItems,
  readFloatArray,
  readInteger,
  readOutput,
  readProperties,
  readTarget,
  unshared,
  type AnyFloats,
} from './arguments.ts';
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

/** No axis is longer: the C++ side keeps shapes in 32 bits. */
const longestAxis = 2 ** 31 - 1;

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
  const read = readProperties(value, name, ['data', 'shape', 'dims', 'rows', 'columns']);
  const data = readData(read.data, `${name}.data`);
  const word = read.shape === undefined && read.dims !== undefined ? 'dims' : 'shape';
  const shape = read[word] === undefined ? undefined : readShape(read[word], `${name}.${word}`);
  const sizes =
    shape && read.rows === undefined && read.columns === undefined
      ? shape
      : [readAxis(read.rows, `${name}.rows`), readAxis(read.columns, `${name}.columns`)];
  const elements = sizes.reduce((product, size) => product * size, 1);
  if (data.length !== elements) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.data`, data, `${elements} elements, not ${data.length}`);
  }
  if (shape && shape.join() !== sizes.join()) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      `${name}.${word}`,
      shape,
      `[${sizes.join(', ')}], as rows and columns say`,
    );
  }
  return { data, shape: sizes };
}

const readAxis = (value: unknown, name: string): number => readInteger(value, name, 0, undefined, longestAxis);

/** The sizes of the axes of a tensor. No tensor has more than 32; how many the C++ side takes is checked there. */
export function readShape(shape: unknown, name: string): number[] {
  return readArrayItems(shape, name, 'an array of sizes', 32).map((size, axis) => readAxis(size, `${name}[${axis}]`));
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

/** A list or a tensor of whole numbers of 32 bits: the caller's own when it is an Int32Array. */
export function readWholeNumbers(list: unknown, name: string): Int32Array {
  const value = dataOf(list, name);
  if (arrayKind(value) === 'Int32Array') return readArray(value, name, 'Int32Array');
  if (arrayKind(value) !== undefined) checkBuffer(unshared(value as ArrayBufferView), name);
  return collect(Int32Array, value, name, 'an array, typed array or iterable of integers', (item, itemName) => {
    if (typeof item !== 'number' && typeof item !== 'bigint') throw wrongType(itemName, item, 'a number');
    const number = Number(item);
    if ((number | 0) !== number) {
      const code = Number.isFinite(number) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
      throw wrongValue(code, itemName, item, 'an integer of 32 bits');
    }
    return number;
  });
}

/** Which of something count: 0 or false for those that do not. */
export function readMask(given: unknown): Uint8Array {
  const mask = dataOf(given, 'mask');
  if (arrayKind(mask) !== undefined) checkBuffer(unshared(mask as ArrayBufferView), 'mask');
  const allowed = 'an array, typed array or iterable of numbers or of true and false';
  return collect(Uint8Array, mask, 'mask', allowed, (kept, name) => {
    if (typeof kept !== 'number' && typeof kept !== 'boolean' && typeof kept !== 'bigint')
      throw wrongType(name, kept, 'a number, true or false');
    if (Number.isNaN(kept)) throw wrongValue('POSENC_NOT_FINITE', name, kept, 'a number, true or false');
    return Number(kept) === 0 ? 0 : 1;
  });
}

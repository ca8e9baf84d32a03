// Reading and making the arrays of score biases, which have more than two axes or whole numbers in them.
import {
  checkBuffer,
  collect,
  largestArena,
  makeArray,
  readArray,
  readArrayItems,
  readInteger,
  readProperties,
  readTarget,
} from './arguments.ts';
import { arrayKind, wrongType, wrongValue } from './errors.ts';

/** No axis is longer: the C++ side keeps shapes in 32 bits. */
const longestAxis = 2 ** 31 - 1;

export interface ReadTensor {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

const allowed = 'a tensor { data: Float32Array, shape } or a matrix { data: Float32Array, rows, columns }';

/** A float32 tensor or matrix, each property read once. */
export function readTensor(value: unknown, name: string): ReadTensor {
  if (typeof value !== 'object' || value === null) throw wrongType(name, value, allowed);
  const read = readProperties(value, name, ['data', 'shape', 'rows', 'columns']);
  const data = readArray(read.data, `${name}.data`, 'Float32Array');
  const sizes =
    read.shape === undefined
      ? [readAxis(read.rows, `${name}.rows`), readAxis(read.columns, `${name}.columns`)]
      : readShape(read.shape, `${name}.shape`);
  const elements = sizes.reduce((product, size) => product * size, 1);
  if (data.length !== elements) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.data`, data, `${elements} elements, not ${data.length}`);
  }
  return { data, shape: sizes };
}

const readAxis = (value: unknown, name: string): number => readInteger(value, name, 0, undefined, longestAxis);

/** The sizes of the axes of a tensor. No tensor has more than 32; how many the C++ side takes is checked there. */
export function readShape(shape: unknown, name: string): number[] {
  return readArrayItems(shape, name, 'an array of sizes', 32).map((size, axis) => readAxis(size, `${name}[${axis}]`));
}

/** A float32 matrix: two axes. */
export function readMatrix(value: unknown, name: string): { data: Float32Array; rows: number; columns: number } {
  const { data, shape } = readTensor(value, name);
  if (shape.length !== 2) throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, shape, 'two axes');
  return { data, rows: shape[0] as number, columns: shape[1] as number };
}

/** For a result that crosses in one piece: a new Float32Array of `length` elements, or `out` if it is one. */
export function floatsFor(out: unknown, length: number): Float32Array {
  return readTarget(out, 'Float32Array', length, '', largestArena / 4);
}

/** For a result that crosses in one piece: a new Int32Array of `length` elements, or `out` if it is one. */
export function integersFor(out: unknown, length: number): Int32Array {
  return readTarget(out, 'Int32Array', length, '', largestArena / 4);
}

/** A new Float64Array for a result that crosses in one piece. */
export const makeDoubles = (length: number): Float64Array => makeArray('Float64Array', length, largestArena / 8);

/** A list of whole numbers of 32 bits: the caller's own when it is an Int32Array. */
export function readWholeNumbers(value: unknown, name: string): Int32Array {
  if (arrayKind(value) === 'Int32Array') return readArray(value, name, 'Int32Array');
  if (arrayKind(value) !== undefined) checkBuffer(value as ArrayBufferView, name);
  return collect(Int32Array, value, name, 'an array, typed array or iterable of integers', (item, itemName) => {
    if (typeof item !== 'number') throw wrongType(itemName, item, 'a number');
    if ((item | 0) !== item) {
      const code = Number.isFinite(item) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
      throw wrongValue(code, itemName, item, 'an integer of 32 bits');
    }
    return item;
  });
}

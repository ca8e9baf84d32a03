// Rotary embedding of tokens with several coordinates: the parts that all grid conventions share.
import * as cpp from '../../../../build/wasm/calls.js';
import { readFrequencies, type Frequencies } from '../frequencies/frequencies.ts';
import {
  readInteger,
  readOptions,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords, wrongValue } from '../runtime/errors.ts';
import { matrixOf, type Matrix, type Tensor } from '../runtime/matrix.ts';
import { readTensor, makeWideTensor } from '../runtime/tensor.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { outputKeys } from '../runtime/fields.ts';

/** Token t turns pair i of head h by the sum over the axes a of coordinates[a, t] x frequencies[h, a, i]. */
export interface RotaryGrid {
  /** [A, T]. */
  readonly coordinates: Matrix<Float64Array>;
  /** [H, A, R / 2], flat; 0 where an axis does not turn a pair. */
  readonly frequencies: Frequencies;
  /** R / 2. */
  readonly pairs: number;
  /** 1: all heads share one grid. */
  readonly heads: number;
}

/** The C++ names of the parts of a grid. */
export const gridWords = {
  positions: 'grid.coordinates',
  frequencies: 'grid.frequencies',
  'grid.axes': 'grid.coordinates.rows',
};

/** Reads a grid, each property once. @internal */
export function readGrid(grid: unknown): cpp.RotaryGrid {
  const read = readOptions<RotaryGrid>(grid, 'grid', ['coordinates', 'frequencies', 'pairs', 'heads']);
  const { data: coordinates, shape } = readTensor(read.coordinates, 'grid.coordinates', numberList);
  const [axes = 0, tokens = 0] = shape;
  const pairs = readInteger(read.pairs, 'grid.pairs', 1, undefined, cpp.largestDim / 2),
    heads = readInteger(read.heads, 'grid.heads', 1, 1, 2 ** 20);
  const forms = [[heads, axes, pairs], ...(heads === 1 ? [[axes, pairs]] : [])];
  const frequencies = readFrequencies(read.frequencies, 'grid.frequencies', ...forms);
  const bands = heads * axes * pairs;
  if (coordinates.length !== axes * tokens) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'grid.coordinates',
      coordinates.length,
      `rows x columns = ${axes * tokens} numbers`,
    );
  }
  const { inverse, remainder } = frequencies;
  if (inverse.length !== bands || remainder.length !== bands) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'grid.frequencies',
      inverse.length,
      `heads x axes x pairs = ${bands} numbers`,
    );
  }
  return { axes, tokens, pairs, heads, coordinates, frequencies };
}

/** A grid as C++ gives it. @internal */
export const gridOf = ({ axes, tokens, pairs, heads, coordinates, frequencies }: cpp.RotaryGrid): RotaryGrid => ({
  coordinates: matrixOf(coordinates, axes, tokens),
  frequencies,
  pairs,
  heads,
});

/**
 * The angles of all tokens and pairs of a grid.
 *
 * Shapes: [T, R / 2], or [H, T, R / 2] for frequencies of several heads.
 * Units: radians; doubles unless `dtype` or `out` say others.
 * Errors: `TypeError` for something that is not a grid, `RangeError` for sizes that do not fit each other and for
 * numbers that are out of range or not finite, an `out` of the wrong length.
 *
 * @example
 * rotaryAngles(rotaryGrid({ convention: 'eva', headDim: 64, height: 14, width: 14 }));
 */
export function rotaryAngles<T extends OutOf<Dtype>>(
  grid: RotaryGrid,
  options: TableOutput & { readonly out: T },
): Tensor<T>;
export function rotaryAngles<D extends Dtype = 'float64'>(
  grid: RotaryGrid,
  options?: TableOutput<D>,
): Tensor<ArrayOf<D>>;
export function rotaryAngles(grid: RotaryGrid, options?: TableOutput): Tensor<AnyFloats>;
export function rotaryAngles(grid: RotaryGrid, options: TableOutput = {}): Tensor<AnyFloats> {
  enter('rotaryAngles');
  const read = readGrid(grid);
  const { tokens, pairs, heads } = read;
  const wanted = readOptions<TableOutput>(options, 'options', outputKeys);
  return makeWideTensor(wanted, heads > 1 ? [heads, tokens, pairs] : [tokens, pairs], (out) =>
    inWords(gridWords, () => call(cpp.rotaryAngles, { grid: read, out })),
  );
}

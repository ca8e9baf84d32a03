import * as cpp from '../../../../build/wasm/calls.js';
import {
  overlap,
  readOptions,
  readSize,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { call, overlapping } from '../runtime/call.ts';
import { enter, inWords, wrongValue } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import { type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { readTensor, makeTensor } from '../runtime/tensor.ts';
import { makeRows, type TableOutput } from '../runtime/rows.ts';

export interface TransformerXlPositionsOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly keys: number;
  /** Width of the sinusoids, even. */
  readonly width: number;
  /** Default 10000. */
  readonly base?: number | undefined;
}

const transformerXlPositionsKeys = ['keys', 'width', ...outputKeys] as const;

/**
 * The sinusoids R of the distances keys - 1, ..., 1, 0, in this order: all sines, then all cosines (Transformer-XL).
 *
 * Shapes: [Tk, width].
 * Units: distances in tokens.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `width` that is odd or outside 2 to
 * 2^24, a `base` not above 1, an `out` of the wrong length.
 *
 * @example
 * transformerXlPositions({ keys: 128, width: 512 });
 */
export function transformerXlPositions<T extends OutOf<Dtype>>(
  options: TransformerXlPositionsOptions & { readonly out: T },
): Matrix<T>;
export function transformerXlPositions<D extends Dtype = 'float32'>(
  options: TransformerXlPositionsOptions<D>,
): Matrix<ArrayOf<D>>;
export function transformerXlPositions(options: TransformerXlPositionsOptions): Matrix<AnyFloats>;
export function transformerXlPositions(options: TransformerXlPositionsOptions): Matrix<AnyFloats> {
  enter('transformerXlPositions');
  const read = readFields(cpp.TransformerXlOptions, options, transformerXlPositionsKeys, ['heads', 'queries', 'dim']);
  const keys = readSize(read.keys, 'keys'),
    width = readSize(read.width, 'width');
  // The table of `sinusoidal` with that convention, which has other option names.
  const values = { length: keys, dim: width, base: read.base, clampLength: undefined };
  return inWords({ length: 'keys', dim: 'width' }, () =>
    makeRows(cpp.transformerXlTable, values, keys, width, read, { length: 0 }),
  );
}

export interface TransformerXlScoresOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [H, Tq, D]: the last of the keys' positions ask. */
  readonly queries: TensorLike;
  /** [H, Tk, D]. */
  readonly keys: TensorLike;
  /** u: [H, D]. */
  readonly contentBias: TensorLike;
  /** v: [H, D]. */
  readonly positionBias: TensorLike;
  /** W, which maps sinusoids to keys: [H, width, D]. */
  readonly positionWeights: TensorLike;
  /** Default 10000. */
  readonly base?: number | undefined;
}

const transformerXlScoresKeys = [
  'queries',
  'keys',
  'contentBias',
  'positionBias',
  'positionWeights',
  ...outputKeys,
] as const;

/**
 * ((q + u) . k + (q + v) . (R W)) / sqrt(D) for keys at or before the query, with the sinusoid R of their distance;
 * -Infinity after it.
 *
 * Shapes: as the options say; result [H, Tq, Tk].
 * Units: scores.
 * Errors: as `transformerXlPositions`; `RangeError` for shapes that do not fit each other and for more queries than
 * keys.
 *
 * @example
 * transformerXlScores({ queries, keys, contentBias, positionBias, positionWeights }); // shape [H, Tq, Tk]
 */
export function transformerXlScores<T extends OutOf<Dtype>>(
  options: TransformerXlScoresOptions & { readonly out: T },
): Tensor<T>;
export function transformerXlScores<D extends Dtype = 'float32'>(
  options: TransformerXlScoresOptions<D>,
): Tensor<ArrayOf<D>>;
export function transformerXlScores(options: TransformerXlScoresOptions): Tensor<AnyFloats>;
export function transformerXlScores(options: TransformerXlScoresOptions): Tensor<AnyFloats> {
  enter('transformerXlScores');
  const read = readFields(cpp.TransformerXlOptions, options, transformerXlScoresKeys, ['heads', 'dim', 'width']);
  const q = axes(read.queries, 'queries', 3);
  const k = axes(read.keys, 'keys', 3);
  const u = axes(read.contentBias, 'contentBias', 2);
  const v = axes(read.positionBias, 'positionBias', 2);
  const w = axes(read.positionWeights, 'positionWeights', 3);
  const [heads, queries, dim] = q.shape as [number, number, number];
  const [, keys] = k.shape as [number, number];
  const [, width] = w.shape as [number, number];
  fits(k.shape, [heads, keys, dim], 'keys');
  fits(u.shape, [heads, dim], 'contentBias');
  fits(v.shape, [heads, dim], 'positionBias');
  fits(w.shape, [heads, width, dim], 'positionWeights');
  const inputs = {
    queries: q.data,
    keys: k.data,
    contentBias: u.data,
    positionBias: v.data,
    positionWeights: w.data,
  };
  const values = { heads, queries, keys, dim, width, base: read.base, inputs };
  return makeTensor(read, [heads, queries, keys], (out) => call(cpp.transformerXlScores, { ...values, out }));
}

function axes(value: unknown, name: string, count: number) {
  const tensor = readTensor(value, name);
  if (tensor.shape.length === count) return tensor;
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, tensor.shape, `${count} axes`);
}

function fits(shape: readonly number[], wanted: readonly number[], name: string): void {
  if (shape.every((size, axis) => size === wanted[axis])) return;
  throw wrongValue(
    'POSENC_SHAPE_MISMATCH',
    `${name}.shape`,
    shape,
    `[${wanted.join(', ')}], not [${shape.join(', ')}]`,
  );
}

export interface RelativeShiftOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [..., rows, columns]. */
  readonly x: TensorLike;
}

/**
 * The reference's relative shift: row i moves left by rows - 1 - i; entries to the right of column columns - rows + i
 * are left over from the next row.
 *
 * Shapes: [..., rows, columns]. Units: those of x. Errors: `TypeError` for a wrong type or an unknown option,
 * `RangeError` for fewer than two axes or an `out` of the wrong length.
 *
 * @example
 * relativeShift({ x: { data: new Float32Array([1, 2, 3, 4]), shape: [2, 2] } }).data; // [2, 0, 3, 4]
 */
export function relativeShift<T extends OutOf<Dtype>>(options: RelativeShiftOptions & { readonly out: T }): Tensor<T>;
export function relativeShift<D extends Dtype = 'float32'>(options: RelativeShiftOptions<D>): Tensor<ArrayOf<D>>;
export function relativeShift(options: RelativeShiftOptions): Tensor<AnyFloats>;
export function relativeShift(options: RelativeShiftOptions): Tensor<AnyFloats> {
  enter('relativeShift');
  const read = readOptions<RelativeShiftOptions>(options, 'options', ['x', ...outputKeys]);
  const { data: x, shape } = readTensor(read.x, 'x');
  if (shape.length < 2) throw wrongValue('POSENC_SHAPE_MISMATCH', 'x.shape', shape, 'two axes or more');
  const [rows, columns] = shape.slice(-2) as [number, number];
  return makeTensor(read, shape, (out) => {
    if (overlap(out, x) && out.byteOffset !== x.byteOffset) throw overlapping(out);
    // Copies the input, so that `out` may be the input.
    call(cpp.relativeShift, { rows, columns, x: x.slice(), out });
  });
}

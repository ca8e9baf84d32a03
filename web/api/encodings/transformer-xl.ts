import * as cpp from '../../../build/wasm/calls.js';
import { overlap, readOptions, readSize } from '../runtime/arguments.ts';
import { call, overlapping } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { floatsFor, readTensor } from '../runtime/tensor.ts';

export interface TransformerXlPositionsOptions {
  readonly keys: number;
  /** Width of the sinusoids, even. */
  readonly width: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  readonly out?: Float32Array | undefined;
}

const transformerXlPositionsKeys = ['keys', 'width', 'out'] as const;

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
export function transformerXlPositions(options: TransformerXlPositionsOptions): Matrix {
  const read = readFields(cpp.TransformerXlOptions, options, transformerXlPositionsKeys, ['heads', 'queries', 'dim']);
  const keys = readSize(read.keys, 'keys'),
    width = readSize(read.width, 'width');
  const data = floatsFor(read.out, keys * width);
  call(cpp.transformerXlPositions, { keys, width, base: read.base, out: data });
  return matrixOf(data, keys, width);
}

export interface TransformerXlScoresOptions {
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
  readonly out?: Float32Array | undefined;
}

const transformerXlScoresKeys = ['queries', 'keys', 'contentBias', 'positionBias', 'positionWeights', 'out'] as const;

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
export function transformerXlScores(options: TransformerXlScoresOptions): Tensor {
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
  const data = floatsFor(read.out, heads * queries * keys);
  const inputs = {
    queries: q.data,
    keys: k.data,
    contentBias: u.data,
    positionBias: v.data,
    positionWeights: w.data,
  };
  call(cpp.transformerXlScores, { heads, queries, keys, dim, width, base: read.base, inputs, out: data });
  return { data, shape: [heads, queries, keys] };
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

export interface RelativeShiftOptions {
  /** [..., rows, columns]. */
  readonly x: TensorLike;
  readonly out?: Float32Array | undefined;
}

/**
 * The reference's relative shift: row i moves left by rows - 1 - i; what stands right of column columns - rows + i is
 * left over from the next row.
 *
 * Shapes: [..., rows, columns]. Units: those of x. Errors: `TypeError` for a wrong type or an unknown option,
 * `RangeError` for fewer than two axes or an `out` of the wrong length.
 *
 * @example
 * relativeShift({ x: { data: new Float32Array([1, 2, 3, 4]), shape: [2, 2] } }).data; // [2, 0, 3, 4]
 */
export function relativeShift(options: RelativeShiftOptions): Tensor {
  const read = readOptions<RelativeShiftOptions>(options, 'options', ['x', 'out']);
  const { data: x, shape } = readTensor(read.x, 'x');
  if (shape.length < 2) throw wrongValue('POSENC_SHAPE_MISMATCH', 'x.shape', shape, 'two axes or more');
  const data = floatsFor(read.out, x.length);
  const [rows, columns] = shape.slice(-2) as [number, number];
  if (overlap(data, x) && data.byteOffset !== x.byteOffset) throw overlapping(data);
  // A copy of its own, so that `out` may be the input.
  call(cpp.relativeShift, { rows, columns, x: x.slice(), out: data });
  return { data, shape };
}

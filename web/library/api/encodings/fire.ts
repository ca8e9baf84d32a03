import * as cpp from '../../../../build/wasm/calls.js';
import { type AnyFloats, type ArrayOf, type Dtype, type OutOf } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import { type Elements, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { readVector } from '../runtime/lists.ts';
import { readMatrix, makeTensor, makeWideTensor, asRows } from '../runtime/tensor.ts';
import type { TableOutput } from '../runtime/rows.ts';

export interface FireOptions {
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** Strength of the logarithm, above 0; default 0.1. */
  readonly c?: number | undefined;
  /** L: queries before it are all normalised by the same number; default 512. */
  readonly threshold?: number | undefined;
}

/** Doubles unless `dtype` or `out` differ. */
export interface FireDistanceOptions<D extends Dtype = Dtype> extends FireOptions, TableOutput<D> {}

/**
 * The input of FIRE's network: ln(c |i - j| + 1) / (ln(c max(i, L) + 1) + 1e-6).
 *
 * Shapes: [Tq, Tk]; query row r is at position i = Tk - Tq + r.
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for more queries than keys, a `c` not above
 * 0, a `threshold` below 0, an `out` of the wrong length.
 *
 * @example
 * fireDistances({ queries: 16, keys: 16 }).columns; // 16
 */
export function fireDistances<T extends OutOf<Dtype>>(options: FireDistanceOptions & { readonly out: T }): Matrix<T>;
export function fireDistances<D extends Dtype = 'float64'>(options: FireDistanceOptions<D>): Matrix<ArrayOf<D>>;
export function fireDistances(options: FireDistanceOptions): Matrix<AnyFloats>;
export function fireDistances(options: FireDistanceOptions): Matrix<AnyFloats> {
  enter('fireDistances');
  const values = readFields(cpp.FireOptions, options, outputKeys);
  const { queries, keys } = values;
  return asRows(makeWideTensor(values, [queries, keys], (out) => call(cpp.fireDistances, { ...values, out })));
}

export interface FireBiasOptions<D extends Dtype = Dtype> extends FireOptions, TableOutput<D> {
  /** [width]. */
  readonly firstWeights: Elements;
  /** [width]. */
  readonly firstBias: Elements;
  /** [H, width]. */
  readonly secondWeights: TensorLike;
  /** [H]. */
  readonly secondBias: Elements;
}

const fireBiasKeys = ['firstWeights', 'firstBias', 'secondWeights', 'secondBias', ...outputKeys] as const;

/**
 * The bias of each head: secondWeights . relu(firstWeights x + firstBias) + secondBias.
 *
 * Shapes: as the options say; result [H, Tq, Tk]. Units: scores. Errors: as `fireDistances`; `RangeError` for arrays
 * that do not fit each other.
 *
 * @example
 * fireBias({ queries: 16, keys: 16, firstWeights, firstBias, secondWeights, secondBias }); // shape [H, 16, 16]
 */
export function fireBias<T extends OutOf<Dtype>>(options: FireBiasOptions & { readonly out: T }): Tensor<T>;
export function fireBias<D extends Dtype = 'float32'>(options: FireBiasOptions<D>): Tensor<ArrayOf<D>>;
export function fireBias(options: FireBiasOptions): Tensor<AnyFloats>;
export function fireBias(options: FireBiasOptions): Tensor<AnyFloats> {
  enter('fireBias');
  const read = readFields(cpp.fireBias, options, fireBiasKeys);
  const { queries, keys } = read;
  const { data: secondWeights, rows: heads, columns: width } = readMatrix(read.secondWeights, 'secondWeights');
  const firstWeights = vectorOf(read.firstWeights, 'firstWeights', width);
  const firstBias = vectorOf(read.firstBias, 'firstBias', width);
  const secondBias = vectorOf(read.secondBias, 'secondBias', heads);
  const arrays = { firstWeights, firstBias, secondWeights, secondBias };
  return makeTensor(read, [heads, queries, keys], (out) => call(cpp.fireBias, { ...read, ...arrays, out }));
}

function vectorOf(value: unknown, name: string, length: number): Float32Array {
  const vector = readVector(value, name);
  if (vector.length === length) return vector;
  throw wrongValue(
    'POSENC_SHAPE_MISMATCH',
    name,
    value,
    `${length} elements, as secondWeights says, not ${vector.length}`,
  );
}

import * as cpp from '../../../build/wasm/calls.js';
import { readArray } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { makeDoubles, floatsFor, readMatrix } from '../runtime/tensor.ts';

export interface FireOptions {
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** Strength of the logarithm, above 0; default 0.1. */
  readonly c?: number | undefined;
  /** L: queries before it are all normalised alike; default 512. */
  readonly threshold?: number | undefined;
}

/**
 * What FIRE's network reads: ln(c |i - j| + 1) / (ln(c max(i, L) + 1) + 1e-6).
 *
 * Shapes: [Tq, Tk]; query row r stands at position i = Tk - Tq + r.
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for more queries than keys, a `c` not above
 * 0, a `threshold` below 0.
 *
 * @example
 * fireDistances({ queries: 16, keys: 16 }).columns; // 16
 */
export function fireDistances(options: FireOptions): Matrix<Float64Array> {
  const values = readFields(cpp.FireOptions, options);
  const { queries, keys } = values;
  const data = makeDoubles(queries * keys);
  call(cpp.fireDistances, { ...values, out: data });
  return matrixOf(data, queries, keys);
}

export interface FireBiasOptions extends FireOptions {
  /** [width]. */
  readonly firstWeights: Float32Array;
  /** [width]. */
  readonly firstBias: Float32Array;
  /** [H, width]. */
  readonly secondWeights: TensorLike;
  /** [H]. */
  readonly secondBias: Float32Array;
  readonly out?: Float32Array | undefined;
}

/**
 * The bias of each head: secondWeights . relu(firstWeights x + firstBias) + secondBias.
 *
 * Shapes: as the options say; result [H, Tq, Tk]. Units: scores. Errors: as `fireDistances`; `RangeError` for arrays
 * that do not fit each other.
 *
 * @example
 * fireBias({ queries: 16, keys: 16, firstWeights, firstBias, secondWeights, secondBias }); // shape [H, 16, 16]
 */
export function fireBias(options: FireBiasOptions): Tensor {
  const arrays = ['firstWeights', 'firstBias', 'secondWeights', 'secondBias', 'out'] as const;
  const read = readFields(cpp.fireBias, options, arrays);
  const { queries, keys } = read;
  const { data: secondWeights, rows: heads, columns: width } = readMatrix(read.secondWeights, 'secondWeights');
  const firstWeights = readVector(read.firstWeights, 'firstWeights', width);
  const firstBias = readVector(read.firstBias, 'firstBias', width);
  const secondBias = readVector(read.secondBias, 'secondBias', heads);
  const data = floatsFor(read.out, heads * queries * keys);
  call(cpp.fireBias, { ...read, firstWeights, firstBias, secondWeights, secondBias, out: data });
  return { data, shape: [heads, queries, keys] };
}

function readVector(value: unknown, name: string, length: number): Float32Array {
  const vector = readArray(value, name, 'Float32Array');
  if (vector.length === length) return vector;
  throw wrongValue(
    'POSENC_SHAPE_MISMATCH',
    name,
    value,
    `${length} elements, as secondWeights says, not ${vector.length}`,
  );
}

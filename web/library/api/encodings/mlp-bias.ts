import * as cpp from '../../../../build/wasm/calls.js';
import {
  readArrayItems,
  readOptions,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Elements, Tensor, TensorLike } from '../runtime/matrix.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { readVector } from '../runtime/lists.ts';
import { readMatrix, makeTensor } from '../runtime/tensor.ts';

/** One layer: weights x + bias; but for the last, normalised where it has `normWeights`, and activated. */
export interface MlpLayer {
  /** [outputs, inputs], as torch.nn.Linear keeps them: the first layer has one input, the last an output a head. */
  readonly weights: TensorLike;
  /** [outputs]. */
  readonly bias: Elements;
  /** [outputs] of a LayerNorm (eps 1e-5); default none. */
  readonly normWeights?: Elements | undefined;
  /** [outputs], with `normWeights`. */
  readonly normBias?: Elements | undefined;
}

export interface MlpBiasOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** Whether the network reads sign(d) ln(|d| + 1) rather than d; default false. */
  readonly logDistance?: boolean | undefined;
  /** Default `silu`. */
  readonly activation?: 'silu' | 'relu' | undefined;
  /** Two or more. */
  readonly layers: readonly MlpLayer[];
}

const layerKeys = ['weights', 'bias', 'normWeights', 'normBias'] as const;
const mlpKeys = ['layers', ...outputKeys] as const;

function readLayer(layer: unknown, name: string): cpp.MlpLayer {
  const read = readOptions<MlpLayer>(layer, name, layerKeys);
  const { data: weights, rows } = readMatrix(read.weights, `${name}.weights`);
  const vector = (key: 'bias' | 'normWeights' | 'normBias'): Float32Array => {
    const array = readVector(read[key], `${name}.${key}`);
    if (array.length === rows) return array;
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.${key}`, read[key], `${rows} elements, as weights have rows`);
  };
  const norm = read.normWeights === undefined && read.normBias === undefined ? undefined : true;
  const normWeights = norm && vector('normWeights'),
    normBias = norm && vector('normBias');
  return { weights, bias: vector('bias'), normWeights, normBias };
}

/**
 * The MLP ("dynamic") position bias: out[h][i][j] is output h of the network for the distance d = i - j, query minus
 * key.
 *
 * Shapes: layers as `MlpLayer` says; result [H, Tq, Tk]; query row r is at position i = Tk - Tq + r.
 * Units: scores; distances in tokens.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for more queries than keys, fewer than two
 * layers or more than 64, arrays that do not fit each other, an `out` of the wrong length. Weights that are not finite,
 * and sums that overflow, give NaN or infinities, never a number.
 * Accuracy: in double, each activation within 2^-50 of itself, or within 1e-305 where it is as small as that; rounded
 * once. Cost: O((Tq + Tk) widths + H Tq Tk).
 *
 * @example
 * mlpBias({ queries: 16, keys: 16, logDistance: true, layers: [first, last] }).shape; // [H, 16, 16]
 */
export function mlpBias<T extends OutOf<Dtype>>(options: MlpBiasOptions & { readonly out: T }): Tensor<T>;
export function mlpBias<D extends Dtype = 'float32'>(options: MlpBiasOptions<D>): Tensor<ArrayOf<D>>;
export function mlpBias(options: MlpBiasOptions): Tensor<AnyFloats>;
export function mlpBias(options: MlpBiasOptions): Tensor<AnyFloats> {
  enter('mlpBias');
  const read = readFields(cpp.MlpBiasOptions, options, mlpKeys);
  const { queries, keys } = read;
  const layers = readArrayItems(read.layers, 'layers', '2 to 64 layers', 64).map((layer, k) =>
    readLayer(layer, `layers[${k}]`),
  );
  const heads = layers.at(-1)?.bias.length ?? 0;
  return makeTensor(read, [heads, queries, keys], (out) => call(cpp.mlpBias, { ...read, layers, out }));
}

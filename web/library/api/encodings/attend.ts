// Attention of queries, keys and values, in doubles.
import * as cpp from '../../../../build/wasm/calls.js';
import { makeArray, readBoolean, readFloatArray, readNumber, readTarget } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords, wrongType, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { numberList } from '../runtime/lists.ts';
import type { Tensor, TensorLike } from '../runtime/matrix.ts';
import type { NumberList } from '../runtime/positions.ts';
import { readTensor } from '../runtime/tensor.ts';
import { readVisibility, visibilityKeys, type Visibility } from './attention-mask.ts';
import { withScores } from './layer.ts';
import { readHeadsTensor } from './heads-layout.ts';
import type { Floats } from '../runtime/record.ts';

/** A tensor of heads, with its shape. */
export type HeadsTensor<T extends Floats = Floats> =
  | { readonly data: T; readonly shape: readonly number[] }
  | { readonly data: T; readonly dims: readonly number[] };

/** Queries, keys, values, and which keys a query sees. */
export interface AttendOptions<T extends Floats = Floats> extends Omit<Visibility, 'queries' | 'keys' | 'batch'> {
  /** [B, Hq, Tq, D] or [Hq, Tq, D]; tokens before heads unless `headsFirst`. */
  readonly queries: HeadsTensor<T>;
  /** [B, Hk, Tk, D]: each of these heads serves Hq / Hk heads of queries. */
  readonly keys: HeadsTensor<T>;
  /** [B, Hk, Tk, Dv]. */
  readonly values: HeadsTensor<T>;
  /** Whether heads come before tokens, as in Hugging Face transformers. */
  readonly headsFirst: boolean;
  /** The factor of the products of queries and keys; default that of the layer, or 1 / sqrt(D). */
  readonly scale?: number | undefined;
  /** c of c tanh(score / c), before the bias (Gemma 2, Grok); null is none. Default that of the layer. */
  readonly softcap?: number | null | undefined;
  /** Added to the scores: any that stretches to [B, Hq, Tq, Tk]. -Infinity hides a key. Default none. */
  readonly bias?: TensorLike<Float32Array | Float64Array> | undefined;
  /**
   * For each head of queries the score of a key without a value, which all queries see: e^sink is added to the sum by
   * which weights are divided (gpt-oss). Default none.
   */
  readonly sinks?: NumberList | undefined;
  /** Where to write: an array of the element type of the queries. */
  readonly out?: T | undefined;
}

const attendKeys = [
  'queries',
  'keys',
  'values',
  'headsFirst',
  'causal',
  'softcap',
  'bias',
  'sinks',
  'out',
  ...visibilityKeys,
] as const;
const derived = ['visibility', 'headDim', 'heads', 'keyHeads', 'valueDim', 'biasShape'] as const;

/** A tensor of heads, and its axes. */
function readHeadsOf(value: unknown, name: string, headsFirst: boolean) {
  const { elements: data, shape } = readHeadsTensor(value, name, readFloatArray, ({ length }) => length);
  if (shape === undefined) throw wrongType(name, value, 'a tensor { data, shape } or { data, dims }');
  const last = shape.length - 1;
  const at = { batch: last - 3, heads: last - (headsFirst ? 2 : 1), tokens: last - (headsFirst ? 1 : 2), dim: last };
  const sizeOf = (axis: keyof typeof at): number => shape[at[axis]] ?? 1;
  /** Refuses a size that is not `wanted`. */
  const fit = (axis: keyof typeof at, wanted: number, of: string): void => {
    const size = sizeOf(axis);
    if (size !== wanted) throw wrongValue('POSENC_SHAPE_MISMATCH', nameOf(axis), size, `${wanted} ${of}`);
  };
  const nameOf = (axis: keyof typeof at): string => `${name}.shape${at[axis] < 0 ? '' : `[${at[axis]}]`}`;
  const sizes = { batch: sizeOf('batch'), heads: sizeOf('heads'), tokens: sizeOf('tokens'), dim: sizeOf('dim') };
  return { data, shape, ...sizes, fit, nameOf };
}

/**
 * Attention: for each query and head the mean of the values that it sees, weighted by softmax over its scores. Plain
 * and exact in double, to compare others with, rather than fast. Keys that no query sees are not read, so that a cache
 * may have room for more. A query that sees no key gets zeros.
 *
 * Shapes: queries [B, Hq, Tq, D], keys [B, Hk, Tk, D], values [B, Hk, Tk, Dv], result [B, Hq, Tq, Dv], or all without
 * the batch; without `headsFirst` tokens come before heads.
 * Units: none.
 * Errors: as `attentionMask`; `PosencError` for a layer whose queries grow with their positions (Llama 4), without a
 * `scale`; `TypeError` for tensors of different types; `RangeError` for shapes that do not fit each
 * other, heads that the key heads do not divide, a `softcap` of 0 or less, sinks of another number than heads, numbers
 * that are not finite, an `out` of the wrong length. A failing call changes nothing.
 *
 * @example
 * const layer = modelPositions(config).layers[5]; // its window, scale and soft cap
 * // 32 heads of queries, 8 of keys and values: groups of four
 * attend({ queries, keys, values, layer, causal: true, headsFirst: true, mask });
 */
export function attend<T extends Floats>(options: AttendOptions<T>): Tensor<T>;
export function attend(options: AttendOptions): Tensor<Floats> {
  enter('attend');
  const read = readFields(cpp.AttendOptions, withScores(options), attendKeys, derived);
  const headsFirst = readBoolean(read.headsFirst, 'headsFirst');
  const queries = readHeadsOf(read.queries, 'queries', headsFirst),
    keys = readHeadsOf(read.keys, 'keys', headsFirst),
    values = readHeadsOf(read.values, 'values', headsFirst);
  const kind = queries.data instanceof Float64Array ? 'Float64Array' : 'Float32Array';
  for (const [name, { data, fit }] of [['keys', keys] as const, ['values', values] as const]) {
    if (data.BYTES_PER_ELEMENT !== queries.data.BYTES_PER_ELEMENT)
      throw wrongType(`${name}.data`, data, `a ${kind}, as queries are`);
    fit('batch', queries.batch, 'batch rows, as queries have');
  }
  keys.fit('dim', queries.dim, 'channels, as queries have');
  values.fit('heads', keys.heads, 'heads, as keys have');
  values.fit('tokens', keys.tokens, 'tokens, as keys have');
  if (queries.heads % keys.heads !== 0)
    throw wrongValue(
      'POSENC_OUT_OF_RANGE',
      keys.nameOf('heads'),
      keys.heads,
      `a divisor of ${queries.heads}, the heads of queries`,
    );
  const causal = readBoolean(read.causal, 'causal');
  const counts = { queries: queries.tokens, keys: keys.tokens, causal };
  const visibility = readVisibility({ ...read, ...counts, batch: queries.batch });
  const bias = read.bias === undefined ? undefined : readTensor(read.bias, 'bias', readFloatArray);
  const sinks = read.sinks === undefined ? undefined : numberList(read.sinks, 'sinks');
  const softcap = read.softcap === undefined || read.softcap === null ? undefined : readNumber(read.softcap, 'softcap');
  // At the border a number that is none means that there is none.
  if (Number.isNaN(softcap)) throw wrongValue('POSENC_NOT_FINITE', 'softcap', NaN, 'a finite number above 0');
  const axes = headsFirst ? [queries.heads, queries.tokens] : [queries.tokens, queries.heads];
  const shape = [...(queries.shape.length === 4 ? [queries.batch] : []), ...axes, values.dim];
  const length = queries.batch * queries.heads * queries.tokens * values.dim;
  const out = read.out === undefined ? makeArray(kind, length) : readTarget(read.out, kind, length, ', as queries are');
  const words = { keyHeads: keys.nameOf('heads'), heads: queries.nameOf('heads'), biasShape: 'bias.shape' };
  inWords(words, () =>
    call(cpp.attend, {
      ...{ visibility, headsFirst, softcap, scale: read.scale, out },
      ...{ heads: queries.heads, keyHeads: keys.heads, headDim: queries.dim, valueDim: values.dim },
      bias: bias && Float64Array.from(bias.data),
      biasShape: bias && Int32Array.from(bias.shape),
      sinks,
      ...{ queryHeads: queries.data, keysOfHeads: keys.data, values: values.data },
    }),
  );
  return { data: out, shape };
}

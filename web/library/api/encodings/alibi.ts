import * as cpp from '../../../../build/wasm/calls.js';
import {
  checkStillThere,
  fill,
  readOutput,
  readSize,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords, wrongType } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import type { NumberList } from '../runtime/positions.ts';
import { checkOptions, makeRows } from '../runtime/rows.ts';
import { fitShape, shapedMask } from '../runtime/lists.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/**
 * The factor of the slope, for the query at position i and the key at position j: `symmetric` -|i - j| (for attention
 * in both directions; below the diagonal the same as `distance`), `distance` -(i - j) (the paper's), `keyIndex` j (the
 * official code's, for causal attention).
 */
export type AlibiForm = 'symmetric' | 'distance' | 'keyIndex';

export interface AlibiSlopeOptions {
  /** How many heads, 1 to 65536; any number, not only powers of two. */
  readonly heads: number;
  /** The smallest slope of a power of two heads is 2^-biasMax; default 8. */
  readonly biasMax?: number | undefined;
}

export interface AlibiOptions<D extends Dtype = Dtype> extends AlibiSlopeOptions {
  /** The number of queries, which take the last of the keys' positions; or the position of each. */
  readonly queries: number | NumberList;
  /** How many keys, at 0, 1, ...; or the position of each. */
  readonly keys: number | NumberList;
  /** Whether keys after the query get -Infinity; default false. */
  readonly causal?: boolean | undefined;
  /** Default `symmetric`, which with `causal` is the paper's `distance`. */
  readonly form?: AlibiForm | undefined;
  /** The element type; default `float32`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly H x Tq x Tk elements. */
  readonly out?: OutOf<D> | undefined;
}

/** No queries and no keys: the options can be checked before anything of their size is made. */
const nobody = { queries: 0, keys: 0, queryPositions: undefined, keyPositions: undefined };

const alibiBiasKeys = ['queries', 'keys', ...outputKeys] as const;
const placesKeys = ['queryPositions', 'keyPositions'] as const;

/** Counts, or positions too; with listed queries, a count of keys means positions 0, 1, ... */
function readPlaces(queries: unknown, keys: unknown): Pick<cpp.AlibiOptions, 'queries' | 'keys' | PlacesKey> {
  const keyPositions = typeof keys === 'object' ? numberList(keys, 'keys') : undefined;
  if (keyPositions === undefined && typeof queries !== 'object') {
    return { ...nobody, queries: readSize(queries, 'queries'), keys: readSize(keys, 'keys') };
  }
  if (typeof queries !== 'object') throw wrongType('queries', queries, 'a list of positions, as keys are');
  const queryPositions = numberList(queries, 'queries');
  const at = keyPositions ?? makeDoubles(readSize(keys, 'keys')).map((_, j) => j);
  checkStillThere(queryPositions, at);
  return { queries: queryPositions.length, keys: at.length, queryPositions, keyPositions: at };
}
type PlacesKey = (typeof placesKeys)[number];

/**
 * The slope of each head: 2^(-biasMax (h + 1) / H) when H is a power of two; otherwise the slopes of the next lower
 * power first, then every other slope of the next higher one.
 *
 * Shapes: [H] for `heads` = H.
 * Units: score per position.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for `heads` outside 1 to 65536 or a
 * `biasMax` outside 0 to 1000.
 *
 * @example
 * alibiSlopes({ heads: 3 }); // Float64Array [0.0625, 0.00390625, 0.25]
 */
export function alibiSlopes(options: AlibiSlopeOptions): Float64Array {
  enter('alibiSlopes');
  const values = readFields(cpp.AlibiSlopeOptions, options);
  if (values.heads > cpp.largestHeads) checkOptions(cpp.alibiBias, { ...values, ...nobody });
  const out = new Float64Array(values.heads);
  call(cpp.alibiSlopes, { ...values, out });
  return out;
}

/**
 * The bias that is added to the scores before softmax: slope(h) times the factor of `form`.
 *
 * Shapes: [H, Tq, Tk] for `heads` = H, Tq queries and Tk keys. When both are counts, query row r is at position Tk - Tq
 * + r and key column j at j; positions of packed or cached tokens are given as lists.
 * Units: scores, after the division by sqrt(headDim).
 * Errors: as `alibiSlopes`; `RangeError` for more queries than keys when both are counts, positions beyond 2^53, an
 * `out` of the wrong length, more elements than fit into memory. A failing call changes nothing.
 *
 * @example
 * alibiBias({ heads: 12, queries: 16, keys: 16, causal: true });
 * alibiBias({ heads: 12, queries: [7], keys: [0, 1, 4, 5, 6, 7], causal: true }); // shape [12, 1, 6]
 */
export function alibiBias<T extends OutOf<Dtype>>(options: AlibiOptions & { readonly out: T }): Tensor<T>;
export function alibiBias<D extends Dtype = 'float32'>(options: AlibiOptions<D>): Tensor<ArrayOf<D>>;
export function alibiBias(options: AlibiOptions): Tensor<AnyFloats>;
export function alibiBias(options: AlibiOptions): Tensor<AnyFloats> {
  enter('alibiBias');
  const read = readFields(cpp.AlibiOptions, options, alibiBiasKeys, placesKeys);
  const places = readPlaces(read.queries, read.keys);
  const values = { ...read, ...places };
  const { heads, queries, keys } = values;
  // Options that the whole result depends on are checked before its size.
  const isTooMany = places.keyPositions === undefined && queries > keys;
  checkOptions(cpp.alibiBias, { ...values, ...nobody, queries: isTooMany ? queries : 0 });
  return inWords({ queryPositions: 'queries', keyPositions: 'keys' }, () => {
    const { data } = makeRows(cpp.alibiBias, values, heads * queries, keys, values, nobody);
    return { data, shape: [heads, queries, keys] };
  });
}

export interface AlibiMaskedOptions<D extends Dtype = Dtype> extends AlibiSlopeOptions {
  /** Which keys are tokens: 0 or false for padding. [B, Tk], or a list of its rows one after the other. */
  readonly mask: NumberList | ArrayLike<boolean> | Iterable<boolean>;
  /** How many keys a row of the mask has; default that of its shape, or all of a list: one row. */
  readonly keys?: number | undefined;
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly B x H x Tk elements. */
  readonly out?: OutOf<D> | undefined;
}

const alibiMaskedBiasKeys = ['mask', 'keys', 'dtype', 'out'] as const;

/**
 * BLOOM's form for batches with padding: slope(h) * p, where p counts the tokens before the key, so that padding on the
 * left shifts nothing; a padded key gets 0 (the attention mask hides it). The same for every query.
 *
 * Shapes: mask [B, Tk]; result [B, H, Tk].
 * Units: scores.
 * Errors: as `alibiSlopes`; `RangeError` for a mask that is not a whole number of rows or holds NaN, or an `out` of the
 * wrong length.
 *
 * @example
 * alibiMaskedBias({ heads: 8, keys: 4, mask: [1, 1, 1, 1, 0, 0, 1, 1] }); // shape [2, 8, 4]
 */
export function alibiMaskedBias<T extends OutOf<Dtype>>(options: AlibiMaskedOptions & { readonly out: T }): Tensor<T>;
export function alibiMaskedBias<D extends Dtype = 'float32'>(options: AlibiMaskedOptions<D>): Tensor<ArrayOf<D>>;
export function alibiMaskedBias(options: AlibiMaskedOptions): Tensor<AnyFloats>;
export function alibiMaskedBias(options: AlibiMaskedOptions): Tensor<AnyFloats> {
  enter('alibiMaskedBias');
  const read = readFields(cpp.alibiMaskedBias, options, alibiMaskedBiasKeys);
  const { heads, biasMax } = read;
  const { data: mask, shape } = shapedMask(read.mask);
  const keys = readSize(read.keys, 'keys', 0, shape?.at(-1) ?? mask.length);
  fitShape(shape, 'mask', ['batch', keys]);
  checkOptions(cpp.alibiBias, { heads, biasMax, ...nobody });
  const batch = keys === 0 ? 0 : Math.floor(mask.length / keys);
  const output = readOutput(read.out, read.dtype, batch * heads * keys);
  return fill(output, [batch, heads, keys], (out) => call(cpp.alibiMaskedBias, { heads, biasMax, keys, mask, out }));
}

import * as cpp from '../../../build/wasm/calls.js';
import { checkBuffer, collect, readOut, readSize, type ArrayOf, type Dtype } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { arrayKind, wrongType } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { checkOptions, makeRows } from '../runtime/rows.ts';

/**
 * What the slope is multiplied by, for the query at position i and the key at position j: `symmetric` -|i - j| (for
 * attention in both directions; below the diagonal the same as `distance`), `distance` -(i - j) (the paper's),
 * `keyIndex` j (the official code's, for causal attention).
 */
export type AlibiForm = 'symmetric' | 'distance' | 'keyIndex';

export interface AlibiSlopeOptions {
  /** How many heads, 1 to 65536; any number, not only powers of two. */
  readonly heads: number;
  /** The smallest slope of a power of two heads is 2^-biasMax; default 8. */
  readonly biasMax?: number | undefined;
}

export interface AlibiOptions<D extends Dtype = Dtype> extends AlibiSlopeOptions {
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** Whether keys after the query get -Infinity; default false. */
  readonly causal?: boolean | undefined;
  /** Default `symmetric`, which with `causal` is the paper's `distance`. */
  readonly form?: AlibiForm | undefined;
  /** The element type; default `float32`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly H x Tq x Tk elements. */
  readonly out?: ArrayOf<D> | undefined;
}

/** No queries and no keys: the options can be checked before anything of their size is made. */
const nobody = { queries: 0, keys: 0 };

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
  const values = readFields(cpp.AlibiSlopeOptions, options);
  checkOptions(cpp.alibiBias, { ...values, ...nobody });
  const out = new Float64Array(values.heads);
  call(cpp.alibiSlopes, { ...values, out });
  return out;
}

/**
 * The bias that is added to the scores before softmax: slope(h) times what `form` says.
 *
 * Shapes: [H, Tq, Tk] for `heads` = H, `queries` = Tq and `keys` = Tk. Query row r stands at position Tk - Tq + r.
 * Units: scores, after the division by sqrt(headDim).
 * Errors: as `alibiSlopes`; `RangeError` for more queries than keys, an `out` of the wrong length, more elements than
 * fit into memory. A failing call changes nothing.
 *
 * @example
 * alibiBias({ heads: 12, queries: 16, keys: 16, causal: true });
 */
export function alibiBias(options: AlibiOptions<'float64'> & { readonly dtype: 'float64' }): Tensor<Float64Array>;
export function alibiBias(options: AlibiOptions<'float64'> & { readonly out: Float64Array }): Tensor<Float64Array>;
export function alibiBias(options: AlibiOptions<'float32'>): Tensor<Float32Array>;
export function alibiBias(options: AlibiOptions): Tensor<Float32Array | Float64Array> {
  const values = readFields(cpp.AlibiOptions, options, outputKeys);
  const { heads, queries, keys } = values;
  // What all of the result depends on comes before its size.
  checkOptions(cpp.alibiBias, { ...values, queries: queries > keys ? queries : 0, keys: 0 });
  const { data } = makeRows(cpp.alibiBias, values, heads * queries, keys, values, nobody);
  return { data, shape: [heads, queries, keys] };
}

export interface AlibiMaskedOptions<D extends Dtype = Dtype> extends AlibiSlopeOptions {
  /** Which keys are tokens: 0 or false for padding. The rows of a batch follow one another. */
  readonly mask: ArrayLike<number | boolean> | Iterable<number | boolean>;
  /** How many keys a row of the mask has; default all of it: one row. */
  readonly keys?: number | undefined;
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly B x H x Tk elements. */
  readonly out?: ArrayOf<D> | undefined;
}

/**
 * BLOOM's form for batches with padding: slope(h) * p, where p counts the tokens before the key, so that padding on the
 * left shifts nothing; a padded key gets 0 (the attention mask hides it). The same for every query.
 *
 * Shapes: mask [B, Tk], flat; result [B, H, Tk].
 * Units: scores.
 * Errors: as `alibiSlopes`; `RangeError` for a mask that is not a whole number of rows, or an `out` of the wrong
 * length.
 *
 * @example
 * alibiMaskedBias({ heads: 8, keys: 4, mask: [1, 1, 1, 1, 0, 0, 1, 1] }); // shape [2, 8, 4]
 */
export function alibiMaskedBias(
  options: AlibiMaskedOptions<'float64'> & ({ readonly dtype: 'float64' } | { readonly out: Float64Array }),
): Tensor<Float64Array>;
export function alibiMaskedBias(options: AlibiMaskedOptions<'float32'>): Tensor<Float32Array>;
export function alibiMaskedBias(options: AlibiMaskedOptions): Tensor<Float32Array | Float64Array> {
  const read = readFields(cpp.alibiMaskedBias, options, ['mask', 'keys', 'dtype', 'out']);
  const { heads, biasMax } = read;
  const mask = readMask(read.mask);
  const keys = read.keys === undefined ? mask.length : readSize(read.keys, 'keys');
  checkOptions(cpp.alibiBias, { heads, biasMax, ...nobody });
  const batch = keys === 0 ? 0 : Math.floor(mask.length / keys);
  const data = readOut(read.out, read.dtype, batch * heads * keys);
  call(cpp.alibiMaskedBias, { heads, biasMax, keys, mask, out: data });
  return { data, shape: [batch, heads, keys] };
}

function readMask(mask: unknown): Uint8Array {
  if (arrayKind(mask) !== undefined) checkBuffer(mask as ArrayBufferView, 'mask');
  return collect(
    Uint8Array,
    mask,
    'mask',
    'an array, typed array or iterable of numbers or of true and false',
    (kept, name) => {
      if (typeof kept !== 'number' && typeof kept !== 'boolean') throw wrongType(name, kept, 'a number, true or false');
      return Number(kept) === 0 ? 0 : 1;
    },
  );
}

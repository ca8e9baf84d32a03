import * as cpp from '../../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import type { AnyFloats, ArrayOf, Dtype, OutOf } from '../runtime/arguments.ts';
import { enter } from '../runtime/errors.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { makeTensor } from '../runtime/tensor.ts';

export interface SandwichOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly heads: number;
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** Width of the sinusoids, even; default 128. */
  readonly dim?: number | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** Whether keys after the query count as distance 0, as in the reference; default false. */
  readonly causal?: boolean | undefined;
}

/**
 * Sandwich: (sum over k = 1 .. D / 2 of cos((i - j) base^(-2 k / D)) - D / 2) / (8 h / H) for the heads h = 1 .. H.
 *
 * Shapes: [H, Tq, Tk].
 * Units: scores.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for `heads` outside 1 to 65536, more queries
 * than keys, a `dim` that is odd or outside 2 to 2^20, a `base` not above 1, an `out` of the wrong length.
 *
 * @example
 * sandwichBias({ heads: 12, queries: 16, keys: 16, causal: true }).shape; // [12, 16, 16]
 */
export function sandwichBias<T extends OutOf<Dtype>>(options: SandwichOptions & { readonly out: T }): Tensor<T>;
export function sandwichBias<D extends Dtype = 'float32'>(options: SandwichOptions<D>): Tensor<ArrayOf<D>>;
export function sandwichBias(options: SandwichOptions): Tensor<AnyFloats>;
export function sandwichBias(options: SandwichOptions): Tensor<AnyFloats> {
  enter('sandwichBias');
  const values = readFields(cpp.SandwichOptions, options, outputKeys);
  const { heads, queries, keys } = values;
  return makeTensor(values, [heads, queries, keys], (out) => call(cpp.sandwichBias, { ...values, out }));
}

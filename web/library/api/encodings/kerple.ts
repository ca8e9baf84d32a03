import * as cpp from '../../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import type { NumberList } from '../runtime/positions.ts';
import type { AnyFloats, ArrayOf, Dtype, OutOf } from '../runtime/arguments.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { makeTensor } from '../runtime/tensor.ts';

/** `logarithmic`: -p ln(1 + a n); `power`: -a n^p. */
export type KerpleKernel = 'logarithmic' | 'power';

export interface KerpleOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Default `logarithmic`. */
  readonly kernel?: KerpleKernel | undefined;
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** One for each head; below 0.01 counts as 0.01, a power above 2 as 2. */
  readonly p: NumberList;
  /** One for each head; below 0.01 counts as 0.01. */
  readonly a: NumberList;
}

/**
 * KERPLE's bias of each head from the distance n = max(query - key, 0); later keys, which causal attention masks, get
 * 0.
 *
 * Shapes: p and a [H]; result [H, Tq, Tk].
 * Units: scores.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for more queries than keys, parameters that
 * are not finite or differ in length, an `out` of the wrong length.
 *
 * @example
 * kerpleBias({ queries: 16, keys: 16, p: [1, 0.5], a: [1, 2] }).shape; // [2, 16, 16]
 */
export function kerpleBias<T extends OutOf<Dtype>>(options: KerpleOptions & { readonly out: T }): Tensor<T>;
export function kerpleBias<D extends Dtype = 'float32'>(options: KerpleOptions<D>): Tensor<ArrayOf<D>>;
export function kerpleBias(options: KerpleOptions): Tensor<AnyFloats>;
export function kerpleBias(options: KerpleOptions): Tensor<AnyFloats> {
  enter('kerpleBias');
  const values = readFields(cpp.kerpleBias, options, outputKeys);
  const { queries, keys, p, a } = values;
  if (a.length !== p.length) throw wrongValue('POSENC_SHAPE_MISMATCH', 'a', a, `${p.length} numbers, as many as p`);
  return makeTensor(values, [p.length, queries, keys], (out) => call(cpp.kerpleBias, { ...values, out }));
}

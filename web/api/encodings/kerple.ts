import type { Tensor } from '../runtime/matrix.ts';
import { numberList, readName, readOptions, readSize } from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { readFloats } from '../runtime/tensor.ts';
import { wrongValue } from '../runtime/errors.ts';

/** `logarithmic`: -p ln(1 + a n); `power`: -a n^p. */
export type KerpleKernel = 'logarithmic' | 'power';

const kernels: readonly KerpleKernel[] = ['logarithmic', 'power'];

export interface KerpleOptions {
  /** Default `logarithmic`. */
  readonly kernel?: KerpleKernel | undefined;
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** One for each head; below 0.01 counts as 0.01, a power above 2 as 2. */
  readonly p: ArrayLike<number> | Iterable<number>;
  /** One for each head; below 0.01 counts as 0.01. */
  readonly a: ArrayLike<number> | Iterable<number>;
  readonly out?: Float32Array | undefined;
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
export function kerpleBias(options: KerpleOptions): Tensor {
  const read = readOptions<KerpleOptions>(options, 'options', ['kernel', 'queries', 'keys', 'p', 'a', 'out']);
  const kernel = readName(read.kernel, 'kernel', kernels, 'logarithmic');
  const queries = readSize(read.queries, 'queries', 0);
  const keys = readSize(read.keys, 'keys', 0);
  const p = numberList(read.p, 'p');
  const a = numberList(read.a, 'a');
  if (a.length !== p.length) throw wrongValue('POSENC_SHAPE_MISMATCH', 'a', a, `${p.length} numbers, as many as p`);
  const data = readFloats(read.out, p.length * queries * keys);
  transfer([p, a], [data], (module, [first, second], [to]) =>
    module.kerple_bias(kernel, queries, keys, p.length, first as number, second as number, to as number),
  );
  return { data, shape: [p.length, queries, keys] };
}

import * as cpp from '../../../../build/wasm/calls.js';
import { readSize, type AnyFloats, type ArrayOf, type Dtype, type OutOf } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { wholeNumbersInOrder } from '../runtime/lists.ts';
import { integersFor, readMatrix, makeTensor } from '../runtime/tensor.ts';
import type { NumberList } from '../runtime/positions.ts';
import type { TableOutput } from '../runtime/rows.ts';

export interface T5Options {
  /** Half of the buckets for each direction (default); false: keys after the query count as distance 0. */
  readonly bidirectional?: boolean | undefined;
  /** How many; default 32. */
  readonly buckets?: number | undefined;
  /** From here on everything is in the last bucket; default 128. */
  readonly maxDistance?: number | undefined;
}

/** Refuses bad options before anything is allocated. */
function checkT5({ bidirectional, buckets, maxDistance }: Required<cpp.T5BucketOptions>): void {
  const none = new Int32Array(0);
  call(cpp.t5Buckets, { bidirectional, buckets, maxDistance, relative: none, out: none });
}

const t5BucketsKeys = ['relative', 'out'] as const;

/**
 * The bucket of each relative position, key - query (T5; whole distances decide, no logarithm).
 *
 * Shapes: `relative` and result [N].
 * Units: positions in, indices out.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for `buckets` outside 4 to 4096 (from 2 when
 * not bidirectional), a `maxDistance` not above half of the buckets of one direction, a relative position that is not
 * an integer of 32 bits.
 *
 * @example
 * t5Buckets({ relative: [-64, 0, 1] }); // Int32Array [14, 0, 17]
 */
export function t5Buckets(
  options: T5Options & {
    readonly relative: NumberList;
    readonly out?: Int32Array | undefined;
  },
): Int32Array {
  enter('t5Buckets');
  const read = readFields(cpp.T5BucketOptions, options, t5BucketsKeys);
  checkT5(read);
  const relative = wholeNumbersInOrder(read.relative, 'relative');
  const out = integersFor(read.out, relative.length);
  call(cpp.t5Buckets, { ...read, relative, out });
  return out;
}

/**
 * The smallest distance of each bucket of one direction, from the middle bucket on; before it each distance has its
 * own.
 *
 * Shapes: [S], S = B - floor(B / 2) for the B buckets of one direction. Units: positions. Errors: as `t5Buckets`.
 *
 * @example
 * t5Thresholds(); // Int32Array [8, 12, 16, 23, 32, 46, 64, 91]
 */
export function t5Thresholds(options: T5Options = {}): Int32Array {
  enter('t5Thresholds');
  const values = readFields(cpp.T5BucketOptions, options);
  checkT5(values);
  const perDirection = values.bidirectional ? Math.floor(values.buckets / 2) : values.buckets;
  const out = new Int32Array(perDirection - Math.floor(perDirection / 2));
  call(cpp.t5Thresholds, { ...values, out });
  return out;
}

export interface T5TableOptions extends T5Options {
  /** The number of queries, at the last of the keys' positions unless there is an offset. */
  readonly queries: number;
  readonly keys: number;
  /** The position of the first query; default keys - queries. A cache with room for more keys has it below that. */
  readonly offset?: number | undefined;
  readonly out?: Int32Array | undefined;
}

const t5BucketTableKeys = ['out'] as const;

/**
 * The buckets of all queries and keys.
 *
 * Shapes: [Tq, Tk] for `queries` = Tq, `keys` = Tk; query row r is at position `offset` + r.
 * Units: indices. Errors: as `t5Buckets`; `RangeError` for more queries than keys without an offset, an `offset`
 * outside 0 to 2^31 - 1, an `out` of the wrong length.
 *
 * @example
 * t5BucketTable({ queries: 2, keys: 3 }).data; // Int32Array [1, 0, 17, 2, 1, 0]
 */
export function t5BucketTable(options: T5TableOptions): Matrix<Int32Array> {
  enter('t5BucketTable');
  const read = readFields(cpp.t5BucketTable, options, t5BucketTableKeys);
  checkT5(read);
  const data = integersFor(read.out, read.queries * read.keys);
  call(cpp.t5BucketTable, { ...read, out: data });
  return matrixOf(data, read.queries, read.keys);
}

export interface T5BiasOptions<D extends Dtype = Dtype> extends Omit<T5TableOptions, 'out'>, TableOutput<D> {
  /** The learned table as the models store it: [buckets, H]. `buckets` defaults to its rows. */
  readonly table: TensorLike;
  /** The factor of the looked-up values; default 1. x-transformers takes sqrt(headDim). */
  readonly scale?: number | undefined;
}

const t5BiasKeys = ['buckets', 'table', ...outputKeys] as const;

/**
 * The bias of each head: out[h][i][j] = `scale` table[bucket of j - i][h].
 *
 * Shapes: table [buckets, H]; result [H, Tq, Tk].
 * Units: scores (T5 does not divide them by sqrt(headDim)).
 * Errors: as `t5BucketTable`; `RangeError` for a table of other than `buckets` rows.
 *
 * @example
 * t5Bias({ queries: 16, keys: 16, table: { data: weights, rows: 32, columns: 8 } }); // shape [8, 16, 16]
 */
export function t5Bias<T extends OutOf<Dtype>>(options: T5BiasOptions & { readonly out: T }): Tensor<T>;
export function t5Bias<D extends Dtype = 'float32'>(options: T5BiasOptions<D>): Tensor<ArrayOf<D>>;
export function t5Bias(options: T5BiasOptions): Tensor<AnyFloats>;
export function t5Bias(options: T5BiasOptions): Tensor<AnyFloats> {
  enter('t5Bias');
  const read = readFields(cpp.t5Bias, options, t5BiasKeys, ['heads']);
  const { data: table, rows, columns: heads } = readMatrix(read.table, 'table');
  const values = { ...read, buckets: readSize(read.buckets, 'buckets', 0, rows) };
  checkT5(values);
  const shape = [heads, read.queries, read.keys];
  return makeTensor(read, shape, (out) => call(cpp.t5Bias, { ...values, heads, table, out }));
}

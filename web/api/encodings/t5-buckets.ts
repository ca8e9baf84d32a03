import type { Matrix, Tensor } from '../runtime/matrix.ts';
import { readBoolean, readOptions, readSize } from '../runtime/arguments.ts';
import { check, run, transfer } from '../runtime/call.ts';
import { readFloats, readIntegers, readMatrix, readWholeNumbers } from '../runtime/tensor.ts';

export interface T5Options {
  /** Half of the buckets for each direction (default); false: keys after the query count as distance 0. */
  readonly bidirectional?: boolean | undefined;
  /** How many; default 32. */
  readonly buckets?: number | undefined;
  /** From here on everything is in the last bucket; default 128. */
  readonly maxDistance?: number | undefined;
}

const names = ['bidirectional', 'buckets', 'maxDistance'] as const;

interface ReadT5 {
  readonly bidirectional: boolean;
  readonly buckets: number;
  readonly maxDistance: number;
}

// Refuses bad options before anything is allocated.
function readT5(read: { [K in keyof T5Options]: unknown }, rows = 32): ReadT5 {
  const bidirectional = readBoolean(read.bidirectional, 'bidirectional', true);
  const buckets = readSize(read.buckets, 'buckets', 1, rows);
  const maxDistance = readSize(read.maxDistance, 'maxDistance', 1, 128);
  run((module) => check(module, module.t5_buckets(bidirectional, buckets, maxDistance, 0, 0, 0)));
  return { bidirectional, buckets, maxDistance };
}

/**
 * The bucket of each relative position, key - query (T5; whole distances decide, no logarithm).
 *
 * Shapes: `relative` and result [N].
 * Units: positions in, indices out.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for `buckets` outside 4 to 4096 (from 2 when
 * not bidirectional), a `maxDistance` not above half of the buckets of one direction, a relative position that is no
 * integer of 32 bits.
 *
 * @example
 * t5Buckets({ relative: [-64, 0, 1] }); // Int32Array [14, 0, 17]
 */
export function t5Buckets(
  options: T5Options & {
    readonly relative: ArrayLike<number> | Iterable<number>;
    readonly out?: Int32Array | undefined;
  },
): Int32Array {
  const read = readOptions<typeof options>(options, 'options', [...names, 'relative', 'out']);
  const t5 = readT5(read);
  const relative = readWholeNumbers(read.relative, 'relative');
  const out = readIntegers(read.out, relative.length);
  transfer([relative], [out], (module, [from], [to]) =>
    module.t5_buckets(t5.bidirectional, t5.buckets, t5.maxDistance, from as number, relative.length, to as number),
  );
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
  const t5 = readT5(readOptions<T5Options>(options, 'options', names));
  const perDirection = t5.bidirectional ? Math.floor(t5.buckets / 2) : t5.buckets;
  const out = new Int32Array(perDirection - Math.floor(perDirection / 2));
  transfer([], [out], (module, _inputs, [to]) =>
    module.t5_thresholds(t5.bidirectional, t5.buckets, t5.maxDistance, to as number, out.length),
  );
  return out;
}

export interface T5TableOptions extends T5Options {
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  readonly out?: Int32Array | undefined;
}

/**
 * The buckets of all queries and keys.
 *
 * Shapes: [Tq, Tk] for `queries` = Tq, `keys` = Tk; query row r stands at position Tk - Tq + r.
 * Units: indices. Errors: as `t5Buckets`; `RangeError` for more queries than keys or an `out` of the wrong length.
 *
 * @example
 * t5BucketTable({ queries: 2, keys: 3 }).data; // Int32Array [1, 0, 17, 2, 1, 0]
 */
export function t5BucketTable(options: T5TableOptions): Tensor<Int32Array> {
  const read = readOptions<T5TableOptions>(options, 'options', [...names, 'queries', 'keys', 'out']);
  const t5 = readT5(read);
  const queries = readSize(read.queries, 'queries', 0);
  const keys = readSize(read.keys, 'keys', 0);
  const data = readIntegers(read.out, queries * keys);
  transfer([], [data], (module, _inputs, [to]) =>
    module.t5_bucket_table(t5.bidirectional, t5.buckets, t5.maxDistance, queries, keys, to as number),
  );
  return { data, shape: [queries, keys] };
}

export interface T5BiasOptions extends Omit<T5TableOptions, 'out'> {
  /** The learned table as the models store it: [buckets, H]. `buckets` defaults to its rows. */
  readonly table: Matrix;
  readonly out?: Float32Array | undefined;
}

/**
 * The bias of each head: out[h][i][j] = table[bucket of j - i][h].
 *
 * Shapes: table [buckets, H]; result [H, Tq, Tk].
 * Units: scores (T5 does not divide them by sqrt(headDim)).
 * Errors: as `t5BucketTable`; `RangeError` for a table of other than `buckets` rows.
 *
 * @example
 * t5Bias({ queries: 16, keys: 16, table: { data: weights, rows: 32, columns: 8 } }); // shape [8, 16, 16]
 */
export function t5Bias(options: T5BiasOptions): Tensor {
  const read = readOptions<T5BiasOptions>(options, 'options', [...names, 'queries', 'keys', 'table', 'out']);
  const { data: table, rows, columns: heads } = readMatrix(read.table, 'table');
  const t5 = readT5(read, rows);
  const queries = readSize(read.queries, 'queries', 0);
  const keys = readSize(read.keys, 'keys', 0);
  const data = readFloats(read.out, heads * queries * keys);
  transfer([table], [data], (module, [from], [to]) =>
    module.t5_bias(
      t5.bidirectional,
      t5.buckets,
      t5.maxDistance,
      heads,
      queries,
      keys,
      from as number,
      table.length,
      to as number,
    ),
  );
  return { data, shape: [heads, queries, keys] };
}

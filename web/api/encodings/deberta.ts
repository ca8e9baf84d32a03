import type { Tensor } from '../runtime/matrix.ts';
import { readOptions, readSize } from '../runtime/arguments.ts';
import { check, run, transfer } from '../runtime/call.ts';
import { readIntegers, readWholeNumbers } from '../runtime/tensor.ts';

export interface DebertaOptions {
  /** Default 256. */
  readonly bucketSize?: number | undefined;
  /** Default 512. */
  readonly maxPosition?: number | undefined;
}

export interface DebertaBucketOptions extends DebertaOptions {
  /** Query - key: the opposite of T5. */
  readonly relative: ArrayLike<number> | Iterable<number>;
  readonly out?: Int32Array | undefined;
}

// Refuses bad options before anything is allocated.
function readDeberta(read: { [K in keyof DebertaOptions]: unknown }): [number, number] {
  const bucketSize = readSize(read.bucketSize, 'bucketSize', 1, 256);
  const maxPosition = readSize(read.maxPosition, 'maxPosition', 1, 512);
  run((module) => check(module, module.deberta_buckets(bucketSize, maxPosition, false, 0, 0, 0)));
  return [bucketSize, maxPosition];
}

function buckets(options: unknown, rows: boolean): Int32Array {
  const read = readOptions<DebertaBucketOptions>(options, 'options', ['relative', 'bucketSize', 'maxPosition', 'out']);
  const [bucketSize, maxPosition] = readDeberta(read);
  const relative = readWholeNumbers(read.relative, 'relative');
  const out = readIntegers(read.out, relative.length);
  transfer([relative], [out], (module, [from], [to]) =>
    module.deberta_buckets(bucketSize, maxPosition, rows, from as number, relative.length, to as number),
  );
  return out;
}

/**
 * The bucket of each relative position, query - key, with its sign: itself up to half of `bucketSize`, logarithmic
 * beyond, not clamped.
 *
 * Shapes: `relative` and result [N].
 * Units: positions in, buckets out.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `bucketSize` outside 2 to 4096, a
 * `maxPosition` not above it, a relative position that is not a 32-bit integer.
 *
 * @example
 * debertaBuckets({ relative: [-300, 0, 5] }); // Int32Array [-207, 0, 5]
 */
export function debertaBuckets(options: DebertaBucketOptions): Int32Array {
  return buckets(options, false);
}

/**
 * The row of the table of relative embeddings: the bucket plus `bucketSize`, clamped to 0 .. 2 bucketSize - 1.
 *
 * Shapes, Units, Errors: as `debertaBuckets`.
 *
 * @example
 * debertaRows({ relative: [-300, 0, 5] }); // Int32Array [49, 256, 261]
 */
export function debertaRows(options: DebertaBucketOptions): Int32Array {
  return buckets(options, true);
}

export interface DebertaTableOptions extends DebertaOptions {
  readonly queries: number;
  readonly keys: number;
  readonly out?: Int32Array | undefined;
}

/**
 * The buckets of all queries and keys; both count from 0, as in the reference.
 *
 * Shapes: [Tq, Tk]. Units: buckets. Errors: as `debertaBuckets`; `RangeError` for an `out` of the wrong length.
 *
 * @example
 * debertaBucketTable({ queries: 16, keys: 16 }).shape; // [16, 16]
 */
export function debertaBucketTable(options: DebertaTableOptions): Tensor<Int32Array> {
  const read = readOptions<DebertaTableOptions>(options, 'options', [
    'queries',
    'keys',
    'bucketSize',
    'maxPosition',
    'out',
  ]);
  const [bucketSize, maxPosition] = readDeberta(read);
  const queries = readSize(read.queries, 'queries', 0);
  const keys = readSize(read.keys, 'keys', 0);
  const data = readIntegers(read.out, queries * keys);
  transfer([], [data], (module, _inputs, [to]) =>
    module.deberta_bucket_table(bucketSize, maxPosition, queries, keys, to as number),
  );
  return { data, shape: [queries, keys] };
}

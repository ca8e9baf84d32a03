import * as cpp from '../../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix } from '../runtime/matrix.ts';
import { integersFor } from '../runtime/tensor.ts';
import { wholeNumbersInOrder } from '../runtime/lists.ts';
import type { NumberList } from '../runtime/positions.ts';

export interface DebertaOptions {
  /** Default 256; 0: every distance is its own bucket (`position_buckets` -1 of a config.json, DeBERTa v1). */
  readonly bucketSize?: number | undefined;
  /** Default 512; without buckets half of the rows of the table (`max_relative_positions`). */
  readonly maxPosition?: number | undefined;
}

export interface DebertaBucketOptions extends DebertaOptions {
  /** Query - key: the opposite of T5. */
  readonly relative: NumberList;
  readonly out?: Int32Array | undefined;
}

/** Refuses bad options before anything is allocated. */
function checkDeberta({ bucketSize, maxPosition }: Required<cpp.DebertaBucketOptions>): void {
  const none = new Int32Array(0);
  call(cpp.debertaBuckets, { bucketSize, maxPosition, relative: none, out: none });
}

const bucketsKeys = ['relative', 'out'] as const;

function buckets(options: unknown, callee: typeof cpp.debertaBuckets): Int32Array {
  const read = readFields(cpp.DebertaBucketOptions, options, bucketsKeys);
  checkDeberta(read);
  const relative = wholeNumbersInOrder(read.relative, 'relative');
  const out = integersFor(read.out, relative.length);
  call(callee, { ...read, relative, out });
  return out;
}

/**
 * The bucket of each relative position, query - key, with its sign: itself up to half of `bucketSize`, logarithmic
 * beyond, not clamped.
 *
 * Shapes: `relative` and result [N].
 * Units: positions in, buckets out.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `bucketSize` that is not 0 and
 * outside 2 to 4096, a `maxPosition` not above it or above 2^30, a relative position that is not a 32-bit integer.
 *
 * @example
 * debertaBuckets({ relative: [-300, 0, 5] }); // Int32Array [-207, 0, 5]
 */
export function debertaBuckets(options: DebertaBucketOptions): Int32Array {
  enter('debertaBuckets');
  return buckets(options, cpp.debertaBuckets);
}

/**
 * The row of the table of relative embeddings: the bucket plus `bucketSize`, clamped to 0 .. 2 bucketSize - 1; without
 * buckets `maxPosition` takes the place of `bucketSize`.
 *
 * Shapes, Units, Errors: as `debertaBuckets`.
 *
 * @example
 * debertaRows({ relative: [-300, 0, 5] }); // Int32Array [49, 256, 261]
 */
export function debertaRows(options: DebertaBucketOptions): Int32Array {
  enter('debertaRows');
  return buckets(options, cpp.debertaRows);
}

export interface DebertaTableOptions extends DebertaOptions {
  readonly queries: number;
  readonly keys: number;
  readonly out?: Int32Array | undefined;
}

const debertaBucketTableKeys = ['out'] as const;

/**
 * The buckets of all queries and keys; both count from 0, as in the reference.
 *
 * Shapes: [Tq, Tk]. Units: buckets. Errors: as `debertaBuckets`; `RangeError` for an `out` of the wrong length.
 *
 * @example
 * debertaBucketTable({ queries: 16, keys: 16 }).shape; // [16, 16]
 */
export function debertaBucketTable(options: DebertaTableOptions): Matrix<Int32Array> {
  enter('debertaBucketTable');
  const read = readFields(cpp.debertaBucketTable, options, debertaBucketTableKeys);
  checkDeberta(read);
  const data = integersFor(read.out, read.queries * read.keys);
  call(cpp.debertaBucketTable, { ...read, out: data });
  return matrixOf(data, read.queries, read.keys);
}

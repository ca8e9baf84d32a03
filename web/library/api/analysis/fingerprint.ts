import * as cpp from '../../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { onlyTable, readTable, widen } from './read.ts';
import type { TensorLike } from '../runtime/matrix.ts';

/** Properties that tell one table of positions from another. Those that need two rows are 0 for a smaller table. */
export interface Fingerprint {
  readonly smallestNorm: number;
  readonly largestNorm: number;
  /** How many columns spread less than `constantBound`. */
  readonly nearConstantColumns: number;
  readonly smallestAdjacentCosine: number;
  readonly largestAdjacentCosine: number;
  readonly meanAdjacentCosine: number;
  /** The two rows nearest to each other, the first of equals, and their distance. */
  readonly closestRows: { readonly first: number; readonly second: number; readonly distance: number };
  /** Relative residual of the best matrix that takes every row to the one `shift` further down. */
  readonly shiftError: number;
  /**
   * The number of independent directions of its rows; with as few rows as this, any matrix fits, which proves nothing.
   */
  readonly shiftRank: number;
}

export interface FingerprintOptions {
  readonly table: TensorLike<Float32Array | Float64Array>;
  /** A column that spreads less hardly moves; default 0.001. */
  readonly constantBound?: number | undefined;
  /** Rows of the shift that is fitted; 0 for none; default 1. */
  readonly shift?: number | undefined;
}

const fingerprintKeys = ['table'] as const;

/**
 * Norms, columns that hardly move, cosines of neighbours, the closest rows, how far a shift is from linear.
 *
 * Shapes: table [T, D].
 * Units: those of the table.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for data that is not rows x columns, entries
 * that are not finite, a shift beyond the last row.
 *
 * @example
 * fingerprint({ table: sinusoidal({ positions: 100, dim: 64 }) }).largestNorm; // 5.65685..., sqrt(32)
 */
export function fingerprint(options: FingerprintOptions): Fingerprint {
  enter('fingerprint');
  const { table, ...values } = readFields(cpp.fingerprint, options, fingerprintKeys);
  const made = call(cpp.fingerprint, { ...values, table: widen(readTable(table, 'table')) });
  const { closestFirst: first, closestSecond: second, closestDistance: distance, ...numbers } = made;
  return { ...numbers, closestRows: { first, second, distance } };
}

/**
 * The norm of each row.
 *
 * Shapes: table [T, D]; result [T].
 * Units: those of the table.
 * Errors: as `fingerprint`.
 *
 * @example
 * rowNorms({ table: sinusoidal({ positions: 3, dim: 512 }) }); // [16, 16, 16]
 */
export function rowNorms(options: { readonly table: TensorLike<Float32Array | Float64Array> }): Float64Array {
  enter('rowNorms');
  const table = onlyTable(options);
  const out = makeDoubles(table.rows);
  call(cpp.rowNorms, { table, out });
  return out;
}

/**
 * The largest less the smallest entry of each column: how much it moves.
 *
 * Shapes: table [T, D]; result [D].
 * Units: those of the table.
 * Errors: as `fingerprint`.
 *
 * @example
 * columnSpreads({ table: sinusoidal({ positions: 100, dim: 512 }) }).filter((spread) => spread < 0.001).length; // 41
 */
export function columnSpreads(options: { readonly table: TensorLike<Float32Array | Float64Array> }): Float64Array {
  enter('columnSpreads');
  const table = onlyTable(options);
  const out = makeDoubles(table.columns);
  call(cpp.columnSpreads, { table, out });
  return out;
}

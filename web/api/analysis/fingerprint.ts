import { readNumber, readOptions, readSize } from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { readTable, widen, type Table } from './read.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/** What tells one table of positions from another. What a table of fewer than two rows does not have is 0. */
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
  /** How many independent directions its rows have; as many rows as this fit any matrix and prove nothing. */
  readonly shiftRank: number;
}

export interface FingerprintOptions {
  readonly table: Table;
  /** A column that spreads less hardly moves; default 0.001. */
  readonly constantBound?: number | undefined;
  /** Rows of the shift that is fitted; 0 for none; default 1. */
  readonly shift?: number | undefined;
}

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
  const read = readOptions<FingerprintOptions>(options, 'options', ['table', 'constantBound', 'shift']);
  const { data, rows, columns } = widen(readTable(read.table, 'table'));
  const bound = readNumber(read.constantBound, 'constantBound', 1e-3);
  const shift = readSize(read.shift, 'shift', 0, 1);
  const out = new Float64Array(11);
  transfer([data], [out], (module, [from], [to]) =>
    module.fingerprint(from as number, rows, columns, bound, shift, to as number),
  );
  const [
    smallestNorm,
    largestNorm,
    nearConstantColumns,
    smallestAdjacentCosine,
    largestAdjacentCosine,
    meanAdjacentCosine,
    first,
    second,
    distance,
    shiftError,
    shiftRank,
  ] = out as unknown as [number, number, number, number, number, number, number, number, number, number, number];
  return {
    smallestNorm,
    largestNorm,
    nearConstantColumns,
    smallestAdjacentCosine,
    largestAdjacentCosine,
    meanAdjacentCosine,
    closestRows: { first, second, distance },
    shiftError,
    shiftRank,
  };
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
export function rowNorms(options: { readonly table: Table }): Float64Array {
  const { data, rows, columns } = widen(
    readTable(readOptions<{ table: Table }>(options, 'options', ['table']).table, 'table'),
  );
  const out = makeDoubles(rows);
  transfer([data], [out], (module, [from], [to]) => module.row_norms(from as number, rows, columns, to as number));
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
export function columnSpreads(options: { readonly table: Table }): Float64Array {
  const { data, rows, columns } = widen(
    readTable(readOptions<{ table: Table }>(options, 'options', ['table']).table, 'table'),
  );
  const out = makeDoubles(columns);
  transfer([data], [out], (module, [from], [to]) => module.column_spreads(from as number, rows, columns, to as number));
  return out;
}

import type { Matrix } from '../runtime/matrix.ts';
import { readPositions, type Positions } from '../runtime/positions.ts';
import { makeArray, readName, readNumber, readOptions, readSize } from '../runtime/arguments.ts';
import { check, run, transfer } from '../runtime/call.ts';
import { layouts, type Layout } from '../encodings/sinusoidal.ts';

/**
 * What stands for the frequency of column c = 2i (sine) or 2i + 1 (cosine) of D: `paper` base^(-2i / D); `halfMinusOne`
 * base^(-i / (D / 2 - 1)); `doubledExponent` base^(-2c / D), lesson 002's; `unpairedExponent` base^(-c / D);
 * `reciprocal` base^(+2i / D), divided by the reciprocal.
 */
export type Formula = 'paper' | 'halfMinusOne' | 'doubledExponent' | 'unpairedExponent' | 'reciprocal';

export const formulas: readonly Formula[] = [
  'paper',
  'halfMinusOne',
  'doubledExponent',
  'unpairedExponent',
  'reciprocal',
];

export interface VariantTableOptions {
  /** A count, a range or a list. */
  readonly positions: Positions;
  readonly dim: number;
  /** Default 10000. */
  readonly base?: number | undefined;
  /** Default `paper`. */
  readonly formula?: Formula | undefined;
  /** Default `interleaved`. */
  readonly layout?: Layout | undefined;
}

/**
 * The table of one of the sinusoidal formulas that people write, rightly or not. With an odd `dim` the last sine has no
 * cosine; `halfMinusOne` leaves the last column zero.
 *
 * Shapes: [T, D].
 * Units: positions in tokens, angles in radians.
 * Errors: as `sinusoidal`; `RangeError` for an unknown formula.
 *
 * @example
 * variantTable({ positions: 100, dim: 64, formula: 'doubledExponent' });
 */
export function variantTable(options: VariantTableOptions): Matrix<Float64Array> {
  const read = readOptions<VariantTableOptions>(options, 'options', ['positions', 'dim', 'base', 'formula', 'layout']);
  const { first, step, count, values } = readPositions(read.positions);
  const dim = readSize(read.dim, 'dim', 1);
  const base = readNumber(read.base, 'base', 10000);
  const formula = readName(read.formula, 'formula', formulas, 'paper');
  const layout = readName(read.layout, 'layout', layouts, 'interleaved');
  // Refuses a bad shape before anything of its size is allocated.
  run((module) => check(module, module.variant_table(first, step, 0, 0, dim, base, formula, layout, 0, 0)));
  const data = makeArray('Float64Array', count * dim, 2 ** 27);
  transfer(values ? [values] : [], [data], (module, [list = 0], [to]) =>
    module.variant_table(first, step, count, list, dim, base, formula, layout, to as number, data.length),
  );
  return { data, rows: count, columns: dim };
}

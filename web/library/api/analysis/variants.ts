import * as cpp from '../../../../build/wasm/calls.js';
import type { Layout } from '../encodings/sinusoidal.ts';
import { makeArray } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix } from '../runtime/matrix.ts';
import type { Positions } from '../runtime/positions.ts';
import { nowhere } from '../runtime/rows.ts';

/**
 * The frequency of column c = 2i (sine) or 2i + 1 (cosine) of D: `paper` base^(-2i / D); `halfMinusOne` base^(-i / (D /
 * 2 - 1)); `doubledExponent` base^(-2c / D), lesson 002's; `unpairedExponent` base^(-c / D); `reciprocal` base^(+2i /
 * D), divided by the reciprocal.
 */
export type Formula = 'paper' | 'halfMinusOne' | 'doubledExponent' | 'unpairedExponent' | 'reciprocal';

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
  /** Sines and cosines change places, in either layout; default false. */
  readonly cosineFirst?: boolean | undefined;
  /** The factor of every entry; default 1. Embeddings are usually multiplied by the square root of `dim`. */
  readonly scale?: number | undefined;
}

/**
 * The table of one of the sinusoidal formulas that people write, rightly or not. With an odd `dim` the last sine has no
 * cosine; `halfMinusOne` leaves the last column zero.
 *
 * A yardstick, not an encoding: any formula in any layout, each entry computed independently, in doubles. `paper`,
 * `halfMinusOne` and `doubledExponent` are also available from `sinusoidal` (its `ladder`, its `convention`), in any
 * element type and faster; `unpairedExponent` and `reciprocal` are mistakes and exist only here.
 *
 * Shapes: [T, D].
 * Units: positions in tokens, angles in radians.
 * Errors: as `sinusoidal`; `RangeError` for an unknown formula.
 *
 * @example
 * variantTable({ positions: 100, dim: 64, formula: 'doubledExponent' });
 */
export function variantTable(options: VariantTableOptions): Matrix<Float64Array> {
  enter('variantTable');
  const values = readFields(cpp.VariantOptions, options);
  const { count } = values.positions;
  // Refuses a bad shape before anything of its size is allocated.
  call(cpp.variantTable, { ...values, positions: nowhere, out: new Float64Array(0) });
  const data = makeArray('Float64Array', count * values.dim, 2 ** 27);
  call(cpp.variantTable, { ...values, out: data }, { positions: values.positions.values });
  return matrixOf(data, count, values.dim);
}

import * as cpp from '../../../build/wasm/calls.js';
import type { ArrayOf, Dtype } from '../runtime/arguments.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { Matrix } from '../runtime/matrix.ts';
import type { Positions } from '../runtime/positions.ts';
import { makePositionRows, type TableOutput } from '../runtime/rows.ts';

export interface DoubledExponentOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** A count, a range or a list. */
  readonly positions: Positions;
  /** The width of the encoding: even, 2 to 2^24. */
  readonly dim: number;
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/**
 * The formula of lesson 002, which is not the paper's: column i (even) is sin(p / base^(2i / D)), column i + 1 is
 * cos(p / base^(2(i + 1) / D)), i being the index of the column where the paper has that of the pair. The sine and
 * the cosine of a pair turn at different speeds, so no matrix turns one position into another.
 *
 * Shapes: [T, D] for T positions and `dim` = D, row-major.
 * Units: positions in tokens, angles in radians.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a position beyond 2^53, a `dim` that is
 * odd or outside 2 to 2^24, a `base` not above 1, an `out` of the wrong length; `PosencError` when WebAssembly is
 * missing or memory runs out. A failing call changes nothing.
 *
 * @example
 * doubledExponent({ positions: 100, dim: 512 });
 */
export function doubledExponent<D extends Dtype = 'float32'>(options: DoubledExponentOptions<D>): Matrix<ArrayOf<D>> {
  const values = readFields(cpp.DoubledExponentOptions, options, outputKeys);
  return makePositionRows(cpp.doubledExponent, 'positions', values, values.dim, values);
}

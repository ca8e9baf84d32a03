import * as cpp from '../../../../build/wasm/calls.js';
import type { SinusoidalShape } from '../encodings/sinusoidal.ts';
import { readOptions, readSize } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { nowhere } from '../runtime/rows.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { readTable, widen } from './read.ts';

export interface ShiftBlocksOptions extends Omit<SinusoidalShape, 'layout'> {
  /** By how many positions: any real number. */
  readonly shift: number;
}

export interface ShiftMatrixOptions extends SinusoidalShape {
  /** By how many positions: any real number. */
  readonly shift: number;
}

/**
 * The 2 x 2 blocks of M(k), one a pair: [cos(w k), sin(w k); -sin(w k), cos(w k)], acting on the column (sin, cos).
 *
 * Shapes: [P, 2, 2] for the P pairs.
 * Units: shift in positions.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for a shift beyond 2^53, a `dim` outside 1 to
 * 2^24, an odd `dim` with the ladder `half` (its lone sine has no partner to turn with), a `base` not above 1.
 *
 * @example
 * shiftBlocks({ dim: 4, shift: 1 }).data.slice(0, 4); // [0.5403, 0.8415, -0.8415, 0.5403]
 */
export function shiftBlocks(options: ShiftBlocksOptions): Tensor<Float64Array> {
  enter('shiftBlocks');
  const values = readFields(cpp.shiftBlocks, options);
  checkShift(values);
  const pairs = Math.floor(values.dim / 2);
  const data = new Float64Array(4 * pairs);
  call(cpp.shiftBlocks, { ...values, out: data });
  return { data, shape: [pairs, 2, 2] };
}

// Refuses bad arguments before anything of their size is allocated; that the empty result does not fit is not an error.
function checkShift(values: cpp.GeometricOptions & { readonly shift: number }): void {
  try {
    call(cpp.shiftBlocks, { ...values, out: new Float64Array(0) });
  } catch (error) {
    if ((error as { argument?: unknown }).argument !== 'out') throw error;
  }
}

/**
 * M(k) as a dense matrix: PE(p + k) = M(k) PE(p) for every position p, with PE(p) a column. For tokens as rows,
 * P' = P M(k)^T.
 *
 * Shapes: [D, D].
 * Units: shift in positions.
 * Errors: as `shiftBlocks`; `RangeError` for a `dim` above 8192.
 *
 * @example
 * shiftMatrix({ dim: 64, shift: 10 });
 */
export function shiftMatrix(options: ShiftMatrixOptions): Matrix<Float64Array> {
  enter('shiftMatrix');
  const values = readFields(cpp.shiftMatrix, options, [], ['positions']);
  const { dim } = values;
  checkShift(values);
  if (dim > 8192)
    throw wrongValue('POSENC_TOO_LARGE', 'dim', dim, 'an integer of at most 8192; shiftBlocks has no such limit');
  const data = new Float64Array(dim * dim);
  call(cpp.shiftMatrix, { ...values, positions: nowhere, out: data });
  return matrixOf(data, dim, dim);
}

/** How far row r + shift of a table is from the matrix times row r. */
export interface ShiftResidual {
  /** How many r were looked at. */
  readonly rows: number;
  /** The largest magnitude over all entries. */
  readonly largest: number;
  /** Over all entries. */
  readonly rootMeanSquare: number;
  /** The norm of all residuals over the norm of all rows r + shift. */
  readonly relative: number;
}

const shiftRule = 'an integer from 0 to the rows of table less one';

export interface ShiftResidualOptions {
  readonly table: TensorLike<Float32Array | Float64Array>;
  readonly matrix: TensorLike<Float32Array | Float64Array>;
  /** How many rows further: 0 to the rows of `table` less one. */
  readonly shift: number;
}

/**
 * How well a matrix takes every row of a table to the row `shift` further down.
 *
 * Shapes: table [T, D], matrix [D, D].
 * Units: those of the table.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for data that is not rows x columns, a matrix
 * of another size, entries that are not finite, a shift beyond the last row.
 *
 * @example
 * shiftResidual({ table: sinusoidal({ positions: 50, dim: 8 }), matrix: shiftMatrix({ dim: 8, shift: 5 }), shift: 5 });
 */
export function shiftResidual(options: ShiftResidualOptions): ShiftResidual {
  enter('shiftResidual');
  const read = readOptions<ShiftResidualOptions>(options, 'options', ['table', 'matrix', 'shift']);
  const table = widen(readTable(read.table, 'table'));
  const matrix = widen(readTable(read.matrix, 'matrix'));
  const shift = readSize(read.shift, 'shift', 0, undefined, shiftRule);
  const { columns } = table;
  if (matrix.rows !== columns || matrix.columns !== columns) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'matrix', matrix, `${columns} rows and ${columns} columns`);
  }
  return call(cpp.shiftResidual, { table, matrix, shift });
}

export interface ShiftFit {
  /** Takes row r to row r + shift as nearly as one matrix can for all r; rows as columns of the formula. */
  readonly matrix: Matrix<Float64Array>;
  readonly residual: ShiftResidual;
  /**
   * The number of independent directions of the rows; with as few rows as this, any matrix fits, which proves nothing.
   */
  readonly rank: number;
}

/** The input of `fitShift`. */
export type FitShiftOptions = Omit<ShiftResidualOptions, 'matrix'>;

/**
 * The matrix that comes closest, by least squares, to taking every row of any table to the row `shift` further down.
 * Exact for the sinusoidal encoding; for other tables the residual measures how far they are from "a shift is linear".
 *
 * Shapes: table [T, D]; matrix [D, D].
 * Units: those of the table.
 * Errors: as `shiftResidual`.
 *
 * @example
 * fitShift({ table: sinusoidal({ positions: 50, dim: 8 }), shift: 5 }).residual.largest; // about 1e-6
 */
export function fitShift(options: FitShiftOptions): ShiftFit {
  enter('fitShift');
  const read = readOptions<FitShiftOptions>(options, 'options', ['table', 'shift']);
  const table = widen(readTable(read.table, 'table'));
  const shift = readSize(read.shift, 'shift', 0, undefined, shiftRule);
  const { columns } = table;
  const matrix = makeDoubles(columns * columns);
  const fit = call(cpp.fitShift, { table, shift, matrix });
  return { matrix: matrixOf(matrix, columns, columns), ...fit };
}

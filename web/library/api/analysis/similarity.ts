import * as cpp from '../../../../build/wasm/calls.js';
import { checkStillThere, readOut } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongType, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type TensorLike } from '../runtime/matrix.ts';
import type { Floats } from '../runtime/record.ts';
import { readTable } from './read.ts';

/** The measure between two rows: the dot product, the cosine of their angle, or their Euclidean distance. */
export type Measure = 'dot' | 'cosine' | 'distance';

/** How many elements of the result are made at a time. */
const pieceElements = 2 ** 20;

export interface SimilarityOptions<T extends Floats = Floats> {
  readonly table: TensorLike<T>;
  /** The rows to measure against; default `table` itself. */
  readonly others?: TensorLike<T> | undefined;
  /** Default `dot`. */
  readonly measure?: Measure | undefined;
  /** Where to write: a typed array like `table.data` of exactly T x S elements. */
  readonly out?: T | undefined;
}

const similarityKeys = ['table', 'others', 'out'] as const;

/**
 * Entry (i, j) measures row i of `table` against row j of `others`; without `others`, the symmetric matrix of `table`
 * with itself. A row of zeros has cosine 0 with every row.
 *
 * Shapes: table [T, D], others [S, D]; result [T, S], of the element type of `table`.
 * Units: those of the tables, squared for the dot product.
 * Errors: `TypeError` for a wrong type, an unknown option, or element types that differ; `RangeError` for data that is
 * not rows x columns, widths that differ, entries that are not finite, an `out` of the wrong length. A failing call
 * changes nothing.
 *
 * @example
 * similarity({ table: sinusoidal({ positions: 100, dim: 64 }), measure: 'cosine' });
 */
export function similarity<T extends Floats>(options: SimilarityOptions<T>): Matrix<T>;
export function similarity(options: SimilarityOptions): Matrix<Floats> {
  enter('similarity');
  const read = readFields(cpp.similarity, options, similarityKeys, ['rows', 'otherRows', 'columns']);
  const table = readTable(read.table, 'table');
  const others = read.others === undefined ? table : readTable(read.others, 'others');
  const wide = table.data instanceof Float64Array;
  if (wide !== others.data instanceof Float64Array) {
    throw wrongType(
      'others.data',
      others.data,
      `the element type of table: a ${wide ? 'Float64Array' : 'Float32Array'}`,
    );
  }
  if (table.columns !== others.columns) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'others', others.columns, `as many columns as table: ${table.columns}`);
  }
  const data = readOut(read.out, wide, table.rows * others.rows);
  const { rows, columns } = table;
  checkStillThere(table.data, others.data, data);
  const measure = (part: Floats, count: number, out: Floats): void => {
    const sizes = { rows: count, otherRows: others.rows, columns };
    call(cpp.similarity, { ...sizes, table: part, others: others.data, measure: read.measure, out });
  };
  if (data.length <= pieceElements) {
    measure(table.data, rows, data);
    return matrixOf(data, rows, others.rows);
  }
  // Large results in pieces, so that WebAssembly memory does not hold them a second time.
  const pieceRows = Math.max(1, Math.floor(pieceElements / others.rows));
  // An error in a later piece must leave the caller's `out` as it was.
  const whole = read.out === undefined ? data : readOut(undefined, wide, data.length);
  for (let row = 0; row < rows; row += pieceRows) {
    const count = Math.min(pieceRows, rows - row);
    const part = table.data.slice(row * columns, (row + count) * columns);
    measure(part, count, whole.subarray(row * others.rows, (row + count) * others.rows));
  }
  if (whole !== data) data.set(whole);
  return matrixOf(data, rows, others.rows);
}

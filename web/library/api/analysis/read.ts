// Reads the arguments that the functions of analysis share: tables and ladders.
import { readOptions } from '../runtime/arguments.ts';
import { matrixOf, type Matrix } from '../runtime/matrix.ts';
import type { Floats } from '../runtime/record.ts';
import { readFloatMatrix } from '../runtime/tensor.ts';

/** Reads a table. That the numbers are finite is checked by the C++ side. */
export function readTable(value: unknown, name: string): Matrix<Floats> {
  const { data, rows, columns } = readFloatMatrix(value, name);
  return matrixOf(data, rows, columns);
}

/** The same table in double. */
export function widen(table: Matrix<Floats>): Matrix<Float64Array> {
  const data = table.data instanceof Float64Array ? table.data : new Float64Array(table.data);
  return matrixOf(data, table.rows, table.columns);
}

/** The table of a function without other arguments. */
export const onlyTable = (options: unknown): Matrix<Float64Array> =>
  widen(readTable(readOptions<{ table: unknown }>(options, 'options', ['table']).table, 'table'));

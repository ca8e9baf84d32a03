// Reading what the functions of analysis share: tables and ladders.
import { readFloatArray, readOptions, readProperties, readSize } from '../runtime/arguments.ts';
import { wrongType, wrongValue } from '../runtime/errors.ts';
import type { Matrix } from '../runtime/matrix.ts';

/** A table as every encoding returns it, in either element type. */
export type Table = Matrix<Float32Array | Float64Array>;

const allowed = 'a matrix: { data, rows, columns } with data a Float32Array or a Float64Array';

/** Reads `data`, `rows` and `columns` once each. That the numbers are finite is checked by the C++ side. */
export function readTable(value: unknown, name: string): Table {
  if (typeof value !== 'object' || value === null) throw wrongType(name, value, allowed);
  const read = readProperties(value, name, ['data', 'rows', 'columns']);
  const data = readFloatArray(read.data, `${name}.data`);
  const table = {
    data,
    rows: readSize(read.rows, `${name}.rows`, 0),
    columns: readSize(read.columns, `${name}.columns`, 0),
  };
  if (table.rows * table.columns !== data.length) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      `${name}.data`,
      data,
      `rows x columns = ${table.rows * table.columns} elements`,
    );
  }
  return table;
}

/** The same table in double. */
export function widen(table: Table): Matrix<Float64Array> {
  const data = table.data instanceof Float64Array ? table.data : new Float64Array(table.data);
  return { ...table, data };
}

/** The table of a function that takes nothing else. */
export const onlyTable = (options: unknown): Matrix<Float64Array> =>
  widen(readTable(readOptions<{ table: Table }>(options, 'options', ['table']).table, 'table'));

// Reading matrices that callers hand in.
import { readInteger, readOptions } from './arguments.ts';
import { wrongType, wrongValue } from './errors.ts';
import type { Matrix } from '../matrix.ts';

/** A matrix whose data have as many elements as its rows and columns say. */
export function readMatrix(value: unknown, name: string): Matrix<Float32Array | Float64Array> {
  const read = readOptions<Matrix<Float32Array | Float64Array>>(value, name, ['data', 'rows', 'columns']);
  const { data } = read;
  if (!(data instanceof Float32Array || data instanceof Float64Array)) {
    throw wrongType(`${name}.data`, data, 'a Float32Array or a Float64Array');
  }
  const rows = readInteger(read.rows, `${name}.rows`, 0);
  const columns = readInteger(read.columns, `${name}.columns`, 1);
  if (rows * columns !== data.length) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.data`, data, `${rows} x ${columns} elements, not ${data.length}`);
  }
  return { data, rows, columns };
}

// Reading matrices that callers hand in.
import { readFloatArray, readOptions, readSize } from './arguments.ts';
import { wrongType, wrongValue } from './errors.ts';
import type { Matrix } from './matrix.ts';

/** A float32 matrix whose data have as many elements as its rows and columns say. */
export function readSingles(value: unknown, name: string): Matrix {
  const { data, rows, columns } = readMatrix(value, name);
  if (!(data instanceof Float32Array)) throw wrongType(`${name}.data`, data, 'a Float32Array');
  return { data, rows, columns };
}

/** A matrix whose data have as many elements as its rows and columns say. */
export function readMatrix(value: unknown, name: string): Matrix<Float32Array | Float64Array> {
  const read = readOptions<Matrix<Float32Array | Float64Array>>(value, name, ['data', 'rows', 'columns']);
  const data = readFloatArray(read.data, `${name}.data`);
  const rows = readSize(read.rows, `${name}.rows`, 0);
  const columns = readSize(read.columns, `${name}.columns`, 1);
  if (rows * columns !== data.length) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      `${name}.data`,
      data,
      `${rows} x ${columns} elements, not ${data.length}`,
    );
  }
  return { data, rows, columns };
}

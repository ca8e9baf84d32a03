// SAM's features of cells and of clicked points: Gaussian Fourier features with a matrix of the checkpoint.
import * as cpp from '../../../../build/wasm/calls.js';
import { readArrayItems, type Dtype } from '../runtime/arguments.ts';
import { numberList, numberRows } from '../runtime/lists.ts';
import { call } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readChosen } from '../runtime/fields.ts';
import type { Matrix, TensorLike } from '../runtime/matrix.ts';
import type { NumberList } from '../runtime/positions.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';
import { makeDoubles, readTensor } from '../runtime/tensor.ts';
import { cellsOf, readPicture } from './rotary-cells.ts';

/**
 * SAM: [sin 2 pi p G | cos 2 pi p G] for p = (x, y) = 2 (place + 1/2) / size - 1. Places are the cells of the image
 * embedding, or `points` of the image that `height` and `width` are the pixels of (1024 x 1024, with the padding).
 */
export interface SamGridOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly convention: 'sam';
  /** Rows and columns: 64 x 64 cells, or pixels of the image where there are points. */
  readonly height: number;
  readonly width: number;
  /** `positional_encoding_gaussian_matrix`, [2, D / 2]: a row for x, a row for y. */
  readonly matrix: TensorLike<ArrayBufferView & ArrayLike<number | bigint>> | readonly NumberList[];
  /** x and y of each point, in pixels; default: every cell, row by row. */
  readonly points?: NumberList | undefined;
}

/** The two rows of the matrix as columns, which is how `gaussianFeatures` has them. */
function readColumns(value: unknown): Float64Array {
  const refuse = (found: string): RangeError =>
    wrongValue('POSENC_SHAPE_MISMATCH', 'matrix', value, `two rows of one length, [2, D / 2], not ${found}`);
  let rows: readonly ArrayLike<number>[];
  if (Array.isArray(value)) {
    rows = readArrayItems(value, 'matrix', 'two rows of numbers', 2).map((row, i) => numberList(row, `matrix[${i}]`));
  } else {
    const { data, shape } = readTensor(value, 'matrix', numberList);
    if (shape.length !== 2 || shape[0] !== 2) throw refuse(`[${shape.join(', ')}]`);
    rows = [data.subarray(0, data.length / 2), data.subarray(data.length / 2)];
  }
  const [x, y] = rows;
  if (!x || !y || x.length !== y.length || x.length === 0) throw refuse(rows.map((row) => row.length).join(' and '));
  const columns = makeDoubles(2 * x.length);
  for (let k = 0; k < x.length; ++k) {
    columns[2 * k] = x[k] as number;
    columns[2 * k + 1] = y[k] as number;
  }
  return columns;
}

const samKeys = ['height', 'width', 'matrix', 'points', 'dtype', 'out'] as const;

export function samGrid<D extends Dtype>(options: unknown): Matrix<ReturnType<typeof makePieces<D>>['data']> {
  const read = readChosen(options, samKeys);
  const [height, width] = readPicture(read, read.points === undefined);
  const matrix = readColumns(read.matrix);
  const places =
    read.points === undefined
      ? cellsOf([1, height, width], (_, row, column) => [column, row]).flat()
      : numberRows(read.points, 'points', 2);
  const points = Float64Array.from(places, (place, k) => (2 * (place + 0.5)) / (k % 2 === 0 ? width : height) - 1);
  return makePieces<D>(points.length / 2, matrix.length, read, (first, count, out) => {
    const some = points.slice(2 * first, 2 * (first + count));
    call(cpp.gaussianFeatures, { points: some, dimensions: 2, matrix, out }, { points, matrix });
  });
}

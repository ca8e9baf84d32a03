import * as cpp from '../../../../build/wasm/calls.js';
import {
  readArrayItems,
  readInteger,
  readOptions,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords, wrongType, wrongValue } from '../runtime/errors.ts';
import { outputKeys } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { integersFor, readMatrix, readTensor, makeTensor } from '../runtime/tensor.ts';
import type { TableOutput } from '../runtime/rows.ts';

const largestSide = 16384;

export interface DecomposedIndexOptions {
  /** Cells of the queries along one axis. */
  readonly queries: number;
  /** Of the keys: another number where they are pooled. */
  readonly keys: number;
  readonly out?: Int32Array | undefined;
}

/**
 * The row of a table for each query and key along one axis: with as many of both, query - key + Tk - 1. Otherwise the
 * shorter axis is stretched to the longer one: floor((i Tk + (Tk - 1 - j) Tq) / min(Tq, Tk)).
 *
 * Shapes: [Tq, Tk]; rows count from 0 to 2 max(Tq, Tk) - 2.
 * Units: indices.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a size outside 1 to 16384 or an `out` of
 * the wrong length.
 *
 * @example
 * decomposedIndex({ queries: 2, keys: 2 }).data; // Int32Array [1, 0, 2, 1]
 */
export function decomposedIndex(options: DecomposedIndexOptions): Matrix<Int32Array> {
  enter('decomposedIndex');
  const read = readOptions<DecomposedIndexOptions>(options, 'options', ['queries', 'keys', 'out']);
  const queries = readInteger(read.queries, 'queries', 1, undefined, largestSide);
  const keys = readInteger(read.keys, 'keys', 1, undefined, largestSide);
  const data = integersFor(read.out, queries * keys);
  call(cpp.decomposedIndex, { queries, keys, out: data });
  return matrixOf(data, queries, keys);
}

export interface DecomposedBiasOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [..., Hq Wq, D], cells row by row, not scaled; axes before (batch, heads) share the tables. */
  readonly queries: TensorLike;
  /** [rows, columns] of the queries' cells. */
  readonly window: readonly [height: number, width: number];
  /** Of the keys' cells, where these are pooled; default those of the queries. */
  readonly keyWindow?: readonly [height: number, width: number] | undefined;
  /** [Lh, D]: `rel_pos_h`. */
  readonly rowTable: TensorLike;
  /** [Lw, D]: `rel_pos_w`. */
  readonly columnTable: TensorLike;
}

const biasKeys = ['queries', 'window', 'keyWindow', 'rowTable', 'columnTable', ...outputKeys] as const;
const words = { rowTable: 'rowTable', columnTable: 'columnTable', q: 'queries', queries: 'queries' };

/**
 * The bias that SAM, ViTDet and MViTv2 add to scores: query . rowTable[row] + query . columnTable[column], with the
 * query as it is before it is scaled. A table of another length than 2 max(Tq, Tk) - 1 is interpolated linearly to it,
 * as a picture of another size asks for.
 *
 * Shapes: queries [..., Hq Wq, D], tables [L, D]; result [..., Hq Wq, Hk Wk].
 * Units: scores. Errors: as `decomposedIndex`; `RangeError` for queries that are not the cells of their window, or
 * another D.
 *
 * @example
 * decomposedBias({ queries: { data: q, shape: [12, 196, 64] }, window: [14, 14], rowTable, columnTable });
 */
export function decomposedBias<T extends OutOf<Dtype>>(options: DecomposedBiasOptions & { readonly out: T }): Tensor<T>;
export function decomposedBias<D extends Dtype = 'float32'>(options: DecomposedBiasOptions<D>): Tensor<ArrayOf<D>>;
export function decomposedBias(options: DecomposedBiasOptions): Tensor<AnyFloats>;
export function decomposedBias(options: DecomposedBiasOptions): Tensor<AnyFloats> {
  enter('decomposedBias');
  const read = readOptions<DecomposedBiasOptions>(options, 'options', biasKeys);
  const { data: q, shape } = readTensor(read.queries, 'queries');
  if (shape.length < 2) throw wrongValue('POSENC_SHAPE_MISMATCH', 'queries.shape', shape, 'two axes or more');
  const [cells, dim] = shape.slice(-2) as [number, number];
  const [queryHeight, queryWidth] = readWindow(read.window, 'window');
  const [keyHeight, keyWidth] =
    read.keyWindow === undefined ? [queryHeight, queryWidth] : readWindow(read.keyWindow, 'keyWindow');
  if (cells !== queryHeight * queryWidth)
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'queries.shape',
      shape,
      `${queryHeight * queryWidth} cells of the window`,
    );
  const rowTable = readTable(read.rowTable, 'rowTable', dim),
    columnTable = readTable(read.columnTable, 'columnTable', dim);
  const batch = shape.slice(0, -2).reduce((product, size) => product * size, 1);
  const values = { queryHeight, queryWidth, keyHeight, keyWidth, dim, batch, q, rowTable, columnTable };
  return makeTensor(read, [...shape.slice(0, -1), keyHeight * keyWidth], (out) =>
    inWords(words, () => call(cpp.decomposedBias, { ...values, out })),
  );
}

function readWindow(value: unknown, name: string): [number, number] {
  const sides = readArrayItems(value, name, '[height, width]', 3);
  if (sides.length !== 2) throw wrongType(name, value, '[height, width]');
  const [height, width] = sides.map((side, axis) => readInteger(side, `${name}[${axis}]`, 1, undefined, largestSide));
  return [height as number, width as number];
}

function readTable(value: unknown, name: string, dim: number) {
  const { data, rows, columns } = readMatrix(value, name);
  if (rows === 0) throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.rows`, rows, 'one or more');
  if (columns === dim) return data;
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.columns`, columns, `${dim}, as wide as the queries`);
}

import * as cpp from '../../../../build/wasm/calls.js';
import { readOptions, type AnyFloats, type ArrayOf, type Dtype, type OutOf } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import type { Tensor, TensorLike } from '../runtime/matrix.ts';
import { shapedWholeNumbers } from '../runtime/lists.ts';
import { readMatrix, readTensor, makeTensor } from '../runtime/tensor.ts';
import type { NumberList } from '../runtime/positions.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { outputKeys } from '../runtime/fields.ts';

export interface BiasFromIndexOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Rows of the table, e.g. from `t5BucketTable` or `swinIndex`; its shape, if it has one, carries over. */
  readonly index: NumberList;
  /** The learned table: [R, H]. */
  readonly table: TensorLike;
}

/**
 * The bias of each head from a learned table: out[h][i][j] = table[index[i][j]][h].
 *
 * Shapes: index [Tq, Tk] (or any), table [R, H]; result [H, Tq, Tk].
 * Units: scores.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for an index outside 0 to R - 1 or an `out`
 * of the wrong length. A failing call changes nothing.
 *
 * @example
 * biasFromIndex({ index: swinIndex({ window: [7, 7] }), table }); // shape [heads, 49, 49]
 */
export function biasFromIndex<T extends OutOf<Dtype>>(options: BiasFromIndexOptions & { readonly out: T }): Tensor<T>;
export function biasFromIndex<D extends Dtype = 'float32'>(options: BiasFromIndexOptions<D>): Tensor<ArrayOf<D>>;
export function biasFromIndex(options: BiasFromIndexOptions): Tensor<AnyFloats>;
export function biasFromIndex(options: BiasFromIndexOptions): Tensor<AnyFloats> {
  enter('biasFromIndex');
  const read = readOptions<BiasFromIndexOptions>(options, 'options', ['index', 'table', ...outputKeys]);
  const { data: index, shape = [index.length] } = shapedWholeNumbers(read.index, 'index');
  const { data: table, columns: heads } = readMatrix(read.table, 'table');
  return makeTensor(read, [heads, ...shape], (out) => call(cpp.biasFromIndex, { index, table, heads, out }));
}

export interface AddBiasOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Scores of any shape, e.g. [B, H, Tq, Tk]. */
  readonly scores: TensorLike;
  /** A bias that can be stretched to the scores, e.g. [H, Tq, Tk], or [B, H, 1, Tk]. */
  readonly bias: TensorLike;
}

/**
 * scores + bias, where the bias is stretched over the axes that it lacks or has only one of, as in NumPy.
 *
 * Shapes: scores and result any shape of up to 8 axes; bias as described.
 * Units: scores, after the division by sqrt(headDim) and before softmax.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for data that do not fit their shape, a bias
 * that cannot be stretched, an `out` of the wrong length. A failing call changes nothing.
 *
 * @example
 * addBias({ scores, bias: alibiBias({ heads: 8, queries: 16, keys: 16 }), out: scores.data });
 */
export function addBias<T extends OutOf<Dtype>>(options: AddBiasOptions & { readonly out: T }): Tensor<T>;
export function addBias<D extends Dtype = 'float32'>(options: AddBiasOptions<D>): Tensor<ArrayOf<D>>;
export function addBias(options: AddBiasOptions): Tensor<AnyFloats>;
export function addBias(options: AddBiasOptions): Tensor<AnyFloats> {
  enter('addBias');
  const read = readOptions<AddBiasOptions>(options, 'options', ['scores', 'bias', ...outputKeys]);
  const scores = readTensor(read.scores, 'scores');
  const bias = readTensor(read.bias, 'bias');
  const values = {
    scores: scores.data,
    scoresShape: Int32Array.from(scores.shape),
    bias: bias.data,
    biasShape: Int32Array.from(bias.shape),
  };
  return makeTensor(read, scores.shape, (out) => call(cpp.addBias, { ...values, out }));
}

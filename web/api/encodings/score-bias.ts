import * as cpp from '../../../build/wasm/calls.js';
import { isNumberList, readOptions } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import type { Tensor, TensorLike } from '../runtime/matrix.ts';
import { floatsFor, readMatrix, readTensor, readWholeNumbers } from '../runtime/tensor.ts';
import type { NumberList } from '../runtime/positions.ts';

export interface BiasFromIndexOptions {
  /** Rows of the table, e.g. from `t5BucketTable` or `swinIndex`; its shape, if it has one, carries over. */
  readonly index: NumberList;
  /** The learned table: [R, H]. */
  readonly table: TensorLike;
  /** Where to write: a Float32Array of exactly H x N elements. */
  readonly out?: Float32Array | undefined;
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
export function biasFromIndex(options: BiasFromIndexOptions): Tensor {
  const read = readOptions<BiasFromIndexOptions>(options, 'options', ['index', 'table', 'out']);
  const { index, shape } = readIndex(read.index);
  const { data: table, columns: heads } = readMatrix(read.table, 'table');
  const data = floatsFor(read.out, heads * index.length);
  call(cpp.biasFromIndex, { index, table, heads, out: data });
  return { data, shape: [heads, ...shape] };
}

function readIndex(value: unknown): { index: Int32Array; shape: readonly number[] } {
  if (typeof value !== 'object' || value === null || isNumberList(value)) {
    const index = readWholeNumbers(value, 'index');
    return { index, shape: [index.length] };
  }
  const { data: index, shape } = readTensor(value, 'index', readWholeNumbers);
  return { index, shape };
}

export interface AddBiasOptions {
  /** Scores of any shape, e.g. [B, H, Tq, Tk]. */
  readonly scores: TensorLike;
  /** A bias that can be stretched to the scores, e.g. [H, Tq, Tk], or [B, H, 1, Tk]. */
  readonly bias: TensorLike;
  /** Where to write; `scores.data` to add in place. Default a new array. */
  readonly out?: Float32Array | undefined;
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
export function addBias(options: AddBiasOptions): Tensor {
  const read = readOptions<AddBiasOptions>(options, 'options', ['scores', 'bias', 'out']);
  const scores = readTensor(read.scores, 'scores');
  const bias = readTensor(read.bias, 'bias');
  const data = floatsFor(read.out, scores.data.length);
  call(cpp.addBias, {
    scores: scores.data,
    scoresShape: Int32Array.from(scores.shape),
    bias: bias.data,
    biasShape: Int32Array.from(bias.shape),
    out: data,
  });
  return { data, shape: scores.shape };
}

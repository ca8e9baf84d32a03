import * as cpp from '../../../../build/wasm/calls.js';
import { readOptions, readSize, type AnyFloats, type ArrayOf, type Dtype, type OutOf } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { integersFor, readMatrix, readTensor, makeTensor } from '../runtime/tensor.ts';
import type { TableOutput } from '../runtime/rows.ts';

export interface ShawIndexOptions {
  /** How many queries: the last of the keys' positions ask. */
  readonly queries: number;
  readonly keys: number;
  /** k: farther keys share the vector of this distance; default 16. */
  readonly maxDistance?: number | undefined;
  readonly out?: Int32Array | undefined;
}

const shawIndexKeys = ['out'] as const;

/**
 * The row of the table for each query and key: clip(key - query, -k, k) + k (Shaw et al. 2018).
 *
 * Shapes: [Tq, Tk]; rows count from 0 to 2 k.
 * Units: indices.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for more queries than keys, a `maxDistance`
 * outside 0 to 10^9, an `out` of the wrong length.
 *
 * @example
 * shawIndex({ queries: 2, keys: 3, maxDistance: 1 }).data; // Int32Array [0, 1, 2, 0, 0, 1]
 */
export function shawIndex(options: ShawIndexOptions): Matrix<Int32Array> {
  enter('shawIndex');
  const values = readFields(cpp.ShawOptions, options, shawIndexKeys, ['dim', 'batch']);
  const { queries, keys } = values;
  const data = integersFor(values.out, queries * keys);
  call(cpp.shawIndex, { ...values, out: data });
  return matrixOf(data, queries, keys);
}

/** k of a table with 2 k + 1 rows. */
function reachOf(rows: number, name: string): number {
  if (rows % 2 === 0)
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.rows`, rows, 'an odd number: 2 maxDistance + 1');
  return (rows - 1) / 2;
}

export interface ShawEmbeddingsOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly queries: number;
  readonly keys: number;
  /** [2 k + 1, D]; k is taken from it. */
  readonly table: TensorLike;
}

/**
 * The vectors themselves: out[i][j] = table[index[i][j]].
 *
 * Shapes: table [2 k + 1, D]; result [Tq, Tk, D]. Units: those of the table. Errors: as `shawIndex`; `RangeError` for
 * an even number of rows.
 *
 * @example
 * shawEmbeddings({ queries: 16, keys: 16, table }).shape; // [16, 16, table.columns]
 */
export function shawEmbeddings<T extends OutOf<Dtype>>(options: ShawEmbeddingsOptions & { readonly out: T }): Tensor<T>;
export function shawEmbeddings<D extends Dtype = 'float32'>(options: ShawEmbeddingsOptions<D>): Tensor<ArrayOf<D>>;
export function shawEmbeddings(options: ShawEmbeddingsOptions): Tensor<AnyFloats>;
export function shawEmbeddings(options: ShawEmbeddingsOptions): Tensor<AnyFloats> {
  enter('shawEmbeddings');
  const read = readOptions<ShawEmbeddingsOptions>(options, 'options', ['queries', 'keys', 'table', ...outputKeys]);
  const queries = readSize(read.queries, 'queries');
  const keys = readSize(read.keys, 'keys');
  const { data: table, rows, columns: dim } = readMatrix(read.table, 'table');
  const maxDistance = reachOf(rows, 'table');
  const values = { queries, keys, dim, maxDistance, table };
  return makeTensor(read, [queries, keys, dim], (out) => call(cpp.shawEmbeddings, { ...values, out }));
}

export interface ShawBiasOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [..., Tq, D]; axes before Tq (batch, heads) share the table. */
  readonly queries: TensorLike;
  /** How many keys; the queries are the last of their positions. */
  readonly keys: number;
  /** [2 k + 1, D]; k is taken from it. */
  readonly table: TensorLike;
}

/**
 * The scores' share from the key vectors: query . table[index] / sqrt(D).
 *
 * Shapes: queries [..., Tq, D], table [2 k + 1, D]; result [..., Tq, Tk].
 * Units: scores. Errors: as `shawEmbeddings`; `RangeError` for another D.
 *
 * @example
 * shawBias({ queries: { data: q, shape: [8, 16, 64] }, keys: 16, table }); // shape [8, 16, 16]
 */
export function shawBias<T extends OutOf<Dtype>>(options: ShawBiasOptions & { readonly out: T }): Tensor<T>;
export function shawBias<D extends Dtype = 'float32'>(options: ShawBiasOptions<D>): Tensor<ArrayOf<D>>;
export function shawBias(options: ShawBiasOptions): Tensor<AnyFloats>;
export function shawBias(options: ShawBiasOptions): Tensor<AnyFloats> {
  enter('shawBias');
  const read = readOptions<ShawBiasOptions>(options, 'options', ['queries', 'keys', 'table', ...outputKeys]);
  const { data: q, shape, batch, rows: queries, columns: dim } = readStack(read.queries, 'queries');
  const keys = readSize(read.keys, 'keys');
  const { data: table, rows } = readTable(read.table, dim);
  const values = { batch, queries, keys, dim, maxDistance: reachOf(rows, 'table'), q, table };
  return makeTensor(read, [...shape.slice(0, -1), keys], (out) => call(cpp.shawBias, { ...values, out }));
}

export interface ShawValuesOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Attention weights after softmax: [..., Tq, Tk]. */
  readonly weights: TensorLike;
  /** [2 k + 1, D]; k is taken from it. */
  readonly table: TensorLike;
}

/**
 * The output's share from the value vectors: the sum over keys of weight x table[index].
 *
 * Shapes: weights [..., Tq, Tk], table [2 k + 1, D]; result [..., Tq, D].
 * Units: those of the values. Errors: as `shawEmbeddings`.
 *
 * @example
 * shawValues({ weights: { data: weights, shape: [8, 16, 16] }, table }); // shape [8, 16, table.columns]
 */
export function shawValues<T extends OutOf<Dtype>>(options: ShawValuesOptions & { readonly out: T }): Tensor<T>;
export function shawValues<D extends Dtype = 'float32'>(options: ShawValuesOptions<D>): Tensor<ArrayOf<D>>;
export function shawValues(options: ShawValuesOptions): Tensor<AnyFloats>;
export function shawValues(options: ShawValuesOptions): Tensor<AnyFloats> {
  enter('shawValues');
  const read = readOptions<ShawValuesOptions>(options, 'options', ['weights', 'table', ...outputKeys]);
  const { data: weights, shape, batch, rows: queries, columns: keys } = readStack(read.weights, 'weights');
  const { data: table, rows, columns: dim } = readMatrix(read.table, 'table');
  const values = { batch, queries, keys, dim, maxDistance: reachOf(rows, 'table'), weights, table };
  return makeTensor(read, [...shape.slice(0, -1), dim], (out) => call(cpp.shawValues, { ...values, out }));
}

function readStack(value: unknown, name: string) {
  const { data, shape } = readTensor(value, name);
  if (shape.length < 2) throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, shape, 'two axes or more');
  const [rows, columns] = shape.slice(-2) as [number, number];
  return { data, shape, rows, columns, batch: shape.slice(0, -2).reduce((product, size) => product * size, 1) };
}

function readTable(value: unknown, dim: number) {
  const table = readMatrix(value, 'table');
  if (table.columns !== dim) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'table.columns', table.columns, `${dim}, as wide as the queries`);
  }
  return table;
}

import * as cpp from '../../../../build/wasm/calls.js';
import { readSize, type AnyFloats, type ArrayOf, type Dtype, type OutOf } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import type { Tensor, TensorLike } from '../runtime/matrix.ts';
import { readMatrix, readTensor, makeTensor } from '../runtime/tensor.ts';
import type { TableOutput } from '../runtime/rows.ts';

export interface CopePositionsOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** query . key / sqrt(D), before anything is added: [..., Tq, Tk]. */
  readonly logits: TensorLike;
  /** Rows of the table: positions stop at rows - 1. */
  readonly rows: number;
  /** Whether the gates of keys after the query are closed; default true. */
  readonly causal?: boolean | undefined;
}

function readLogits(value: unknown) {
  const { data: logits, shape } = readTensor(value, 'logits');
  if (shape.length < 2) throw wrongValue('POSENC_SHAPE_MISMATCH', 'logits.shape', shape, 'two axes or more');
  const [queries, keys] = shape.slice(-2) as [number, number];
  return { shape, values: { logits, queries, keys, batch: shape.slice(0, -2).reduce((a, b) => a * b, 1) } };
}

const copePositionsKeys = ['logits', 'rows', ...outputKeys] as const;

/**
 * CoPE: the position of each key for each query is the gates sigmoid(logit) from the key to the end, added.
 *
 * Shapes: logits and result [..., Tq, Tk]; the queries are the last of the keys' positions.
 * Units: (fractional) positions.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for more queries than keys, `rows` outside 1
 * to 2^24, a logit that is not a number, an `out` of the wrong length.
 *
 * @example
 * copePositions({ logits: { data: new Float32Array([0, 0, 0]), shape: [1, 3] }, rows: 8 }).data; // [1.5, 1, 0.5]
 */
export function copePositions<T extends OutOf<Dtype>>(options: CopePositionsOptions & { readonly out: T }): Tensor<T>;
export function copePositions<D extends Dtype = 'float32'>(options: CopePositionsOptions<D>): Tensor<ArrayOf<D>>;
export function copePositions(options: CopePositionsOptions): Tensor<AnyFloats>;
export function copePositions(options: CopePositionsOptions): Tensor<AnyFloats> {
  enter('copePositions');
  const read = readFields(cpp.CopeOptions, options, copePositionsKeys, ['batch', 'queries', 'keys', 'dim']);
  const { values, shape } = readLogits(read.logits);
  const rows = readSize(read.rows, 'rows');
  const { causal } = read;
  return makeTensor(read, shape, (out) => call(cpp.copePositions, { ...values, rows, causal, out }));
}

export interface CopeBiasOptions<D extends Dtype = Dtype> extends Omit<CopePositionsOptions<D>, 'rows'> {
  /** [..., Tq, D]. */
  readonly queries: TensorLike;
  /** [rows, D]. */
  readonly table: TensorLike;
}

const copeBiasKeys = ['logits', 'queries', 'table', ...outputKeys] as const;

/**
 * The bias added to the logits: query . table, blended linearly between the whole positions below and above.
 *
 * Shapes: logits and result [..., Tq, Tk], queries [..., Tq, D], table [rows, D]. Units: scores. Errors: as
 * `copePositions`; `RangeError` for shapes that do not fit each other.
 *
 * @example
 * copeBias({ logits, queries, table }); // of the shape of logits
 */
export function copeBias<T extends OutOf<Dtype>>(options: CopeBiasOptions & { readonly out: T }): Tensor<T>;
export function copeBias<D extends Dtype = 'float32'>(options: CopeBiasOptions<D>): Tensor<ArrayOf<D>>;
export function copeBias(options: CopeBiasOptions): Tensor<AnyFloats>;
export function copeBias(options: CopeBiasOptions): Tensor<AnyFloats> {
  enter('copeBias');
  const read = readFields(cpp.CopeOptions, options, copeBiasKeys, ['batch', 'keys', 'rows', 'dim']);
  const { values, shape } = readLogits(read.logits);
  const q = readTensor(read.queries, 'queries');
  const { data: table, rows, columns: dim } = readMatrix(read.table, 'table');
  const wanted = [...shape.slice(0, -1), dim];
  if (q.shape.length !== wanted.length || q.shape.some((size, axis) => size !== wanted[axis])) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'queries.shape',
      q.shape,
      `[${wanted.join(', ')}], not [${q.shape.join(', ')}]`,
    );
  }
  const all = { ...values, rows, dim, causal: read.causal, q: q.data, table };
  return makeTensor(read, shape, (out) => call(cpp.copeBias, { ...all, out }));
}

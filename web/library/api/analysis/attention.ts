import * as cpp from '../../../../build/wasm/calls.js';
import {
  checkStillThere,
  overlap,
  put,
  readFloatArray,
  readItems,
  readNumber,
  readOptions,
  readOutput,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { call, overlapping } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import { makeDoubles, readTensor } from '../runtime/tensor.ts';
import { readTable, widen } from './read.ts';
import type { NumberList } from '../runtime/positions.ts';

// Two notations are in use. Here tokens are rows: X [T, D], Q = X Wq^T, S = Q K^T / sqrt(dk), softmax along each row of
// S, Y = A V. Lesson 001 has tokens as columns: Q = Wq X, S = K^T Q / sqrt(dk), softmax along each column, Y = V A. The
// weights are the same matrices in both ([outputs, D], as torch.nn.Linear keeps them); S, A and Y are each other's
// transposes. In both, softmax runs over the keys.

/** The terms of a score, by the parts of the query and the key. */
export type AttentionTerm = 'contentContent' | 'contentPosition' | 'positionContent' | 'positionPosition';

/** In the order of their bits in C++. */
const termNames: readonly AttentionTerm[] = [
  'contentContent',
  'contentPosition',
  'positionContent',
  'positionPosition',
];

export interface AttentionOptions {
  /** X: one row a token. */
  readonly content: TensorLike<Float32Array | Float64Array>;
  /** P: one row a token; default none. */
  readonly positions?: TensorLike<Float32Array | Float64Array> | undefined;
  /** Wq [H dk, D]; default the identity. */
  readonly query?: TensorLike<Float32Array | Float64Array> | undefined;
  /** Wk [H dk, D]; default the identity. */
  readonly key?: TensorLike<Float32Array | Float64Array> | undefined;
  /** Wv [H dv, D]; default the identity. */
  readonly value?: TensorLike<Float32Array | Float64Array> | undefined;
  /**
   * A bias added to the scaled scores, e.g. from `alibiBias`: [H, T, T], or a shape that broadcasts to it; -Infinity
   * hides a key. Default none.
   */
  readonly bias?: TensorLike<Float32Array | Float64Array> | undefined;
  readonly queryBias?: NumberList | undefined;
  readonly keyBias?: NumberList | undefined;
  readonly valueBias?: NumberList | undefined;
  /** Default 1. */
  readonly heads?: number | undefined;
  /** Whether a query sees no later key; default false. */
  readonly causal?: boolean | undefined;
  /** The factor of the scores, not 0; default 1 / sqrt(dk). */
  readonly scale?: number | undefined;
  /** The factor of X: sqrt(D) in the paper; default 1. */
  readonly contentScale?: number | undefined;
  /** The factor of P: alpha in lesson 001; default 1. */
  readonly positionScale?: number | undefined;
  /** The terms that make up the scores; default all four. */
  readonly terms?: Iterable<AttentionTerm> | undefined;
}

/** Everything between the tokens and the output. */
export interface Attention {
  /** [T, H dk], of content and position together. */
  readonly query: Matrix<Float64Array>;
  readonly key: Matrix<Float64Array>;
  /** [T, H dv] */
  readonly value: Matrix<Float64Array>;
  /** Each [H, T, T], query by key, scaled but not masked; the four add up to the score. */
  readonly terms: { readonly [Term in AttentionTerm]: Tensor<Float64Array> };
  /** [H, T, T], query by key; -Infinity where masked. */
  readonly scores: Tensor<Float64Array>;
  /** [H, T, T]: softmax over the keys, so each row sums to 1. */
  readonly weights: Tensor<Float64Array>;
  /** [T, H dv] */
  readonly output: Matrix<Float64Array>;
}

const matrices = ['positions', 'query', 'key', 'value'] as const;
const biases = ['queryBias', 'keyBias', 'valueBias'] as const;
const optionNames = ['content', ...matrices, ...biases, 'bias', 'terms'] as const;

function readInput<K extends string = never>(options: unknown, also: readonly K[] = []) {
  const read = readFields(cpp.AttentionInput, options, [...optionNames, 'scale', ...also], ['weights']);
  const content = widen(readTable(read.content, 'content'));
  const dim = content.columns;
  const [positions, query, key, value] = matrices.map((name) => {
    if (read[name] === undefined) return { data: new Float64Array(0), rows: 0, columns: dim };
    const table = widen(readTable(read[name], name));
    if (table.columns === dim) return table;
    throw wrongValue('POSENC_SHAPE_MISMATCH', name, table.columns, `as many columns as content: ${dim}`);
  }) as [cpp.Matrix, cpp.Matrix, cpp.Matrix, cpp.Matrix];
  const [queryBias, keyBias, valueBias] = biases.map((name) =>
    read[name] === undefined ? undefined : numberList(read[name], name),
  );
  const scale = read.scale === undefined ? 0 : readNumber(read.scale, 'scale');
  if (read.scale === 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'scale', 0, 'a finite number that is not 0');
  const weights = { query, key, value, queryBias, keyBias, valueBias };
  const { heads } = read as unknown as { readonly heads: number };
  const bias = read.bias === undefined ? undefined : readScoreBias(read.bias, [heads, content.rows, content.rows]);
  return { ...read, content, positions, weights, scale, bias, terms: readTerms(read.terms) };
}

/** A bias that is stretched to the scores along axes of one element, and along those that it lacks. */
function readScoreBias(value: unknown, wanted: readonly number[]): Float64Array {
  const { data, shape } = readTensor(value, 'bias', readFloatArray);
  const given = [...wanted.slice(shape.length).map(() => 1), ...shape];
  if (shape.length > wanted.length || given.some((size, axis) => size !== 1 && size !== wanted[axis])) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'bias.shape',
      shape,
      `one that can be stretched to [${wanted.join(', ')}]`,
    );
  }
  const [heads, queries, keys] = wanted as [number, number, number],
    [h1, q1, k1] = given as [number, number, number];
  const step = (size: number, stride: number): number => (size === 1 ? 0 : stride);
  const bias = makeDoubles(heads * queries * keys);
  for (let i = 0; i < bias.length; ++i) {
    const key = i % keys,
      query = Math.floor(i / keys) % queries,
      head = Math.floor(i / (keys * queries));
    bias[i] = data[head * step(h1, q1 * k1) + query * step(q1, k1) + key * step(k1, 1)] as number;
  }
  return bias;
}

/** Each may be named more than once, but not for ever. */
const mostTerms = 64;

function readTerms(value: unknown): number {
  if (value === undefined) return 15;
  const allowed = `a list of ${termNames.join(', ')}`;
  let bits = 0;
  readItems(value, 'terms', allowed, (name, index) => {
    const bit = termNames.indexOf(name as AttentionTerm);
    if (bit < 0) throw wrongValue('POSENC_UNKNOWN_NAME', 'terms', name, allowed);
    if (index === mostTerms) throw wrongValue('POSENC_SHAPE_MISMATCH', 'terms', value, allowed);
    bits |= 1 << bit;
  });
  return bits;
}

/**
 * Attention taken apart. With q = Wq (x + p) + bq and k = Wk (x + p) + bk, the score q.k falls into four products; a
 * bias goes with the content, so that the four add up to the score whether there are biases or not.
 *
 * Shapes: content [T, D], positions [T, D], query and key [H dk, D], value [H dv, D], biases [H dk] and [H dv]; results
 * as in `Attention`.
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for sizes that do not fit each other, entries
 * that are not finite (-Infinity is allowed in `bias`), `heads` that do not divide the outputs, a term that does not
 * exist.
 *
 * @example
 * attention({ content: x, positions: sinusoidal({ positions: 5, dim: 8 }), heads: 2 }).weights;
 */
export function attention(options: AttentionOptions): Attention {
  enter('attention');
  const input = readInput(options);
  const { content, weights: projections, heads } = input;
  const tokens = content.rows;
  const keyWidth = projections.query.rows || content.columns,
    valueWidth = projections.value.rows || content.columns;
  const map = heads * tokens * tokens;
  if (!(4 * map <= 2 ** 27))
    throw wrongValue('POSENC_TOO_LARGE', 'content', map, 'heads x tokens x tokens of at most 2^25');
  const query = makeDoubles(tokens * keyWidth),
    key = makeDoubles(tokens * keyWidth);
  const value = makeDoubles(tokens * valueWidth),
    output = makeDoubles(tokens * valueWidth);
  const terms = new Float64Array(4 * map),
    scores = new Float64Array(map),
    weights = new Float64Array(map);
  call(cpp.attention, { ...input, out: { query, key, value, terms, scores, weights, output } });
  const table = (data: Float64Array, columns: number): Matrix<Float64Array> => matrixOf(data, tokens, columns);
  const maps = (data: Float64Array): Tensor<Float64Array> => ({ data, shape: [heads, tokens, tokens] });
  return {
    query: table(query, keyWidth),
    key: table(key, keyWidth),
    value: table(value, valueWidth),
    terms: {
      contentContent: maps(terms.slice(0, map)),
      contentPosition: maps(terms.slice(map, 2 * map)),
      positionContent: maps(terms.slice(2 * map, 3 * map)),
      positionPosition: maps(terms.slice(3 * map)),
    },
    scores: maps(scores),
    weights: maps(weights),
    output: table(output, valueWidth),
  };
}

export interface SoftmaxOptions<D extends Dtype = Dtype> {
  /** Scores of any shape, e.g. [H, Tq, Tk]: the last axis are the keys. */
  readonly scores: TensorLike<Float32Array | Float64Array>;
  /** The element type; default `float64`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of as many elements as scores; may be `scores.data`. */
  readonly out?: OutOf<D> | undefined;
}

/**
 * Softmax over the keys, which are the last axis: each row becomes e^score over the sum of its row. A score of
 * -Infinity gives 0, a row of nothing else zeros.
 *
 * Shapes: scores [..., Tq, Tk], result likewise.
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for entries that are not a number or
 * +Infinity, an `out` of the wrong length. A failing call changes nothing.
 *
 * @example
 * softmax({ scores: { data: new Float64Array([0, Math.log(3)]), rows: 1, columns: 2 } }).data; // [0.25, 0.75]
 */
export function softmax<T extends OutOf<Dtype>>(options: SoftmaxOptions & { readonly out: T }): Tensor<T>;
export function softmax<D extends Dtype = 'float64'>(options: SoftmaxOptions<D>): Tensor<ArrayOf<D>>;
export function softmax(options: SoftmaxOptions): Tensor<AnyFloats>;
export function softmax(options: SoftmaxOptions): Tensor<AnyFloats> {
  enter('softmax');
  const read = readOptions<SoftmaxOptions>(options, 'options', ['scores', 'dtype', 'out']);
  const { data, shape } = readTensor(read.scores, 'scores', readFloatArray);
  if (shape.length === 0) throw wrongValue('POSENC_SHAPE_MISMATCH', 'scores.shape', shape, 'one axis or more');
  const columns = shape.at(-1) as number,
    rows = shape.slice(0, -1).reduce((product, size) => product * size, 1);
  const isOpen = read.dtype === undefined && read.out === undefined;
  const output = readOutput(read.out, isOpen ? 'float64' : read.dtype, data.length);
  checkStillThere(data, output.data);
  if (overlap(data, output.data) && data.byteOffset !== output.data.byteOffset) throw overlapping(data);
  const scores = matrixOf(data instanceof Float64Array ? data : new Float64Array(data), rows, columns);
  const weights = makeDoubles(data.length);
  call(cpp.softmax, { scores, out: weights });
  put(output, weights);
  return { data: output.data, shape };
}

export interface EquivarianceErrorOptions extends AttentionOptions {
  /** Row i of the permuted content is row permutation[i]. */
  readonly permutation: NumberList;
}

/**
 * How far attention is from ignoring order: the largest difference between the output of the permuted content and the
 * permuted output, with positions that are not permuted. Rounding error without positions.
 *
 * Shapes: permutation [T].
 * Units: those of the output.
 * Errors: as `attention`; `RangeError` unless `permutation` holds each of 0 to T - 1 once.
 *
 * @example
 * equivarianceError({ content: x, permutation: [2, 0, 1] }); // about 1e-16
 */
export function equivarianceError(options: EquivarianceErrorOptions): number {
  enter('equivarianceError');
  const input = readInput(options, ['permutation']);
  const permutation = numberList(input.permutation, 'permutation');
  return call(cpp.equivarianceError, { ...input, permutation }).error;
}

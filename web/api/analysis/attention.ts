import type { Matrix, Tensor } from '../runtime/matrix.ts';
import {
  checkStillThere,
  numberList,
  readBoolean,
  readItems,
  readNumber,
  readOptions,
  readSize,
} from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readTable, widen, type Table } from './read.ts';
import { makeDoubles } from '../runtime/tensor.ts';

// Two notations are in use. Here tokens are rows: X [T, D], Q = X Wq^T, S = Q K^T / sqrt(dk), softmax along each row of
// S, Y = A V. Lesson 001 has tokens as columns: Q = Wq X, S = K^T Q / sqrt(dk), softmax along each column, Y = V A. The
// weights are the same matrices in both ([outputs, D], as torch.nn.Linear keeps them); S, A and Y are each other's
// transposes. In both, softmax runs over the keys.

/** The terms of a score, by what the query and what the key is made of. */
export type AttentionTerm = 'contentContent' | 'contentPosition' | 'positionContent' | 'positionPosition';

/** In the order of their bits in C++. */
const termNames: readonly AttentionTerm[] = [
  'contentContent',
  'contentPosition',
  'positionContent',
  'positionPosition',
];

type Bias = ArrayLike<number> | Iterable<number>;

export interface AttentionOptions {
  /** X: one row a token. */
  readonly content: Table;
  /** P: one row a token; default none. */
  readonly positions?: Table | undefined;
  /** Wq [H dk, D]; default the identity. */
  readonly query?: Table | undefined;
  /** Wk [H dk, D]; default the identity. */
  readonly key?: Table | undefined;
  /** Wv [H dv, D]; default the identity. */
  readonly value?: Table | undefined;
  readonly queryBias?: Bias | undefined;
  readonly keyBias?: Bias | undefined;
  readonly valueBias?: Bias | undefined;
  /** Default 1. */
  readonly heads?: number | undefined;
  /** Whether a query sees no later key; default false. */
  readonly causal?: boolean | undefined;
  /** What scores are multiplied by, not 0; default 1 / sqrt(dk). */
  readonly scale?: number | undefined;
  /** What X is multiplied by: sqrt(D) in the paper; default 1. */
  readonly contentScale?: number | undefined;
  /** What P is multiplied by: alpha in lesson 001; default 1. */
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

const optionNames = [
  'content',
  'positions',
  'query',
  'key',
  'value',
  'queryBias',
  'keyBias',
  'valueBias',
  'heads',
  'causal',
  'scale',
  'contentScale',
  'positionScale',
  'terms',
] as const;

interface Input {
  readonly tokens: number;
  readonly heads: number;
  readonly keyWidth: number;
  readonly valueWidth: number;
  readonly numbers: Float64Array;
  readonly data: Float64Array;
}

// What the binding expects: sizes and scalars in one list, all arrays one after the other in another.
function readInput(read: { readonly [Name in (typeof optionNames)[number]]?: unknown }): Input {
  const content = widen(readTable(read.content, 'content'));
  const dim = content.columns;
  const optional = (value: unknown, name: string): Matrix<Float64Array> => {
    const table =
      value === undefined ? { data: new Float64Array(0), rows: 0, columns: dim } : widen(readTable(value, name));
    if (table.columns !== dim)
      throw wrongValue('POSENC_SHAPE_MISMATCH', name, table.columns, `as many columns as content: ${dim}`);
    return table;
  };
  const list = (value: unknown, name: string): Float64Array =>
    value === undefined ? new Float64Array(0) : numberList(value, name);
  const positions = optional(read.positions, 'positions');
  const projections = [optional(read.query, 'query'), optional(read.key, 'key'), optional(read.value, 'value')];
  const biases = [list(read.queryBias, 'queryBias'), list(read.keyBias, 'keyBias'), list(read.valueBias, 'valueBias')];
  const scale = read.scale === undefined ? 0 : readNumber(read.scale, 'scale');
  if (read.scale === 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'scale', 0, 'a finite number that is not 0');
  const heads = readSize(read.heads, 'heads', 1, 1);
  const rows = projections.map((p) => p.rows) as [number, number, number];
  const numbers = Float64Array.of(
    content.rows,
    dim,
    positions.rows,
    ...rows,
    ...biases.map((b) => b.length),
    heads,
    Number(readBoolean(read.causal, 'causal', false)),
    scale,
    readNumber(read.contentScale, 'contentScale', 1),
    readNumber(read.positionScale, 'positionScale', 1),
    readTerms(read.terms),
  );
  const arrays = [content.data, positions.data, ...projections.map((p) => p.data), ...biases];
  const data = new Float64Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  checkStillThere(...arrays);
  for (const array of arrays) {
    data.set(array, at);
    at += array.length;
  }
  return { tokens: content.rows, heads, keyWidth: rows[0] || dim, valueWidth: rows[2] || dim, numbers, data };
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
 * that are not finite, `heads` that do not divide the outputs, a term that does not exist.
 *
 * @example
 * attention({ content: x, positions: sinusoidal({ positions: 5, dim: 8 }), heads: 2 }).weights;
 */
export function attention(options: AttentionOptions): Attention {
  const { tokens, heads, keyWidth, valueWidth, numbers, data } = readInput(
    readOptions<AttentionOptions>(options, 'options', optionNames),
  );
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
  transfer([numbers, data], [query, key, value, terms, scores, weights, output], (module, [n, d], to) =>
    module.attention(n as number, d as number, ...(to as [number, number, number, number, number, number, number])),
  );
  const table = (data: Float64Array, columns: number): Matrix<Float64Array> => ({ data, rows: tokens, columns });
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

export interface SoftmaxOptions {
  /** Scores, keys as columns. */
  readonly scores: Table;
}

/**
 * Softmax over the keys, which are the columns: each row becomes e^score over the sum of its row.
 *
 * Shapes: scores [Tq, Tk], result as many.
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for entries that are not finite.
 *
 * @example
 * softmax({ scores: { data: new Float64Array([0, Math.log(3)]), rows: 1, columns: 2 } }).data; // [0.25, 0.75]
 */
export function softmax(options: SoftmaxOptions): Matrix<Float64Array> {
  const read = readOptions<SoftmaxOptions>(options, 'options', ['scores']);
  const scores = widen(readTable(read.scores, 'scores'));
  const data = new Float64Array(scores.data.length);
  transfer([scores.data], [data], (module, [from], [to]) =>
    module.softmax(from as number, scores.rows, scores.columns, to as number),
  );
  return { data, rows: scores.rows, columns: scores.columns };
}

export interface EquivarianceErrorOptions extends AttentionOptions {
  /** Row i of the permuted content is row permutation[i]. */
  readonly permutation: ArrayLike<number> | Iterable<number>;
}

/**
 * How far attention is from not caring about order: the largest difference between the output of the permuted content
 * and the permuted output, with positions that stay where they are. Rounding error without positions.
 *
 * Shapes: permutation [T].
 * Units: those of the output.
 * Errors: as `attention`; `RangeError` unless `permutation` holds each of 0 to T - 1 once.
 *
 * @example
 * equivarianceError({ content: x, permutation: [2, 0, 1] }); // about 1e-16
 */
export function equivarianceError(options: EquivarianceErrorOptions): number {
  const read = readOptions<EquivarianceErrorOptions>(options, 'options', [...optionNames, 'permutation']);
  const { numbers, data } = readInput(read);
  const permutation = numberList(read.permutation, 'permutation');
  const out = new Float64Array(1);
  transfer([numbers, data, permutation], [out], (module, [n, d, p], [to]) =>
    module.equivariance_error(n as number, d as number, p as number, permutation.length, to as number),
  );
  return out[0] as number;
}

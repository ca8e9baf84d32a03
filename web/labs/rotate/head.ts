// One head with RoPE: a query and a key at two positions, rotated by the library and compared.
import { applyRotary, rotaryFrequencies, rotaryPermutation, softmax, wavelengths } from 'posenc';
import type { Frequencies, Pairing } from 'posenc';
import { plainOf, type Subject } from '../family/content.ts';
import type { RotateValues } from './properties.ts';

/** Two channels of a row, to the right and upwards. */
export type Arrow = readonly [x: number, y: number];

/** One pair of channels of a query and a key, before and after its rotation. */
export interface TurnedPair {
  readonly pair: number;
  readonly q: Arrow;
  readonly k: Arrow;
  readonly turnedQ: Arrow;
  readonly turnedK: Arrow;
  /** The pair's contribution to the product of the rotated rows. */
  readonly product: number;
}

type Turn = Pick<RotateValues, 'pairing'> & { readonly frequencies: Frequencies };

/** Rows of one head, each at its own position. */
export function rotated(rows: Float64Array, positions: readonly number[], turn: Turn, inverse = false): Float64Array {
  const headDim = rows.length / positions.length;
  return applyRotary(rows, { heads: 1, headDim, headsFirst: false, positions, ...turn, inverse }).data;
}

export const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, channel) => sum + value * (b[channel] ?? 0), 0);

/** Channels of a pair. */
export const channelsOf = (pair: number, dim: number, pairing: Pairing): readonly [number, number] =>
  pairing === 'interleaved' ? [2 * pair, 2 * pair + 1] : [pair, pair + dim / 2];

export const arrowOf = (row: Float64Array, pair: number, pairing: Pairing): Arrow => {
  const [x, y] = channelsOf(pair, row.length, pairing);
  return [row[x] ?? 0, row[y] ?? 0];
};

/** A query and a key at two positions, pair by pair, the fastest first. */
export function turnedPairs(
  q: Float64Array,
  k: Float64Array,
  positions: readonly [query: number, key: number],
  turn: Turn,
): readonly TurnedPair[] {
  const dim = q.length;
  const both = rotated(Float64Array.of(...q, ...k), positions, turn);
  const [queries, keys] = [both.subarray(0, dim), both.subarray(dim)];
  return Array.from({ length: dim / 2 }, (_pair, pair) => {
    const of = (row: Float64Array): Arrow => arrowOf(row, pair, turn.pairing);
    const [turnedQ, turnedK] = [of(queries), of(keys)];
    const product = turnedQ[0] * turnedK[0] + turnedQ[1] * turnedK[1];
    return { pair, q: of(q), k: of(k), turnedQ, turnedK, product };
  });
}

/** The output of attention over the two words, in the chosen pair and in all of the head. */
export interface Output {
  readonly arrow: Arrow;
  readonly row: Float64Array;
  /** Attention weight of the key's word; the query's own word has the rest. */
  readonly weight: number;
}

/** A score as the other pairing computes it from the channels in a given order. */
export interface Loaded {
  /** Where each channel comes from. */
  readonly order: readonly number[];
  readonly score: number;
}

/** Everything that the figures draw. */
export interface Head {
  readonly dim: number;
  readonly pairs: readonly TurnedPair[];
  readonly q: Float64Array;
  readonly k: Float64Array;
  /** Radians for each position, by pair. */
  readonly speeds: Float64Array;
  /** Positions of a full turn, by pair. */
  readonly turns: readonly number[];
  readonly plain: number;
  readonly score: (query: number, key: number) => number;
  readonly output: (query: number, key: number, values: RotateValues['values']) => Output;
  readonly loaded: (permuted: boolean) => Loaded;
}

export const other = (pairing: Pairing): Pairing => (pairing === 'interleaved' ? 'rotateHalf' : 'interleaved');

/** Two words, the key's and the query's, as vectors of a width. */
export const subjectOf = (words: string, dim: number): Subject => ({
  content: 'sentence',
  sentence: words,
  weights: 'identity',
  length: 2,
  dim,
  seed: 1,
});

type Settings = Pick<RotateValues, 'query' | 'key' | 'pairing' | 'base' | 'dim' | 'pair'>;

/** @param words the word of the key and the word of the query */
export function headFor({ query, key, pairing, base, dim: width, pair }: Settings, words: string): Head {
  const dim = Number(width);
  const { data } = plainOf(subjectOf(words, dim)).content;
  const [k, q] = [data.slice(0, dim), data.slice(dim)];
  const frequencies = rotaryFrequencies({ headDim: dim, base });
  const turn: Turn = { pairing, frequencies };
  const root = Math.sqrt(dim);
  const scoreOf = (a: Float64Array, b: Float64Array, by: Turn, at: readonly [number, number]): number =>
    dot(rotated(a, [at[0]], by), rotated(b, [at[1]], by)) / root;
  const score = (queryAt: number, keyAt: number): number => scoreOf(q, k, turn, [queryAt, keyAt]);
  const output = (queryAt: number, keyAt: number, values: RotateValues['values']): Output => {
    const scores = Float64Array.of(score(queryAt, keyAt), dot(q, q) / root);
    const weights = softmax({ scores: { data: scores, rows: 1, columns: 2 } }).data;
    const rows = values === 'plain' ? data : rotated(data, [keyAt, queryAt], turn);
    const sum = Float64Array.from({ length: dim }, (_channel, channel) =>
      weights.reduce((all, weight, word) => all + weight * (rows[word * dim + channel] ?? 0), 0),
    );
    const row = values === 'back' ? rotated(sum, [queryAt], turn, true) : sum;
    return { row, arrow: arrowOf(row, pair, pairing), weight: weights[0] ?? 0 };
  };
  const loaded = (permuted: boolean): Loaded => {
    const to = other(pairing);
    const order = permuted ? [...rotaryPermutation({ headDim: dim, to })] : [...q.keys()];
    const placed = (row: Float64Array): Float64Array => Float64Array.from(order, (from) => row[from] ?? 0);
    return { order, score: scoreOf(placed(q), placed(k), { pairing: to, frequencies }, [query, key]) };
  };
  return {
    dim,
    q,
    k,
    pairs: turnedPairs(q, k, [query, key], turn),
    speeds: frequencies.inverse,
    turns: Array.from(wavelengths({ dim, base })).filter((_turn, column) => column % 2 === 0),
    plain: dot(q, k) / root,
    score,
    output,
    loaded,
  };
}

/** How many pairs do not complete a turn within a text. */
export const slowPairs = (turns: readonly number[], context: number): number =>
  turns.filter((length) => length > context).length;

/** The offset of the query from the key, and the same offset from the start of a text. */
export const fromStart = ({ query, key }: Pick<RotateValues, 'query' | 'key'>): readonly [number, number] => [
  Math.max(query - key, 0),
  Math.max(key - query, 0),
];

/** The largest difference between the output here and at the start of the text, for the same offset. */
export function outputDifference(
  head: Head,
  { query, key, values }: Pick<RotateValues, 'query' | 'key' | 'values'>,
): number {
  const [here, start] = [head.output(query, key, values).row, head.output(...fromStart({ query, key }), values).row];
  return Math.max(...here.map((value, channel) => Math.abs(value - (start[channel] ?? 0))));
}

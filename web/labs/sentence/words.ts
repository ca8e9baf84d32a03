import { sinusoidal, type Table } from 'posenc';
import { wordsIn } from '../shared/text/words-in.ts';
import { fnv1a } from '../shared/state/hash.ts';

/** A word of the reader's sentence. */
export interface Token {
  /** As it was typed. */
  readonly shown: string;
  /** The normal form of a word: lower case, without punctuation around it. */
  readonly word: string;
}

export function tokensOf(sentence: string): readonly Token[] {
  return wordsIn(sentence).map((shown) => {
    const bare = shown.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return { shown, word: bare === '' ? shown : bare };
  });
}

/** The number of rows of the sinusoidal table available for words: enough that two words rarely collide. */
const tableRows = 2 ** 24;

/** A hash of the characters, folded to 24 bits: letters in, a row out, with no meaning to it. */
function hash(text: string): number {
  const bits = fnv1a(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  return ((bits >>> 24) ^ bits) & (tableRows - 1);
}

/**
 * A row for each distinct word, chosen by its letters and the seed. Words that collide are resolved in alphabetical
 * order, so that the order of the sentence has no effect.
 */
export function rowsOf(words: Iterable<string>, seed: number): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  const taken = new Set<number>();
  for (const word of [...new Set(words)].sort()) {
    let key = `${seed}/${word}`;
    while (taken.has(hash(key))) key += '/';
    taken.add(hash(key));
    rows.set(word, hash(key));
  }
  return rows;
}

/** The factor that gives a row length 1: the squares of its sines and cosines add up to D / 2. */
export const unitScale = (dim: number): number => Math.sqrt(2 / dim);

/**
 * Synthetic word vectors: rows far out in a sinusoidal table, selected by a hash of the letters. They were not learned
 * and have no meaning, but the same word always has the same one.
 * Shapes: [T, D]. Units: none, each row of length 1. Errors: those of posenc, for an odd dim.
 */
export function vectorsOf(
  tokens: readonly Token[],
  rows: ReadonlyMap<string, number>,
  dim: number,
): Table<Float64Array> {
  const positions = tokens.map(({ word }) => rows.get(word) ?? hash(word));
  return sinusoidal({ convention: 'xTransformers', positions, dim, scale: unitScale(dim), dtype: 'float64' });
}

export type Weights = 'seeded' | 'identity';

/** The distance between rows of a weight matrix in the table, so that neighbours have little in common. */
export const weightStep = 7919;

export interface Projections {
  readonly query: Table<Float64Array>;
  readonly key: Table<Float64Array>;
  readonly value: Table<Float64Array>;
}

/** Where in the table each made-up weight matrix starts. */
export const weightRows = (seed: number): { readonly query: number; readonly key: number; readonly value: number } => ({
  query: hash(`${seed}/Wq`),
  key: hash(`${seed}/Wk`),
  value: hash(`${seed}/Wv`),
});

/** Made-up weights [D, D], rows of length 1; null for the identity, which attention takes when it is given none. */
export function projectionsOf(weights: Weights, dim: number, seed: number): Projections | null {
  if (weights === 'identity') return null;
  const start = weightRows(seed);
  const make = (first: number): Table<Float64Array> =>
    sinusoidal({
      convention: 'xTransformers',
      positions: { first, count: dim, step: weightStep },
      dim,
      scale: unitScale(dim),
      dtype: 'float64',
    });
  return { query: make(start.query), key: make(start.key), value: make(start.value) };
}

/** The rows that made-up biases of queries, keys and values are taken from. */
export const biasRows = (seed: number): readonly [query: number, key: number, value: number] => [
  hash(`${seed}/bq`),
  hash(`${seed}/bk`),
  hash(`${seed}/bv`),
];

export interface Biases {
  readonly queryBias: Float64Array;
  readonly keyBias: Float64Array;
  readonly valueBias: Float64Array;
}

/** Made-up biases, each of length 1. */
export function biasesOf(dim: number, seed: number): Biases {
  const { data } = sinusoidal({
    convention: 'xTransformers',
    positions: biasRows(seed),
    dim,
    scale: unitScale(dim),
    dtype: 'float64',
  });
  return { queryBias: data.slice(0, dim), keyBias: data.slice(dim, 2 * dim), valueBias: data.slice(2 * dim) };
}

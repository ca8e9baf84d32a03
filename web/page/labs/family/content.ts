import { attention, scaledSinusoidal, type Matrix } from 'posenc';
import { projectionsOf, rowsOf, tokensOf, unitScale, weightRows, weightStep, type Weights } from '../sentence/words.ts';

export type Wide = Matrix<Float64Array>;

/** What the encodings are tried on. */
export interface Subject {
  readonly content: 'same' | 'sentence' | 'random';
  readonly sentence: string;
  readonly weights: Weights;
  readonly length: number;
  readonly dim: number;
  readonly seed: number;
}

/** The word at each position: one word again and again, the sentence again and again, or another word every time. */
export function wordsOf({ content, sentence, length }: Subject): readonly string[] {
  const words = tokensOf(sentence).map(({ word }) => word);
  const at = (position: number): string => {
    if (content === 'random') return `#${position}`;
    return words[content === 'same' ? 0 : position % words.length] ?? '';
  };
  return Array.from({ length }, (_word, position) => at(position));
}

/** Rows of the sinusoidal table, far out, that stand for the words: see sentence/words.ts. */
export function contentRows(subject: Subject): readonly number[] {
  const words = wordsOf(subject);
  const rows = rowsOf(words, subject.seed);
  return words.map((word) => rows.get(word) ?? 0);
}

/** Rows of length 1 that stand for what a model would have learned. Each kind starts at a place of its own. */
export function madeUp(kind: 'table' | 'shaw' | 'weights' | 'biases', { dim, seed }: Pick<Subject, 'dim' | 'seed'>, count: number): Wide {
  return scaledSinusoidal({ positions: { first: madeUpRow(kind, seed), count, step: weightStep }, dim, scale: unitScale(dim), dtype: 'float64' });
}

/** Where they lie; not where the words' vectors and the weights do. */
export const madeUpRow = (kind: 'table' | 'shaw' | 'weights' | 'biases' | 't5', seed: number): number => {
  const { query, key, value } = weightRows(seed);
  return { table: query + 1e6, shaw: key + 1e6, weights: value + 1e6, biases: query + 2e6, t5: key + 2e6 }[kind];
};

/** Queries, keys and scores of the words alone. */
export interface Plain {
  readonly input: Parameters<typeof attention>[0];
  readonly query: Wide;
  readonly key: Wide;
  /** [T, T], query by key, not masked. */
  readonly scores: Float64Array;
}

export function plainOf(subject: Subject): Plain {
  const { dim, seed, weights } = subject;
  const content = scaledSinusoidal({ positions: contentRows(subject), dim, scale: unitScale(dim), dtype: 'float64' });
  const input = { content, contentScale: Math.sqrt(dim), ...(projectionsOf(weights, dim, seed) ?? {}) };
  const { query, key, scores } = attention(input);
  return { input, query, key, scores: scores.data };
}

import { addPositions, scaledSinusoidal, similarity, type Matrix } from 'posenc';
import type { Python } from '../../lib/program.ts';
import type { Recipe } from '../sentence/program.ts';
import {
  projectionsOf,
  rowsOf,
  tokensOf,
  unitScale,
  weightRows,
  weightStep,
  type Projections,
  type Weights,
} from '../sentence/words.ts';

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

type Stand = 'table' | 'shaw' | 'weights' | 'biases' | 't5';

/**
 * Where the rows lie that stand for what a model would have learned: not where the words' vectors and the weights do.
 */
export const madeUpRow = (kind: Stand, seed: number): number => {
  const { query, key, value } = weightRows(seed);
  return { table: query + 1e6, shaw: key + 1e6, weights: value + 1e6, biases: query + 2e6, t5: key + 2e6 }[kind];
};

/** Those rows, each of length 1. */
export function madeUp(kind: Stand, { dim, seed }: Pick<Subject, 'dim' | 'seed'>, count: number): Wide {
  const positions = { first: madeUpRow(kind, seed), count, step: weightStep };
  return scaledSinusoidal({ positions, dim, scale: unitScale(dim), dtype: 'float64' });
}

type Count = number | string;

/** The same in programs. */
export function madeUpRows(kind: Stand, seed: number) {
  const first = madeUpRow(kind, seed);
  return {
    python: ({ lib }: Python, count: Count): string => `unit(${first} + ${weightStep} * ${lib}.arange(${count}))`,
    javascript: (count: Count): string => `unit({ first: ${first}, count: ${count}, step: ${weightStep} })`,
    cpp: (count: Count): string => `unit(posenc::range(${first}, ${count}, ${weightStep}))`,
  };
}

/** What the programs of the sentence labs need to know. */
export const recipeOf = ({ dim, weights, seed }: Subject): Recipe => ({
  dim,
  weights,
  seed,
  alpha: 1,
  rooted: true,
  causal: false,
  values: false,
  places: false,
});

/** Queries, keys and scores of some rows. */
export interface Scored {
  readonly query: Wide;
  readonly key: Wide;
  /** [T, T], query by key, not masked. */
  readonly scores: Float64Array;
}

/** The words alone: their vectors times √d, as in the paper, and what comes of them. */
export interface Plain extends Scored {
  readonly content: Wide;
  readonly projections: Projections | null;
}

/** Dot products of rows with rows are all that a single head's scores are made of. */
const products = (table: Wide, others: Wide): Wide => similarity({ table, others, measure: 'dot' });

export function scoresOf(rows: Wide, projections: Projections | null): Scored {
  const [query, key] = projections
    ? [products(rows, projections.query), products(rows, projections.key)]
    : [rows, rows];
  return { query, key, scores: products(query, key).data.map((dot) => dot / Math.sqrt(rows.columns)) };
}

export function plainOf(subject: Subject): Plain {
  const { dim, seed, weights } = subject;
  const projections = projectionsOf(weights, dim, seed);
  const content = scaledSinusoidal({
    positions: contentRows(subject),
    dim,
    scale: Math.sqrt(dim) * unitScale(dim),
    dtype: 'float64',
  });
  return { content, projections, ...scoresOf(content, projections) };
}

/** Scores once a table has been added to the words, as far as it has rows. */
export function scoresWith(table: Wide, { content, projections }: Plain): Float64Array {
  const { data } = addPositions({ x: content.data.subarray(0, table.data.length), table });
  return scoresOf({ data, rows: table.rows, columns: table.columns }, projections).scores;
}

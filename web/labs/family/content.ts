import { addPositions, sinusoidal, similarity, type Table } from 'posenc';
import type { Recipe } from '../sentence/program.ts';
import { projectionsOf, rowsOf, tokensOf, unitScale, type Projections, type Weights } from '../sentence/words.ts';

export type Wide = Table<Float64Array>;

/** The sentence that the encodings are tried on. */
export interface Subject {
  readonly content: 'same' | 'sentence' | 'random';
  readonly sentence: string;
  readonly weights: Weights;
  readonly length: number;
  readonly dim: number;
  readonly seed: number;
}

/** The word at each position: one repeated word, the repeated sentence, or a new word every time. */
export function wordsOf({ content, sentence, length }: Subject): readonly string[] {
  const words = tokensOf(sentence).map(({ word }) => word);
  const at = (position: number): string => {
    if (content === 'random') return `#${position}`;
    return words[content === 'same' ? 0 : position % words.length] ?? '';
  };
  return Array.from({ length }, (_word, position) => at(position));
}

/** Rows far out in the sinusoidal table serve as word vectors: see sentence/words.ts. */
export function contentRows(subject: Subject): readonly number[] {
  const words = wordsOf(subject);
  const rows = rowsOf(words, subject.seed);
  return words.map((word) => rows.get(word) ?? 0);
}

/** The inputs of the sentence labs' programs. */
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

/** The words alone: their vectors times √d, as in the paper, and the resulting scores. */
export interface Plain extends Scored {
  readonly content: Wide;
  readonly projections: Projections | null;
}

/** A single head's scores are just dot products of rows with rows. */
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
  const content = sinusoidal({
    convention: 'xTransformers',
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

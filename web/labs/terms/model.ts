import {
  attention,
  sinusoidal,
  type Attention,
  type AttentionOptions,
  type AttentionTerm,
  type Table,
  type Tensor,
} from 'posenc';
import type { Cells } from '../sentence/picture.ts';
import { biasesOf, projectionsOf, rowsOf, tokensOf, vectorsOf, type Token } from '../sentence/words.ts';
import { chosenTerms, termNames, type TermsValues } from './properties.ts';

/** A query and a key, computed from only a word's vector or only its place. */
interface Parts {
  readonly query: Table<Float64Array>;
  readonly key: Table<Float64Array>;
}

export interface Model {
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly rows: readonly number[];
  /** For the current head. */
  readonly terms: Readonly<Record<AttentionTerm, Cells>>;
  /** The enabled terms; -Infinity where masked. */
  readonly scores: Cells;
  readonly weights: Cells;
  /** All heads, concatenated. */
  readonly output: Cells;
  /** q.k over sqrt(dk), not masked: the expected sum of the four terms. */
  readonly whole: Cells;
  /** The largest difference between that and their sum, over all heads and cells. */
  readonly error: number;
  /** By how much position times position varies along one diagonal, at most. */
  readonly spread: number;
  readonly content: Parts;
  readonly place: Parts;
  /** Numbers in a query of one head, and how far into a row that head's begin. */
  readonly keyDim: number;
  readonly offset: number;
}

/** Everything that the lab shows, by posenc; here are only the two checks, a sum of four and a comparison. */
export function modelOf(view: TermsValues, sentence: string): Model {
  const dim = Number(view.dim);
  const heads = Number(view.heads);
  const tokens = tokensOf(sentence);
  const count = tokens.length;
  const known = rowsOf(
    tokens.map(({ word }) => word),
    view.seed,
  );
  const content = vectorsOf(tokens, known, dim);
  const positions = sinusoidal({ positions: count, dim, dtype: 'float64' });
  const weights = projectionsOf(view.weights, dim, view.seed) ?? {};
  const biases = view.biases ? biasesOf(dim, view.seed) : {};
  const contentScale = view.rooted ? Math.sqrt(dim) : 1;
  const all: AttentionOptions = {
    content,
    positions,
    contentScale,
    positionScale: view.alpha,
    heads,
    ...weights,
    ...biases,
  };
  const whole = attention(all);
  const shown = attention({ ...all, causal: view.causal, terms: chosenTerms(view) });
  const size = count * count;
  const ofHead = ({ data }: Tensor<Float64Array>): Cells => ({
    data: data.slice(view.head * size, (view.head + 1) * size),
    rows: count,
    columns: count,
  });
  const terms = Object.fromEntries(termNames.map((name) => [name, ofHead(whole.terms[name])])) as Record<
    AttentionTerm,
    Cells
  >;
  return {
    sentence,
    tokens,
    rows: tokens.map(({ word }) => known.get(word) ?? 0),
    terms,
    scores: ofHead(shown.scores),
    weights: ofHead(shown.weights),
    output: shown.output,
    whole: ofHead(whole.scores),
    error: sumError(whole),
    spread: diagonalSpread(terms.positionPosition),
    content: attention({ content, contentScale, ...weights, ...biases }),
    place: attention({ content: positions, contentScale: view.alpha, ...weights }),
    keyDim: dim / heads,
    offset: (view.head * dim) / heads,
  };
}

function sumError({ terms, scores }: Attention): number {
  return scores.data.reduce((worst, score, cell) => {
    const sum = termNames.reduce((total, name) => total + (terms[name].data[cell] ?? 0), 0);
    return Math.max(worst, Math.abs(sum - score));
  }, 0);
}

function diagonalSpread({ data, rows }: Cells): number {
  let spread = 0;
  for (let offset = 1 - rows; offset < rows; offset += 1) {
    const entries = [...data].filter((_value, cell) => (cell % rows) - Math.floor(cell / rows) === offset);
    spread = Math.max(spread, Math.max(...entries) - Math.min(...entries));
  }
  return spread;
}

/** The two vectors whose product is a term of a cell. */
export function factorsOf(
  model: Model,
  term: AttentionTerm,
  query: number,
  key: number,
): readonly [Float64Array, Float64Array] {
  const part = ({ data, columns }: Table<Float64Array>, token: number): Float64Array =>
    data.subarray(token * columns + model.offset, token * columns + model.offset + model.keyDim);
  const ofQuery = term.startsWith('content') ? model.content : model.place;
  const ofKey = term.endsWith('Content') ? model.content : model.place;
  return [part(ofQuery.query, query), part(ofKey.key, key)];
}

export const entryOf = ({ data, columns }: Cells, query: number, key: number): number =>
  data[query * columns + key] ?? 0;

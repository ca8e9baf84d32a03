import {
  attention,
  equivarianceError,
  similarity,
  sinusoidal,
  type Attention,
  type AttentionOptions,
  type Table,
} from 'posenc';
import { projectionsOf, rowsOf, tokensOf, vectorsOf, type Token } from '../sentence/words.ts';
import type { OrderValues } from './properties.ts';

/** The places of a word in the first sentence and in the second. */
export type Link = readonly [first: number, second: number];

/** Attention over both sentences, with or without positions. */
export interface Side {
  readonly outputs: readonly [Attention, Attention];
  /** [T1, T2]: how far each output of the first sentence is from each of the second. */
  readonly apart: Table<Float64Array>;
  /** [T1, T1]: how far the outputs of the first sentence are from each other. */
  readonly within: Table<Float64Array>;
  /** The largest difference between the permuted output and the output of the permuted words; null for other words. */
  readonly error: number | null;
}

export interface Repeat {
  readonly word: string;
  readonly places: readonly [number, number];
}

export interface Model {
  readonly sentences: readonly [string, string];
  readonly tokens: readonly [readonly Token[], readonly Token[]];
  readonly rows: ReadonlyMap<string, number>;
  readonly links: readonly Link[];
  /** Row i of the second sentence is row permutation[i] of the first; null when they do not hold the same words. */
  readonly permutation: readonly number[] | null;
  /** Words that only one of the sentences has, or has more often. */
  readonly extra: readonly [readonly string[], readonly string[]];
  readonly repeats: readonly Repeat[];
  readonly without: Side;
  readonly with: Side;
}

/** The k-th time that a word occurs goes with the k-th time in the other sentence. */
function linksOf(first: readonly Token[], second: readonly Token[]): Link[] {
  const free = second.map(({ word }, place) => ({ word, place }));
  return first.flatMap(({ word }, place): Link[] => {
    const at = free.findIndex((other) => other.word === word);
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found ? [[place, found.place]] : [];
  });
}

/** Each word that occurs again, with its first two places. */
function repeatsOf(tokens: readonly Token[]): Repeat[] {
  return tokens.flatMap(({ word }, place) => {
    const before = tokens.findIndex((token) => token.word === word);
    const isSecond = before < place && tokens.slice(0, place).filter((token) => token.word === word).length === 1;
    return isSecond ? [{ word, places: [before, place] as const }] : [];
  });
}

/** Everything that the lab shows, by posenc. */
export function modelOf(view: OrderValues, sentences: readonly [string, string]): Model {
  const dim = Number(view.dim);
  const tokens = [tokensOf(sentences[0]), tokensOf(sentences[1])] as const;
  const rows = rowsOf(
    [...tokens[0], ...tokens[1]].map(({ word }) => word),
    view.seed,
  );
  const links = linksOf(...tokens);
  const same = tokens[0].length === tokens[1].length && links.length === tokens[0].length;
  const permutation = same ? tokens[1].map((_token, place) => links.find((link) => link[1] === place)?.[0] ?? 0) : null;
  const weights = projectionsOf(view.weights, dim, view.seed) ?? {};
  const contents = tokens.map((list) => vectorsOf(list, rows, dim));

  const side = (placed: boolean): Side => {
    const input = (index: 0 | 1): AttentionOptions => {
      const content = contents[index] as Table<Float64Array>;
      const positions = sinusoidal({ positions: content.rows, dim, dtype: 'float64' });
      return {
        content,
        contentScale: Math.sqrt(dim),
        causal: view.causal,
        ...weights,
        ...(placed ? { positions, positionScale: view.alpha } : {}),
      };
    };
    const outputs = [attention(input(0)), attention(input(1))] as const;
    return {
      outputs,
      apart: similarity({ table: outputs[0].output, others: outputs[1].output, measure: 'distance' }),
      within: similarity({ table: outputs[0].output, measure: 'distance' }),
      error: permutation && equivarianceError({ ...input(0), permutation }),
    };
  };

  const linked = [new Set(links.map((link) => link[0])), new Set(links.map((link) => link[1]))] as const;
  const left = (index: 0 | 1): string[] =>
    tokens[index].filter((_token, place) => !linked[index].has(place)).map(({ shown }) => shown);
  return {
    sentences,
    tokens,
    rows,
    links,
    permutation,
    extra: [left(0), left(1)],
    repeats: repeatsOf(tokens[0]),
    without: side(false),
    with: side(true),
  };
}

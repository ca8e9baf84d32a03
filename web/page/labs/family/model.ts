import { alibiBias, alibiSlopes, rotaryPermutation, softmax } from 'posenc';
import {
  encode,
  largestDifference,
  diagonalSpread,
  tryAll,
  turnedScores,
  type Encoded,
  type Trial,
  type Tried,
} from './effects.ts';
import { plainOf, type Wide } from './content.ts';
import { groups } from './models.ts';
import type { FamilyName, FamilyValues } from './properties.ts';

export const trialOf = (view: FamilyValues, sentence: string): Trial => ({
  content: view.content,
  sentence,
  weights: view.weights,
  length: view.length,
  dim: Number(view.dim),
  seed: view.seed,
  trained: view.trained,
  heads: view.heads,
  head: view.head,
  pairing: view.pairing,
});

/** Remembers its last answer: choosing a family or a row computes nothing. */
export class Families {
  #key = '';
  #last: Tried | undefined;

  at(trial: Trial): Tried {
    const key = JSON.stringify(trial);
    if (!this.#last || key !== this.#key) [this.#key, this.#last] = [key, tryAll(trial)];
    return this.#last;
  }
}

/** Positions on which it is tested what counts: enough for every distance to occur more than once. */
export const testLength = 24;

/** Whether only the distance counts, and whether the words do: measured on one word everywhere and on words made up. */
export interface Tested {
  readonly spread: number;
  readonly words: number;
}

export class Tests {
  #key = '';
  #last = new Map<FamilyName, Tested>();

  at(trial: Trial): ReadonlyMap<FamilyName, Tested> {
    // Which head it is makes no difference to what is measured.
    const test = {
      ...trial,
      heads: 8,
      head: 1,
      length: testLength,
      trained: Math.min(trial.trained, testLength),
      weights: 'seeded',
      sentence: 'a',
      content: 'same',
    } as const;
    const key = JSON.stringify(test);
    if (key !== this.#key) {
      this.#key = key;
      const other = plainOf({ ...test, content: 'random' });
      this.#last = new Map(
        tryAll(test).all.map((encoded) => {
          const words = largestDifference(
            encoded.effect,
            encode(encoded.name, { ...test, content: 'random' }, other).effect,
          );
          return [encoded.name, { spread: diagonalSpread(encoded, testLength), words }];
        }),
      );
    }
    return this.#last;
  }
}

const known = new WeakMap<Encoded, Float64Array>();

/** Softmax of one row over the keys up to the query. */
export function shareRow({ scores }: Encoded, query: number): Float64Array {
  const from = query * Math.sqrt(scores.length);
  return softmax({ scores: { data: scores.slice(from, from + query + 1), rows: 1, columns: query + 1 } }).data;
}

/** The same of every row that there is. */
export function sharesOf(encoded: Encoded): Float64Array {
  const last = known.get(encoded);
  if (last) return last;
  const length = Math.sqrt(encoded.scores.length);
  const shares = new Float64Array(encoded.scores.length).fill(Number.NaN);
  for (let query = 0; query < encoded.reach; query += 1) shares.set(shareRow(encoded, query), query * length);
  known.set(encoded, shares);
  return shares;
}

export const shownCells = (encoded: Encoded, show: FamilyValues['show']): Float64Array =>
  show === 'share' ? sharesOf(encoded) : encoded[show === 'effect' ? 'effect' : 'scores'];

/** One row of cells by distance from its query, the query itself first. */
export function byDistance(cells: Float64Array, length: number, query: number): readonly number[] {
  return Array.from({ length: query + 1 }, (_key, distance) => cells[query * length + query - distance] ?? Number.NaN);
}

/** The row to show of an encoding: its last one where it ends before the query. */
export const rowShown = ({ reach }: Encoded, query: number): number => Math.min(query, reach - 1);

/**
 * The distance from which on nothing was seen in training. What is added to the vectors is itself unseen past the trained
 * length, whatever the distance.
 */
export const unseenFrom = (name: FamilyName, query: number, trained: number): number =>
  groups[name] === 'vectors' && query >= trained ? 0 : trained;

/** What the wrong pairing does to queries and keys that were trained for the other. */
export interface Pairings {
  /** Scores [T, T]. */
  readonly right: Float64Array;
  readonly wrong: Float64Array;
  readonly largest: number;
  /** How far equal distances are apart when the queries are turned one way and the keys the other. */
  readonly mixedSpread: number;
  /** What is left of the difference once the channels have been put in the other order. */
  readonly healed: number;
}

const paired = new WeakMap<Tried, Pairings>();

/** Remembers what it was asked for: pointing at another position computes nothing. */
export function pairingsOf(tried: Tried): Pairings {
  const last = paired.get(tried);
  if (last) return last;
  const made = comparePairings(tried);
  paired.set(tried, made);
  return made;
}

function comparePairings({ trial, plain }: Tried): Pairings {
  const { pairing, dim, length } = trial;
  const other = pairing === 'rotateHalf' ? 'interleaved' : 'rotateHalf';
  const right = turnedScores(plain.query, plain.key, pairing);
  const wrong = turnedScores(plain.query, plain.key, other);
  const order = rotaryPermutation({ headDim: dim, to: other });
  const reordered = (x: Wide): Wide => ({
    ...x,
    data: x.data.map((_value, cell) => x.data[cell - (cell % dim) + (order[cell % dim] ?? 0)] ?? 0),
  });
  const mixed = turnedScores(plain.query, plain.key, pairing, other).map(
    (score, cell) => score - (plain.scores[cell] ?? 0),
  );
  return {
    right,
    wrong,
    largest: largestDifference(right, wrong),
    mixedSpread: diagonalSpread({ effect: mixed }, length),
    healed: largestDifference(right, turnedScores(reordered(plain.query), reordered(plain.key), other)),
  };
}

/** Far enough for the smallest slope that the paper's rule gives. */
const farthest = 2048;

/** A head of ALiBi, and the first distance at which a key counts a hundred times less than the query's own. */
export interface AlibiHead {
  readonly head: number;
  readonly slope: number;
  readonly window: number;
}

/** All heads; remembers its last answer. */
export class AlibiHeads {
  #last: readonly AlibiHead[] = [];

  at(heads: number): readonly AlibiHead[] {
    if (heads !== this.#last.length) {
      const bias = alibiBias({ heads, queries: 1, keys: farthest, causal: true }).data;
      const hundredth = -Math.log(100);
      this.#last = Array.from(alibiSlopes({ heads }), (slope, index) => {
        const row = bias.subarray(index * farthest, (index + 1) * farthest);
        return { head: index + 1, slope, window: farthest - 1 - row.findLastIndex((value) => value <= hundredth) };
      });
    }
    return this.#last;
  }
}

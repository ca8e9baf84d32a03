import { rotaryPermutation } from 'posenc';
import type { Wide } from './content.ts';
import { diagonalSpread, largestDifference, type Tried } from './effects.ts';
import { turnedScores } from './turns.ts';

/** The effect of the wrong pairing on queries and keys trained for the other. */
export interface Pairings {
  /** Scores [T, T]. */
  readonly right: Float64Array;
  readonly wrong: Float64Array;
  readonly largest: number;
  /** The distance between results for equal offsets when queries and keys are turned with different pairings. */
  readonly mixedSpread: number;
  /** The remaining difference once the channels have been reordered. */
  readonly healed: number;
}

const paired = new WeakMap<Tried, Pairings>();

/** Caches its results: pointing at another position computes nothing. */
export function pairingsOf(tried: Tried): Pairings {
  let made = paired.get(tried);
  if (!made) paired.set(tried, (made = comparePairings(tried)));
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

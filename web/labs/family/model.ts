import { alibiBias, alibiSlopes, softmax } from 'posenc';
import type { Encoded } from './effects.ts';
import type { Trial } from './encoding.ts';
import { encodingOf, type FamilyName } from './encodings/index.ts';
import type { FamilyValues } from './properties.ts';

export const trialOf = (view: FamilyValues, sentence: string): Trial => ({
  content: view.content,
  sentence,
  weights: view.weights,
  length: view.length,
  dim: Number(view.dim),
  seed: view.seed,
  trained: Number(view.trained),
  heads: view.heads,
  head: view.head,
});

const known = new WeakMap<Encoded, Float64Array>();

/** Softmax of one row over the keys up to the query. */
export function shareRow({ scores }: Encoded, query: number): Float64Array {
  const from = query * Math.sqrt(scores.length);
  return softmax({ scores: { data: scores.slice(from, from + query + 1), rows: 1, columns: query + 1 } }).data;
}

/** The same for every existing row. */
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
 * The distance from which on nothing was seen in training. Additions to the vectors are themselves unseen past the
 * trained length, whatever the distance.
 */
export const unseenFrom = (name: FamilyName, query: number, trained: number): number =>
  encodingOf(name).enters === 'vectors' && query >= trained ? 0 : trained;

/** Far enough for the smallest slope that the paper's rule gives. */
const farthest = 2048;

/** A head of ALiBi, and the first distance at which a key counts a hundred times less than the query's own. */
export interface AlibiHead {
  readonly head: number;
  readonly slope: number;
  readonly window: number;
}

export function alibiHeads(heads: number): readonly AlibiHead[] {
  const bias = alibiBias({ heads, queries: 1, keys: farthest, causal: true }).data;
  const hundredth = -Math.log(100);
  return Array.from(alibiSlopes({ heads }), (slope, index) => {
    const row = bias.subarray(index * farthest, (index + 1) * farthest);
    return { head: index + 1, slope, window: farthest - 1 - row.findLastIndex((value) => value <= hundredth) };
  });
}

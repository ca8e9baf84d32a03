// RoPE's turns of queries and keys.
import { applyRotary, rotaryFrequencies, similarity, type Pairing } from 'posenc';
import { remember } from '../../state/remember.ts';
import type { Wide } from './content.ts';

/** The paper's, for the current width. */
export const frequenciesOf = remember((dim: number) => rotaryFrequencies({ headDim: dim }));

const turns = new WeakMap<Float64Array, Map<Pairing, Wide>>();

/** Rows turned by their positions; remembered, because the lab shows both pairings of the same queries and keys. */
function turned(x: Wide, pairing: Pairing): Wide {
  const known = turns.get(x.data) ?? new Map<Pairing, Wide>();
  turns.set(x.data, known);
  let rows = known.get(pairing);
  if (!rows) {
    const tensor = { data: x.data, shape: [x.rows, 1, x.columns] };
    const { data } = applyRotary(tensor, { headsFirst: false, pairing, frequencies: frequenciesOf(x.columns) });
    known.set(pairing, (rows = { ...x, data }));
  }
  return rows;
}

/** Scores of queries and keys that were turned, maybe each in another pairing. */
export function turnedScores(query: Wide, key: Wide, queryPairing: Pairing, keyPairing = queryPairing): Float64Array {
  const { data } = similarity({ table: turned(query, queryPairing), others: turned(key, keyPairing), measure: 'dot' });
  return data.map((dot) => dot / Math.sqrt(query.columns));
}

/** Two channels of a row, to the right and upwards. */
export type Arrow = readonly [x: number, y: number];

/** One pair of channels of a query and a key, before and after its turn. */
export interface TurnedPair {
  readonly pair: number;
  readonly q: Arrow;
  readonly k: Arrow;
  readonly turnedQ: Arrow;
  readonly turnedK: Arrow;
  /** The pair's contribution to the product of the rotated rows. */
  readonly product: number;
}

/** A query and a key at two positions, pair by pair, the fastest first. */
export function turnedPairs(
  q: Float64Array,
  k: Float64Array,
  positions: readonly [query: number, key: number],
  pairing: Pairing,
): readonly TurnedPair[] {
  const headDim = q.length;
  const data = Float64Array.of(...q, ...k);
  const frequencies = frequenciesOf(headDim);
  const turned = applyRotary(data, { heads: 1, headDim, headsFirst: false, positions, pairing, frequencies }).data;
  return Array.from({ length: headDim / 2 }, (_pair, pair) => {
    const channels = pairing === 'interleaved' ? [2 * pair, 2 * pair + 1] : [pair, pair + headDim / 2];
    const of = (rows: Float64Array, row: number): Arrow => {
      const [x = 0, y = 0] = channels.map((channel) => rows[row * headDim + channel] ?? 0);
      return [x, y];
    };
    const [turnedQ, turnedK] = [of(turned, 0), of(turned, 1)];
    const product = turnedQ[0] * turnedK[0] + turnedQ[1] * turnedK[1];
    return { pair, q: of(data, 0), k: of(data, 1), turnedQ, turnedK, product };
  });
}

// RoPE's turns of queries and keys.
import { applyRotary, rotaryFrequencies, similarity, type Pairing } from 'posenc';
import { remember } from '../../lib/remember.ts';
import type { Wide } from './content.ts';

/** The paper's, for the width at hand. */
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

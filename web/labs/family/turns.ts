// RoPE's turns of queries and keys.
import { applyRotary, rotaryFrequencies, similarity } from 'posenc';
import { remember } from '../shared/state/remember.ts';
import type { Wide } from './content.ts';

/** The paper's, for the current width. */
export const frequenciesOf = remember((dim: number) => rotaryFrequencies({ headDim: dim }));

/** Rows turned by their positions, in halves, as most models pair channels. */
function turned(x: Wide): Wide {
  const tensor = { data: x.data, shape: [x.rows, 1, x.columns] };
  const frequencies = frequenciesOf(x.columns);
  const { data } = applyRotary(tensor, { headsFirst: false, pairing: 'rotateHalf', frequencies });
  return { ...x, data };
}

/** Scores of queries and keys that were turned. */
export function turnedScores(query: Wide, key: Wide): Float64Array {
  const { data } = similarity({ table: turned(query), others: turned(key), measure: 'dot' });
  return data.map((dot) => dot / Math.sqrt(query.columns));
}

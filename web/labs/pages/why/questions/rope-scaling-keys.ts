import { exact, type Drawn, type Question } from '../question.ts';
import { countShares, sharesOf } from '../shares.ts';

const [headDim, base, trained, factor, low, high] = [128, 500000, 8192, 8, 1, 4];

/** What Llama 3.1 leaves of each pair's frequency. */
const share = (): readonly number[] =>
  sharesOf(
    { headDim, base },
    { type: 'llama3', factor, lowFreqFactor: low, highFreqFactor: high, originalMaxPositionEmbeddings: trained },
  );
const curve = (): Drawn => ({ data: share(), rows: headDim / 2, columns: 1 });

export default {
  lab: { id: 'reach', state: { topic: 'rope', model: 'llama31' } },
  figure: { element: 'posenc-curves', settings: { dimensions: [0], min: 0, max: 1 }, matrix: curve },
  numbers: () => ({
    low: exact(low),
    high: exact(high),
    trained: exact(trained),
    short: exact(trained / high),
    factor: exact(factor),
    ...countShares(share(), factor),
  }),
  next: ['longer-context', 'max-position-embeddings', 'yarn-attention-factor'],
  sources: ['ropeUtils', 'llama3', 'yarn'],
} as const satisfies Question;

import { offsetSimilarity, wavelengths } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Drawn, type Question } from '../question.ts';

const [usual, llama3] = [10000, 500000];
const [headDim, trained] = [128, 8192];
const bases = [usual, llama3];

/** Pairs whose turn is longer than the text. */
const slowPairs = (base: number): number =>
  wavelengths({ dim: headDim, base }).filter((length, column) => column % 2 === 0 && length > trained).length;

/** The first distance at which the sum of cosines is below zero. */
const firstBelowZero = (base: number): number =>
  offsetSimilarity({ dim: headDim, base, offsets: 20000 }).findIndex((sum) => sum < 0);

const step = 100;

/** The mean cosine at each hundredth distance, a column for each base. */
function curves(): Drawn {
  const offsets = Array.from({ length: 201 }, (_entry, at) => at * step);
  const columns = bases.map((base) => offsetSimilarity({ dim: headDim, base, offsets }));
  const data = offsets.flatMap((_offset, at) => columns.map((sums) => (sums[at] ?? 0) / (headDim / 2)));
  return { data, rows: offsets.length, columns: bases.length };
}

export default {
  lab: { id: 'rotate', state: { topic: 'turns', dim: headDim, base: llama3, context: trained } },
  reads: { change: 'base', guess: 'shown' },
  figure: { element: 'posenc-curves', settings: { step, dimensions: [0, 1] }, matrix: curves },
  numbers: () => {
    const [loss, changed] = taught(
      'worse',
      { model: 'rotary', row: 'right' },
      { model: 'rotary', row: `base ${llama3}` },
    );
    return {
      usual: exact(usual),
      // The length that Llama 2 was trained on.
      llama2: exact(4096),
      llama3: exact(llama3),
      headDim: exact(headDim),
      pairs: exact(headDim / 2),
      trained: exact(trained),
      slowUsual: exact(slowPairs(usual)),
      slowLlama3: exact(slowPairs(llama3)),
      belowUsual: exact(firstBelowZero(usual)),
      belowLlama3: exact(firstBelowZero(llama3)),
      lossUsual: rounded(loss, 2),
      lossLlama3: rounded(changed, 2),
    };
  },
  next: ['another-base', 'query-and-key-not-value', 'sine-and-cosine'],
  sources: ['vaswani', 'men', 'llama3'],
} as const satisfies Question;

import { exact, measured, rounded, type Drawn, type Question } from '../question.ts';
import { rotated, scoreAt } from '../heads.ts';

const [query, key, onward] = [4, 1, 3];
const far = 5;

/** The score of a query `query - key` positions after its key, and the first entry of a rotated value (1, 0). */
function curves(): Drawn {
  const rows = 26;
  const data = Array.from({ length: rows }, (_row, position) => [
    scoreAt({ position: position + query - key }, { position }),
    rotated(Float64Array.of(1, 0), { position })[0] ?? 0,
  ]).flat();
  return { data, rows, columns: 2 };
}

export default {
  lab: {
    id: 'rotate',
    state: { topic: 'values', values: 'rotated', queryPosition: query + onward, keyPosition: key + onward },
  },
  figure: { element: 'posenc-curves', settings: { dimensions: [0, 1], min: -1, max: 1 }, matrix: curves },
  numbers: () => {
    const here = scoreAt({ position: query }, { position: key });
    const there = scoreAt({ position: query + onward }, { position: key + onward });
    const [cosine = 0, sine = 0] = rotated(Float64Array.of(1, 0), { position: far });
    return {
      query: exact(query),
      key: exact(key),
      laterQuery: exact(query + onward),
      laterKey: exact(key + onward),
      score: rounded(here, 6),
      difference: measured(Math.abs(here - there)),
      far: exact(far),
      cosine: rounded(cosine, 2),
      sine: rounded(sine, 2),
      offset: exact(query - key),
    };
  },
  next: ['add-not-concatenate', 'base-10000-or-500000', 'left-padding'],
  sources: ['roformer', 'shaw'],
} as const satisfies Question;

import { rowNorms, similarity, sinusoidal } from 'posenc';
import { exact, rounded, whole, type Question } from '../question.ts';

const [far, short, long, dim] = [1000, 10, 1000, 512];

export default {
  lab: { id: 'encode', state: { positions: 100, dim: 64, dimensions: [0, 20, 40] } },
  figure: { element: 'posenc-curves', settings: { positions: 100, dim: 64, dimensions: [0, 20, 40] } },
  numbers: () => {
    const table = sinusoidal({ positions: [0, 1, 100], dim, dtype: 'float64' });
    const apart = similarity({ table, measure: 'distance' }).data;
    return {
      far: exact(far),
      dim: exact(dim),
      length: whole(rowNorms({ table })[2] ?? 0),
      short: exact(short),
      long: exact(long),
      stepShort: exact(1 / short),
      stepLong: exact(1 / long),
      later: exact(100),
      near: rounded(apart[1] ?? 0, 1),
      away: rounded(apart[2] ?? 0, 1),
    };
  },
  next: ['sine-and-cosine', 'order-without-positions', 'positions-of-images'],
  sources: ['vaswani'],
} as const satisfies Question;

import { rowNorms, sinusoidal } from 'posenc';
import { exact, rounded, type Question } from '../question.ts';

const [dim, rows] = [7, 100];

export default {
  lab: { id: 'encode', state: { positions: 50, dim } },
  figure: { element: 'posenc-heatmap', settings: { positions: 50, dim } },
  numbers: () => {
    const lengths = rowNorms({ table: sinusoidal({ positions: [0, rows - 1], dim, dtype: 'float64' }) });
    return {
      dim: exact(dim),
      sines: exact(Math.ceil(dim / 2)),
      cosines: exact(Math.floor(dim / 2)),
      last: exact(rows - 1),
      start: rounded(lengths[0] ?? 0, 4),
      end: rounded(lengths[1] ?? 0, 4),
    };
  },
  next: ['which-module', 'exponent-of-both-columns', 'left-padding'],
  sources: ['vaswani', 'torchExample'],
} as const satisfies Question;

import { shiftBlocks, shiftMatrix, shiftResidual, sinusoidal } from 'posenc';
import { exact, measured, rounded, type Question } from '../question.ts';

const [dim, shift, rows] = [64, 10, 200];
/** Of the figure: wide enough for a block to be seen. */
const drawn = 16;

export default {
  lab: { id: 'shift', state: { source: 'sinusoidal', dim, shift, rows, position: 3 } },
  figure: {
    element: 'posenc-heatmap',
    settings: { min: -1, max: 1 },
    matrix: () => shiftMatrix({ dim: drawn, shift }),
  },
  numbers: () => {
    const table = sinusoidal({ positions: rows, dim, dtype: 'float64' });
    const [cosine = 0, sine = 0] = shiftBlocks({ dim, shift }).data;
    return {
      dim: exact(dim),
      drawn: exact(drawn),
      shift: exact(shift),
      rows: exact(rows),
      cosine: rounded(cosine, 2),
      sine: rounded(sine, 2),
      error: measured(shiftResidual({ table, matrix: shiftMatrix({ dim, shift }), shift }).largest),
    };
  },
  next: ['sine-and-cosine', 'query-and-key-not-value', 'base-10000-or-500000'],
  sources: ['vaswani'],
} as const satisfies Question;

import { sinusoidal, sinusoidalEntry } from 'posenc';
import { exact, listed, rounded, type Question } from '../question.ts';

const [small, dim, position, dimension] = [4, 64, 10, 6];

export default {
  lab: { id: 'encode', state: { positions: 100, dim, selectedPosition: position, selectedDimension: dimension } },
  figure: {
    element: 'posenc-heatmap',
    settings: { positions: 50, dim, 'selected-position': position, 'selected-dimension': dimension },
  },
  numbers: () => ({
    year: exact(2019),
    small: exact(small),
    row: listed([...sinusoidal({ positions: [1], dim: small, dtype: 'float64' }).data], 4),
    dim: exact(dim),
    position: exact(position),
    dimension: exact(dimension),
    entry: rounded(sinusoidalEntry({ position, dimension, dim }).value, 6),
  }),
  next: ['interleaved-or-concatenated', 'odd-width', 'bfloat16-positions'],
  sources: ['torchIssue', 'torchtune', 'kerasHub'],
} as const satisfies Question;

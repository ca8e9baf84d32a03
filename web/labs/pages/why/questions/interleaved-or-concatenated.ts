import { similarity, sinusoidal, wavelengths } from 'posenc';
import { exact, rounded, whole, type Question } from '../question.ts';

const [dim, near, far, row, wide] = [64, 5, 50, 10, 512];

const table = (layout: 'interleaved' | 'concatenated') =>
  sinusoidal({ positions: far + 1, dim, layout, dtype: 'float64' });
const line = (layout: 'interleaved' | 'concatenated') =>
  sinusoidal({ positions: [row], dim, layout, dtype: 'float64' });

export default {
  lab: { id: 'variants', state: { given: 'concatenated', dim, positions: 100, compare: 'scores' } },
  figure: { element: 'posenc-heatmap', settings: { layout: 'concatenated', positions: 100, dim } },
  numbers: () => {
    const ours = line('interleaved');
    const theirs = line('concatenated');
    return {
      dim: exact(dim),
      near: exact(near),
      far: exact(far),
      dot: rounded(similarity({ table: table('concatenated') }).data[near * (far + 1) + far] ?? 0, 4),
      row: exact(row),
      apart: rounded(similarity({ table: ours, others: theirs, measure: 'distance' }).data[0] ?? 0, 1),
      length: rounded(Math.sqrt(similarity({ table: ours }).data[0] ?? 0), 1),
      wide: exact(wide),
      half: whole(wavelengths({ dim: wide }).at(-1) ?? 0),
      halfMinusOne: whole(wavelengths({ dim: wide, ladder: 'halfMinusOne' }).at(-1) ?? 0),
    };
  },
  next: ['exponent-of-both-columns', 'halves-or-neighbours', 'sine-and-cosine'],
  sources: ['vaswani', 'tensor2tensor', 'fairseq'],
} as const satisfies Question;

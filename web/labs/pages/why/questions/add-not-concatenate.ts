import { rowNorms, sinusoidal } from 'posenc';
import { exact, rounded, whole, type Question } from '../question.ts';

const dim = 512;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

export default {
  lab: {
    id: 'compose',
    state: { start: 'unit', rooted: true, dim },
    controls: ['position', 'start', 'rooted'],
  },
  numbers: () => {
    const [position = 0] = rowNorms({ table: sinusoidal({ positions: [1], dim, dtype: 'float64' }) });
    // Entries of standard deviation 1.
    const word = Math.sqrt(dim);
    return {
      dim: exact(dim),
      double: exact(2 * dim),
      factor: exact((2 * dim) ** 2 / dim ** 2),
      cosine: rounded(1 / Math.sqrt(dim), 3),
      position: whole(position),
      scaled: whole(word * Math.sqrt(dim)),
      plain: rounded(word, 1),
      little: rounded(degrees(Math.atan2(position, word * Math.sqrt(dim))), 1),
      much: whole(degrees(Math.atan2(position, word))),
    };
  },
  next: ['query-and-key-not-value', 'sine-and-cosine', 'proof-of-shift'],
  sources: ['vaswani', 'roformer'],
} as const satisfies Question;

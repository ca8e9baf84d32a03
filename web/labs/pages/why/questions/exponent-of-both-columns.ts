import { columnSpreads, fitShift, sinusoidal, variantTable, wavelengths } from 'posenc';
import { exact, rounded, whole, type Question } from '../question.ts';

const [dim, column, shift, rows] = [8, 3, 1, 100];
const wide = 512;

export default {
  lab: { id: 'variants', state: { given: 'unpairedExponent', dim: 64, positions: rows } },
  figure: { element: 'posenc-curves', settings: { positions: 40, dim, dimensions: [2, 3] } },
  numbers: () => {
    const wrong = variantTable({ positions: rows, dim, formula: 'unpairedExponent' });
    const doubled = sinusoidal({ convention: 'doubledExponent', positions: rows, dim: wide, dtype: 'float64' });
    return {
      dim: exact(dim),
      sine: exact(column - 1),
      cosine: exact(column),
      turn: rounded(wavelengths({ dim })[column] ?? 0, 1),
      // A column whose exponent is c/d: base^(c/d) in place of base^(2i/d).
      other: rounded(2 * Math.PI * 10000 ** (column / dim), 1),
      shift: exact(shift),
      rows: exact(rows),
      residual: rounded(fitShift({ table: wrong, shift }).residual.largest, 2),
      wide: exact(wide),
      frozen: whole(columnSpreads({ table: doubled }).filter((spread) => spread < 1e-6).length),
    };
  },
  next: ['interleaved-or-concatenated', 'sine-and-cosine', 'halves-or-neighbours'],
  sources: ['vaswani'],
} as const satisfies Question;

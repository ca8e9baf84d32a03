import { fitShift, rowNorms, shiftBlocks, sinusoidal } from 'posenc';
import { exact, rounded, whole, type Question } from '../question.ts';

// So few sines are independent: of more, the error would depend on what counts as rounding.
const [dim, rows, shift] = [32, 200, 5];

/** The sines of a table alone. */
function sinesAlone(): { readonly data: Float64Array; readonly rows: number; readonly columns: number } {
  const { data } = sinusoidal({ positions: rows, dim, dtype: 'float64' });
  return { data: data.filter((_entry, at) => at % 2 === 0), rows, columns: dim / 2 };
}

export default {
  lab: { id: 'clock', state: { position: 2, dim: 16, step: 1 } },
  figure: {
    element: 'posenc-curves',
    settings: { positions: 26, dim: 2, dimensions: [0, 1], 'selected-position': 2, 'selected-dimension': 0 },
  },
  numbers: () => {
    const [sin1 = 0, cos1 = 0, sin2 = 0] = sinusoidal({ positions: [1, 2], dim: 2, dtype: 'float64' }).data;
    const [blockCos = 0, blockSin = 0] = shiftBlocks({ dim: 2, shift: 1 }).data;
    const table = sinesAlone();
    const lengths = rowNorms({ table });
    return {
      sin1: rounded(sin1, 2),
      sin2: rounded(sin2, 2),
      degrees: whole((Math.atan2(blockSin, cos1) * 180) / Math.PI),
      cosStep: rounded(blockCos, 2),
      sinStep: rounded(blockSin, 2),
      sines: exact(table.columns),
      least: whole(Math.min(...lengths)),
      most: rounded(Math.max(...lengths), 1),
      rows: exact(rows),
      shift: exact(shift),
      residual: rounded(fitShift({ table, shift }).residual.largest, 2),
    };
  },
  next: ['proof-of-shift', 'add-not-concatenate', 'base-10000-or-500000'],
  sources: ['vaswani'],
} as const satisfies Question;

import { rowNorms, sinusoidal } from 'posenc';
import { exact, rounded, whole, type Drawn, type Question } from '../question.ts';

const dim = 512;
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const positionOf = (width: number): number =>
  rowNorms({ table: sinusoidal({ positions: [1], dim: width, dtype: 'float64' }) })[0] ?? 0;

/** By width: degrees by which a position turns a word of length 1, without the factor and with it. */
function curves(): Drawn {
  const widths = Array.from({ length: 64 }, (_row, at) => 8 * (at + 1));
  const data = widths.flatMap((width) =>
    [1, Math.sqrt(width)].map((word) => degrees(Math.atan2(positionOf(width), word))),
  );
  return { data, rows: widths.length, columns: 2 };
}

export default {
  lab: { id: 'compose', state: { start: 'root', rooted: true, dim } },
  figure: {
    element: 'posenc-curves',
    settings: { first: 8, step: 8, dimensions: [0, 1], min: 0, max: 90 },
    matrix: curves,
  },
  numbers: () => {
    const position = positionOf(dim);
    const root = Math.sqrt(dim);
    return {
      dim: exact(dim),
      position: whole(position),
      alone: whole(degrees(Math.atan2(position, 1))),
      root: rounded(root, 1),
      with: whole(degrees(Math.atan2(position, root))),
      torch: whole(root * root),
      little: rounded(degrees(Math.atan2(position, root * root)), 1),
    };
  },
  next: ['add-not-concatenate', 'learned-or-sinusoidal', 'which-module'],
  sources: ['vaswani', 'bert'],
} as const satisfies Question;

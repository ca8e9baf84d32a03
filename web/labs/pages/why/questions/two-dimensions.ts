import { similarity, sinusoidalGrid } from 'posenc';
import { exact, rounded, type Drawn, type Question } from '../question.ts';

const [side, pixels, dim, x, y] = [14, 224, 64, 3, 2];

const cosines = (): Float64Array =>
  Float64Array.from(
    similarity({
      table: sinusoidalGrid({ convention: 'mae', height: side, width: side, dim, dtype: 'float64' }),
      measure: 'cosine',
    }).data,
  );
const at = (row: number, column: number): number => row * side + column;

/** How alike each patch is to one of them. */
function alike(): Drawn {
  const from = at(y, x) * side ** 2;
  return { data: cosines().slice(from, from + side ** 2), rows: side, columns: side };
}

export default {
  lab: { id: 'grids', state: { layout: 'mae', width: side, height: side, dim, x, y } },
  figure: {
    element: 'posenc-heatmap',
    settings: { 'color-map': 'viridis', 'selected-position': y, 'selected-dimension': x },
    matrix: alike,
  },
  numbers: () => {
    const all = cosines();
    const from = at(y, x) * side ** 2;
    const { data } = sinusoidalGrid({ convention: 'mae', height: side, width: side, dim, dtype: 'float64' });
    const [here, right] = [at(y, x), at(y, x + 1)].map((patch) => data.slice(patch * dim, (patch + 1) * dim));
    return {
      pixels: exact(pixels),
      patch: exact(pixels / side),
      side: exact(side),
      places: exact(side ** 2),
      dim: exact(dim),
      half: exact(dim / 2),
      moved: exact(here?.filter((entry, column) => entry !== right?.[column]).length ?? 0),
      right: rounded(all[from + at(y, x + 1)] ?? 0, 3),
      diagonal: rounded(all[from + at(y + 1, x + 1)] ?? 0, 3),
    };
  },
  next: ['positions-of-images', 'sine-and-cosine', 'not-simply-numbers'],
  sources: ['mae', 'vit'],
} as const satisfies Question;

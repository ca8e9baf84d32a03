import { similarity, sinusoidalGrid } from 'posenc';
import { cells, part, whole } from '../shared/thumbnails/marks.ts';

/** How alike every cell of a grid is to the one in its middle. */
export default function thumbnail(): string {
  const [rows, columns, dim] = [25, 40, 64];
  const made = sinusoidalGrid({ convention: 'multidim', sizes: [rows, columns], dim, dtype: 'float64' });
  const table = { data: made.data, rows: rows * columns, columns: dim };
  const others = part(table, 12 * columns + 20, 1);
  const { data } = similarity({ table, others });
  return cells({ data, rows, columns }, whole, 'magma');
}

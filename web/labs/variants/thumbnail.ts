import { sinusoidal } from 'posenc';
import { cells, whole } from '../shared/thumbnails/marks.ts';

/** The paper's formula on the left, lesson 002's on the right. */
export default function thumbnail(): string {
  const paper = sinusoidal({ positions: 30, dim: 24, dtype: 'float64' });
  const other = sinusoidal({ convention: 'doubledExponent', positions: 30, dim: 24, dtype: 'float64' });
  return cells(paper, { ...whole, width: 46 }) + cells(other, { ...whole, x: 50, width: 46 });
}

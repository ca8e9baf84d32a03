import { similarity, sinusoidal } from 'posenc';
import { cells, whole } from '../shared/thumbnails/marks.ts';

export default (): string =>
  cells(similarity({ table: sinusoidal({ positions: 40, dim: 64, dtype: 'float64' }) }), whole, 'viridis');

import { sinusoidal } from 'posenc';
import { cells, part, whole } from '../shared/thumbnails/marks.ts';

export default (): string => cells(part(sinusoidal({ positions: 40, dim: 64, dtype: 'float64' }), 0, 40), whole);

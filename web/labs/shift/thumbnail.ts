import { shiftMatrix } from 'posenc';
import { cells } from '../shared/thumbnails/marks.ts';

export default (): string => cells(shiftMatrix({ dim: 8, shift: 5 }), { x: 18, y: 0, width: 60, height: 60 });

import { shiftMatrix } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = shiftMatrix({ dim: 24, shift: 5 });

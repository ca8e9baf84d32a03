import { sinusoidal } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = sinusoidal({ convention: 'marian', positions: 64, dim: 64 });

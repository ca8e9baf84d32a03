import { similarity, sinusoidal } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = similarity({ table: sinusoidal({ positions: 48, dim: 64 }) });

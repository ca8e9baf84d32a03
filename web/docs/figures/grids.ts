import { sinusoidalGrid } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = sinusoidalGrid({ height: 8, width: 8, dim: 32, convention: 'mae' });

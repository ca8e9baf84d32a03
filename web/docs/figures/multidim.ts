import { sinusoidalGrid } from 'posenc';

const { data } = sinusoidalGrid({ convention: 'multidim', sizes: [8, 8], dim: 24 });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: 64, columns: 24 };

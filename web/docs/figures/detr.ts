import { sinusoidalGrid } from 'posenc';

const { data } = sinusoidalGrid({ convention: 'detr', batch: 1, height: 6, width: 10, axisDim: 16 });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: 32, columns: 60 };

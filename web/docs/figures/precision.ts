import { lowPrecisionTable } from 'posenc';

const table = lowPrecisionTable({ positions: { first: 200, count: 100 }, dim: 64, format: 'bfloat16' });
document.querySelector('posenc-heatmap')!.matrix = table;

import { fireDistances } from 'posenc';

const { data } = fireDistances({ queries: 32, keys: 32, c: 1, threshold: 8 });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: 32, columns: 32 };

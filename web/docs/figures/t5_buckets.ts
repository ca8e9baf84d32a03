import { t5BucketTable } from 'posenc';

const { data } = t5BucketTable({ queries: 48, keys: 48 });
document.querySelector('posenc-heatmap')!.matrix = { data: Float32Array.from(data), rows: 48, columns: 48 };

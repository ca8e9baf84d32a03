import { shawIndex } from 'posenc';

const { data } = shawIndex({ queries: 24, keys: 24, maxDistance: 8 });
document.querySelector('posenc-heatmap')!.matrix = { data: Float32Array.from(data), rows: 24, columns: 24 };

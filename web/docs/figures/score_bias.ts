import { biasFromIndex, shawIndex } from 'posenc';

const index = shawIndex({ queries: 24, keys: 24, maxDistance: 8 });
const table = { data: Float32Array.from({ length: 17 }, (_, row) => Math.cos(row)), rows: 17, columns: 1 };
const { data } = biasFromIndex({ index: { data: index.data, shape: [24, 24] }, table });
document.querySelector('posenc-heatmap')!.matrix = { data, rows: 24, columns: 24 };

import { swinIndex } from 'posenc';

const { data } = swinIndex({ window: [4, 4] });
document.querySelector('posenc-heatmap')!.matrix = { data: Float32Array.from(data), rows: 16, columns: 16 };

import { timestepEmbedding } from 'posenc';

const timesteps = Array.from({ length: 100 }, (_, k) => 10 * k);
document.querySelector('posenc-heatmap')!.matrix = timestepEmbedding({ timesteps, dim: 64 });

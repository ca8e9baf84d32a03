import { hierarchicalEncoding } from 'posenc';

const positions = Array.from({ length: 40 }, (_, token) => [token % 8, Math.floor(token / 8)]).flat();
document.querySelector('posenc-heatmap')!.matrix = hierarchicalEncoding({
  positions,
  levels: [{}, { base: 1000 }],
  dim: 32,
});

import { sandwichBias } from 'posenc';

const [heads, keys] = [4, 96];
const { data } = sandwichBias({ heads, queries: 1, keys, dim: 64 });
const byDistance = Float32Array.from({ length: keys * heads }, (_, k) => {
  const [distance, head] = [Math.floor(k / heads), k % heads];
  return data[head * keys + keys - 1 - distance]!;
});
document.querySelector('posenc-curves')!.matrix = { data: byDistance, rows: keys, columns: heads };

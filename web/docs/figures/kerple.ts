import { kerpleBias } from 'posenc';

const [heads, keys] = [3, 128];
const { data } = kerpleBias({ queries: 1, keys, p: [1, 1, 1], a: [0.1, 1, 10] });
// The last key is the query itself: distances run backwards.
const byDistance = Float32Array.from({ length: keys * heads }, (_, k) => {
  const [distance, head] = [Math.floor(k / heads), k % heads];
  return data[head * keys + keys - 1 - distance]!;
});
document.querySelector('posenc-curves')!.matrix = { data: byDistance, rows: keys, columns: heads };

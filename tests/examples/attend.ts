// Attention, plain and exact: what a kernel of one's own is compared with. Grouped queries, a window, a cache.
import assert from 'node:assert/strict';
import { attend } from 'posenc';

const [heads, keyHeads, room, past, dim] = [4, 2, 8, 5, 16];
const numbers = (length: number, make: (i: number) => number) => Float32Array.from({ length }, (_, i) => make(i));
const queries = { data: numbers(heads * dim, (i) => Math.sin(i) / 2), shape: [heads, 1, dim] };
const keys = { data: numbers(keyHeads * room * dim, Math.sin), shape: [keyHeads, room, dim] };
const values = { data: numbers(keyHeads * room * dim, Math.cos), shape: [keyHeads, room, dim] };

// One new token, the sixth; the cache has room for eight.
const layer = { headsFirst: true, causal: true, window: 4, softcap: 50 };
const { data, shape } = attend({ queries, keys, values, ...layer, queryPositions: [past] });
assert.deepEqual(shape, [heads, 1, dim]);

// The same by hand, for the last head.
let sum = 0,
  total = 0;
for (let j = past - 3; j <= past; ++j) {
  let score = 0;
  for (let d = 0; d < dim; ++d)
    score += (queries.data[3 * dim + d]! * keys.data[(room + j) * dim + d]!) / Math.sqrt(dim);
  const weight = Math.exp(50 * Math.tanh(score / 50));
  sum += weight * values.data[(room + j) * dim]!;
  total += weight;
}
console.log(`${data[3 * dim]} by attend, ${sum / total} by hand`);
assert.ok(Math.abs(data[3 * dim]! - sum / total) < 1e-7);

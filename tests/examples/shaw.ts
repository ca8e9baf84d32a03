// Shaw: a learned vector for each distance, farther ones share.
import assert from 'node:assert/strict';
import { shawBias, shawIndex } from 'posenc';

const { data: index } = shawIndex({ queries: 2, keys: 4, maxDistance: 1 });
console.log([...index].join(' '));
assert.deepEqual([...index], [0, 0, 1, 2, 0, 0, 0, 1]);

const queries = { data: Float32Array.of(1, 0, 0, 1), shape: [2, 2] };
const table = { data: Float32Array.of(0, 1, 2, 3, 4, 5), rows: 3, columns: 2 };
const bias = shawBias({ queries, keys: 4, table });
assert.equal(bias.data[3], Math.fround(4 / Math.SQRT2));

// A bias is looked up in a learned table and added to the scores of every batch.
import assert from 'node:assert/strict';
import { addBias, biasFromIndex } from 'posenc';

const index = { data: Int32Array.of(1, 2, 0, 1), shape: [2, 2] };
const table = { data: Float32Array.of(0, 0, 0.5, -0.5, 1, -1), rows: 3, columns: 2 };
const bias = biasFromIndex({ index, table });
assert.deepEqual(bias.shape, [2, 2, 2]);

const scores = { data: new Float32Array(3 * 2 * 2 * 2).fill(10), shape: [3, 2, 2, 2] };
addBias({ scores, bias, out: scores.data });
console.log([...scores.data.slice(0, 8)].join(' '));
assert.deepEqual([...scores.data.slice(0, 8)], [10.5, 11, 10, 10.5, 9.5, 9, 10, 9.5]);

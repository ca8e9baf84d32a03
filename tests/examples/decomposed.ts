// SAM: a vector for each distance in rows and one for each in columns; their products with the query join the scores.
import assert from 'node:assert/strict';
import { decomposedBias, decomposedIndex } from 'posenc';

const { data: index } = decomposedIndex({ queries: 2, keys: 2 });
console.log([...index].join(' '));
assert.deepEqual([...index], [1, 0, 2, 1]);

const queries = { data: Float32Array.of(1, 0, 0, 1), shape: [2, 2] };
const rowTable = { data: Float32Array.of(10, 20), rows: 1, columns: 2 };
const columnTable = { data: Float32Array.of(1, 2, 3, 4, 5, 6), rows: 3, columns: 2 };
const bias = decomposedBias({ queries, window: [1, 2], rowTable, columnTable });
assert.deepEqual([...bias.data], [13, 11, 26, 24]);

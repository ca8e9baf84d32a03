// T5: near distances have a bucket each, far ones share.
import assert from 'node:assert/strict';
import { t5Bias, t5Buckets } from 'posenc';

const relative = [-100, -64, -7, 0, 1, 64];
const buckets = t5Buckets({ relative });
relative.forEach((r, k) => console.log(`key - query = ${r}: bucket ${buckets[k]}`));
assert.deepEqual([...buckets], [15, 14, 7, 0, 17, 30]);

// A learned table of one head whose row b is b: the bias shows the buckets.
const table = { data: Float32Array.from({ length: 32 }, (_, b) => b), rows: 32, columns: 1 };
const bias = t5Bias({ table, queries: 2, keys: 5 });
assert.deepEqual([...bias.data], [3, 2, 1, 0, 17, 4, 3, 2, 1, 0]);

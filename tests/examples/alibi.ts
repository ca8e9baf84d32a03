// ALiBi: each head looks back with its own patience.
import assert from 'node:assert/strict';
import { alibiBias, alibiMaskedBias, alibiSlopes } from 'posenc';

const slopes = alibiSlopes({ heads: 4 });
for (const slope of slopes) console.log(`a token one further back costs ${slope}`);
assert.deepEqual([...slopes], [0.25, 0.0625, 0.015625, 0.00390625]);

// Two new queries after three cached keys; no query sees a later key.
const { data, shape } = alibiBias({ heads: 4, queries: 2, keys: 5, causal: true });
assert.deepEqual(shape, [4, 2, 5]);
for (let query = 0; query < 2; ++query) console.log([...data.slice(query * 5, query * 5 + 5)].join('  '));
assert.deepEqual([...data.slice(0, 10)], [-0.75, -0.5, -0.25, 0, -Infinity, -1, -0.75, -0.5, -0.25, 0]);

// Padding on the left does not shift the bias.
const masked = alibiMaskedBias({ heads: 4, mask: [0, 0, 1, 1] });
assert.deepEqual([...masked.data.slice(0, 4)], [0, 0, 0, 0.25]);

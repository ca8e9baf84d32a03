// Texts of three, two and four tokens, packed into one row without padding.
import assert from 'node:assert/strict';
import { attentionMask, packedPositions } from 'posenc';

const sequences = [0, 0, 0, 1, 1, 2, 2, 2, 2];
const positions = packedPositions({ sequences });
assert.deepEqual([...positions.data], [0, 1, 2, 0, 1, 0, 1, 2, 3]);
const seen = attentionMask({ queries: 9, keys: 9, causal: true, sequences });
assert.deepEqual([...seen.data.subarray(4 * 9, 5 * 9)], [0, 0, 0, 1, 1, 0, 0, 0, 0]);
const pairs = seen.data.reduce((sum, one) => sum + one, 0);
assert.equal(pairs, 6 + 3 + 10); // a triangle for each text
console.log(positions.data.join(' '), pairs, 'pairs');

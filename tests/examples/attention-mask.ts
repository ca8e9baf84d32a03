// Which keys a query sees in a batch of prompts of unlike length, padded on the left, with a window of three.
import assert from 'node:assert/strict';
import { addBias, alibiBias, attentionMask, attentionMaskBias, paddedPositions, softmax } from 'posenc';

const mask = { data: Uint8Array.of(0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), shape: [2, 6] };
const layer = { causal: true, window: 3 };
const seen = attentionMask({ ...layer, queries: 6, keys: 6, mask });
for (let row = 0; row < 12; ++row) console.log(seen.data.subarray(row * 6, row * 6 + 6).join(' '));
assert.deepEqual(seen.shape, [2, 1, 6, 6]);
assert.deepEqual([...seen.data.subarray(5 * 6, 6 * 6)], [0, 0, 0, 1, 1, 1]);

// As a bias it adds to any other. Scores are [B, H, Tq, Tk], here zeros.
const heads = 4;
const scores = { data: new Float32Array(2 * heads * 6 * 6), shape: [2, heads, 6, 6] };
addBias({ scores, bias: alibiBias({ heads, queries: 6, keys: 6 }), out: scores.data });
addBias({ scores, bias: attentionMaskBias({ ...layer, queries: 6, keys: 6, mask }), out: scores.data });
const weights = softmax({ scores: { data: scores.data, rows: 2 * heads * 6, columns: 6 } });
assert.equal(weights.data[5 * 6 + 2], 0); // out of the window

// Decoding: one query a row, at the end of the cache. A cache with room for more hides what comes after the query.
const next = attentionMask({ ...layer, queries: 1, keys: 6, mask });
assert.deepEqual([...next.data], [...seen.data.subarray(5 * 6, 6 * 6), ...seen.data.subarray(11 * 6, 12 * 6)]);
const room = attentionMask({ ...layer, queries: 1, keys: 9, queryPositions: [5] });
assert.deepEqual([...room.data], [0, 0, 0, 1, 1, 1, 0, 0, 0]);

// A prompt that sees itself (prefix language models): counted from the first token of each row, by its positions.
const keyPositions = paddedPositions({ mask });
const prefix = attentionMask({ queries: 6, keys: 6, causal: true, mask, keyPositions, prefix: 3 });
assert.deepEqual([...prefix.data.subarray(2 * 6, 3 * 6)], [0, 0, 1, 1, 1, 0]);

// A tree of drafts after five cached keys: two guesses for the same place do not see each other.
const tree = attentionMask({ queries: 3, keys: 8, causal: true, parents: [-1, 0, 0] });
assert.deepEqual([...tree.data.subarray(2 * 8)], [1, 1, 1, 1, 1, 1, 0, 1]);

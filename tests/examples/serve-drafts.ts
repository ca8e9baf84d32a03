// Speculative decoding: a small model drafts a tree of tokens, and the large one looks at all of them at once.
import assert from 'node:assert/strict';
import { attentionMask } from 'posenc';

const past = 5; // tokens in the cache
const parents = [-1, 0, 0, 2]; // two guesses after the first draft, and one after the second of them
const depth = parents.reduce<number[]>((all, parent) => [...all, parent < 0 ? 0 : all[parent]! + 1], []);
const positions = depth.map((steps) => past + steps);
assert.deepEqual(positions, [5, 6, 6, 7]); // both guesses are for position 6
const seen = attentionMask({ queries: 4, keys: past + 4, causal: true, parents });
assert.deepEqual([...seen.data.subarray(3 * 9)], [1, 1, 1, 1, 1, 1, 0, 1, 1]); // its branch, not the other guess

// The branch 0, 2, 3 is accepted: its keys stay as they are, at 5, 6 and 7; that of the other guess is dropped.
const accepted = [0, 2, 3].map((node) => positions[node]);
assert.deepEqual(accepted, [5, 6, 7]);
console.log('accepted at', accepted);

// Three prompts of unlike length, padded on the left: positions and mask, for the prompts and for the next tokens.
import assert from 'node:assert/strict';
import { attentionMask, paddedPositions } from 'posenc';

const mask = { data: Uint8Array.of(0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1), shape: [3, 5] };
const positions = paddedPositions({ mask });
assert.deepEqual([...positions.data.subarray(10)], [0, 0, 0, 1, 2]); // the third prompt
const seen = attentionMask({ queries: 5, keys: 5, causal: true, mask });
assert.deepEqual([...seen.data.subarray(4 * 5, 5 * 5)], [0, 0, 0, 1, 1]); // the last token of the first

// Every row gets a token: its position is the number of tokens before it, not the number of columns.
const lengths = [0, 1, 2].map((row) => mask.data.subarray(row * 5, row * 5 + 5).reduce((sum, one) => sum + one, 0));
const grown = {
  data: Uint8Array.from([0, 1, 2].flatMap((row) => [...mask.data.slice(row * 5, row * 5 + 5), 1])),
  shape: [3, 6],
};
assert.deepEqual(lengths, [2, 5, 3]);
const next = attentionMask({ queries: 1, keys: 6, causal: true, mask: grown });
assert.deepEqual([...next.data.subarray(0, 6)], [0, 0, 0, 1, 1, 1]);
console.log('next tokens at', lengths);

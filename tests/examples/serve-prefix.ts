// Requests that share a beginning: its keys are cached once, and each request goes on at the position after it.
import assert from 'node:assert/strict';
import { applyRotary, attentionMask, rotaryFrequencies } from 'posenc';

const [shared, own, headDim] = [4, 3, 8];
const layout = {
  heads: 1,
  headDim,
  headsFirst: false,
  pairing: 'rotateHalf',
  frequencies: rotaryFrequencies({ headDim }),
} as const;
const text = Float64Array.from({ length: (shared + own) * headDim }, (_, i) => Math.cos(i));
const rotate = (x: Float64Array, first: number) =>
  applyRotary(x, { ...layout, positions: { first, count: x.length / headDim } }).data;
const cut = shared * headDim;
const keys = [...rotate(text.slice(0, cut), 0), ...rotate(text.slice(cut), shared)];
assert.deepEqual(keys, [...rotate(text, 0)]); // the same bits as the whole text at once
const queryPositions = [4, 5, 6];
const seen = attentionMask({ queries: own, keys: shared + own, causal: true, queryPositions });
assert.deepEqual([...seen.data.subarray(0, 7)], [1, 1, 1, 1, 1, 0, 0]);
console.log('the first own token sees', seen.data.subarray(0, 7).join(' '));

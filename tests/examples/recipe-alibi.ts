// ALiBi for your own attention: the bias is added to the scores before softmax.
import assert from 'node:assert/strict';
import { addBias, alibiBias, softmax } from 'posenc';

const heads = 2,
  queries = 3,
  keys = 5,
  headDim = 4;
const q = Float32Array.from({ length: heads * queries * headDim }, (_, k) => Math.cos(k));
const k = Float32Array.from({ length: heads * keys * headDim }, (_, i) => Math.sin(i));

const scores = new Float32Array(heads * queries * keys);
for (let h = 0; h < heads; ++h) {
  for (let i = 0; i < queries; ++i) {
    for (let j = 0; j < keys; ++j) {
      let sum = 0;
      for (let c = 0; c < headDim; ++c)
        sum += (q[(h * queries + i) * headDim + c] as number) * (k[(h * keys + j) * headDim + c] as number);
      scores[(h * queries + i) * keys + j] = sum / Math.sqrt(headDim);
    }
  }
}

// The queries are the last three of five tokens; without `causal` nothing is masked, and softmax handles all rows.
const plain = scores.slice();
const bias = alibiBias({ heads, queries, keys });
addBias({ scores: { data: scores, shape: [heads, queries, keys] }, bias, out: scores });
const { data: weights } = softmax({ scores: { data: scores, rows: heads * queries, columns: keys } });

for (let row = 0; row < heads * queries; ++row) {
  const line = [...weights.slice(row * keys, (row + 1) * keys)];
  console.log(line.map((weight) => weight.toFixed(3)).join('  '));
  assert.ok(Math.abs(line.reduce((a, b) => a + b) - 1) < 1e-12);
}
// Two heads: slopes 2^-4 and 2^-8. The first query is at position 2, two tokens after the first key.
assert.equal(scores[0], Math.fround((plain[0] as number) - 2 / 16));
assert.equal(bias.data[queries * keys], -2 / 256);

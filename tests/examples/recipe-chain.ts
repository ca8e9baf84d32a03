// Each function takes the result of the one before: bias, addition, softmax and attention, in float32 and in place.
import assert from 'node:assert/strict';
import { addBias, alibiBias, attention, sinusoidal, softmax } from 'posenc';

const heads = 2,
  tokens = 6;
const content = sinusoidal({ positions: { first: 40, count: tokens }, dim: 16 }); // any embeddings [T, D]
const bias = alibiBias({ heads, queries: tokens, keys: tokens, causal: true }); // [H, T, T], -Infinity for later keys

// By steps: the scores that a model has come as a tensor, and one array takes every result.
const { scores } = attention({ content, heads });
const tensor = { data: Float32Array.from(scores.data), shape: scores.shape };
addBias({ scores: tensor, bias, out: tensor.data });
const weights = softmax({ scores: tensor, out: tensor.data });
assert.equal(weights.data, tensor.data);

// At once.
const whole = attention({ content, heads, bias });
weights.data.forEach((x, k) => assert.ok(Math.abs(x - (whole.weights.data[k] as number)) < 1e-6));
assert.deepEqual([...weights.data.subarray(0, tokens)], [1, 0, 0, 0, 0, 0]); // the first token sees only itself

for (let row = 0; row < tokens; ++row)
  console.log([...weights.data.subarray(row * tokens, (row + 1) * tokens)].map((x) => x.toFixed(3)).join('  '));

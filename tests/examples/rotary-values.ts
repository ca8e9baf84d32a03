// DeepSeek V4: values turn with keys, the last channels of a head, and the output is turned back.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFromConfig } from 'posenc';

const config = {
  model_type: 'deepseek_v4',
  num_hidden_layers: 3,
  head_dim: 512,
  num_attention_heads: 8,
  hidden_size: 4096,
};
const { frequencies, pairing, rotaryDim, rotates, turnsValues } = rotaryFromConfig(config, {
  layerType: 'sliding_attention',
});
assert.deepEqual([rotaryDim, rotates, turnsValues], [64, 'last', true]);

// One query at position p sees two values, at p - 3 and p - 1, with weights 0.25 and 0.75.
const part = { heads: 1, headDim: rotaryDim, fused: { width: 512, first: 512 - rotaryDim }, frequencies, pairing };
const values = Float64Array.from({ length: 2 * 512 }, (_, i) => Math.sin(i));
const outputAt = (p: number): Float64Array => {
  const turned = applyRotary(values, { ...part, positions: [p - 3, p - 1] }).data;
  const sum = Float64Array.from({ length: 512 }, (_, c) => 0.25 * turned[c]! + 0.75 * turned[512 + c]!);
  return applyRotary(sum, { ...part, positions: [p], inverse: true }).data;
};

// Turned back, the output depends on distances alone: the same anywhere.
const [near, far] = [outputAt(10), outputAt(100_010)];
const difference = Math.max(...near.map((x, i) => Math.abs(x - far[i]!)));
console.log('difference', difference);
assert.ok(difference < 1e-12);

// RoPE for a model in JavaScript that keeps tensors as transformers.js does: { dims, data }, heads before tokens, a
// cache.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFromConfig, type Pairing } from 'posenc';

interface Tensor {
  readonly type: 'float32';
  readonly dims: readonly number[];
  readonly data: Float32Array;
}

// The keys of the model's config.json; a rope_scaling would be read from it as well.
const config = {
  model_type: 'llama',
  hidden_size: 64,
  num_attention_heads: 4,
  rope_theta: 500000,
  max_position_embeddings: 8192,
};
const { frequencies, pairing } = rotaryFromConfig(config);
assert.equal(pairing, 'rotateHalf');

/** Turns queries or keys in place; `past` tokens are in the cache already. */
function rotate(x: Tensor, past: number, pairing: Pairing): void {
  const positions = { first: past, count: x.dims[2] as number };
  applyRotary(x, { headsFirst: true, positions, frequencies, pairing, out: x });
}

const queries: Tensor = {
  type: 'float32',
  dims: [1, 4, 2, 16],
  data: Float32Array.from({ length: 128 }, (_, k) => Math.sin(k)),
};
const before = queries.data.slice();
rotate(queries, 1000, pairing);

// The same by hand, as modelling code has it: x cos + rotate_half(x) sin.
for (let row = 0; row < 8; ++row) {
  const position = 1000 + (row % 2);
  for (let i = 0; i < 16; ++i) {
    const angle = position * 500000 ** ((-2 * (i % 8)) / 16);
    const x = before[row * 16 + i] as number,
      half = i < 8 ? -(before[row * 16 + i + 8] as number) : (before[row * 16 + i - 8] as number);
    const wanted = x * Math.cos(angle) + half * Math.sin(angle);
    assert.ok(Math.abs((queries.data[row * 16 + i] as number) - wanted) < 1e-6);
  }
}
console.log('two new tokens after 1000 cached ones:', [...queries.data.slice(0, 4)].map((x) => x.toFixed(4)).join(' '));

// A decode loop: one new token a step, its queries and its fewer keys turned in place by a rotation that is made once.
import assert from 'node:assert/strict';
import { applyRotary, Arena, PreparedRotary, rotaryFromConfig } from 'posenc';

const config = { model_type: 'llama', head_dim: 64, rope_theta: 500000, max_position_embeddings: 8192 };
const { frequencies, pairing } = rotaryFromConfig(config);

// Arrays of an arena are turned in place. Without one, use any arrays.
const arena = new Arena(2 ** 22);
const shape = { headDim: 64, headsFirst: true, pairing, frequencies };
const rope = new PreparedRotary({ ...shape, length: 128, arena });
const q = arena.float32(8 * 64),
  k = arena.float32(2 * 64);
for (let step = 0; step < 200; ++step) {
  q.fill(1);
  k.fill(1);
  rope.apply([q, k], { positions: { first: step, count: 1 }, out: [q, k] });
}

// The same as without preparation, to the bit.
const again = applyRotary(new Float32Array(8 * 64).fill(1), { ...shape, heads: 8, positions: [199] }).data;
console.log(`token 199: ${q[0]?.toFixed(6)} ${k[0]?.toFixed(6)}`);
assert.deepEqual(q.slice(), again);
rope.dispose();
arena.dispose();

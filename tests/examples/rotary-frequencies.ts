// The frequencies of Llama 3.1, from its config.json, and the error for a wrong key.
import assert from 'node:assert/strict';
import { PosencError, rotaryFrequencies, rotaryFromConfig } from 'posenc';

const config = {
  model_type: 'llama',
  hidden_size: 4096,
  num_attention_heads: 32,
  rope_theta: 500000,
  max_position_embeddings: 131072,
  rope_scaling: {
    rope_type: 'llama3',
    factor: 8,
    low_freq_factor: 1,
    high_freq_factor: 4,
    original_max_position_embeddings: 8192,
  },
};
const { frequencies, pairing, used } = rotaryFromConfig(config);
const { inverse, attentionFactor } = frequencies;
console.log(`${pairing}, from ${used.join(', ')}`);
assert.equal(pairing, 'rotateHalf');
console.log(`${inverse.length} pairs, from ${inverse[0]} down to ${inverse[63]} radians per position`);
assert.equal(inverse.length, 64);
assert.equal(attentionFactor, 1);

const plain = rotaryFrequencies({ headDim: 128, base: 500000 });
assert.equal(inverse[0], plain.inverse[0]);
assert.ok(Math.abs((plain.inverse[63] as number) / (inverse[63] as number) - 8) < 1e-12);

assert.throws(
  () => rotaryFromConfig({ ...config, rope_scaling: { rope_type: 'linear' } }),
  (error: unknown) => {
    assert.ok(error instanceof PosencError);
    console.log(error.message);
    return error.code === 'POSENC_MISSING_KEY' && error.argument === 'rope_scaling.factor';
  },
);

// A layer of attention in onnxruntime-web, twice: with its own RotaryEmbedding in the model, and with ours before the
// model. A prompt first, then token after token with a cache, as a model writes text.
import assert from 'node:assert/strict';
import * as ort from 'onnxruntime-web';
import { PreparedRotary, rotaryFromConfig, rotaryTable } from 'posenc';
import { attentionModel } from './model.mjs';

// The relevant keys of a config.json.
const config = {
  model_type: 'llama',
  hidden_size: 256,
  num_attention_heads: 4,
  rope_theta: 500000,
  max_position_embeddings: 8192,
  rope_scaling: {
    rope_type: 'llama3',
    factor: 8,
    low_freq_factor: 1,
    high_freq_factor: 4,
    original_max_position_embeddings: 1024,
  },
};
const heads = config.num_attention_heads;
const headDim = config.hidden_size / heads;
const longest = 2048;
const { frequencies, pairing } = rotaryFromConfig(config);

const options = { executionProviders: ['wasm'], graphOptimizationLevel: 'disabled' };
ort.env.wasm.numThreads = 1;
const [theirs, ours] = await Promise.all(
  [true, false].map((ownRotary) =>
    ort.InferenceSession.create(attentionModel({ ownRotary, interleaved: pairing === 'interleaved' }), options),
  ),
);

// #region theirs
// onnxruntime turns by tables that it is given: ours are right to the last bit.
const { cosine, sine } = rotaryTable({ positions: longest, frequencies });
const caches = {
  cos_cache: new ort.Tensor('float32', cosine.data, [longest, headDim / 2]),
  sin_cache: new ort.Tensor('float32', sine.data, [longest, headDim / 2]),
};
// #endregion

// #region ours
// Ours turns the tensors where they are, before the model sees them.
const rope = new PreparedRotary({ headDim, headsFirst: true, pairing, frequencies, length: longest });
const turn = ({ q, k }, past) => {
  const positions = { first: past, count: q.dims[2] };
  rope.apply([q, k], { positions, out: [q, k] });
};
// #endregion

const tensor = (tokens, fill) => {
  const data = Float32Array.from({ length: heads * tokens * headDim }, (_, i) => fill(i));
  return new ort.Tensor('float32', data, [1, heads, tokens, headDim]);
};
const copy = ({ data, dims }) => new ort.Tensor('float32', data.slice(), dims);

/** Token i of the queries sees the keys up to itself. */
function causalMask(tokens, past) {
  const all = past + tokens;
  const data = Float32Array.from({ length: tokens * all }, (_, k) => (k % all > past + Math.floor(k / all) ? -1e9 : 0));
  return new ort.Tensor('float32', data, [tokens, all]);
}

const empty = () => new ort.Tensor('float32', new Float32Array(0), [1, heads, 0, headDim]);
const caching = { theirs: { keys: empty(), values: empty() }, ours: { keys: empty(), values: empty() } };
const scale = new ort.Tensor('float32', [1 / Math.sqrt(headDim)], [1]);

const largest = (a, b) => a.data.reduce((most, x, i) => Math.max(most, Math.abs(x - b.data[i])), 0);
let worst = 0;

async function step(tokens, past) {
  // Stand-ins for projections: the same for both.
  const seed = 1 + past;
  const x = {
    q: tensor(tokens, (i) => Math.sin(seed + 1.7 * i)),
    k: tensor(tokens, (i) => Math.cos(seed + 2.3 * i)),
    v: tensor(tokens, (i) => Math.sin(seed + 0.9 * i)),
  };
  const common = { v: x.v, scale, mask: causalMask(tokens, past) };
  const cached = ({ keys, values }) => ({ past_k: keys, past_v: values });
  const ids = new ort.Tensor(
    'int64',
    BigInt64Array.from({ length: tokens }, (_, i) => BigInt(past + i)),
    [1, tokens],
  );

  const a = await theirs.run({
    ...common,
    ...cached(caching.theirs),
    ...caches,
    q: copy(x.q),
    k: copy(x.k),
    position_ids: ids,
  });
  turn(x, past);
  const b = await ours.run({ ...common, ...cached(caching.ours), q: x.q, k: x.k });

  worst = Math.max(worst, largest(a.output, b.output), largest(a.keys, b.keys));
  [caching.theirs, caching.ours] = [a, b];
}

const prompt = 24;
await step(prompt, 0);
console.log(`prompt of ${prompt} tokens: the results differ by ${worst.toExponential(1)} at most`);
for (let token = 0; token < 40; ++token) await step(1, prompt + token);
console.log(`and 40 more, one by one: ${worst.toExponential(1)}`);
assert.deepEqual(caching.ours.keys.dims, [1, heads, prompt + 40, headDim]);
assert.ok(worst <= 1.2e-7, `${worst}`);
rope.dispose();

// Which base has layer 5 of Gemma 3, and where does a long text change something?
import assert from 'node:assert/strict';
import { attentionMask, modelPositions, PreparedRotary } from 'posenc';

const config = {
  model_type: 'gemma3_text',
  hidden_size: 2560,
  num_hidden_layers: 34,
  sliding_window: 1024,
  max_position_embeddings: 131072,
  rope_scaling: { factor: 8, rope_type: 'linear' },
};
const { layers, kinds, changes, trained } = modelPositions(config);

const layer = layers?.[5];
assert.ok(layer?.positions === 'rotary');
const { base, scaling, pairs } = layer.rotary;
console.log(`layer 5 has base ${base.value}, from the ${base.from}: ${base.source}`);
assert.equal(base.value, 1e6);
assert.equal(base.from, 'class');
assert.equal(scaling.parameters['factor']?.value, 8);
console.log(`its slowest pair turns once in ${Math.round(pairs.longestWave)} positions`);

// The layer goes as it is into a rotation, a mask and attention.
const rope = new PreparedRotary({ layer, headsFirst: true }); // heads of 256 channels, halves paired, base 1e6
const query = rope.apply(new Float32Array(8 * 256).fill(1), { positions: [2000] });
rope.dispose();
const sees = (one: typeof layer): number =>
  attentionMask({ layer: one, queries: 1, keys: 2001, causal: true }).data.reduce((sum, seen) => sum + seen, 0);
assert.deepEqual([sees(layer), sees(layers?.[4] as typeof layer)], [2001, 1024]); // layer 4 has a window
console.log(`the first channel at position 2000: ${query[0]?.toFixed(4)}`);

for (const { name, indices, window } of kinds) console.log(name, indices?.length, 'layers, window', window.value);
for (const { position, text } of changes) console.log(position, text);
assert.equal(changes[0]?.position, 1024);
console.log(`trained: ${trained.value ?? trained.source}`);

// Queries of an indexer with 4 heads of 128 channels: the first 64 rotate, in halves unless the file says otherwise.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies } from 'posenc';

const config: { readonly indexer_rope_interleave?: boolean } = {}; // DeepSeek V3.2 has no such key
const pairing = config.indexer_rope_interleave ? 'interleaved' : 'rotateHalf';
const frequencies = rotaryFrequencies({ headDim: 64, base: 10000 }); // scaled as those of the attention are
const q = { data: Float32Array.from({ length: 4 * 3 * 128 }, (_, k) => Math.sin(k)), shape: [4, 3, 128] };
const { data } = applyRotary(q, { positions: { first: 7, count: 3 }, frequencies, pairing, headsFirst: true });

const [a, b] = [q.data[0]!, q.data[32]!]; // channels 0 and 32 are a pair
assert.ok(Math.abs(data[0]! - (a * Math.cos(7) - b * Math.sin(7))) < 1e-6);
assert.deepEqual(data.subarray(64, 128), q.data.subarray(64, 128)); // the others stay
console.log('indexer', pairing);

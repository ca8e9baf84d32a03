// DeepSeek's latent attention: one rotated key for all heads, and results that its code leaves in halves.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies, rotaryPermutation } from 'posenc';

const [heads, tokens, dim] = [4, 3, 8]; // q_pe has 4 heads, k_pe one
const frequencies = rotaryFrequencies({ headDim: dim, base: 10000 });
const place = { positions: { first: 7, count: tokens }, frequencies, headsFirst: true } as const;
const filled = (count: number) => Float32Array.from({ length: count }, (_, k) => Math.sin(k + 1));
const query = { data: filled(heads * tokens * dim), shape: [heads, tokens, dim] };
const key = { data: filled(tokens * dim), shape: [1, tokens, dim] };

// A key that several heads share is rotated once and repeated afterwards: to the bit what repeating it first gives.
const repeated = (data: Float32Array) =>
  Float32Array.from({ length: heads * data.length }, (_, k) => data[k % data.length]!);
const once = applyRotary(key, { ...place, pairing: 'interleaved' }).data;
const each = applyRotary({ data: repeated(key.data), shape: query.shape }, { ...place, pairing: 'interleaved' }).data;
assert.deepEqual(repeated(once), each);

// transformers brings neighbours to halves first, rotates halves, and leaves them so. Neighbours that are rotated where
// they are have the same numbers in another order: `order` takes one to the other.
const order = rotaryPermutation({ headDim: dim, to: 'rotateHalf' }); // 0, 2, 4, 6, 1, 3, 5, 7
const inHalves = (data: Float32Array) => data.map((_, k) => data[k - (k % dim) + order[k % dim]!]!);
const turned = applyRotary(query, { ...place, pairing: 'interleaved' }).data;
const theirs = applyRotary({ ...query, data: inHalves(query.data) }, { ...place, pairing: 'rotateHalf' }).data;
assert.deepEqual(inHalves(turned), theirs);

// Scores are the same as long as queries and keys have one order; a cache that both codes read has to have one, too.
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, k) => sum + x * b[k]!, 0);
const [q, k] = [turned.subarray(0, dim), once.subarray(0, dim)];
assert.ok(Math.abs(dot(q, k) - dot(inHalves(q), inHalves(k))) < 1e-6);
assert.ok(Math.abs(dot(q, k) - dot(inHalves(q), k)) > 0.1);
console.log(`score ${dot(q, k).toFixed(4)}; of unlike orders ${dot(inHalves(q), k).toFixed(4)}`);

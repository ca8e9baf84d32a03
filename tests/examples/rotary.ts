// Queries and keys turned by their positions: scores then know the distance.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies, rotaryPermutation, rotaryTable } from 'posenc';

const frequencies = rotaryFrequencies({ headDim: 8 });
const q = new Float32Array([1, 0, 1, 0, 1, 0, 1, 0]),
  k = new Float32Array([0, 1, 1, 0, 0, 1, 1, 0]);
const score = (query: number, key: number): number => {
  const a = applyRotary(q, { headDim: 8, positions: [query], frequencies, pairing: 'interleaved' }).data;
  const b = applyRotary(k, { headDim: 8, positions: [key], frequencies, pairing: 'interleaved' }).data;
  return a.reduce((sum, x, i) => sum + x * (b[i] as number), 0);
};
console.log(`three apart: ${score(5, 2)} near the start, ${score(1005, 1002)} far from it`);
assert.ok(Math.abs(score(5, 2) - score(1005, 1002)) < 1e-5);

// Two heads of four tokens, in place; the tokens follow 508 cached ones.
const x = new Float32Array(4 * 2 * 8).fill(1);
const { data, shape } = applyRotary(x, {
  heads: 2,
  headDim: 8,
  headsFirst: false,
  keyCount: 512,
  frequencies,
  pairing: 'interleaved',
  out: x,
});
assert.equal(data, x);
assert.deepEqual(shape, [4, 2, 8]);

// The tables that models cache, and the channels' order for the other pairing.
const { cosine, sine } = rotaryTable({ positions: 512, frequencies });
console.log(cosine.rows, cosine.columns, sine.data[4]);
assert.deepEqual([...rotaryPermutation({ headDim: 8, to: 'rotateHalf' })], [0, 2, 4, 6, 1, 3, 5, 7]);

// Positions of dual-chunk attention: a query at 20 and a key at 3, with chunks of 8 less 2 tokens.
import assert from 'node:assert/strict';
import { applyRotary, dualChunkPositions, rotaryFrequencies } from 'posenc';

const { keys, own, before, earlier } = dualChunkPositions({ positions: 24, chunkSize: 8, localSize: 2 });
const distance = (query: number, key: number): number => {
  const apart = Math.floor(query / 6) - Math.floor(key / 6);
  return [own, before, earlier][Math.min(apart, 2)]![query]! - keys[key]!;
};
console.log('distances', distance(20, 19), distance(18, 17), distance(20, 3));
assert.deepEqual([distance(20, 19), distance(18, 17), distance(20, 3)], [1, 1, 5]); // true, true, cut off

const frequencies = rotaryFrequencies({ headDim: 64 });
const k = { data: new Float32Array(24 * 64).fill(1), shape: [24, 1, 64] };
applyRotary(k, { frequencies, positions: keys, pairing: 'rotateHalf', headsFirst: false });

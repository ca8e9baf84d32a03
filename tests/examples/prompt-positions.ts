// Positions of a prompt with a picture, of what is written after it, and of a batch.
import assert from 'node:assert/strict';
import { applyRotary, promptPositions, rotaryFrequencies, rotaryGrid } from 'posenc';

// Five tokens, a picture of 2 x 3 merged patches, two tokens.
const segments = [{ text: 5 }, { image: [2, 3] }, { text: 2 }];
const { positions, tokens, next, deltas } = promptPositions({ model: 'qwen2_vl', segments });
console.log('time', [...positions.data.subarray(0, tokens[0])]);
assert.deepEqual([...positions.data.subarray(0, 13)], [0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 8, 9]);

// The rows are what M-RoPE turns queries and keys by.
const frequencies = rotaryFrequencies({ headDim: 128, base: 1e6 });
const grid = rotaryGrid({ convention: 'mrope', style: 'chunked', sections: [16, 24, 24], frequencies, positions });
const q = { data: new Float32Array(13 * 128).fill(1), shape: [13, 1, 128] };
applyRotary(q, { grid, pairing: 'rotateHalf', headsFirst: false });

// The first new token stands at 10, though 13 are in the cache: at n + delta for cache index n.
assert.deepEqual([next, deltas], [[10], [-3]]);
const token = { data: new Float32Array(128).fill(1), shape: [1, 1, 128] };
const at = { first: next[0]!, count: 1 };
applyRotary(token, { frequencies, positions: at, pairing: 'rotateHalf', headsFirst: false });

// Two prompts, the shorter one padded on the left; a film whose frames are three quarters of a second apart.
const batch = promptPositions({
  model: 'qwen2_5_vl',
  prompts: [[{ text: 2 }, { video: [3, 1, 2], secondsPerGrid: 0.75 }], [{ text: 4 }]],
  tokensPerSecond: 2,
  padding: 'left',
});
assert.deepEqual([...batch.positions.data.subarray(0, 8)], [0, 1, 2, 2, 3, 3, 5, 5]);
assert.deepEqual(batch.next, [6, 4]);

// Image patches turned by row and column, and text with a picture in it turned by three positions.
import assert from 'node:assert/strict';
import { applyRotary, rotaryGrid, rotaryAngles, rotaryFrequencies } from 'posenc';

const patches = rotaryGrid({ convention: 'eva', headDim: 64, height: 14, width: 14 });
const { data: angles, shape } = rotaryAngles(patches);
assert.deepEqual(shape, [196, 32]);
// Patch (2, 3) is token 31: its first pair turns by the row, its seventeenth by the column.
console.log(`patch (2, 3): row angle ${angles[31 * 32]}, column angle ${angles[31 * 32 + 16]}`);
assert.deepEqual([angles[31 * 32], angles[31 * 32 + 16]], [2, 3]);

const q = new Float32Array(196 * 2 * 64).fill(1);
applyRotary(q, { heads: 2, headDim: 64, headsFirst: false, grid: patches, pairing: 'interleaved', out: q });

// Two words, a picture of 1 x 2 patches, a word: time, row, column.
const mixed = rotaryGrid({
  convention: 'mrope',
  style: 'chunked',
  sections: [2, 3, 3],
  frequencies: rotaryFrequencies({ headDim: 16, base: 1e6 }),
  positions: [
    [0, 1, 2, 2, 4],
    [0, 1, 2, 2, 4],
    [0, 1, 2, 3, 4],
  ],
});
const words = applyRotary(new Float32Array(5 * 16).fill(1), { headDim: 16, grid: mixed, pairing: 'rotateHalf' });
console.log([...words.data.slice(16, 24)].map((x) => x.toFixed(3)).join(' '));
assert.equal(words.data[0], 1);

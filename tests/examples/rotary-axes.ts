// Grids of models that draw: text and cells are one line of tokens, text first.
import assert from 'node:assert/strict';
import { applyRotary, rotaryAngles, rotaryGrid } from 'posenc';

// A picture of 4 by 6 latent cells behind 3 tokens of text, 2 heads of 128 channels.
const grid = rotaryGrid({ convention: 'flux', pictures: [[4, 6]], textTokens: 3 });
const q = { data: new Float32Array(2 * 27 * 128).fill(1), shape: [2, 27, 128] };
applyRotary(q, { grid, pairing: 'interleaved', headsFirst: true, out: q.data });
assert.deepEqual([...q.data.subarray(0, 2)], [1, 1]); // text is not turned

// Qwen-Image counts rows and columns from the middle: the first cell stands at row -2, column -3.
const middle = rotaryGrid({ convention: 'qwenImage', pictures: [[4, 6]] });
assert.deepEqual([middle.coordinates.data[24], middle.coordinates.data[48]], [-2, -3]);

// HunyuanVideo by its axes: two frames of 2 by 3 cells.
const cells = Array.from({ length: 12 }, (_, k) => [Math.floor(k / 6), Math.floor(k / 3) % 2, k % 3]);
const positions = [0, 1, 2].map((axis) => cells.map((cell) => cell[axis]!));
const film = rotaryGrid({ convention: 'axes', axisDims: [16, 56, 56], base: 256, positions });
console.log('angles', rotaryAngles(film).shape);
assert.equal(film.pairs, 64);

// V-JEPA 2: the two channels of a pair rotate by different angles. One head of 64 channels: 20 for each of frame, row
// and column, and 4 that pass through.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies, rotaryGrid } from 'posenc';

const headDim = 64,
  width = 2 * Math.floor(Math.floor(headDim / 3) / 2); // channels of an axis
const size = [2, 2, 3] as const; // frames, rows, columns
const tokens = size[0] * size[1] * size[2];
const cells = Array.from({ length: tokens }, (_, k) => [Math.floor(k / 6), Math.floor(k / 3) % 2, k % 3]);
const positions = [0, 1, 2].map((axis) => cells.map((cell) => cell[axis]!));
const { inverse } = rotaryFrequencies({ headDim: width, base: 10000 });
const x = { data: Float64Array.from({ length: tokens * headDim }, (_, k) => Math.sin(k)), shape: [1, tokens, headDim] };

const rotateBy = (odd: 0 | 1): Float64Array => {
  const own = { inverse: inverse.map((_, pair) => inverse[(2 * pair + odd) % inverse.length]!) };
  const grid = rotaryGrid({ convention: 'axes', frequencies: [own, own, own], positions });
  return applyRotary(x, { grid, pairing: 'interleaved', headsFirst: true }).data;
};
const [even, odd] = [rotateBy(0), rotateBy(1)];
const rotated = x.data.map((_, k) => (k % 2 === 0 ? even[k]! : odd[k]!));

// As its code has it: x cos + y sin, where y has each pair (a, b) as (-b, a), and the angles are repeated as a whole.
for (let token = 0; token < tokens; ++token)
  for (let c = 0; c < headDim; ++c) {
    const at = token * headDim + c,
      axis = Math.floor(c / width);
    const angle = axis < 3 ? cells[token]![axis]! * inverse[(c % width) % (width / 2)]! : 0;
    const other = c % 2 === 0 ? -x.data[at + 1]! : x.data[at - 1]!;
    assert.ok(Math.abs(rotated[at]! - (x.data[at]! * Math.cos(angle) + other * Math.sin(angle))) < 1e-12);
  }
console.log(tokens, 'tokens as V-JEPA 2 has them');

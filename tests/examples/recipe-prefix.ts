// A class token and four registers before 2 x 3 patches: they do not rotate.
import assert from 'node:assert/strict';
import { applyRotary, rotaryGrid } from 'posenc';

const patches = rotaryGrid({ convention: 'eva', headDim: 64, height: 2, width: 3 });
const { rows: axes, columns: cells } = patches.coordinates;
const prefix = 5,
  tokens = prefix + cells;
const data = new Float64Array(axes * tokens); // zeros: no rotation
for (let axis = 0; axis < axes; ++axis)
  data.set(patches.coordinates.data.subarray(axis * cells, (axis + 1) * cells), axis * tokens + prefix);
const grid = { ...patches, coordinates: { data, shape: [axes, tokens], rows: axes, columns: tokens } };

const q = { data: Float32Array.from({ length: 2 * tokens * 64 }, (_, k) => Math.sin(k)), shape: [2, tokens, 64] };
const rotated = applyRotary(q, { grid, pairing: 'interleaved', headsFirst: true }).data;
assert.deepEqual(rotated.subarray(0, prefix * 64), q.data.subarray(0, prefix * 64));

// The patches of the first head alone rotate alike.
const alone = { data: q.data.slice(prefix * 64, tokens * 64), shape: [1, cells, 64] };
const same = applyRotary(alone, { grid: patches, pairing: 'interleaved', headsFirst: true }).data;
assert.deepEqual(rotated.slice(prefix * 64, tokens * 64), same);
console.log(`${prefix} of ${tokens} tokens did not rotate`);

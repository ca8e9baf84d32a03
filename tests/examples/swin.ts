// Swin: cells of a 2 x 2 window look up one table by their relative place.
import assert from 'node:assert/strict';
import { biasFromIndex, swinCoordinates, swinIndex } from 'posenc';

const index = swinIndex({ window: [2, 2] });
console.log([...index.data].join(' '));
assert.deepEqual([...index.data.slice(0, 4)], [4, 3, 1, 0]);

const table = { data: Float32Array.from({ length: 9 }, (_, row) => row / 2), rows: 9, columns: 1 };
const bias = biasFromIndex({ index, table });
assert.deepEqual(bias.shape, [1, 4, 4]);
assert.equal(bias.data[1], 1.5);

const coordinates = swinCoordinates({ window: [2, 2] });
assert.deepEqual(coordinates.shape, [3, 3, 2]);
assert.ok(Math.abs((coordinates.data[17] as number) - Math.log2(9) / 3) < 1e-15);

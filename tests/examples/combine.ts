// The input of the first layer: embeddings times the root of the width, plus positions, with dropout.
import assert from 'node:assert/strict';
import { addPositions, packedPositions, paddedPositions, sinusoidal } from 'posenc';

const table = sinusoidal({ positions: 8, dim: 4 });
const x = new Float32Array(2 * 3 * 4).fill(0.5);
const { data, shape } = addPositions({ x, table, batch: 2, scaleBySqrtDim: true });
console.log('shape', shape, 'second token', [...data.slice(4, 8)]);
assert.deepEqual([...data.slice(0, 2)], [1, 2]); // 0.5 x 2 plus sin 0 and cos 0

// A batch padded on the left: the first word of each row is at position 0. In place.
const positions = paddedPositions({ mask: [0, 1, 1, 1, 1, 1], batch: 2 }).data;
assert.deepEqual([...positions], [0, 0, 1, 0, 1, 2]);
addPositions({ x, table, batch: 2, positions, dropout: 0.1, seed: 7, out: x });
assert.deepEqual([...packedPositions({ sequences: [1, 1, 2] }).data], [0, 1, 0]);

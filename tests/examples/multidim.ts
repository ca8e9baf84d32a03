// A board of squares: each axis has separate columns.
import assert from 'node:assert/strict';
import { sinusoidalGrid } from 'posenc';

const squares = sinusoidalGrid({ convention: 'multidim', sizes: [8, 8], dim: 12 });
assert.deepEqual(squares.shape, [8, 8, 12]);
const e4 = squares.data.slice((4 * 8 + 3) * 12, (4 * 8 + 4) * 12);
console.log([...e4].map((x) => x.toFixed(4)).join(' '));
assert.equal(e4[0], Math.fround(Math.sin(4)));
assert.equal(e4[6], Math.fround(Math.sin(3)));
const signal = sinusoidalGrid({ convention: 'tensor2tensor', sizes: [8, 8], dim: 12 });
assert.equal(signal.data[(4 * 8 + 3) * 12 + 3], Math.fround(Math.cos(4)));

// A heatmap: the colours of a table, ready for `new ImageData(data, width)` on a canvas.
import assert from 'node:assert/strict';
import { matrixPixels, sinusoidal } from 'posenc';

// 256 greys from black to white, and red for NaN.
const greys = Array.from({ length: 256 }, (_, level) => [level, level, level, 255]);
const colors = Uint8Array.from([...greys, [255, 0, 0, 255]].flat());

const { data, width, height } = matrixPixels({ matrix: sinusoidal({ positions: 100, dim: 64 }), colors });
assert.deepEqual([width, height], [64, 100]);
assert.deepEqual([...data.subarray(0, 8)], [128, 128, 128, 255, 255, 255, 255, 255]); // sin 0 and cos 0

// A thumbnail: each pixel is the mean of the cells under it.
const small = matrixPixels({ matrix: sinusoidal({ positions: 10000, dim: 64 }), colors, height: 100 });
assert.equal(small.data.length, 4 * 64 * 100);
console.log(`${width} x ${height} pixels, and a thumbnail of ${small.width} x ${small.height}`);

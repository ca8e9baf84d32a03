// SAM: 64 x 64 cells of the image embedding, and two clicks on an image that was resized and padded to 1024 x 1024.
import assert from 'node:assert/strict';
import { sinusoidalGrid } from 'posenc';

// prompt_encoder.pe_layer.positional_encoding_gaussian_matrix of the checkpoint, [2, 128]; here any numbers.
const matrix = { data: Float32Array.from({ length: 2 * 128 }, (_, k) => Math.sin(k)), shape: [2, 128] };
const cells = sinusoidalGrid({ convention: 'sam', height: 64, width: 64, matrix });
assert.deepEqual(cells.shape, [4096, 256]);

const points = [500, 375, 1100 / 2, 600]; // x and y of each; half a pixel is added, as SAM does
const clicks = sinusoidalGrid({ convention: 'sam', height: 1024, width: 1024, matrix, points });
assert.deepEqual(clicks.shape, [2, 256]);

// The first feature of the first click by hand.
const [x, y] = [(2 * (500 + 0.5)) / 1024 - 1, (2 * (375 + 0.5)) / 1024 - 1];
const turns = x * matrix.data[0]! + y * matrix.data[128]!;
assert.ok(Math.abs(clicks.data[0]! - Math.sin(2 * Math.PI * turns)) < 1e-6);
console.log('cells', cells.shape, 'clicks', clicks.shape);

// Two images of a batch, the second one narrower: padding does not count.
import assert from 'node:assert/strict';
import { sinusoidalGrid } from 'posenc';

const mask = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0, // 2 x 4
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1, // 2 x 3 and padding
];
const { data, shape } = sinusoidalGrid({ convention: 'detr', batch: 2, height: 2, width: 4, axisDim: 4, mask });
console.log('shape', shape);
const x = data.slice(4 * 8, 4 * 8 + 4),
  narrow = data.slice(12 * 8, 12 * 8 + 4); // the first channel of x
// Both end at one full turn, the narrower one a column earlier.
assert.ok(Math.abs(x[3] as number) < 1e-5);
assert.ok(Math.abs(narrow[2] as number) < 1e-5);

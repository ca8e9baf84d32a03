// The same 14 x 14 patches in three vision models: only the order of the columns differs, and all is lost.
import assert from 'node:assert/strict';
import { sinusoidalGrid } from 'posenc';

const size = { height: 14, width: 14, dim: 64 };
const mae = sinusoidalGrid({ ...size, convention: 'mae' }).data;
const timm = sinusoidalGrid({ ...size, convention: 'timm' }).data;
const bigVision = sinusoidalGrid({ ...size, convention: 'bigVision' }).data;
const patch = (5 * 14 + 3) * 64; // row 5, column 3
console.log(`sin 3 first in MAE: ${mae[patch]}, sin 5 first in timm: ${timm[patch]}`);
assert.equal(mae[patch], timm[patch + 16]);
assert.equal(timm[patch], mae[patch + 32]);
assert.notEqual(mae[patch + 1], bigVision[patch + 1]);

// Twice the resolution that a diffusion transformer was trained with: coordinates stay within the trained range.
const small = sinusoidalGrid({ convention: 'diffusers', height: 16, width: 16, dim: 64 }),
  large = sinusoidalGrid({ convention: 'diffusers', height: 32, width: 32, dim: 64 });
assert.equal(large.data[2 * 64], small.data[64]);
assert.equal(sinusoidalGrid({ convention: 'diffusersVideo', frames: 2, height: 4, width: 4, dim: 32 }).rows, 32);

// Coordinates for networks that would otherwise see only smooth things.
import assert from 'node:assert/strict';
import { boxFeatures, gaussianFeatures, nerfFeatures, noiseLevelFeatures } from 'posenc';

const points = [0.25, -0.5, 0.75];
const nerf = nerfFeatures({ points });
console.log(`${nerf.columns} features: x ${nerf.data[0]}, sin x ${nerf.data[3]}, sin 512 x ${nerf.data[57]}`);
assert.equal(nerf.columns, 63);
assert.equal(nerf.data[3], Math.fround(Math.sin(0.25)));

const gaussian = gaussianFeatures({ points, dimensions: 3, matrix: [1, 0, 0, 0.5, 0.5, 0] });
assert.equal(gaussian.data[0], 1); // a quarter of a turn
assert.deepEqual([...noiseLevelFeatures({ levels: [1], weights: [3, 5] }).data], [0, 0, 1, 1]); // ln 1 = 0
assert.equal(boxFeatures({ boxes: [0, 0, 1, 1] }).data[2], Math.fround(Math.sin(1)));

// The embedding that tells a diffusion model how much noise is left.
import assert from 'node:assert/strict';
import { timestepEmbedding } from 'posenc';

const timesteps = [0, 500, 999.5];
const ddpm = timestepEmbedding({ timesteps, dim: 8 });
const stableDiffusion = timestepEmbedding({ timesteps, dim: 8, flipSinToCos: true, downscaleFreqShift: 0 });
timesteps.forEach((t, row) =>
  console.log(`${t}:`, [...ddpm.data.slice(row * 8, row * 8 + 8)].map((x) => x.toFixed(3)).join(' ')),
);

// Sines first in the one, cosines first in the other, and the ladders differ.
assert.deepEqual([...ddpm.data.slice(0, 8)], [0, 0, 0, 0, 1, 1, 1, 1]);
assert.deepEqual([...stableDiffusion.data.slice(0, 8)], [1, 1, 1, 1, 0, 0, 0, 0]);
assert.equal(ddpm.data[8 + 3], Math.fround(Math.sin(500 / 10000)));

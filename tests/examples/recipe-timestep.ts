// The timestep embedding of a diffusion demo: one row for each step of the sampler, made once, in Stable Diffusion's
// order.
import assert from 'node:assert/strict';
import { timestepEmbedding } from 'posenc';

const trainedSteps = 1000,
  steps = 20,
  dim = 320;
const timesteps = Array.from({ length: steps }, (_, i) =>
  Math.round(((steps - 1 - i) * (trainedSteps - 1)) / (steps - 1)),
);
const table = timestepEmbedding({ timesteps, dim, flipSinToCos: true, downscaleFreqShift: 0 });

for (let step = 0; step < steps; ++step) {
  const embedding = table.data.subarray(step * dim, (step + 1) * dim); // the input of the U-Net in this step
  if (step % 5 === 0)
    console.log(`t = ${timesteps[step]}:`, [...embedding.subarray(0, 4)].map((x) => x.toFixed(4)).join(' '));
  for (let i = 0; i < dim / 2; ++i) {
    const angle = (timesteps[step] as number) * Math.exp((-Math.log(10000) * i) / (dim / 2));
    assert.ok(Math.abs((embedding[i] as number) - Math.cos(angle)) < 1e-6);
    assert.ok(Math.abs((embedding[dim / 2 + i] as number) - Math.sin(angle)) < 1e-6);
  }
}
assert.equal(timesteps[0], 999);

// The oldest tokens leave a cache of a model with YaRN, and positions count from 0 again.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies, shiftRotary } from 'posenc';

const [headDim, tokens, gone] = [64, 12, 4];
const scaling = { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 4096 } as const;
const frequencies = rotaryFrequencies({ headDim, scaling });
const layout = { heads: 1, headDim, headsFirst: false, pairing: 'rotateHalf', frequencies } as const;
const keys = Float64Array.from({ length: tokens * headDim }, (_, i) => Math.sin(i));
const cached = applyRotary(keys, { ...layout, positions: { first: 0, count: tokens } }).data.slice(gone * headDim);
const fresh = applyRotary(keys.slice(gone * headDim), {
  ...layout,
  positions: { first: 0, count: tokens - gone },
}).data;
const apart = (x: Float64Array) => Math.max(...x.map((value, i) => Math.abs(value - fresh[i]!)));

const back = Array<number>(tokens - gone).fill(-gone);
const twice = applyRotary(cached, { ...layout, positions: back }).data; // a rotation multiplies by the factor again
shiftRotary(cached, { ...layout, by: -gone });
assert.ok(apart(cached) < 1e-14);
assert.ok(Math.abs(twice[0]! / fresh[0]! - frequencies.attentionFactor) < 1e-12); // 1.139 times too large
console.log(`moved: ${apart(cached)}, factor twice: ${apart(twice)}`);

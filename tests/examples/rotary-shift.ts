// A context shift: cached keys move to earlier positions, in a model whose scaling has an attention factor.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies } from 'posenc';

const scaling = { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 4096 } as const;
const frequencies = rotaryFrequencies({ headDim: 64, scaling });
const tokens = 8,
  shape = { heads: 2, headDim: 64, headsFirst: true, pairing: 'rotateHalf' } as const;
const k = Float32Array.from({ length: 2 * tokens * 64 }, (_, i) => Math.sin(i));
const cached = applyRotary(k, { ...shape, frequencies, positions: { first: 100, count: tokens } }).data;

// The cached keys have the factor already: they move by -30 with a factor of 1, by the same number for every token.
const by = { first: -30, step: 0, count: tokens };
const moved = applyRotary(cached, {
  ...shape,
  frequencies: { ...frequencies, attentionFactor: 1 },
  positions: by,
}).data;

// As if they had been rotated at 70 from the start. Other ways multiply or divide by the factor once more.
const fresh = applyRotary(k, { ...shape, frequencies, positions: { first: 70, count: tokens } }).data;
const errorOf = (keys: Float32Array): number => Math.max(...keys.map((x, i) => Math.abs(x - (fresh[i] as number))));
const twice = applyRotary(cached, { ...shape, frequencies, positions: by }).data;
const back = applyRotary(cached, { ...shape, frequencies, inverse: true, positions: { ...by, first: 30 } }).data;
console.log(`errors: ${errorOf(moved)} with a factor of 1, ${errorOf(twice)} and ${errorOf(back)} otherwise`);
assert.ok(errorOf(moved) < 5e-7);
assert.ok(errorOf(twice) > 0.1 && errorOf(back) > 0.1);

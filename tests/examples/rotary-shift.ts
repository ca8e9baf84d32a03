// A context shift: cached keys move to earlier positions, in a model whose scaling has an attention factor.
import assert from 'node:assert/strict';
import { applyRotary, rotaryFrequencies, shiftRotary } from 'posenc';

const scaling = { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 4096 } as const;
const frequencies = rotaryFrequencies({ headDim: 64, scaling });
const shape = { heads: 2, headDim: 64, headsFirst: false, pairing: 'rotateHalf', frequencies } as const;
const row = 2 * 64,
  room = 12,
  sinks = 2,
  gone = 4;
const k = Float32Array.from({ length: room * row }, (_, i) => Math.sin(i));
const cache = applyRotary(k, { ...shape, positions: { first: 0, count: room } }).data;

// The first two tokens stay (attention sinks), the next four leave, and six move into their place. YaRN's factor is in
// the keys since they were rotated, and is not applied again.
cache.copyWithin(sinks * row, (sinks + gone) * row);
shiftRotary(cache, { ...shape, by: -gone, tokens: { first: sinks, count: room - sinks - gone } });

// As if they had been rotated at 2 to 7 from the start.
const fresh = applyRotary(k.subarray((sinks + gone) * row), { ...shape, positions: { first: sinks, count: 6 } }).data;
const error = Math.max(...fresh.map((x, i) => Math.abs(x - (cache[sinks * row + i] as number))));
console.log(`moved keys are within ${error} of keys rotated anew`);
assert.ok(error < 5e-7);

// Dynamic NTK has other frequencies at each length beyond the trained one: keys from there cannot move.
const dynamic = { type: 'dynamic', factor: 2, maxPositionEmbeddings: 2048 } as const;
const long = rotaryFrequencies({ headDim: 64, scaling: dynamic, sequenceLength: 3000 });
assert.throws(() => shiftRotary(cache, { ...shape, frequencies: long, by: -4, length: 2996 }), {
  code: 'POSENC_OUT_OF_RANGE',
  argument: 'length',
});

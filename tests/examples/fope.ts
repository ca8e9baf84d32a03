// FoPE: learned weights sum the cosines, and the sines, of all frequencies that make a whole turn in training.
import assert from 'node:assert/strict';
import { applyFope, fopeFrequencies, fopeTable, rotaryFrequencies } from 'posenc';

const frequencies = fopeFrequencies(rotaryFrequencies({ headDim: 4 }), 100);
console.log(`${frequencies.inverse.length} of 2 frequencies are kept`);

const cosineWeights = { data: Float32Array.of(2), shape: [1, 1] };
const sineWeights = { data: Float32Array.of(0.5), shape: [1, 1] };
const table = fopeTable({ positions: 3, frequencies, cosineWeights, sineWeights, pairs: 2 });

const data = Float32Array.of(1, 5, 0, 6, 1, 5, 0, 6, 1, 5, 0, 6);
const turned = applyFope({ data, shape: [3, 1, 4] }, { headsFirst: false, table }).data;
assert.deepEqual([turned[0], turned[1], turned[4]], [2, 5, Math.fround(2 * Math.cos(1))]);

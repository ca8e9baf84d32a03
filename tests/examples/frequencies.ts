// How fast each column of a 512-wide encoding turns.
import assert from 'node:assert/strict';
import { angularFrequencies, wavelengths } from 'posenc';

const lengths = wavelengths({ dim: 512 });
console.log(`the first column repeats after ${lengths[0]} positions, the last after ${lengths[511]}`);
assert.equal(Math.round(lengths[511] as number), 60611);
assert.equal(angularFrequencies({ dim: 512 })[0], 1);

// Sandwich: a bias that decays like the product of sinusoids, with ripples.
import assert from 'node:assert/strict';
import { sandwichBias } from 'posenc';

const { data } = sandwichBias({ heads: 2, queries: 1, keys: 6, dim: 64 });
console.log([...data.slice(0, 6)].join(' '));
assert.equal(data[5], 0);
assert.ok((data[0] as number) < (data[4] as number));
assert.equal(data[4], 2 * (data[10] as number));

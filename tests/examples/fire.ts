// FIRE: distances relative to how much came before.
import assert from 'node:assert/strict';
import { fireDistances } from 'posenc';

const { data } = fireDistances({ queries: 1, keys: 5, c: 1, threshold: 2 });
console.log([...data].join(' '));
assert.equal(data[4], 0);
assert.ok(Math.abs((data[0] as number) - 1) < 1e-5);

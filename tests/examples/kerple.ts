// KERPLE: the far past fades like a logarithm.
import assert from 'node:assert/strict';
import { kerpleBias } from 'posenc';

const { data } = kerpleBias({ queries: 1, keys: 5, p: [1], a: [1] });
console.log([...data].join(' '));
assert.equal(data[4], 0);
assert.equal(data[3], Math.fround(-Math.LN2));

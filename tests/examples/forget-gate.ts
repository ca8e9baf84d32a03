// Forget gates: gates that all equal one half are ALiBi with the slope ln 2.
import assert from 'node:assert/strict';
import { forgetGateBias } from 'posenc';

const { data } = forgetGateBias({ gateLogits: { data: new Float32Array(3), rows: 1, columns: 3 } });
console.log([...data].join(' '));
assert.deepEqual([...data.slice(6)], [-2 * Math.LN2, -Math.LN2, 0].map(Math.fround));
assert.equal(data[1], -Infinity);

// NoPE: every fourth layer of Llama 4 has no position, and scales its queries instead.
import assert from 'node:assert/strict';
import { nopeQueryScale, nopeSchedule } from 'posenc';

const schedule = nopeSchedule({ layers: 8 });
console.log([...schedule].map((layer) => (layer ? 'rotary' : 'none')).join(' '));
assert.deepEqual([...schedule], [1, 1, 1, 0, 1, 1, 1, 0]);
const scale = nopeQueryScale({ positions: [0, 8191, 100000] });
assert.equal(scale[0], 1);
assert.ok(Math.abs((scale[1] as number) - (1 + 0.1 * Math.LN2)) < 1e-15);

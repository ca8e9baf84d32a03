// How far float32, float16 and bfloat16 arithmetic is from the true table, and where positions become the same.
import assert from 'node:assert/strict';
import { firstCollision, precisionErrors, roundToFormat } from 'posenc';

const errors = precisionErrors({ positions: [100, 4096, 65535], dim: 512 });
console.log(`float32 exp/log code at d = 512 is off by ${[...errors].join(', ')}`);
assert.ok(errors[0]! < 5e-6 && errors[2]! > 3e-3);

const same = firstCollision({ dim: 512, format: 'bfloat16' });
console.log(`bfloat16 gives positions ${same?.first} and ${same?.second} the same row`);
assert.ok(same && same.second <= 257);
assert.equal(roundToFormat({ numbers: [257], format: 'bfloat16' })[0], 256);

// Near and far: the similarity of two positions, measured and in closed form.
import assert from 'node:assert/strict';
import { firstRise, nearestRepeat, offsetSimilarity, similarity, sinusoidal } from 'posenc';

const { data: dots } = similarity({ table: sinusoidal({ positions: 101, dim: 512 }) });

// The same without a table: the dot product of two positions is a sum of cosines of their offset.
const curve = offsetSimilarity({ dim: 512, offsets: 101 });
for (const k of [0, 1, 10, 100]) console.log(`offset ${k}: measured ${dots[k]}, closed form ${curve[k]}`);
assert.ok(Math.abs(dots[1]! - curve[1]!) < 1e-4);

const rise = firstRise({ dim: 512 });
console.log(`farther is more similar for the first time at offset ${rise?.offset}`);
assert.equal(rise?.offset, 44);

const repeat = nearestRepeat({ dim: 4, last: 2e6 });
console.log(`at d = 4, position ${repeat.offset} is only ${repeat.distance} away from position 0`);
assert.equal(repeat.offset, 1146053);

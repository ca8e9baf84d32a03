// A formula for two dimensions that cannot tell (2, 3) from (3, 2).
import assert from 'node:assert/strict';
import { productEncoding } from 'posenc';

const { data } = productEncoding({ points: [2, 3, 3, 2, 0, 7], dim: 4 });
for (let row = 0; row < 3; ++row) console.log([...data.slice(4 * row, 4 * row + 4)].map((x) => x.toFixed(4)).join(' '));
assert.deepEqual(data.slice(0, 4), data.slice(4, 8));
assert.deepEqual([...data.slice(8)], [0, 0, 0, 0]);

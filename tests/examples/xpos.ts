// xPos: the same query and key score less, the further apart they are.
import assert from 'node:assert/strict';
import { applyXpos } from 'posenc';

const tokens = 600,
  headDim = 8;
const ones = new Float32Array(tokens * headDim).fill(1);
const q = applyXpos(ones, { headDim, role: 'queries' }).data,
  k = applyXpos(ones, { headDim, role: 'keys' }).data;
// The slowest pair hardly turns: the decay remains.
const score = (m: number, n: number): number =>
  [6, 7].reduce((sum, i) => sum + (q[m * headDim + i] as number) * (k[n * headDim + i] as number), 0);
console.log(`at the same place ${score(599, 599)}, 300 apart ${score(599, 299)}, 599 apart ${score(599, 0)}`);
assert.ok(score(599, 599) > score(599, 299) && score(599, 299) > score(599, 0));

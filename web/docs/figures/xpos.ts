import { applyXpos } from 'posenc';

const headDim = 64;
const tokens = 512;
const ones = new Float32Array(tokens * headDim).fill(Math.SQRT1_2);
const queries = applyXpos(ones, { headDim, role: 'queries' }).data;
const keys = applyXpos(ones, { headDim, role: 'keys' }).data;
// The last query meets every key, from near to far.
const last = (tokens - 1) * headDim;
const score = (distance: number, pair: number): number =>
  [2 * pair, 2 * pair + 1].reduce((sum, c) => sum + queries[last + c]! * keys[last - distance * headDim + c]!, 0);
const data = Float32Array.from({ length: tokens * 32 }, (_, k) => score(Math.floor(k / 32), k % 32));
document.querySelector('posenc-curves')!.matrix = { data, rows: tokens, columns: 32 };

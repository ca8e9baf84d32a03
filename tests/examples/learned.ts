// A learned table as training starts with it, and where it ends.
import assert from 'node:assert/strict';
import { learnedTable, lookUp } from 'posenc';

const table = learnedTable({ rows: 512, dim: 64, initialization: 'truncatedNormal', seed: 1 });
console.log('first entries:', [...table.data.slice(0, 3)]);
const rows = lookUp({ table, positions: [0, 1, 509], offset: 2 });
assert.equal(rows.data[0], table.data[2 * 64]);
assert.throws(() => lookUp({ table, positions: [512] }), /positions\[0\] is 512; allowed: an integer from 0 to 511/);

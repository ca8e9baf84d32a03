// A table of 100 positions, 64 wide, and one of its entries explained.
import assert from 'node:assert/strict';
import { sinusoidal, sinusoidalEntry } from 'posenc';

const table = sinusoidal({ positions: 100, dim: 64 }); // { data: Float32Array, rows: 100, columns: 64 }
console.log('PE(1) begins with', table.data.slice(64, 67));

const entry = sinusoidalEntry({ position: 1, dimension: 2, dim: 64 });
console.log(`column 2 is pair ${entry.pair}: ${entry.wave}(${entry.angle}) = ${entry.value}`);
assert.equal(table.data[66], Math.fround(entry.value));

// Any real positions, any offset, your own array; bad input is rejected with a clear message.
sinusoidal({ positions: [0, 0.5, 1e6], dim: 64 });
const buffer = new Float32Array(8 * 64);
sinusoidal({ positions: { first: 512, count: 8 }, dim: 64, layout: 'concatenated', out: buffer });
assert.throws(() => sinusoidal({ positions: 3, dim: 0 }), /dim is 0; allowed: an integer/);

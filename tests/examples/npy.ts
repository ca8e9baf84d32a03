// A table that NumPy can read, and back.
import assert from 'node:assert/strict';
import { decodeNpy, encodeNpy, sinusoidal } from 'posenc';

const table = sinusoidal({ positions: 10, dim: 4 });
const bytes = encodeNpy(table);
console.log(`${bytes.length} bytes`);
assert.deepEqual(decodeNpy(bytes), table);

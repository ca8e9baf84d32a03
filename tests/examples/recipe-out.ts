// Positions into your own Float32Array: a part of a larger buffer, written row by row as tokens come.
import assert from 'node:assert/strict';
import { sinusoidal } from 'posenc';

const dim = 64,
  capacity = 8;
const buffer = new Float32Array(2 * capacity * dim); // two sequences, as a GPU's upload buffer may hold them
const rowOf = (sequence: number, row: number): Float32Array =>
  buffer.subarray((sequence * capacity + row) * dim, (sequence * capacity + row + 1) * dim);

// The second sequence goes on at position 4096; `out` is written in place and comes back as `data`.
for (let row = 0; row < 3; ++row) {
  const out = rowOf(1, row);
  const { data } = sinusoidal({ positions: { first: 4096 + row, count: 1 }, dim, out });
  assert.equal(data, out);
}

// The same three rows at once; the rest is untouched.
const whole = sinusoidal({ positions: { first: 4096, count: 3 }, dim });
assert.deepEqual(buffer.slice(capacity * dim, (capacity + 3) * dim), whole.data);
assert.ok(buffer.every((x, k) => (k >= capacity * dim && k < (capacity + 3) * dim) || x === 0));

// An array of the wrong size is rejected, and unchanged.
assert.throws(() => sinusoidal({ positions: 2, dim, out: rowOf(0, 0) }), {
  code: 'POSENC_SHAPE_MISMATCH',
  argument: 'out',
});
console.log(`three rows at ${capacity * dim}:`, [...rowOf(1, 0).subarray(0, 4)].map((x) => x.toFixed(4)).join(' '));

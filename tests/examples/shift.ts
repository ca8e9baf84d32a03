// Moving by k positions turns every pair by its own angle: one matrix for all positions.
import assert from 'node:assert/strict';
import { sinusoidal, fitShift, shiftMatrix, shiftResidual } from 'posenc';

const table = sinusoidal({ positions: 60, dim: 8, dtype: 'float64' });
const exact = shiftResidual({ table, matrix: shiftMatrix({ dim: 8, shift: 5 }), shift: 5 });
console.log(`sinusoidal: PE(p + 5) and M(5) PE(p) differ by ${exact.largest} at most`);
assert.ok(exact.largest < 1e-14);

// The formula with a doubled exponent has no such matrix; least squares shows the residual of the best one.
const { residual } = fitShift({
  table: sinusoidal({ convention: 'doubledExponent', positions: 60, dim: 8 }),
  shift: 5,
});
console.log(`doubled exponent: the best matrix is off by ${residual.largest}`);
assert.ok(residual.largest > 0.5);

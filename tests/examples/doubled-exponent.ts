// A notebook's formula and the paper's: half of the columns hardly move.
import assert from 'node:assert/strict';
import { sinusoidal } from 'posenc';

const still = ({ data }: { data: ArrayLike<number> }): number => {
  let count = 0;
  for (let column = 0; column < 64; ++column) {
    let largest = 0;
    for (let row = 1; row < 100; ++row) {
      largest = Math.max(largest, Math.abs((data[row * 64 + column] as number) - (data[column] as number)));
    }
    count += largest < 1e-3 ? 1 : 0;
  }
  return count;
};
const paper = still(sinusoidal({ positions: 100, dim: 64 })),
  notebook = still(sinusoidal({ convention: 'doubledExponent', positions: 100, dim: 64 }));
console.log(`columns that move less than 0.001: ${paper} in the paper's table, ${notebook} in the notebook's`);
assert.ok(notebook > paper);

// Which formula made this table? Its fingerprint, and its diagnosis.
import assert from 'node:assert/strict';
import { fingerprint, identify, variantTable } from 'posenc';

const table = variantTable({ positions: 100, dim: 64, formula: 'doubledExponent' });

const print = fingerprint({ table });
console.log(
  `norms from ${print.smallestNorm} to ${print.largestNorm}, ${print.nearConstantColumns} columns hardly move`,
);
assert.ok(print.largestNorm - print.smallestNorm > 0.1);

const { causes, firstDifference } = identify({ table });
console.log(`${causes.join(', ')}; first wrong entry:`, firstDifference);
assert.deepEqual(causes, ['doubledExponent']);

// Attention split into terms: how much of a score comes from words and how much from places, and what order means
// without places.
import assert from 'node:assert/strict';
import { attention, equivarianceError, sinusoidal } from 'posenc';

// Three tokens of width 4; the first and the last are the same word.
const content = { data: new Float32Array([1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0]), rows: 3, columns: 4 };
const positions = sinusoidal({ positions: 3, dim: 4 });

const { scores, terms, weights } = attention({ content, positions });
const parts = Object.values(terms).map((term) => term.data[2]!);
console.log(`word 0 looks at word 2: ${scores.data[2]} = ${parts.join(' + ')}`);
assert.ok(Math.abs(parts.reduce((sum, x) => sum + x, 0) - scores.data[2]!) < 1e-12);
assert.ok(Math.abs(weights.data[0]! + weights.data[1]! + weights.data[2]! - 1) < 1e-15);

const permutation = [1, 2, 0];
const without = equivarianceError({ content, permutation });
const withPlaces = equivarianceError({ content, positions, permutation });
console.log(
  `permuting the words: without places the output moves along (${without}), with places it changes (${withPlaces})`,
);
assert.ok(without < 1e-14 && withPlaces > 0.01);

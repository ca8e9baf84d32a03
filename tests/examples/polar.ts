// PoPE: a query matches a key best at the distance set by the key's learned phase, for any words.
import assert from 'node:assert/strict';
import { applyPolar } from 'posenc';

const word = new Float32Array(16).fill(1);
const at = (position: number, phases?: Float32Array) =>
  applyPolar(word, { headDim: 16, positions: [position], phases }).data;
const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
const score = (query: number, key: number, phases?: Float32Array): number => dot(at(query), at(key, phases));
console.log(`same place ${score(5, 5)}, one apart ${score(5, 4)}, ten apart ${score(15, 5)}`);
assert.ok(score(5, 5) > score(5, 4) && score(5, 4) > score(15, 5));

// Phases of one step's angle: now the key just before the query is met best.
const step = Float32Array.from({ length: 16 }, (_, c) => 10000 ** (-c / 16));
assert.ok(score(5, 4, step) > score(5, 5, step));

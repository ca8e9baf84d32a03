// The MLP bias: a network of one hidden layer that returns -|d|, made of two rectified halves.
import assert from 'node:assert/strict';
import { mlpBias } from 'posenc';

const matrix = (shape: number[], ...numbers: number[]) => ({ data: Float32Array.from(numbers), shape });
const layers = [
  { weights: matrix([2, 1], 1, -1), bias: new Float32Array(2) },
  { weights: matrix([1, 2], -1, -1), bias: new Float32Array(1) },
];
const bias = mlpBias({ queries: 4, keys: 4, activation: 'relu', layers });
console.log(bias.shape, [...bias.data.subarray(0, 4)].join(' '));
assert.deepEqual([...bias.data.subarray(4, 8)], [-1, 0, -1, -2]);

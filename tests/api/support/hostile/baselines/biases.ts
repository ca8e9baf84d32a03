// Biases of scores, and indices into their tables.
import { f32, f64, i32, matrix, tensor, out } from '../arguments.ts';
import type { Baselines, Results } from '../baselines.ts';

const ints = (length: number): Int32Array => new Int32Array(length).fill(9);
const square = () => ({ heads: 2, queries: 2, keys: 3 });

export default {
  alibiSlopes: [() => [{ heads: 3, biasMax: 8 }]],
  alibiBias: [
    () => [{ ...square(), causal: true, form: 'distance', biasMax: 8, dtype: 'float32', out: out(12) }],
    () => [{ heads: 2, queries: [0, 4], keys: f64(3), out: out(12) }],
  ],
  alibiMaskedBias: [
    () => [{ heads: 2, keys: 2, mask: [true, 1, 0, false], biasMax: 8, dtype: 'float32', out: out(8) }],
  ],
  biasFromIndex: [
    () => [{ index: { data: i32(0, 1, 2, 1), shape: [2, 2] }, table: matrix(3, 2), out: out(8) }],
    () => [{ index: [0, 1, 2, 1], table: tensor(3, 2) }],
  ],
  addBias: [() => [{ scores: tensor(2, 2, 3), bias: tensor(2, 1, 3), out: out(12) }]],
  t5Buckets: [() => [{ bidirectional: true, buckets: 8, maxDistance: 16, relative: [-3, 0, 2], out: ints(3) }]],
  t5Thresholds: [() => [{ bidirectional: false, buckets: 8, maxDistance: 16 }]],
  t5BucketTable: [
    () => [{ bidirectional: true, buckets: 8, maxDistance: 16, queries: 2, keys: 3, offset: 1, out: ints(6) }],
  ],
  t5Bias: [
    () => [
      { bidirectional: true, buckets: 8, maxDistance: 16, queries: 2, keys: 3, table: matrix(8, 2), out: out(12) },
    ],
    () => [{ queries: 2, keys: 3, offset: 1, scale: 2, table: matrix(32, 2) }],
  ],
  shawIndex: [() => [{ queries: 2, keys: 3, maxDistance: 2, out: ints(6) }]],
  shawEmbeddings: [() => [{ queries: 2, keys: 3, table: matrix(5, 2), out: out(12) }]],
  shawBias: [() => [{ queries: tensor(2, 2, 4), keys: 3, table: matrix(5, 4), out: out(12) }]],
  shawValues: [() => [{ weights: tensor(2, 2, 3), table: matrix(5, 4), out: out(16) }]],
  transformerXlPositions: [() => [{ keys: 3, width: 4, base: 100, out: out(12) }]],
  transformerXlScores: [
    () => [
      {
        queries: tensor(2, 2, 4),
        keys: tensor(2, 3, 4),
        contentBias: matrix(2, 4),
        positionBias: tensor(2, 4),
        positionWeights: tensor(2, 6, 4),
        base: 100,
        out: out(12),
      },
    ],
  ],
  relativeShift: [() => [{ x: tensor(2, 3, 3), out: out(18) }]],
  swinIndex: [() => [{ window: [2, 2], classToken: true, out: ints(25) }]],
  decomposedIndex: [() => [{ queries: 2, keys: 3, out: ints(6) }]],
  decomposedBias: [
    () => [
      {
        queries: tensor(2, 6, 4),
        window: [2, 3],
        keyWindow: [1, 2],
        rowTable: matrix(3, 4),
        columnTable: tensor(4, 4),
        dtype: 'float32',
        out: out(24),
      },
    ],
  ],
  swinCoordinates: [() => [{ window: [2, 3], trainedWindow: [2, 2], dtype: 'float32', out: out(30) }]],
  debertaBuckets: [() => [{ bucketSize: 8, maxPosition: 16, relative: [-3, 0, 20], out: ints(3) }]],
  debertaRows: [() => [{ bucketSize: 8, maxPosition: 16, relative: f64(3).map(Math.trunc), out: ints(3) }]],
  debertaBucketTable: [() => [{ bucketSize: 8, maxPosition: 16, queries: 2, keys: 3, out: ints(6) }]],
  kerpleBias: [
    () => [
      { kernel: 'power', queries: 2, keys: 3, p: [1, 2], a: f64(2).map(Math.abs), dtype: 'float32', out: out(12) },
    ],
  ],
  mlpBias: [
    () => [
      {
        queries: 2,
        keys: 3,
        logDistance: true,
        activation: 'relu',
        layers: [
          { weights: matrix(2, 1), bias: f32(2), normWeights: f32(2), normBias: f32(2) },
          { weights: tensor(1, 2), bias: f32(1) },
        ],
        out: out(6),
      },
    ],
  ],
  fireDistances: [() => [{ queries: 2, keys: 3, c: 0.5, threshold: 4, dtype: 'float32', out: out(6) }]],
  fireBias: [
    () => [
      {
        queries: 2,
        keys: 3,
        c: 0.5,
        threshold: 4,
        firstWeights: f32(4),
        firstBias: f32(4),
        secondWeights: matrix(2, 4),
        secondBias: f32(2),
        out: out(12),
      },
    ],
  ],
  sandwichBias: [() => [{ ...square(), dim: 8, base: 100, causal: true, dtype: 'float32', out: out(12) }]],
  copePositions: [() => [{ logits: tensor(2, 2, 3), rows: 4, causal: true, out: out(12) }]],
  copeBias: [
    () => [{ logits: tensor(2, 2, 3), queries: tensor(2, 2, 4), table: matrix(4, 4), causal: true, out: out(12) }],
  ],
  forgetGateBias: [() => [{ gateLogits: matrix(2, 3), causal: false, dtype: 'float32', out: out(9) }]],
  nopeSchedule: [() => [{ layers: 6, every: 3 }]],
  nopeQueryScale: [() => [{ positions: [0, 8192], floorScale: 16, weight: 0.5 }]],
} satisfies Baselines;

export const results: Results = {
  float32: [
    'alibiBias',
    'alibiMaskedBias',
    't5Bias',
    'biasFromIndex',
    'addBias',
    'kerpleBias',
    'fireBias',
    'mlpBias',
    'sandwichBias',
    'copePositions',
    'copeBias',
    'forgetGateBias',
    'decomposedBias',
    'shawEmbeddings',
    'shawBias',
    'shawValues',
    'transformerXlPositions',
    'transformerXlScores',
    'relativeShift',
  ],
  float64: ['fireDistances', 'swinCoordinates'],
  integers: [
    't5Buckets',
    't5Thresholds',
    't5BucketTable',
    'shawIndex',
    'swinIndex',
    'decomposedIndex',
    'debertaBuckets',
    'debertaRows',
    'debertaBucketTable',
    'nopeSchedule',
  ],
  positions: ['alibiSlopes', 'nopeQueryScale'],
};

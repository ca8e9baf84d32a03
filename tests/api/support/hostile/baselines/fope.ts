// FoPE.
import { f64, matrix, out, tensor } from '../arguments.ts';
import type { Baselines, Parameters, Results } from '../baselines.ts';

const frequencies = () => ({ inverse: [1, 0.5], remainder: [0, 0], attentionFactor: 1.5 });

export default {
  fopeFrequencies: [() => [frequencies(), 9]],
  fopeTable: [
    () => [
      {
        positions: [0, 1, 5],
        frequencies: frequencies(),
        cosineWeights: tensor(2, 2, 2),
        sineWeights: tensor(2, 2, 2),
        pairs: 3,
        restOnes: true,
        dtype: 'float64',
      },
    ],
    () => [
      {
        positions: { first: 2, count: 3 },
        frequencies: frequencies(),
        cosineWeights: matrix(2, 2),
        sineWeights: tensor(2, 2),
        pairs: 2,
      },
    ],
  ],
  applyFope: [
    () => [
      tensor(1, 3, 2, 4),
      { batch: 1, heads: 2, headDim: 4, headsFirst: false, table: tensor(2, 2, 3, 2), out: out(24) },
    ],
    () => [
      f64(24),
      {
        headsFirst: true,
        heads: 2,
        headDim: 4,
        table: { data: f64(12), shape: [2, 1, 3, 2] },
        out: new Float64Array(24),
      },
    ],
  ],
} satisfies Baselines;

export const parameters: Parameters = { applyFope: ['x'], fopeFrequencies: ['frequencies', 'length'] };

export const results: Results = {
  'as given': ['applyFope'],
  float32: ['fopeTable'],
  positions: ['fopeFrequencies'],
};

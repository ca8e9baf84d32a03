// Analysis of tables and of attention, and pictures.
import { numbers, f32, f64, matrix, tensor, wide, out, range } from '../arguments.ts';
import type { Baselines, Results } from '../baselines.ts';

const precision = () => ({
  dim: 4,
  base: 100,
  layout: 'interleaved',
  format: 'float32',
  frequencies: 'float16',
  angles: 'bfloat16',
  values: 'float64',
  frequencyBy: 'power',
});
const attentionOptions = () => ({
  content: wide(3, 4),
  positions: wide(3, 4),
  query: wide(4, 4),
  key: wide(4, 4),
  value: wide(4, 4),
  queryBias: numbers(4),
  keyBias: f64(4),
  valueBias: f32(4),
  heads: 2,
  causal: true,
  scale: 0.5,
  contentScale: 2,
  positionScale: 0.5,
  terms: ['contentContent', 'positionPosition'],
  bias: tensor(2, 1, 3),
});

export default {
  similarity: [() => [{ table: matrix(3, 4), others: matrix(2, 4), measure: 'cosine', out: out(6) }]],
  offsetSimilarity: [() => [{ dim: 4, base: 100, ladder: 'half', offsets: range(), measure: 'distance' }]],
  firstRise: [() => [{ dim: 4, base: 100, ladder: 'half', limit: 20 }]],
  nearestRepeat: [() => [{ dim: 4, base: 100, ladder: 'half', first: 2, last: 20 }]],
  shiftBlocks: [() => [{ dim: 4, base: 100, ladder: 'half', shift: 1.5 }]],
  shiftMatrix: [() => [{ dim: 4, base: 100, layout: 'interleaved', ladder: 'half', shift: 2 }]],
  shiftResidual: [() => [{ table: matrix(4, 2), matrix: wide(2, 2), shift: 1 }]],
  fitShift: [() => [{ table: matrix(4, 2), shift: 1 }]],
  attention: [() => [attentionOptions()]],
  equivarianceError: [() => [{ ...attentionOptions(), permutation: [2, 0, 1] }]],
  softmax: [() => [{ scores: wide(2, 3) }], () => [{ scores: tensor(2, 2, 3), dtype: 'float32', out: out(12) }]],
  lowPrecisionTable: [() => [{ positions: range(), ...precision() }]],
  precisionErrors: [() => [{ positions: [1, 2], ...precision() }]],
  firstCollision: [() => [{ ...precision(), limit: 20 }]],
  roundToFormat: [() => [{ numbers: numbers(3), format: 'float16' }]],
  variantTable: [
    () => [{ positions: f64(2), dim: 4, base: 100, formula: 'unpairedExponent', layout: 'concatenated', scale: 2 }],
    () => [{ positions: range(), dim: 4, cosineFirst: true }],
  ],
  fingerprint: [() => [{ table: matrix(4, 2), constantBound: 0.01, shift: 1 }]],
  rowNorms: [() => [{ table: matrix(4, 2) }]],
  columnSpreads: [() => [{ table: wide(4, 2) }]],
  matrixPixels: [
    () => [
      {
        matrix: matrix(4, 3),
        colors: new Uint8Array(20),
        low: -2,
        high: 2,
        width: 2,
        height: 3,
        transpose: false,
        out: new Uint8ClampedArray(24),
      },
    ],
  ],
  identify: [() => [{ table: matrix(4, 2) }]],
} satisfies Baselines;

export const results: Results = {
  'as given': ['similarity', 'softmax', 'matrixPixels'],
  analysis: [
    'attention',
    'equivarianceError',
    'offsetSimilarity',
    'firstRise',
    'nearestRepeat',
    'shiftBlocks',
    'shiftMatrix',
    'shiftResidual',
    'fitShift',
    'lowPrecisionTable',
    'precisionErrors',
    'firstCollision',
    'roundToFormat',
    'variantTable',
    'fingerprint',
    'rowNorms',
    'columnSpreads',
    'identify',
  ],
};

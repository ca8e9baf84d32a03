// A valid call of every exported function, with all of its options: what the wrong calls are made from, one change
// each.
// Small sizes, because a change may make them larger.

/** The arguments of a valid call, fresh ones each time. */
export type Baseline = () => unknown[];

const numbers = (count: number): number[] => Array.from({ length: count }, (_, k) => ((k * 7) % 11) / 4 - 1);
const f32 = (count: number): Float32Array => Float32Array.from(numbers(count));
const f64 = (count: number): Float64Array => Float64Array.from(numbers(count));
const i32 = (...items: number[]): Int32Array => Int32Array.from(items);
const matrix = (rows: number, columns: number) => ({ data: f32(rows * columns), rows, columns });
const wide = (rows: number, columns: number) => ({ data: f64(rows * columns), rows, columns });
const tensor = (...shape: number[]) => ({ data: f32(shape.reduce((a, b) => a * b, 1)), shape });
const out = (length: number): Float32Array => new Float32Array(length).fill(9);
const ints = (length: number): Int32Array => new Int32Array(length).fill(9);
const range = () => ({ first: 2, count: 3, step: 0.5 });
const frequencies = () => ({ inverse: f64(2).map(Math.abs), remainder: new Float64Array(2), attentionFactor: 1 });
const grid = (tokens: number) => ({
  coordinates: wide(2, tokens),
  pairs: 2,
  heads: 1,
  frequencies: { inverse: f64(4).map(Math.abs), remainder: new Float64Array(4), attentionFactor: 1 },
});
const image = () => ({ height: 2, width: 3 });
const square = () => ({ heads: 2, queries: 2, keys: 3 });
const levels = () => [{ base: 100, offset: 1 }, { base: 1000 }, { table: f32(12) }];
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
});
const config = () => ({
  model_type: 'llama',
  head_dim: 8,
  hidden_size: 32,
  num_attention_heads: 4,
  rope_theta: 500000,
  max_position_embeddings: 64,
  rope_scaling: {
    rope_type: 'llama3',
    factor: 8,
    low_freq_factor: 1,
    high_freq_factor: 4,
    original_max_position_embeddings: 32,
  },
});

/** Several baselines where a function takes its arguments in several forms. */
export const baselines: Readonly<Record<string, readonly Baseline[]>> = {
  getModule: [],
  activeIsa: [],
  version: [],

  sinusoidal: [
    () => [
      { positions: range(), dim: 4, base: 100, layout: 'interleaved', ladder: 'half', dtype: 'float32', out: out(12) },
    ],
    () => [{ positions: f64(3), dim: 4, dtype: 'float64' }],
    () => [{ positions: 3, dim: 4, out: new Float64Array(12) }],
  ],
  sinusoidalEntry: [
    () => [{ position: 3, dimension: 1, dim: 4, base: 100, layout: 'concatenated', ladder: 'halfMinusOne' }],
  ],
  angularFrequencies: [() => [{ dim: 4, base: 100, ladder: 'half' }]],
  wavelengths: [() => [{ dim: 4, base: 100, ladder: 'half' }]],
  timestepEmbedding: [
    () => [
      {
        timesteps: [1, 2.5],
        dim: 6,
        flipSinToCos: true,
        downscaleFreqShift: 0,
        scale: 2,
        maxPeriod: 100,
        dtype: 'float32',
        out: out(12),
      },
    ],
  ],
  fairseqSinusoidal: [() => [{ positions: numbers(3), dim: 6, paddingIndex: 1, dtype: 'float32', out: out(18) }]],
  fairseqPositions: [() => [{ tokens: [1, 5, 6, 1], length: 2, paddingIndex: 1 }]],
  tensor2tensorSinusoidal: [
    () => [{ positions: 3, dim: 6, minTimescale: 1, maxTimescale: 100, dtype: 'float32', out: out(18) }],
  ],
  whisperSinusoidal: [() => [{ positions: range(), dim: 6, maxTimescale: 100, dtype: 'float32', out: out(18) }]],
  marianSinusoidal: [() => [{ positions: 3, dim: 5, base: 100, dtype: 'float64', out: new Float64Array(15) }]],
  transformerXlTable: [() => [{ length: 3, dim: 4, clampLength: 1, base: 100, dtype: 'float32', out: out(12) }]],
  relativeSinusoidal: [() => [{ length: 3, dim: 4, base: 100, dtype: 'float32', out: out(20) }]],
  scaledSinusoidal: [() => [{ positions: f32(3), dim: 4, scale: 0.5, base: 100, dtype: 'float32', out: out(12) }]],
  doubledExponent: [() => [{ positions: 3, dim: 4, base: 100, dtype: 'float32', out: out(12) }]],
  multidimSinusoidal: [() => [{ sizes: [2, 3], dim: 4, base: 100, dtype: 'float32', out: out(24) }]],
  tensor2tensorGrid: [
    () => [{ sizes: i32(2, 3), dim: 4, minTimescale: 1, maxTimescale: 100, dtype: 'float32', out: out(24) }],
  ],
  visionGrid: [
    () => [
      {
        convention: 'timm',
        ...image(),
        dim: 8,
        base: 100,
        classToken: true,
        interleaveSinCos: true,
        reverseCoordinates: true,
        dtype: 'float32',
        out: out(56),
      },
    ],
  ],
  diffusersGrid: [
    () => [
      {
        ...image(),
        dim: 8,
        baseSize: 4,
        interpolationScale: 2,
        classToken: true,
        extraTokens: 1,
        dtype: 'float32',
        out: out(56),
      },
    ],
  ],
  diffusersVideoGrid: [
    () => [
      {
        frames: 2,
        ...image(),
        dim: 16,
        spatialInterpolationScale: 2,
        temporalInterpolationScale: 2,
        dtype: 'float32',
        out: out(192),
      },
    ],
  ],
  detrEncoding: [
    () => [
      {
        batch: 1,
        ...image(),
        axisDim: 4,
        mask: [1, 1, 0, 1, 1, 0],
        base: 100,
        normalize: true,
        scale: 2,
        dtype: 'float32',
        out: out(48),
      },
    ],
  ],
  productEncoding: [() => [{ points: [1, 2, 3, 4], dim: 4, base: 100, dtype: 'float32', out: out(8) }]],
  hierarchicalEncoding: [
    () => [
      {
        positions: [0, 1, 2, 2, 1, 0],
        levels: levels(),
        dim: 4,
        layout: 'interleaved',
        dtype: 'float32',
        out: out(8),
      },
    ],
  ],
  hierarchyAmbiguities: [() => [levels()]],
  nerfFeatures: [
    () => [
      {
        points: f64(6),
        dimensions: 3,
        frequencies: 2,
        includeInput: true,
        includePi: true,
        spacing: 'linear',
        dtype: 'float32',
        out: out(30),
      },
    ],
  ],
  gaussianFeatures: [() => [{ points: f64(4), dimensions: 2, matrix: numbers(6), dtype: 'float32', out: out(12) }]],
  noiseLevelFeatures: [
    () => [{ levels: [1, 2], weights: [0.5, 2], log: true, flipSinToCos: true, dtype: 'float32', out: out(8) }],
  ],
  boxFeatures: [() => [{ boxes: numbers(8), frequencies: 2, dtype: 'float32', out: out(32) }]],

  rotaryFrequencies: [
    () => [
      {
        headDim: 8,
        partialRotaryFactor: 0.5,
        base: 100,
        sequenceLength: 64,
        scaling: {
          type: 'yarn',
          factor: 4,
          originalMaxPositionEmbeddings: 32,
          maxPositionEmbeddings: 128,
          betaFast: 32,
          betaSlow: 1,
          truncate: false,
          attentionFactor: 1.5,
          mscale: 1,
          mscaleAllDim: 1,
        },
      },
      { sequenceLength: 64 },
    ],
    () => [
      {
        rotaryDim: 4,
        headDim: 8,
        scaling: {
          type: 'longrope',
          shortFactor: [1, 2],
          longFactor: f64(2).map((x) => x + 3),
          originalMaxPositionEmbeddings: 32,
          maxPositionEmbeddings: 64,
        },
      },
    ],
    () => [config(), { sequenceLength: 40, layerType: 'full_attention' }],
    () => [
      { ...config(), rope_parameters: { full_attention: { rope_theta: 100, rope_type: 'default' } } },
      { layerType: 'full_attention' },
    ],
  ],
  rotaryTable: [
    () => [
      { positions: range(), frequencies: frequencies(), duplicated: true, pairing: 'rotateHalf', dtype: 'float64' },
    ],
  ],
  applyRotary: [
    () => [
      tensor(1, 3, 2, 4),
      {
        batch: 1,
        heads: 2,
        headDim: 4,
        headsFirst: false,
        positions: [[0, 1, 2]],
        frequencies: frequencies(),
        pairing: 'rotateHalf',
        inverse: true,
        out: out(24),
      },
    ],
    () => [f64(24), { heads: 2, headDim: 4, keyCount: 7 }],
    () => [f32(24), { headsFirst: true, heads: 2, headDim: 4, grid: grid(3), positions: undefined }],
  ],
  rotaryPermutation: [() => [{ headDim: 6, rotaryDim: 4, to: 'interleaved' }]],
  permuteRotaryWeights: [() => [f32(24), { heads: 2, headDim: 4, rotaryDim: 2, to: 'rotateHalf', out: out(24) }]],
  applyXpos: [
    () => [
      tensor(3, 2, 4),
      {
        batch: 1,
        heads: 2,
        headDim: 4,
        headsFirst: false,
        role: 'keys',
        offset: 2,
        base: 100,
        scaleBase: 64,
        centre: 'lucidrains',
        out: out(24),
      },
    ],
  ],
  rotaryAngles: [() => [grid(3)]],
  evaRotary: [() => [{ headDim: 8, ...image(), base: 100, referenceHeight: 4, referenceWidth: 4, offset: 1 }]],
  axialRotary: [() => [{ axisDim: 4, ...image(), bands: 'language', maxFrequency: 8, base: 100 }]],
  dinov3Rotary: [() => [{ headDim: 8, ...image(), base: 100, normalize: 'max', minPeriod: 1, maxPeriod: 10 }]],
  mixedRotary: [() => [{ heads: 2, headDim: 4, ...image(), frequencies: numbers(8) }]],
  mixedFrequencies: [() => [{ headDim: 4, base: 10, turn: 1 }]],
  diffusers2dRotary: [
    () => [{ headDim: 8, ...image(), base: 100, startRow: 1, startColumn: 1, stopRow: 4, stopColumn: 4 }],
  ],
  cogvideoxRotary: [() => [{ headDim: 16, frames: 2, ...image(), base: 100, stopRow: 4, stopColumn: 4 }]],
  luminaRotary: [() => [{ headDim: 8, ...image(), base: 100, linearFactor: 2, ntkFactor: 2 }]],
  mrope: [
    () => [
      { style: 'interleaved', sections: [1, 1, 0], frequencies: frequencies(), positions: [[0, 1], f64(2), i32(0, 1)] },
    ],
  ],
  mropeAxes: [() => [{ style: 'chunked', sections: [2, 1, 1], pairs: 4 }]],

  learnedTable: [
    () => [
      {
        rows: 3,
        dim: 4,
        initialization: 'truncatedNormal',
        standardDeviation: 0.1,
        truncation: 3,
        low: 0,
        high: 1,
        seed: 5,
        paddingIndex: 1,
        dtype: 'float32',
        out: out(12),
      },
    ],
  ],
  lookUp: [() => [{ table: matrix(4, 2), positions: [0, 1], offset: 2, scale: 0.5, out: out(4) }]],
  resizeRows: [
    () => [
      {
        table: matrix(5, 2),
        rows: 6,
        prefixRows: 1,
        method: 'linear',
        alignCorners: true,
        dtype: 'float32',
        out: out(14),
      },
    ],
  ],
  resizeGrid: [
    () => [
      {
        table: matrix(5, 2),
        oldGrid: [2, 2],
        newGrid: [3, 2],
        prefixRows: 1,
        method: 'bicubic',
        alignCorners: false,
        dtype: 'float32',
        out: out(14),
      },
    ],
  ],
  resizeBiasTable: [
    () => [
      {
        table: matrix(12, 2),
        oldWindow: [2, 2],
        newWindow: [3, 2],
        extraRows: 3,
        method: 'nearest',
        alignCorners: false,
        dtype: 'float64',
        out: new Float64Array(36),
      },
    ],
  ],
  encodeNpy: [() => [matrix(2, 3)]],
  decodeNpy: [() => [npy()]],
  addPositions: [
    () => [
      {
        x: f32(12),
        table: matrix(5, 4),
        batch: 1,
        positions: [0, 4, 2],
        alpha: 2,
        scaleBySqrtDim: true,
        dropout: 0.5,
        seed: 3,
        out: out(12),
      },
    ],
  ],
  paddedPositions: [() => [{ mask: [0, 1, 1, 1], batch: 2, paddingPosition: -1 }]],
  packedPositions: [() => [{ sequences: i32(0, 0, 1, 1), batch: 2 }]],

  alibiSlopes: [() => [{ heads: 3, biasMax: 8 }]],
  alibiBias: [() => [{ ...square(), causal: true, form: 'distance', biasMax: 8, dtype: 'float32', out: out(12) }]],
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
  t5BucketTable: [() => [{ bidirectional: true, buckets: 8, maxDistance: 16, queries: 2, keys: 3, out: ints(6) }]],
  t5Bias: [
    () => [
      { bidirectional: true, buckets: 8, maxDistance: 16, queries: 2, keys: 3, table: matrix(8, 2), out: out(12) },
    ],
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
  swinCoordinates: [() => [{ window: [2, 3], trainedWindow: [2, 2] }]],
  debertaBuckets: [() => [{ bucketSize: 8, maxPosition: 16, relative: [-3, 0, 20], out: ints(3) }]],
  debertaRows: [() => [{ bucketSize: 8, maxPosition: 16, relative: f64(3).map(Math.trunc), out: ints(3) }]],
  debertaBucketTable: [() => [{ bucketSize: 8, maxPosition: 16, queries: 2, keys: 3, out: ints(6) }]],
  kerpleBias: [() => [{ kernel: 'power', queries: 2, keys: 3, p: [1, 2], a: f64(2).map(Math.abs), out: out(12) }]],
  fireDistances: [() => [{ queries: 2, keys: 3, c: 0.5, threshold: 4 }]],
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
  sandwichBias: [() => [{ ...square(), dim: 8, base: 100, causal: true, out: out(12) }]],
  copePositions: [() => [{ logits: tensor(2, 2, 3), rows: 4, causal: true, out: out(12) }]],
  copeBias: [
    () => [{ logits: tensor(2, 2, 3), queries: tensor(2, 2, 4), table: matrix(4, 4), causal: true, out: out(12) }],
  ],
  forgetGateBias: [() => [{ gateLogits: matrix(2, 3), causal: false, out: out(9) }]],
  nopeSchedule: [() => [{ layers: 6, every: 3 }]],
  nopeQueryScale: [() => [{ positions: [0, 8192], floorScale: 16, weight: 0.5 }]],

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
  softmax: [() => [{ scores: wide(2, 3) }]],
  lowPrecisionTable: [() => [{ positions: range(), ...precision() }]],
  precisionErrors: [() => [{ positions: [1, 2], ...precision() }]],
  firstCollision: [() => [{ ...precision(), limit: 20 }]],
  roundToFormat: [() => [{ numbers: numbers(3), format: 'float16' }]],
  variantTable: [() => [{ positions: f64(2), dim: 4, base: 100, formula: 'unpairedExponent', layout: 'concatenated' }]],
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
};

/** The file of a matrix [1, 2], byte by byte, so that the functions under test do not make their own arguments. */
function npy(): Uint8Array {
  const header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2), }".padEnd(117) + '\n';
  const text = `\x93NUMPY\x01\x00${String.fromCharCode(header.length, 0)}${header}\0\0\x80?\0\0\0@`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

// Frequencies of rotations, and functions that use them.
import { numbers, f32, f64, i32, wide, tensor, out, range, image } from '../arguments.ts';
import type { Baselines, Parameters, Results } from '../baselines.ts';

const frequencies = () => ({ inverse: f64(2).map(Math.abs), remainder: new Float64Array(2), attentionFactor: 1 });
const grid = (tokens: number) => ({
  coordinates: wide(2, tokens),
  pairs: 2,
  heads: 1,
  frequencies: { inverse: f64(4).map(Math.abs), remainder: new Float64Array(4), attentionFactor: 1 },
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

export default {
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
  ],
  rotaryFromConfig: [
    () => [config(), { sequenceLength: 40, layerType: 'full_attention' }],
    () => [
      {
        ...config(),
        rope_theta: null,
        rope_scaling: null,
        rope_parameters: { full_attention: { rope_theta: 100, rope_type: 'default' } },
      },
      { layerType: 'full_attention' },
    ],
  ],
  modelPositions: [
    () => [config(), { sequenceLength: 40 }],
    () => [{ ...config(), num_hidden_layers: 4, rope_scaling: null }],
  ],
  rotaryTable: [
    () => [
      { positions: range(), frequencies: frequencies(), duplicated: true, pairing: 'rotateHalf', dtype: 'float64' },
    ],
    () => [{ grid: grid(3) }],
  ],
  applyRotary: [
    () => [
      tensor(1, 2, 3, 4),
      {
        headsFirst: true,
        pairing: 'rotateHalf',
        frequencies: frequencies(),
        positions: { first: 5, count: 3, step: 1 },
        slot: { length: 7, first: 2 },
        out: out(56),
      },
    ],
    () => [
      { data: new Uint16Array(24), shape: [3, 2, 4] },
      {
        headsFirst: false,
        pairing: 'interleaved',
        dtype: 'bfloat16',
        frequencies: frequencies(),
        positions: [0, 1, 5],
        out: new Uint16Array(24),
      },
    ],
    () => [
      f32(30),
      {
        heads: 2,
        headDim: 4,
        fused: { width: 10, first: 1 },
        pairing: 'rotateHalf',
        frequencies: frequencies(),
        positions: [0, 1, 2],
      },
    ],
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
    () => [
      f64(24),
      { heads: 2, headDim: 4, headsFirst: false, keyCount: 7, frequencies: frequencies(), pairing: 'interleaved' },
    ],
    () => [
      f32(24),
      { headsFirst: true, heads: 2, headDim: 4, grid: grid(3), positions: undefined, pairing: 'rotateHalf' },
    ],
  ],
  PreparedRotary: [
    () => [
      { headDim: 4, headsFirst: true, pairing: 'rotateHalf', frequencies: frequencies(), length: 3 },
      [f32(24), f64(12)],
      { positions: [[0, 1, 2]], batch: 1, inverse: true },
    ],
    () => [
      { headDim: 4, headsFirst: false, pairing: 'rotateHalf', frequencies: frequencies() },
      f32(30),
      { positions: range(), fused: { width: 10, first: 1 }, heads: 2 },
    ],
    () => [
      { headDim: 4, headsFirst: false, pairing: 'interleaved', frequencies: frequencies() },
      f32(24),
      { positions: range(), batch: 1, inverse: false, out: out(24) },
    ],
    () => [{ headDim: 4, headsFirst: true, pairing: 'interleaved', grid: grid(3) }, f32(24), { batch: 2 }],
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
    () => [f32(24), { headDim: 8, rotaryDim: 4, role: 'queries', positions: [3, 0.5, 1], length: 9 }],
  ],
  rotaryAngles: [() => [grid(3), { dtype: 'float32', out: out(6) }]],
  mixedFrequencies: [() => [{ headDim: 4, base: 10, turn: 1 }]],
  mropeAxes: [() => [{ style: 'chunked', sections: [2, 1, 1], pairs: 4 }]],
  rotaryGrid: [
    () => [{ convention: 'axial', axisDim: 4, ...image(), bands: 'language', maxFrequency: 8, base: 100 }],
    () => [{ convention: 'cogvideox', headDim: 16, frames: 2, ...image(), base: 100, stopRow: 4, stopColumn: 4 }],
    () => [
      {
        convention: 'diffusers',
        headDim: 8,
        ...image(),
        base: 100,
        startRow: 1,
        startColumn: 1,
        stopRow: 4,
        stopColumn: 4,
      },
    ],
    () => [{ convention: 'dinov3', headDim: 8, ...image(), base: 100, normalize: 'max', minPeriod: 1, maxPeriod: 10 }],
    () => [{ convention: 'eva', headDim: 8, ...image(), base: 100, referenceHeight: 4, referenceWidth: 4, offset: 1 }],
    () => [
      {
        convention: 'eva',
        headDim: 8,
        ...image(),
        indexing: 'xy',
        inPixels: true,
        linearBands: true,
        maxFrequency: 8,
      },
    ],
    () => [{ convention: 'axial', axisDim: 4, ...image(), frames: 2, bands: 'pixel' }],
    () => [{ convention: 'lumina', headDim: 8, ...image(), base: 100, linearFactor: 2, ntkFactor: 2 }],
    () => [{ convention: 'mixed', heads: 2, headDim: 4, ...image(), frequencies: numbers(8) }],
    () => [
      {
        convention: 'mrope',
        style: 'interleaved',
        sections: [1, 1, 0],
        frequencies: frequencies(),
        positions: [[0, 1], f64(2), i32(0, 1)],
      },
    ],
    () => [
      {
        convention: 'mrope',
        style: 'chunked',
        sections: [1, 1, 0, 0],
        frequencies: frequencies(),
        positions: [[0, 1], f64(2), i32(0, 1), [0, 1]],
      },
    ],
    () => [{ convention: 'axes', axisDims: [2, 4], base: 100, positions: [[0, 1], f64(2)] }],
    () => [
      {
        convention: 'flux',
        pictures: [
          [2, 3],
          [1, 1],
        ],
        textTokens: 2,
        axisDims: [2, 4, 4],
        base: 100,
      },
    ],
    () => [
      { convention: 'axes', frequencies: [{ inverse: f64(2) }, { inverse: f64(1) }], positions: [[0, 1], f64(2)] },
    ],
    () => [{ convention: 'pixtral', headDim: 8, height: 2, width: 3, base: 100 }],
    () => [
      {
        convention: 'qwenImageLayered',
        pictures: [
          [2, 3],
          [1, 1],
        ],
        textTokens: 2,
        axisDims: [2, 4, 4],
        base: 100,
      },
    ],
    () => [
      {
        convention: 'ltx2',
        heads: 2,
        headDim: 10,
        frames: 2,
        height: 2,
        width: 3,
        fps: 25,
        causalOffset: 1,
        scaleFactors: [8, 32, 32],
        maxPositions: [20, 2048, 2048],
        base: 100,
      },
    ],
    () => [{ convention: 'qwenImage', pictures: [[2, 2, 3]], textTokens: 2, axisDims: [2, 4, 4], base: 100 }],
    () => [
      {
        convention: 'ltx',
        heads: 2,
        headDim: 10,
        frames: 2,
        height: 2,
        width: 3,
        steps: [0.25, 0.5, 0.125],
        base: 100,
      },
    ],
    () => [{ convention: 'wan', headDim: 8, frames: 2, height: 2, width: 3, base: 100 }],
    () => [{ convention: 'hunyuanImage3', headDim: 8, height: 2, width: 3, textTokens: 2, textAfter: 1, base: 100 }],
  ],
} satisfies Baselines;

export const parameters: Parameters = {
  applyRotary: ['x'],
  applyXpos: ['x'],
  PreparedRotary: ['x'],
  permuteRotaryWeights: ['weights'],
  rotaryAngles: ['grid', 'options'],
  rotaryFromConfig: ['config', 'context'],
  modelPositions: ['config'],
};

export const results: Results = {
  float32: ['rotaryTable'],
  float64: ['rotaryAngles'],
  'as given': ['applyRotary', 'PreparedRotary', 'permuteRotaryWeights', 'applyXpos'],
  integers: ['mropeAxes', 'rotaryPermutation'],
  positions: ['rotaryFrequencies', 'rotaryFromConfig', 'modelPositions', 'mixedFrequencies', 'rotaryGrid'],
};

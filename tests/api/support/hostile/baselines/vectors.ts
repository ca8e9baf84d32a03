// Vectors of positions: lines, levels, grids, features of points.
import { numbers, f32, f64, i32, out, range, image } from '../arguments.ts';
import type { Baselines, Parameters, Results } from '../baselines.ts';

const levels = () => [{ base: 100, offset: 1 }, { base: 1000 }, { table: f32(12) }];

export default {
  sinusoidal: [
    () => [{ convention: 'fairseq', positions: numbers(3), dim: 6, paddingIndex: 1, dtype: 'float32', out: out(18) }],
    () => [
      {
        convention: 'tensor2tensor',
        positions: 3,
        dim: 6,
        minTimescale: 1,
        maxTimescale: 100,
        dtype: 'float32',
        out: out(18),
      },
    ],
    () => [{ convention: 'whisper', positions: range(), dim: 6, maxTimescale: 100, dtype: 'float32', out: out(18) }],
    () => [{ convention: 'marian', positions: 3, dim: 5, base: 100, dtype: 'float64', out: new Float64Array(15) }],
    () => [
      { convention: 'xTransformers', positions: f32(3), dim: 4, scale: 0.5, base: 100, dtype: 'float32', out: out(12) },
    ],
    () => [{ convention: 'espnet', length: 3, dim: 4, base: 100, dtype: 'float32', out: out(20) }],
    () => [
      { convention: 'transformerXl', length: 3, dim: 4, clampLength: 1, base: 100, dtype: 'float32', out: out(12) },
    ],
    () => [{ convention: 'doubledExponent', positions: 3, dim: 4, base: 100, dtype: 'float32', out: out(12) }],

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
  fairseqPositions: [() => [{ tokens: [1, 5, 6, 1], length: 2, paddingIndex: 1 }]],
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
  sinusoidalGrid: [
    () => [
      {
        convention: 'sam',
        ...image(),
        matrix: { data: f64(6), shape: [2, 3] },
        points: numbers(4),
        dtype: 'float32',
        out: out(12),
      },
    ],
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
    () => [
      {
        convention: 'diffusers',
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
    () => [
      {
        convention: 'diffusersVideo',
        frames: 2,
        ...image(),
        dim: 16,
        spatialInterpolationScale: 2,
        temporalInterpolationScale: 2,
        dtype: 'float32',
        out: out(192),
      },
    ],
    () => [{ convention: 'multidim', sizes: [2, 3], dim: 4, base: 100, dtype: 'float32', out: out(24) }],
    () => [
      {
        convention: 'tensor2tensor',
        sizes: i32(2, 3),
        dim: 4,
        minTimescale: 1,
        maxTimescale: 100,
        dtype: 'float32',
        out: out(24),
      },
    ],
    () => [
      {
        convention: 'detr',
        batch: 1,
        ...image(),
        axisDim: 4,
        mask: [1, 1, 0, 1, 1, 0],
        base: 100,
        normalize: true,
        scale: 2,
        offset: -0.5,
        dtype: 'float32',
        out: out(48),
      },
    ],
  ],
} satisfies Baselines;

export const parameters: Parameters = { hierarchyAmbiguities: ['levels'] };

export const results: Results = {
  float32: [
    'sinusoidal',
    'timestepEmbedding',
    'productEncoding',
    'hierarchicalEncoding',
    'sinusoidalGrid',
    'nerfFeatures',
    'gaussianFeatures',
    'noiseLevelFeatures',
    'boxFeatures',
  ],
  positions: ['angularFrequencies', 'wavelengths', 'fairseqPositions'],
  none: ['sinusoidalEntry', 'hierarchyAmbiguities'],
};

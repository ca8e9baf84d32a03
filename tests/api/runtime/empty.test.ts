// A size of 0 with a huge one: the result is empty, so it is made at once and takes no memory.
import * as posenc from 'posenc';
import { expect, test } from 'vitest';
import { heldBytes } from '../support/memory.ts';

const widest = 2 ** 24;
const huge = 2 ** 30;
const none = new Float32Array(0);
const empty = (...shape: number[]) => ({ data: none, shape });
const flat = (rows: number, columns: number) => ({ data: none, rows, columns });

const calls: Readonly<Record<string, () => unknown>> = {
  sinusoidal: () => posenc.sinusoidal({ positions: 0, dim: widest }),
  'sinusoidal of a list': () => posenc.sinusoidal({ positions: [], dim: widest }),
  fairseqSinusoidal: () => posenc.sinusoidal({ convention: 'fairseq', positions: 0, dim: widest }),
  tensor2tensorSinusoidal: () =>
    posenc.sinusoidal({ convention: 'tensor2tensor', positions: 0, dim: widest, minTimescale: 2, maxTimescale: 50 }),
  transformerXlTable: () => posenc.sinusoidal({ convention: 'transformerXl', length: 0, dim: widest, clampLength: 4 }),
  relativeSinusoidal: () => posenc.sinusoidal({ convention: 'espnet', length: 0, dim: widest }),
  timestepEmbedding: () =>
    posenc.timestepEmbedding({ timesteps: [], dim: widest, flipSinToCos: true, downscaleFreqShift: 0.5 }),
  doubledExponent: () => posenc.sinusoidal({ convention: 'doubledExponent', positions: 0, dim: widest }),
  productEncoding: () => posenc.productEncoding({ points: [], dim: widest }),
  hierarchicalEncoding: () => posenc.hierarchicalEncoding({ positions: [], levels: [{}, {}], dim: widest }),
  learnedTable: () => posenc.learnedTable({ rows: 0, dim: widest }),
  lowPrecisionTable: () => posenc.lowPrecisionTable({ positions: 0, dim: widest, format: 'float16' }),
  precisionErrors: () => posenc.precisionErrors({ positions: 0, dim: widest, format: 'float16' }),
  variantTable: () => posenc.variantTable({ positions: 0, dim: widest, formula: 'paper' }),
  offsetSimilarity: () => posenc.offsetSimilarity({ offsets: 0, dim: widest }),

  visionGrid: () => posenc.sinusoidalGrid({ convention: 'mae', height: 0, width: widest, dim: widest }),
  'visionGrid with a class token': () =>
    posenc.sinusoidalGrid({ convention: 'mae', height: widest, width: 0, dim: 4, classToken: true }),
  diffusersGrid: () =>
    posenc.sinusoidalGrid({ convention: 'diffusers', height: 0, width: widest, dim: widest, baseSize: 16 }),
  diffusersVideoGrid: () =>
    posenc.sinusoidalGrid({ convention: 'diffusersVideo', frames: 0, height: widest, width: widest, dim: widest }),
  multidimSinusoidal: () => posenc.sinusoidalGrid({ convention: 'multidim', sizes: [widest, widest, 0], dim: widest }),
  tensor2tensorGrid: () =>
    posenc.sinusoidalGrid({ convention: 'tensor2tensor', sizes: [0, widest, widest], dim: widest }),
  detrEncoding: () =>
    posenc.sinusoidalGrid({ convention: 'detr', batch: huge, height: 0, width: widest, axisDim: widest / 2 }),
  'detrEncoding of nothing': () =>
    posenc.sinusoidalGrid({ convention: 'detr', batch: 0, height: widest, width: widest, axisDim: widest / 2 }),

  addPositions: () => posenc.addPositions({ x: none, table: flat(0, widest), batch: huge }),
  paddedPositions: () => posenc.paddedPositions({ mask: [], batch: huge }),
  packedPositions: () => posenc.packedPositions({ sequences: [], batch: huge }),
  lookUp: () => posenc.lookUp({ table: flat(0, widest), positions: [] }),
  resizeRows: () => posenc.resizeRows({ table: flat(0, widest), rows: 0 }),
  resizeGrid: () => posenc.resizeGrid({ table: flat(0, widest), oldGrid: [0, huge], newGrid: [huge, 0] }),
  applyRotary: () =>
    posenc.applyRotary(none, {
      batch: huge,
      heads: huge,
      headDim: widest,
      headsFirst: true,
      positions: [],
      frequencies: ladder,
      pairing: 'interleaved',
    }),
  applyXpos: () =>
    posenc.applyXpos(none, { batch: huge, heads: huge, headDim: widest, headsFirst: true, role: 'keys' }),
  nerfFeatures: () => posenc.nerfFeatures({ points: [], dimensions: 65536, frequencies: 60 }),
  boxFeatures: () => posenc.boxFeatures({ boxes: [], frequencies: 65536 }),

  alibiBias: () => posenc.alibiBias({ heads: 65536, queries: 0, keys: huge, causal: true }),
  alibiMaskedBias: () => posenc.alibiMaskedBias({ heads: 65536, keys: huge, mask: [] }),
  t5BucketTable: () => posenc.t5BucketTable({ bidirectional: true, queries: 0, keys: huge }),
  debertaBucketTable: () => posenc.debertaBucketTable({ queries: 0, keys: 2 ** 31 - 1 }),
  shawIndex: () => posenc.shawIndex({ queries: 0, keys: huge, maxDistance: 4 }),
  kerpleBias: () => posenc.kerpleBias({ kernel: 'logarithmic', queries: 0, keys: huge, p: [1], a: [1] }),
  fireDistances: () => posenc.fireDistances({ queries: 0, keys: huge, c: 1, threshold: 1 }),
  sandwichBias: () => posenc.sandwichBias({ heads: 65536, queries: 0, keys: huge, dim: 2 ** 20 }),
  copePositions: () => posenc.copePositions({ logits: empty(huge, 0, widest), rows: widest }),
  addBias: () => posenc.addBias({ scores: empty(huge, 0, huge), bias: empty(1, 0, huge) }),
  relativeShift: () => posenc.relativeShift({ x: empty(0, huge, huge) }),
  transformerXlPositions: () => posenc.transformerXlPositions({ keys: 0, width: widest }),

  similarity: () => posenc.similarity({ table: flat(huge, 0), others: flat(0, 0) }),
  softmax: () => posenc.softmax({ scores: flat(huge, 0) }),
  columnSpreads: () => posenc.columnSpreads({ table: flat(huge, 0) }),
  rowNorms: () => posenc.rowNorms({ table: flat(0, huge) }),
  identify: () => posenc.identify({ table: flat(huge, 0) }),
};

const ladder = { inverse: new Float64Array([1]), attentionFactor: 1 };

/** All the numbers of a result. */
function elements(result: unknown): number {
  if (ArrayBuffer.isView(result)) return (result as Float32Array).length;
  const { data } = result as { data?: Float32Array };
  return data?.length ?? 0;
}

test.each(Object.entries(calls))('%s of an empty input takes neither time nor memory', (name, call) => {
  const before = heldBytes();
  const start = process.cpuUsage();
  const result = call();
  const { user, system } = process.cpuUsage(start);
  expect(elements(result)).toBe(name.endsWith('class token') ? 4 : 0);
  // Memory grows by a megabyte or a fifth at least, whatever little is missing for a call's record.
  expect(heldBytes() - before).toBeLessThanOrEqual(Math.max(before / 5, 2 ** 20) + 2 ** 16);
  // Processor time, so that a busy machine is not a failure; the code before took seconds or never ended.
  expect((user + system) / 1e6).toBeLessThan(0.5);
});

test('a table without columns is analysed at once, with any number of rows', () => {
  const tall = flat(huge, 0);
  const start = process.cpuUsage();
  expect(posenc.shiftResidual({ table: tall, matrix: flat(0, 0), shift: 1 }).rows).toBe(huge - 1);
  expect(posenc.fitShift({ table: tall, shift: 1 }).rank).toBe(0);
  expect(posenc.fingerprint({ table: tall, shift: huge - 1 }).closestRows).toEqual({
    first: 0,
    second: 1,
    distance: 0,
  });
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(0.5);
});

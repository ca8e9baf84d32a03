// Biases and tables of the GPU against those of the CPU.
import { alibiBias, rotaryFrequencies, rotaryTable, sinusoidal, t5Bias } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alibiSlopes, t5Boundaries } from '../../../web/library/webgpu/exact.ts';
import { alibiSlopes as exactSlopes, t5Thresholds } from 'posenc';
import { openGpu, type Gpu } from './support/gpu.ts';
import type { Job, Sent } from './support/host.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

const floats = (data: ArrayLike<number>): Sent => ({ type: 'float32', data: Array.from(data) });
const zeros = (count: number): Sent => floats(Array<number>(count).fill(0));

async function outOf(job: Job): Promise<readonly number[]> {
  const { buffers, error, complaints } = await gpu.run(job);
  expect([error, complaints]).toEqual([undefined, []]);
  return buffers['out'] ?? [];
}

/** Positions far apart and far away, on both sides. */
const queries = [0, 1, 1000, 16_777_217, 2 ** 30];
const keys = [0, 3, 999, 1000, 33_554_433, 2 ** 30 - 1, 2 ** 31 - 1];
const lists = { queries: { type: 'int32', data: queries }, keys: { type: 'int32', data: keys } } as const;
const given = {
  queries: { buffer: 'queries', count: queries.length },
  keys: { buffer: 'keys', count: keys.length },
};

describe('createBias', () => {
  const forms = ['symmetric', 'distance', 'keyIndex'] as const;
  const heads = [1, 3, 8, 12] as const;
  const all = forms.flatMap((form) => heads.map((n) => [form, n] as const));

  test.each(all)('ALiBi, %s, %i heads: within 0.512 units of the last place', async (form, n) => {
    const size = n * queries.length * keys.length;
    const out = await outOf({
      kind: 'bias',
      options: { kind: 'alibi', heads: n, form },
      buffers: { ...lists, out: zeros(size) },
      calls: [{ out: { buffer: 'out' }, ...given }],
    });
    const truth = alibiBias({ heads: n, queries, keys, form, dtype: 'float64' }).data;
    truth.forEach((value, i) => {
      const unit = value === 0 ? 0 : 2 ** (Math.floor(Math.log2(Math.abs(value))) - 23);
      expect(Math.abs((out[i] as number) - value)).toBeLessThanOrEqual(0.512 * unit);
    });
  });

  test.each([true, false])('T5, in both directions %s: the same numbers', async (bidirectional) => {
    const n = 3;
    const learned = Float32Array.from({ length: 32 * n }, (_, i) => ((i * 37) % 64) / 8 - 4);
    const tokens = 300;
    const out = await outOf({
      kind: 'bias',
      options: { kind: 't5', heads: n, bidirectional },
      buffers: { learned: floats(learned), out: zeros(n * tokens * tokens) },
      calls: [
        { out: { buffer: 'out' }, queries: { count: tokens }, keys: { count: tokens }, table: { buffer: 'learned' } },
      ],
    });
    const table = { data: learned, rows: 32, columns: n };
    expect(out).toEqual(Array.from(t5Bias({ queries: tokens, keys: tokens, bidirectional, table }).data));
  });

  test('added to scores with strides, keys after the query hidden, and moved on', async () => {
    const scores = Array.from({ length: 2 * 40 }, (_, i) => i / 8);
    const call = {
      ...{ out: { buffer: 'out', offset: 2, strides: { head: 40, query: 10 } }, add: true },
      ...{ queries: { first: 1, count: 2 }, keys: { count: 6 }, move: [3] },
    };
    const options = { kind: 'alibi', heads: 2, causal: true };
    const job: Job = { kind: 'bias', options, buffers: { out: floats(scores) }, calls: [call] };
    const wanted = [...scores];
    const bias = alibiBias({ heads: 2, queries: [3, 4], keys: 6, causal: true });
    for (let h = 0; h < 2; ++h)
      for (let i = 0; i < 2; ++i)
        for (let j = 0; j < 6; ++j) wanted[2 + 40 * h + 10 * i + j]! += bias.data[(2 * h + i) * 6 + j] as number;
    expect(await outOf(job)).toEqual(wanted);
    expect(await outOf({ ...job, fallback: true, options: { ...options, fallback: 'cpu' } })).toEqual(wanted);
  });

  test('slopes and boundaries: those of the library', () => {
    for (const n of [1, 2, 3, 7, 8, 12, 71, 128]) {
      const truth = exactSlopes({ heads: n });
      alibiSlopes(n, 8).forEach((slope, h) =>
        expect(Math.abs(slope / (truth[h] as number) - 1)).toBeLessThanOrEqual(2 ** -51),
      );
    }
    for (const [buckets, maxDistance] of [
      [16, 128],
      [32, 128],
      [2, 3],
      [64, 100],
      [7, 20_000],
      [512, 513],
      [33, 2 ** 31 - 1],
    ] as const)
      expect([...t5Boundaries(buckets, maxDistance)]).toEqual([
        ...t5Thresholds({ buckets, maxDistance, bidirectional: false }),
      ]);
  });
});

describe('createTable', () => {
  const conventions = [
    [{ dim: 9 }, (positions: number[]) => sinusoidal({ positions, dim: 9, dtype: 'float64' })],
    [
      { dim: 9, layout: 'concatenated' },
      (positions: number[]) => sinusoidal({ positions, dim: 9, layout: 'concatenated', dtype: 'float64' }),
    ],
    [
      { dim: 9, layout: 'concatenated', ladder: 'halfMinusOne', paddingIndex: 1 },
      (positions: number[]) => sinusoidal({ convention: 'fairseq', positions, dim: 9, dtype: 'float64' }),
    ],
    [
      { dim: 12, layout: 'concatenated', ladder: 'halfMinusOne' },
      (positions: number[]) => sinusoidal({ convention: 'whisper', positions, dim: 12, dtype: 'float64' }),
    ],
    [
      { dim: 12, layout: 'concatenated', scale: 12 ** -0.5 },
      (positions: number[]) => sinusoidal({ convention: 'xTransformers', positions, dim: 12, dtype: 'float64' }),
    ],
  ] as const;

  test.each(conventions)('%o: as on the CPU', async (options, make) => {
    for (const first of [0, 99_999, 2 ** 31 - 2]) {
      const positions = [first, first + 1, first + 2];
      const truth = make(positions).data;
      const job: Job = {
        kind: 'table',
        options,
        buffers: { out: zeros(truth.length) },
        calls: [{ out: { buffer: 'out' }, positions: { first, count: 3 } }],
      };
      for (const one of [job, { ...job, fallback: true, options: { ...options, fallback: 'cpu' } }]) {
        const out = await outOf(one);
        truth.forEach((value, i) => expect(Math.abs((out[i] as number) - value)).toBeLessThanOrEqual(2 ** -24));
      }
    }
  });

  test('cosines and sines apart, for the kernels of other runtimes, behind other rows', async () => {
    const frequencies = rotaryFrequencies({ headDim: 8 });
    const truth = rotaryTable({ positions: { first: 5, count: 2 }, frequencies, dtype: 'float64' });
    for (const layout of ['cosines', 'sines'] as const) {
      const out = await outOf({
        kind: 'table',
        options: { dim: 8, layout },
        buffers: { out: floats(Array<number>(12).fill(7)) },
        calls: [{ out: { buffer: 'out', rows: 3 }, positions: { count: 2 }, move: [5, 1] }],
      });
      const part = layout === 'cosines' ? truth.cosine : truth.sine;
      expect(out.slice(0, 4)).toEqual([7, 7, 7, 7]);
      part.data.forEach((value, i) => expect(Math.abs((out[4 + i] as number) - value)).toBeLessThanOrEqual(2 ** -24));
    }
  });
});

// float16 on adapters with shader-f16, and the same calls on the CPU everywhere. SwiftShader has no shader-f16:
// POSENC_DAWN chooses another adapter.
import { alibiBias, applyRotary, rotaryFrequencies, sinusoidal, t5Bias } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBits, writeBits } from '../../../web/library/api/runtime/halves.ts';
import { openGpu, type Gpu } from './support/gpu.ts';
import type { Job, Sent } from './support/host.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

const halves = (values: ArrayLike<number>): Sent => {
  const bits = new Uint16Array(values.length);
  writeBits('float16', Float64Array.from(values), bits, 0);
  return { type: 'float16', data: [...bits] };
};

/** A unit in the last place, and what the products of a rotation lose before it. */
const near = (value: number): number =>
  2 ** (Math.floor(Math.log2(Math.max(Math.abs(value), 2 ** -14))) - 10) + 6 * 2 ** -24;

/** Where the device has halves, it answers; where it has none, it says so. The CPU answers in either case. */
async function answered(job: Job, name: string, wanted: ArrayLike<number>): Promise<void> {
  const options = { ...job.options, dtype: 'float16' };
  const runs = [
    await gpu.run({ ...job, options }),
    await gpu.run({ ...job, fallback: true, options: { ...options, fallback: 'cpu' } }),
  ];
  for (const [index, { buffers, error, complaints }] of runs.entries()) {
    expect(complaints).toEqual([]);
    if (index === 0 && !gpu.adapter.hasHalves) {
      expect(error?.message).toContain('it lacks the feature shader-f16');
      continue;
    }
    expect(error).toBeUndefined();
    const got = readBits('float16', Uint16Array.from(buffers[name] ?? []));
    expect(got.length).toBe(wanted.length);
    got.forEach((value, i) => {
      const truth = wanted[i] as number;
      if (Number.isFinite(truth)) expect(Math.abs(value - truth)).toBeLessThanOrEqual(near(truth));
      else expect(value).toBe(truth);
    });
  }
}

describe('float16', () => {
  const x = Array.from({ length: 200 }, (_, i) => (((i * 37) % 129) - 64) / 64);

  test.each([
    ['rotateHalf', 7, 4],
    ['interleaved', 8, 8],
  ] as const)('a rotation, %s, heads of %i from an odd element on, in place', async (pairing, headDim, rotaryDim) => {
    const [heads, tokens, offset] = [3, 4, 3];
    const frequencies = rotaryFrequencies({ rotaryDim });
    const { inverse, remainder } = frequencies;
    const size = heads * tokens * headDim;
    const turned = applyRotary(Float64Array.from(x.slice(offset, offset + size)), {
      ...{ heads, headDim, headsFirst: false, pairing, frequencies },
      positions: { first: 77_777, count: tokens },
    }).data;
    await answered(
      {
        kind: 'rotary',
        options: {
          headDim,
          headsFirst: false,
          pairing,
          frequencies: { inverse: [...inverse], remainder: [...remainder] },
        },
        buffers: { x: halves(x) },
        calls: [{ x: { buffer: 'x', offset }, heads, positions: { first: 77_777, count: tokens } }],
      },
      'x',
      [...x.slice(0, offset), ...turned, ...x.slice(offset + size)],
    );
  });

  test('a table of an odd width', async () => {
    await answered(
      {
        kind: 'table',
        options: { dim: 9, layout: 'concatenated' },
        buffers: { out: halves(Array<number>(27).fill(0)) },
        calls: [{ out: { buffer: 'out' }, positions: { first: 99_999, count: 3 } }],
      },
      'out',
      sinusoidal({ positions: { first: 99_999, count: 3 }, dim: 9, layout: 'concatenated', dtype: 'float64' }).data,
    );
  });

  test('ALiBi added to scores, keys after the query hidden', async () => {
    const scores = x.slice(0, 2 * 3 * 5);
    const bias = alibiBias({ heads: 2, queries: [1, 2, 3], keys: 5, causal: true, dtype: 'float64' }).data;
    await answered(
      {
        kind: 'bias',
        options: { kind: 'alibi', heads: 2, causal: true },
        buffers: { out: halves(scores) },
        calls: [{ out: { buffer: 'out' }, queries: { first: 1, count: 3 }, keys: { count: 5 }, add: true }],
      },
      'out',
      scores.map((score, i) => score + (bias[i] as number)),
    );
  });

  test('T5 from a table of halves', async () => {
    const learned = x.slice(0, 64);
    const table = { data: Float32Array.from(learned), rows: 32, columns: 2 };
    await answered(
      {
        kind: 'bias',
        options: { kind: 't5', heads: 2 },
        buffers: { learned: halves([9, ...learned]), out: halves(Array<number>(2 * 5 * 7).fill(0)) },
        calls: [
          {
            ...{ out: { buffer: 'out' }, queries: { count: 5 }, keys: { count: 7 } },
            table: { buffer: 'learned', offset: 1 },
          },
        ],
      },
      'out',
      t5Bias({ queries: 5, keys: 7, offset: 0, table }).data,
    );
  });
});

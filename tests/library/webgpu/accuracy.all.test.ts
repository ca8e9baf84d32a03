// Every position up to 2^31 within 2^-24 of the unit circle on the GPU, searched where it is hardest: the argument is
// in web/docs/decisions/024-phases-on-the-gpu.md.
import { rotaryFrequencies, rotaryTable, type Frequencies } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aimed } from '../../../web/tools/bench/webgpu/usual.mjs';
import { ladder, turnWords } from '../../../web/library/webgpu/exact.ts';
import { radiusWords } from '../../../web/library/webgpu/radius.ts';
import { circle, phaseOf } from './support/circle.ts';
import { openGpu, type Gpu } from './support/gpu.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
});
afterAll(() => gpu?.close());

const unit = 2 ** -24;

const ladders: Readonly<Record<string, Frequencies>> = {
  'base 10000': rotaryFrequencies({ headDim: 64 }),
  'base 500000': rotaryFrequencies({ headDim: 64, base: 500_000 }),
  linear: rotaryFrequencies({ headDim: 32, scaling: { type: 'linear', factor: 3 } }),
};

function worst(got: readonly number[], positions: readonly number[], frequencies: Frequencies): number {
  const { sine, cosine } = rotaryTable({ positions, frequencies, dtype: 'float64' });
  let most = 0;
  for (let i = 0; i < sine.data.length; ++i)
    for (const [at, truth] of [[2 * i, sine.data[i]] as const, [2 * i + 1, cosine.data[i]] as const]) {
      const off = Math.abs((got[at] as number) - (truth as number));
      if (!(off <= most)) most = off;
    }
  return most;
}

describe('tables of the GPU', () => {
  test.each(Object.keys(ladders))('%s: within 2^-24 at aimed positions up to 2^31', async (name) => {
    const frequencies = { ...(ladders[name] as Frequencies), attentionFactor: 1 };
    const positions = aimed(frequencies.inverse, 2000);
    const { inverse, remainder } = frequencies;
    const count = positions.length * inverse.length;
    const list = { type: 'int32', data: positions } as const;
    const out = { type: 'float32', data: Array<number>(2 * count).fill(0) } as const;
    const ours = await gpu.run({
      kind: 'table',
      options: { frequencies: { inverse: [...inverse], remainder: [...remainder] } },
      buffers: { list, out },
      calls: [{ out: { buffer: 'out' }, positions: { buffer: 'list', count: positions.length } }],
    });
    expect([ours.error, ours.complaints]).toEqual([undefined, []]);
    const got = ours.buffers['out'] ?? [];
    const error = worst(got, positions, frequencies);
    expect(error).toBeLessThanOrEqual(unit);
    // The bits are those that whole numbers have anywhere.
    const words = turnWords(frequencies);
    const expected = positions.flatMap((position) =>
      Array.from(inverse, (_, i) => circle(phaseOf(position, words, i))).flatMap(([cosine, sine]) => [sine, cosine]),
    );
    const numbers = (list: readonly number[]): Float32Array => Float32Array.from(list, (x) => x + 0); // no -0
    expect(numbers(got)).toEqual(numbers(expected));
    const naive = await gpu.run({
      kind: 'naive',
      options: { count },
      buffers: { frequencies: { type: 'float32', data: [...inverse] }, list, out },
      calls: [],
    });
    expect(naive.complaints).toEqual([]);
    const usual = worst(naive.buffers['out'] ?? [], positions, frequencies);
    console.log(`${name}: ${(error / unit).toFixed(2)} x 2^-24; the usual shader is off by ${usual.toFixed(3)}`);
    expect(usual).toBeGreaterThan(0.1);
  });
});

describe('the same in whole numbers here', () => {
  test('circle: within 0.53 x 2^-24 of the unit circle at every thousandth phase and next to every quarter', () => {
    let most = 0;
    const look = (phase: number): void => {
      const [cosine, sine] = circle(phase >>> 0);
      const angle = (phase >>> 0) * (2 * Math.PI * 2 ** -32);
      most = Math.max(most, Math.abs(cosine - Math.cos(angle)), Math.abs(sine - Math.sin(angle)));
    };
    for (let phase = 0; phase < 2 ** 32; phase += 1021) look(phase);
    for (let eighth = 0; eighth < 8; ++eighth) for (let k = -300; k <= 300; ++k) look(eighth * 2 ** 29 + k);
    expect(most).toBeLessThanOrEqual(0.53 * unit);
    expect(circle(0)).toEqual([1, 0]);
    expect(circle(2 ** 30)).toEqual([0, 1]);
  });

  // A radius just above a power of two: half a unit in its last place is 2^-24 of it, and the polynomial comes on top.
  test('circle of a radius: within 1.02 x 2^-24 of it, next to the phases where it is worst', () => {
    let most = 0;
    for (const radius of [1 + 2 ** -20, 1 + 2 ** -10, 1.01, 0.1 * Math.log(2) + 1, 0.1 * Math.log(4) + 1]) {
      const { part, exponent } = radiusWords(radius);
      for (let phase = 0; phase < 2 ** 27; phase += phase < 2 ** 22 ? 61 : 9973) {
        const angle = phase * (2 * Math.PI * 2 ** -32);
        const [cosine, sine] = circle(phase, part, 2 ** (exponent - 31));
        const off = Math.max(Math.abs(cosine - radius * Math.cos(angle)), Math.abs(sine - radius * Math.sin(angle)));
        most = Math.max(most, off / radius);
      }
    }
    expect(most).toBeGreaterThan(unit);
    expect(most).toBeLessThanOrEqual(1.02 * unit);
  });

  test('phase_of: less than a unit below the product of whole numbers', () => {
    const words = turnWords(ladder(10_000, 2, 128, 64));
    for (let i = 0; i < 64; ++i) {
      const turns = (BigInt(words[4 * i] as number) << 32n) | BigInt(words[4 * i + 1] as number);
      for (const position of [0, 1, 12345, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, -1, -(2 ** 31)]) {
        const exact = BigInt.asUintN(64, BigInt(position) * turns) >> 32n;
        expect(BigInt(phaseOf(position, words, i))).toBe(exact);
      }
    }
  });

  test('ladder: the frequencies of the library to 30 digits', () => {
    for (const [headDim, base] of [
      [128, 10_000],
      [64, 500_000],
      [80, 1e6],
      [256, 150_000],
    ] as const) {
      const ours = ladder(base, 2, headDim, headDim / 2),
        truth = rotaryFrequencies({ headDim, base });
      ours.inverse.forEach((high, i) => {
        const off =
          high - (truth.inverse[i] as number) + ((ours.remainder[i] as number) - (truth.remainder[i] as number));
        expect(Math.abs(off)).toBeLessThanOrEqual(1e-30 * (truth.inverse[i] as number));
      });
    }
  });
});

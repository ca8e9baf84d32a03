// Every position up to 2^31 within 2^-24 of the unit circle on the GPU, searched where it is hardest: the argument is
// in web/decisions/024-phases-on-the-gpu.md.
import { rotaryFrequencies, rotaryTable, type Frequencies } from 'posenc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ladder, turnWords } from '../../../web/webgpu/exact.ts';
import { circle, phaseOf } from './support/circle.ts';
import { openGpu, type Gpu } from './support/gpu.ts';

let gpu: Gpu;
beforeAll(async () => {
  gpu = await openGpu();
}, 60_000);
afterAll(() => gpu?.close());

const unit = 2 ** -24;

/** Every frequency comes near whole turns at the denominators of its continued fraction, and near eighths between. */
function aimed({ inverse }: Frequencies): number[] {
  const found = new Set<number>([0, 1, 2, 2 ** 31 - 1]);
  for (const radians of inverse) {
    const turns = radians / (2 * Math.PI);
    let [before, now] = [0, 1];
    for (let rest = turns, k = 0; k < 30 && now < 2 ** 31; ++k) {
      for (const part of [1, 2, 4, 8])
        for (const near of [-1, 0, 1]) {
          const position = Math.floor(now / part) + near;
          if (position >= 0 && position < 2 ** 31) found.add(position);
        }
      const inverted = 1 / rest;
      [before, now] = [now, Math.floor(inverted) * now + before];
      rest = inverted - Math.floor(inverted);
      if (rest < 1e-9) break;
    }
  }
  // And anywhere, more often far away.
  for (let state = 1, k = 0; k < 2000; ++k) {
    state = (state * 48271) % 2147483647;
    found.add(state >>> (k % 12));
  }
  return [...found];
}

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
    const positions = aimed(frequencies);
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
    expect(got).toEqual(expected);
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

  test('phase_of: at most two units below the product of whole numbers', () => {
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

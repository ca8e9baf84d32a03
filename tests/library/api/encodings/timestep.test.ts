import { describe, expect, test } from 'vitest';
import { sinusoidal, timestepEmbedding } from 'posenc';
import { goldenCases, largestDifference, pick } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('timestepEmbedding', () => {
  test('is the table of tensor2tensor with its defaults, and of marian without a shift, to the bit', () => {
    const range = { first: 3, count: 40, step: 0.5 };
    for (const dtype of ['float32', 'float64'] as const) {
      const defaults = timestepEmbedding({ timesteps: range, dim: 20, dtype });
      expect(defaults).toEqual(sinusoidal({ convention: 'tensor2tensor', positions: range, dim: 20, dtype }));
      const open = timestepEmbedding({ timesteps: range, dim: 20, downscaleFreqShift: 0, dtype });
      expect(open).toEqual(sinusoidal({ convention: 'marian', positions: range, dim: 20, dtype }));
      expect(open.data).not.toEqual(defaults.data);
    }
  });

  test("reproduces the 27 numbers in diffusers' own tests", () => {
    for (const c of goldenCases('peer_test_snapshots', 'timestep_embedding')) {
      const { data } = timestepEmbedding({
        timesteps: c.params.timesteps,
        dim: c.params.d,
        flipSinToCos: c.params.flip_sin_to_cos,
        downscaleFreqShift: c.params.downscale_freq_shift,
        scale: c.params.scale,
        dtype: 'float64',
      });
      const got = pick(data, c.params.d, c.params.columns);
      expect(largestDifference(got, c.true ?? [])).toBeLessThanOrEqual(1e-12);
      expect(largestDifference(got, c.expect)).toBeLessThanOrEqual(5e-5);
    }
  });

  test('uses the defaults of DDPM and writes into a given array', () => {
    const out = new Float32Array(3 * 8);
    const given = timestepEmbedding({ timesteps: { count: 3 }, dim: 8, out });
    expect(given.data).toBe(out);
    const spelled = timestepEmbedding({
      timesteps: [0, 1, 2],
      dim: 8,
      flipSinToCos: false,
      downscaleFreqShift: 1,
      scale: 1,
      maxPeriod: 1e4,
    });
    expect(Array.from(out)).toEqual(Array.from(spelled.data));
    expect(timestepEmbedding({ timesteps: [], dim: 8 })).toMatchObject({ rows: 0, columns: 8 });
  });

  const good = { timesteps: [0, 1], dim: 4 };
  const refusals: Refusal[] = [
    [
      'a number, which may be a timestep or a count',
      () => timestepEmbedding({ ...good, timesteps: 999 as never }),
      TypeError,
      'timesteps',
    ],
    ['a missing dim', () => timestepEmbedding({ timesteps: [2] } as never), TypeError, 'dim'],
    ['a dim of zero', () => timestepEmbedding({ ...good, dim: 0 }), RangeError, 'dim'],
    [
      'a flip that is a number',
      () => timestepEmbedding({ ...good, flipSinToCos: 1 as never }),
      TypeError,
      'flipSinToCos',
    ],
    [
      'a shift of half the width',
      () => timestepEmbedding({ ...good, downscaleFreqShift: 2 }),
      RangeError,
      'downscaleFreqShift',
    ],
    ['a period of one', () => timestepEmbedding({ ...good, maxPeriod: 1 }), RangeError, 'maxPeriod'],
    ['a scale that is not a number', () => timestepEmbedding({ ...good, scale: NaN }), RangeError, 'scale'],
    [
      'a timestep that is a text',
      () => timestepEmbedding({ ...good, timesteps: ['1'] as never }),
      TypeError,
      'timesteps[0]',
    ],
    ['an unknown option', () => timestepEmbedding({ ...good, flip: true } as never), TypeError, 'options.flip'],
    ['an out of another length', () => timestepEmbedding({ ...good, out: new Float32Array(7) }), RangeError, 'out'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

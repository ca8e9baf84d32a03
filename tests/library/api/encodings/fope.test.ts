import { describe, expect, test } from 'vitest';
import { applyFope, applyRotary, fopeFrequencies, fopeTable, rotaryFrequencies } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { ruled } from '../support/rules.ts';

type Case = ReturnType<typeof goldenCases>[number];

/** The options of a table of a golden case. */
function optionsOf({ params, inputs }: Case) {
  const { head_dim: headDim, base, length, positions, rest_ones: restOnes, kept } = params;
  const frequencies = fopeFrequencies(rotaryFrequencies({ headDim, base }), length);
  expect(frequencies.inverse.length).toBe(kept);
  const weights = { cosineWeights: ruled(inputs.cosine_weights), sineWeights: ruled(inputs.sine_weights) };
  return { positions, frequencies, ...weights, pairs: headDim / 2, restOnes } as const;
}

const eye = (size: number) => ({
  data: Float32Array.from({ length: size * size }, (_, k) => Number(k % (size + 1) === 0)),
  shape: [size, size],
});

describe('FoPE', () => {
  test('turns halves of heads by the table of their group, also in place', () => {
    for (const c of goldenCases('fope', 'fope')) {
      const table = fopeTable({ ...optionsOf(c), dtype: 'float64' });
      const { data, shape } = ruled(c.inputs.x);
      const x = { data: Float64Array.from(data), shape };
      const made = applyFope(x, { headsFirst: false, table });
      expect(made.shape).toEqual(c.shape);
      made.data.forEach((y, k) => expect(Math.abs(y - (c.expect[k] as number)), c.name).toBeLessThan(1e-12));
      expect(applyFope(x, { headsFirst: false, table, out: x.data }).data).toBe(x.data);
      expect(x.data).toEqual(made.data);
    }
  });

  test('with weights of its own frequency alone is the rotary embedding, and keeps the rest', () => {
    const frequencies = fopeFrequencies(rotaryFrequencies({ headDim: 16 }), 300);
    const kept = frequencies.inverse.length;
    expect(kept).toBeGreaterThan(2);
    expect(kept).toBeLessThan(8);
    const weights = { cosineWeights: eye(kept), sineWeights: eye(kept) };
    const table = fopeTable({ positions: 5, frequencies, ...weights, pairs: 8 });
    const data = Float32Array.from({ length: 3 * 5 * 16 }, (_, k) => Math.sin(k));
    const still = { inverse: [...frequencies.inverse, ...new Float64Array(8 - kept)] };
    const turned = applyRotary(
      { data, shape: [3, 5, 16] },
      { headsFirst: true, pairing: 'rotateHalf', frequencies: still },
    );
    const made = applyFope({ data, shape: [3, 5, 16] }, { headsFirst: true, table });
    made.data.forEach((y, k) => expect(y).toBeCloseTo(turned.data[k] as number, 6));
  });
});

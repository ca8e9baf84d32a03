// Every number that the five lessons print, reproduced or shown to be misprinted. The file of printed numbers names the
// lesson (000 ... 004) and has the truth, which posenc must give, and the verdict on the print.
import { expect, describe, test } from 'vitest';
import { sinusoidal, wavelengths, type Ladder } from 'posenc';
import { goldenCases, largestDifference, pick, type GoldenCase } from './support/golden.ts';

const printed = goldenCases('seeds_printed');
const tables = printed.filter((c) => c.encoding === 'sinusoidal');

// The table that a case prints, as posenc makes it.
function compute(c: GoldenCase): number[] {
  const { d, base } = c.params as { d: number; base: number };
  const ladder: Ladder = c.name.includes('halfminus1') ? 'halfMinusOne' : 'half';
  const { positions, columns } = c.inputs as { positions: number[]; columns?: number[] };
  const { data } = sinusoidal({ positions, dim: d, base, ladder, dtype: 'float64' });
  return pick(data, d, columns ?? Array.from({ length: d }, (_, i) => i));
}

const truncated = (x: number, decimals: number): number => Math.trunc(x * 10 ** decimals) / 10 ** decimals;
const rounded = (x: number, decimals: number): number => Math.round(x * 10 ** decimals) / 10 ** decimals;

describe('tables that the lessons print', () => {
  test.each(tables.map((c) => [c.name, c] as const))('%s has the true values', (_name, c) => {
    expect(largestDifference(compute(c), c.true as number[])).toBeLessThanOrEqual(1e-12);
  });

  test('lesson 001 prints its 5 x 6 table rightly, all 30 numbers', () => {
    const c = tables.find((t) => t.name === 'seed001_5x6') as GoldenCase;
    expect(compute(c).map((x) => rounded(x, 3))).toEqual(c.expect.map((x) => x + 0));
  });

  test('lesson 003 prints PE(1) at d = 512 truncated, not rounded', () => {
    const c = tables.find((t) => t.name === 'seed003_PE1_d512') as GoldenCase;
    expect(compute(c).map((x) => truncated(x, 4))).toEqual(c.expect);
    expect(compute(c).map((x) => rounded(x, 4))).toEqual([0.8415, 0.5403, 0.8219, 0.5697, 0.0001, 1]);
  });

  test('lesson 003 prints PE(0) rightly', () => {
    const c = tables.find((t) => t.name === 'seed003_PE0_d512') as GoldenCase;
    expect(compute(c)).toEqual(c.expect);
  });

  test('lesson 004 misprints two of 24 numbers at d = 4, both in row 4', () => {
    const c = tables.find((t) => t.name === 'seed004_d4_rows0to5') as GoldenCase;
    const wrong = compute(c).flatMap((x, i) =>
      rounded(x, 3) === c.expect[i] ? [] : [[Math.floor(i / 4), i % 4, rounded(x, 3)]],
    );
    expect(wrong).toEqual([
      [4, 1, -0.654],
      [4, 3, 0.999],
    ]);
  });

  test('lesson 004 prints its "unique patterns" from the half-1 ladder, not from its own formula', () => {
    const matches = (name: string): boolean => {
      const c = tables.find((t) => t.name === name) as GoldenCase;
      return compute(c).every((x, i) => rounded(x, 2) === c.expect[i]);
    };
    expect(matches('seed004_unique_patterns_as_standard_d6')).toBe(false);
    expect(matches('seed004_unique_patterns_as_halfminus1_d6')).toBe(true);
  });
});

describe('wavelengths that the lessons print', () => {
  test.each(printed.filter((c) => c.encoding === 'wavelengths').map((c) => [c.name, c] as const))(
    '%s: lesson 004 prints 2 pi, 6.3, 20, 10000; the truth is another',
    (_name, c) => {
      const dim = c.params['d'] as number;
      const all = wavelengths({ dim });
      const pairs = dim / 2;
      const got = [0, 1, Math.min(2, pairs - 1), pairs - 1].map((pair) => all[2 * pair] as number);
      got.forEach((x, i) => expect(Math.abs(x / (c.expect[i] as number) - 1)).toBeLessThan(1e-15));
      expect(rounded(got[3] as number, 0)).not.toBe(10000);
    },
  );

  test('lesson 003 claims that wavelengths reach 10000 * 2 pi; at d = 512 they end at 60611', () => {
    expect(Math.floor(wavelengths({ dim: 512 })[511] as number)).toBe(60611);
    expect(wavelengths({ dim: 512, ladder: 'halfMinusOne' })[511]).toBeCloseTo(20000 * Math.PI, 9);
  });
});

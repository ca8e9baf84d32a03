import { describe, expect, test } from 'vitest';
import { sinusoidal } from 'posenc';
import { goldenCases, largestDifference, pick } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('doubledExponent', () => {
  test("matches 50-digit truth of lesson 002's formula through WebAssembly", () => {
    for (const c of goldenCases('sinusoidal_conventions', 'doubled_exponent')) {
      const options = {
        positions: c.inputs.positions as number[],
        dim: c.params.dim as number,
        base: c.params.base as number,
      };
      const single = pick(
        sinusoidal({ convention: 'doubledExponent', ...options }).data,
        options.dim,
        c.inputs.columns,
      );
      const double = pick(
        sinusoidal({ convention: 'doubledExponent', ...options, dtype: 'float64' }).data,
        options.dim,
        c.inputs.columns,
      );
      expect(largestDifference(single, c.expect), c.name).toBeLessThanOrEqual(2 ** -24);
      expect(largestDifference(double, c.expect), c.name).toBeLessThanOrEqual(1e-12);
    }
  });

  test("shares its first column with the paper's table and no other", () => {
    const doubled = sinusoidal({ convention: 'doubledExponent', positions: 100, dim: 8 }),
      paper = sinusoidal({ positions: 100, dim: 8 });
    const largest = (column: number): number =>
      largestDifference(pick(doubled.data, 8, [column]), pick(paper.data, 8, [column]));
    expect(largest(0)).toBeLessThan(1e-7);
    for (let column = 1; column < 8; ++column) expect(largest(column)).toBeGreaterThan(1e-3);
  });

  const refusals: Refusal[] = [
    ['an odd width', () => sinusoidal({ convention: 'doubledExponent', positions: 2, dim: 5 }), RangeError, 'dim'],
    [
      'a base that is not a number',
      () => sinusoidal({ convention: 'doubledExponent', positions: 2, dim: 4, base: NaN }),
      RangeError,
      'base',
    ],
    ['a missing width', () => sinusoidal({ convention: 'doubledExponent', positions: 2 } as never), TypeError, 'dim'],
    [
      'an unknown option',
      () => sinusoidal({ convention: 'doubledExponent', positions: 2, dim: 4, ladder: 1 } as never),
      TypeError,
      'options.ladder',
    ],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

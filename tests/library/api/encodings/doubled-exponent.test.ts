import { describe, expect, test } from 'vitest';
import { sinusoidal } from 'posenc';
import { largestDifference, pick } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('doubledExponent', () => {
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

import { describe, expect, test } from 'vitest';
import { productEncoding } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('productEncoding', () => {
  test('collides where products agree and is zero on both axes', () => {
    const { data } = productEncoding({ points: [2, 3, 3, 2, 1, 6, 6, 1, 0, 5, 7, 0], dim: 8 });
    for (let row = 1; row < 4; ++row) expect(data.slice(row * 8, row * 8 + 8)).toEqual(data.slice(0, 8));
    expect(data.slice(32).every((x) => x === 0)).toBe(true);
  });

  const refusals: Refusal[] = [
    ['half a point', () => productEncoding({ points: [1, 2, 3], dim: 4 }), RangeError, 'points'],
    ['a coordinate that is not a number', () => productEncoding({ points: [NaN, 1], dim: 4 }), RangeError, 'points[0]'],
    ['a product beyond 2^53', () => productEncoding({ points: [1, 2, 1e15, 1e15], dim: 4 }), RangeError, 'points[2]'],
    ['a base of one', () => productEncoding({ points: [1, 2], dim: 4, base: 1 }), RangeError, 'base'],
    ['a width of zero', () => productEncoding({ points: [1, 2], dim: 0 }), RangeError, 'dim'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

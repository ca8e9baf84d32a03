import { describe, expect, test } from 'vitest';
import { boxFeatures, gaussianFeatures, nerfFeatures, noiseLevelFeatures } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('Fourier features', () => {
  test('many points are worked on in pieces that fit together', () => {
    const points = Float64Array.from({ length: 9000 }, (_, k) => k / 1000);
    const { data, columns } = nerfFeatures({ points });
    expect(columns).toBe(63);
    expect(data[2999 * 63]).toBe(Math.fround(8.997));
    expect(data[2999 * 63 + 3]).toBe(Math.fround(Math.sin(8.997)));
    expect(nerfFeatures({ points: [] })).toMatchObject({ rows: 0, columns: 63 });
  });

  const refusals: Refusal[] = [
    ['half a point', () => nerfFeatures({ points: [1, 2] }), RangeError, 'points'],
    ['too many frequencies', () => nerfFeatures({ points: [1, 2, 3], frequencies: 61 }), RangeError, 'frequencies'],
    ['an unknown spacing', () => nerfFeatures({ points: [], spacing: 'log' as never }), RangeError, 'spacing'],
    ['a coordinate that is not a number', () => nerfFeatures({ points: [1, 2, NaN] }), RangeError, 'points[2]'],
    [
      'a matrix of another width',
      () => gaussianFeatures({ points: [1, 2], dimensions: 2, matrix: [1, 2, 3] }),
      RangeError,
      'matrix',
    ],
    ['a level without a logarithm', () => noiseLevelFeatures({ levels: [0], weights: [1] }), RangeError, 'levels'],
    ['three numbers as a box', () => boxFeatures({ boxes: [1, 2, 3] }), RangeError, 'boxes'],
    ['a text as boxes', () => boxFeatures({ boxes: 5 as never }), TypeError, 'boxes'],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

import { describe, expect, test } from 'vitest';
import { boxFeatures, gaussianFeatures, nerfFeatures, noiseLevelFeatures } from 'posenc';
import { goldenCases, largestDifference, type GoldenCase } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

type Wide = 'float32' | 'float64';

function golden(encoding: string, make: (c: GoldenCase, dtype: Wide) => { data: Float32Array | Float64Array }): void {
  for (const c of goldenCases('fourier', encoding)) {
    for (const [dtype, bound] of [
      ['float32', 2 ** -24],
      ['float64', 1e-12],
    ] as const) {
      expect(largestDifference(make(c, dtype).data, c.expect), `${c.name} ${dtype}`).toBeLessThanOrEqual(bound);
    }
  }
}

const fives = (count: number): number[] => Array.from({ length: count }, (_, k) => (((k * 5) % 13) - 6) / 8);
const elevens = (count: number): number[] => Array.from({ length: count }, (_, k) => (((k * 11) % 17) - 8) / 16);

describe('Fourier features', () => {
  test('match 50-digit truth through WebAssembly', () => {
    golden('nerf', ({ params: p, inputs: { points } }, dtype) =>
      nerfFeatures({
        points: points.flat(),
        dimensions: points[0].length,
        frequencies: p.frequencies,
        includeInput: p.include_input,
        includePi: p.include_pi,
        spacing: p.spacing,
        dtype,
      }),
    );
    golden('gaussian_fourier', ({ params: p, inputs: { points, matrix } }, dtype) => {
      expect(matrix.rule).toBe('fives');
      return gaussianFeatures({
        points: points.flat(),
        dimensions: p.dimensions,
        matrix: fives(p.frequencies * p.dimensions),
        dtype,
      });
    });
    golden('noise_level_fourier', ({ params: p, inputs: { levels, weights } }, dtype) => {
      expect(weights).toMatchObject({ rule: 'elevens', shape: [4] });
      return noiseLevelFeatures({ levels, weights: elevens(4), log: p.log, flipSinToCos: p.flip_sin_to_cos, dtype });
    });
    golden('gligen_boxes', ({ params: p, inputs: { boxes } }, dtype) =>
      boxFeatures({ boxes: boxes.flat(), frequencies: p.frequencies, dtype }),
    );
  });

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

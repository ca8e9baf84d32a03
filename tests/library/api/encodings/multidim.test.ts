import { describe, expect, test } from 'vitest';
import { sinusoidalGrid } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('grids with any number of axes', () => {
  test('a grid of many cells is the same as its cells by the formula, however it is cut into pieces', () => {
    const { data } = sinusoidalGrid({ convention: 'multidim', sizes: [300, 200], dim: 20 });
    for (const [row, column] of [
      [0, 0],
      [299, 199],
      [150, 3],
    ] as const) {
      const cell = data.subarray((row * 200 + column) * 20, (row * 200 + column + 1) * 20);
      expect(cell[2]).toBeCloseTo(Math.sin(row * 10000 ** (-2 / 10)), 6);
      expect(cell[11]).toBeCloseTo(Math.cos(column), 6);
    }
  });

  test('a grid with an empty axis is empty', () => {
    expect(sinusoidalGrid({ convention: 'multidim', sizes: [3, 0], dim: 4 })).toMatchObject({ shape: [3, 0, 4] });
  });

  const refusals: Refusal[] = [
    ['no axes', () => sinusoidalGrid({ convention: 'multidim', sizes: [], dim: 4 }), RangeError, 'sizes.length'],
    [
      'seventeen axes',
      () => sinusoidalGrid({ convention: 'multidim', sizes: new Array<number>(17).fill(1), dim: 4 }),
      RangeError,
      'sizes.length',
    ],
    [
      'a negative size',
      () => sinusoidalGrid({ convention: 'multidim', sizes: [2, -1], dim: 4 }),
      RangeError,
      'sizes[1]',
    ],
    [
      'a size that is a text',
      () => sinusoidalGrid({ convention: 'multidim', sizes: ['2'] as never, dim: 4 }),
      TypeError,
      'sizes[0]',
    ],
    ['a width of zero', () => sinusoidalGrid({ convention: 'tensor2tensor', sizes: [2], dim: 0 }), RangeError, 'dim'],
    [
      'timescales out of order',
      () => sinusoidalGrid({ convention: 'tensor2tensor', sizes: [2], dim: 4, maxTimescale: 1 }),
      RangeError,
      'maxTimescale',
    ],
    [
      'a grid beyond memory',
      () => sinusoidalGrid({ convention: 'multidim', sizes: [1e9, 1e9], dim: 4 }),
      RangeError,
      'the result',
    ],
    [
      'an out of another length',
      () => sinusoidalGrid({ convention: 'multidim', sizes: [2], dim: 4, out: new Float32Array(9) }),
      RangeError,
      'out',
    ],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

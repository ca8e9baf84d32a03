import { describe, expect, test } from 'vitest';
import { sinusoidalGrid } from 'posenc';
import { goldenCases, largestDifference, type GoldenCase } from '../support/golden.ts';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

type Wide = 'float32' | 'float64';

function golden(encoding: string, make: (c: GoldenCase, dtype: Wide) => { data: Float32Array | Float64Array }): void {
  for (const c of goldenCases('grids_2d', encoding)) {
    for (const [dtype, bound] of [
      ['float32', 2 ** -24],
      ['float64', 1e-12],
    ] as const) {
      expect(largestDifference(make(c, dtype).data, c.expect), `${c.name} ${dtype}`).toBeLessThanOrEqual(bound);
    }
  }
}

describe('grids of patches', () => {
  const fives = (rows: number, columns: number) => ({
    data: Float64Array.from({ length: rows * columns }, (_, k) => (((k * 5) % 13) - 6) / 8),
    shape: [rows, columns],
  });
  test("match 50-digit truth of SAM's cells and clicked points", () => {
    golden('sam', ({ params: p, inputs }, dtype) => {
      expect(inputs.matrix).toMatchObject({ rule: 'fives', shape: [2, 5] });
      const points = p.points?.flat();
      return sinusoidalGrid({
        convention: 'sam',
        height: p.height,
        width: p.width,
        points,
        matrix: fives(2, 5),
        dtype,
      });
    });
  });

  test("of SAM are alike for a matrix in rows, and for cells as points of an image of the grid's size", () => {
    const { data } = fives(2, 5);
    const size = { convention: 'sam', height: 2, width: 2 } as const;
    const table = sinusoidalGrid({ ...size, matrix: [data.subarray(0, 5), data.subarray(5)] });
    expect(table).toMatchObject({ rows: 4, columns: 10 });
    const points = { data: Float32Array.of(0, 0, 1, 0, 0, 1, 1, 1), dims: [2, 2, 2] };
    expect(sinusoidalGrid({ ...size, matrix: fives(2, 5), points })).toEqual(table);
  });

  test('a large grid is written in pieces that fit together', () => {
    const { data, rows } = sinusoidalGrid({ convention: 'mae', height: 200, width: 100, dim: 64, classToken: true });
    expect(rows).toBe(20001);
    const last = data.subarray(20000 * 64);
    expect(last[0]).toBe(Math.fround(Math.sin(99)));
    expect(last[48]).toBe(Math.fround(Math.cos(199)));
    expect(data.subarray(0, 64).every((x) => x === 0)).toBe(true);
  });

  const cells = { height: 1, width: 1, dim: 8 };
  const good = { ...cells, convention: 'mae' as const };
  const refusals: Refusal[] = [
    [
      "SAM's matrix, transposed",
      () => sinusoidalGrid({ convention: 'sam', height: 2, width: 2, matrix: fives(5, 2) }),
      RangeError,
      'matrix',
    ],
    [
      "rows of SAM's matrix of different lengths",
      () => sinusoidalGrid({ convention: 'sam', height: 2, width: 2, matrix: [[1, 2], [3]] }),
      RangeError,
      'matrix',
    ],
    [
      'a point without its row',
      () => sinusoidalGrid({ convention: 'sam', height: 2, width: 2, matrix: fives(2, 5), points: [1, 2, 3] }),
      RangeError,
      'points',
    ],
    [
      'points along the first axis',
      () =>
        sinusoidalGrid({
          convention: 'sam',
          height: 2,
          width: 2,
          matrix: fives(2, 5),
          points: { data: new Float32Array(6), dims: [2, 3] },
        }),
      RangeError,
      'points.shape',
    ],
    ['no convention', () => sinusoidalGrid({ ...good, convention: undefined as never }), TypeError, 'convention'],
    ['a width that four does not divide', () => sinusoidalGrid({ ...good, dim: 6 }), RangeError, 'dim'],
    ['an unknown convention', () => sinusoidalGrid({ ...good, convention: 'vit' as never }), RangeError, 'convention'],
    [
      "timm's option elsewhere",
      () => sinusoidalGrid({ ...good, interleaveSinCos: true }),
      RangeError,
      'interleaveSinCos',
    ],
    ['a height that is a text', () => sinusoidalGrid({ ...good, height: '1' as never }), TypeError, 'height'],
    ['a grid beyond memory', () => sinusoidalGrid({ ...good, height: 1e9, width: 1e9 }), RangeError, 'the result'],
    [
      'a scale of zero',
      () => sinusoidalGrid({ convention: 'diffusers', ...cells, interpolationScale: 0 }),
      RangeError,
      'interpolationScale',
    ],
    [
      'a width that sixteen does not divide',
      () => sinusoidalGrid({ convention: 'diffusersVideo', ...cells, frames: 1 }),
      RangeError,
      'dim',
    ],
    ['an out of another length', () => sinusoidalGrid({ ...good, out: new Float32Array(9) }), RangeError, 'out'],
    [
      'an unknown option',
      () => sinusoidalGrid({ convention: 'diffusers', ...cells, size: 3 } as never),
      TypeError,
      'options.size',
    ],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});

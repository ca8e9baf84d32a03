import { describe, expect, test } from 'vitest';
import {
  applyRotary,
  rotaryGrid,
  mixedFrequencies,
  mropeAxes,
  rotaryAngles,
  rotaryFrequencies,
  rotaryTable,
  type MropeOptions,
} from 'posenc';
import { goldenCases, largestDifference } from '../support/golden.ts';
import { expectRefused } from '../support/rules.ts';
import { tensorOf } from '../support/tensors.ts';

describe('rotary grids', () => {
  test('their tables are the cosines and sines of their angles, for every head', () => {
    const learned = Float64Array.from({ length: 16 }, (_, k) => ((k * 5) % 13) / 8 - 0.75);
    const grids = [
      rotaryGrid({ convention: 'mixed', heads: 2, headDim: 8, height: 3, width: 5, frequencies: learned }),
      rotaryGrid({ convention: 'eva', headDim: 8, height: 300, width: 70 }),
    ];
    for (const grid of grids) {
      const angles = rotaryAngles(grid);
      const { cosine, sine } = rotaryTable({ grid, dtype: 'float64' });
      expect(cosine.shape).toEqual(angles.shape);
      expect(largestDifference(cosine.data, [...angles.data.map(Math.cos)])).toBeLessThanOrEqual(1e-12);
      expect(largestDifference(sine.data, [...angles.data.map(Math.sin)])).toBeLessThanOrEqual(1e-12);
      const twice = rotaryTable({ grid, duplicated: true, pairing: 'interleaved' });
      expect(twice.sine.shape.at(-1)).toBe(2 * grid.pairs);
      expect(twice.sine.data.filter((_, k) => k % 2 === 1)).toEqual(Float32Array.from(sine.data));
    }
    expectRefused(() => rotaryTable({ grid: grids[0], positions: 3 } as never), TypeError, 'grid');
  });

  test('M-RoPE turns each batch row by its own positions', () => {
    const frequencies = rotaryFrequencies({ headDim: 12 });
    const ids = [0, 1, 2, 5, 6, 6, 0, 1, 1, 5, 6, 7, 0, 1, 2, 5, 7, 6]; // [3, B, T]
    const make = (positions: MropeOptions['positions']) =>
      rotaryGrid({ convention: 'mrope', style: 'chunked', sections: [2, 2, 2], frequencies, positions });
    const x = Float32Array.from({ length: 2 * 2 * 3 * 12 }, (_, k) => ((k * 7) % 11) / 4 - 1);
    const options = { heads: 2, headDim: 12, headsFirst: true, pairing: 'rotateHalf' } as const;
    const grid = make({ data: BigInt64Array.from(ids, BigInt), dims: [3, 2, 3] });
    const both = applyRotary(x, { ...options, batch: 2, grid });
    for (const b of [0, 1]) {
      const own = [0, 1, 2].map((axis) => ids.slice(axis * 6 + b * 3, axis * 6 + b * 3 + 3));
      const part = applyRotary(x.slice(b * 72, b * 72 + 72), { ...options, grid: make(own) });
      expect(both.data.slice(b * 72, b * 72 + 72)).toEqual(part.data);
    }
    expectRefused(() => make({ data: new Float64Array(8), shape: [8] }), RangeError, 'positions');
    // Three axes of two tokens, not two of three.
    expectRefused(() => make({ data: new Float64Array(6), shape: [2, 3] }), RangeError, 'positions.shape');
  });

  test('RoPE-Mixed turns every head by its own frequencies', () => {
    for (const c of goldenCases('rotary_grids', 'rotary_mixed')) {
      const {
        heads,
        head,
        head_dim: headDim,
        grid: [height, width],
      } = c.params;
      const grid = rotaryGrid({
        convention: 'mixed',
        heads,
        headDim,
        height,
        width,
        frequencies: tensorOf(c.inputs.frequencies),
      });
      const tokens = height * width;
      if (c.params.gives === 'angles') {
        const { data, shape } = rotaryAngles(grid);
        expect(shape).toEqual([heads, tokens, headDim / 2]);
        const own = data.slice(head * tokens * grid.pairs, (head + 1) * tokens * grid.pairs);
        expect(largestDifference(own, c.expect)).toBeLessThanOrEqual(1e-13);
        continue;
      }
      const x = tensorOf(c.inputs.x);
      const all = new Float64Array(heads * x.length);
      for (let h = 0; h < heads; ++h) all.set(x, h * x.length);
      const turned = applyRotary(all, { heads, headDim, headsFirst: true, grid, pairing: 'interleaved' });
      expect(
        largestDifference(turned.data.slice(head * x.length, (head + 1) * x.length), c.expect),
      ).toBeLessThanOrEqual(1e-12);
    }
    for (const c of goldenCases('rotary_grids', 'rotary_mixed_start')) {
      const { head_dim: headDim, base, turn } = c.params;
      expect(largestDifference(mixedFrequencies({ headDim, base, turn }), c.expect)).toBeLessThanOrEqual(1e-15);
    }
  });

  test('a large grid goes in pieces without a seam', () => {
    const grid = rotaryGrid({ convention: 'eva', headDim: 64, height: 40, width: 30 });
    const x = Float32Array.from({ length: 1200 * 4 * 64 }, (_, k) => ((k * 11) % 17) / 16 - 0.5);
    const whole = applyRotary(x, { heads: 4, headDim: 64, headsFirst: false, grid, pairing: 'interleaved' });
    const angles = rotaryAngles(grid).data;
    for (const token of [0, 32, 33, 1199]) {
      const a = x[token * 256] as number,
        b = x[token * 256 + 1] as number,
        angle = angles[token * 32] as number;
      expect(whole.data[token * 256]).toBeCloseTo(a * Math.cos(angle) - b * Math.sin(angle), 6);
    }
  });
});

describe('errors of rotary grids', () => {
  const cells = { height: 2, width: 2 };
  const frequencies = rotaryFrequencies({ headDim: 8 });
  const x = new Float32Array(4 * 8);
  const grid = rotaryGrid({ convention: 'eva', headDim: 8, ...cells });
  const half = { pairing: 'rotateHalf' as const },
    chunked = { style: 'chunked' as const };
  test.each<[string, () => unknown, typeof TypeError | typeof RangeError, string]>([
    ['a head of six', () => rotaryGrid({ convention: 'eva', headDim: 6, ...cells }), RangeError, 'headDim'],
    ['no height', () => rotaryGrid({ convention: 'eva', headDim: 8, width: 2 } as never), TypeError, 'height'],
    [
      'a grid that is too large',
      () => rotaryGrid({ convention: 'eva', headDim: 8, height: 1, width: 40000 }),
      RangeError,
      'width',
    ],
    ['a base of one', () => rotaryGrid({ convention: 'lumina', headDim: 8, ...cells, base: 1 }), RangeError, 'base'],
    [
      'an unknown option',
      () => rotaryGrid({ convention: 'eva', headDim: 8, ...cells, theta: 1 } as never),
      TypeError,
      'options.theta',
    ],
    ['no bands', () => rotaryGrid({ convention: 'axial', axisDim: 8, ...cells } as never), TypeError, 'bands'],
    ['no style', () => mropeAxes({ sections: [1, 1, 1], pairs: 3 } as never), TypeError, 'style'],
    [
      'unknown bands',
      () => rotaryGrid({ convention: 'axial', axisDim: 8, ...cells, bands: 'wide' as never }),
      RangeError,
      'bands',
    ],
    [
      'one period alone',
      () => rotaryGrid({ convention: 'dinov3', headDim: 8, ...cells, minPeriod: 1 }),
      RangeError,
      'maxPeriod',
    ],
    [
      'learned frequencies of another size',
      () => rotaryGrid({ convention: 'mixed', headDim: 8, ...cells, frequencies: [1] }),
      RangeError,
      'frequencies',
    ],
    [
      'CogVideoX with a head of 24',
      () => rotaryGrid({ convention: 'cogvideox', headDim: 24, frames: 1, ...cells }),
      RangeError,
      'headDim',
    ],
    [
      'sections that do not add up',
      () => mropeAxes({ ...chunked, sections: [1, 1, 1], pairs: 4 }),
      RangeError,
      'sections',
    ],
    ['two sections', () => mropeAxes({ ...chunked, sections: [1, 1], pairs: 2 }), RangeError, 'sections'],
    [
      'a tensor of two rows where three belong',
      () =>
        rotaryGrid({
          convention: 'mrope',
          ...chunked,
          sections: [2, 1, 1],
          frequencies,
          positions: { data: Int32Array.of(0, 1, 2, 0, 1, 2), dims: [2, 3] },
        }),
      RangeError,
      'positions.shape',
    ],
    [
      'rows of unequal length',
      () =>
        rotaryGrid({
          convention: 'mrope',
          ...chunked,
          sections: [2, 1, 1],
          frequencies,
          positions: [[1], [1, 2], [1]],
        }),
      RangeError,
      'positions',
    ],
    ['positions beside a grid', () => applyRotary(x, { ...half, headDim: 8, grid, positions: [0] }), TypeError, 'grid'],
    [
      'a grid of other tokens',
      () => applyRotary(x, { ...half, heads: 2, headDim: 8, headsFirst: false, grid }),
      RangeError,
      'x',
    ],
    ['a grid that is none', () => applyRotary(x, { ...half, headDim: 8, grid: 5 as never }), TypeError, 'grid'],
    [
      'a grid with a hole',
      () => rotaryAngles({ ...grid, coordinates: { ...grid.coordinates, data: new Float64Array(7) } }),
      RangeError,
      'grid.coordinates.data',
    ],
  ])('%s is refused by name', (_title, call, kind, argument) => {
    let caught: unknown;
    try {
      call();
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(kind);
    expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/) });
    expect((caught as Error).message).toMatch(/allowed: ./);
  });
});

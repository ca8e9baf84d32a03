import { interpolateMagma, interpolateRdBu, interpolateViridis } from 'd3-scale-chromatic';
import { describe, expect, test } from 'vitest';
import {
  colorIndex,
  colorMapNames,
  colorTable,
  entryColor,
  isColorMapName,
  missingColor,
  missingIndex,
  valueScale,
  type ColorTable,
} from '../../../web/library/draw/index.ts';
import { sampledColorMaps } from '../../../web/tools/vite/color-maps-plugin.ts';
import { oklab, parseColor } from './support/color.ts';

const sources = { RdBu: interpolateRdBu, magma: interpolateMagma, viridis: interpolateViridis };
const bytes = (table: ColorTable, index: number): number[] => [...table.rgba.slice(index * 4, index * 4 + 4)];

describe.each(colorMapNames)('%s', (name) => {
  const table = colorTable(name);

  test('begins, ends and runs as the published map does', () => {
    for (let index = 0; index < 256; index += 1) {
      expect(bytes(table, index)).toEqual([...parseColor(sources[name](index / 255)), 255]);
    }
  });

  test('shows missing values in a colour far from all others of the map', () => {
    expect(bytes(table, missingIndex)).toEqual([...parseColor(missingColor), 255]);
    const missing = oklab(parseColor(missingColor));
    for (let index = 0; index < 256; index += 1) {
      const own = oklab(parseColor(entryColor(table, index)));
      expect(Math.hypot(...own.map((part, at) => part - missing[at]!))).toBeGreaterThan(0.2);
    }
  });

  test('gives the ends of the range, and all beyond, the end colours', () => {
    const scale = valueScale(table, -1, 1);
    expect([-1, -7, -Infinity].map((value) => colorIndex(value, scale))).toEqual([0, 0, 0]);
    expect([1, 7, Infinity].map((value) => colorIndex(value, scale))).toEqual([255, 255, 255]);
    expect(colorIndex(NaN, scale)).toBe(missingIndex);
  });
});

test('the sampled colour maps agree with the library, to the last colour', async () => {
  const { load } = sampledColorMaps();
  const text = (load as (id: string) => string)('\0d3-scale-chromatic');
  const built = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<
    string,
    (t: number) => string
  >;
  for (const [name, interpolate] of Object.entries(sources)) {
    const own = built[`interpolate${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    for (let index = 0; index < 256; index += 1)
      expect(parseColor(own?.(index / 255) ?? '')).toEqual(parseColor(interpolate(index / 255)));
  }
});

test('only the names of the three maps are names of maps', () => {
  expect(['RdBu', 'magma', 'viridis', 'rdbu', 'jet', ''].filter(isColorMapName)).toEqual(['RdBu', 'magma', 'viridis']);
});

describe('valueScale', () => {
  test('puts 0 where the arms of a diverging map meet, however lopsided the range', () => {
    for (const [min, max] of [
      [-1, 1],
      [0, 3],
      [-0.25, 8],
      [-5, -1],
    ] as const) {
      const scale = valueScale(colorTable('RdBu'), min, max);
      expect([colorIndex(-1e-12, scale), colorIndex(0, scale)]).toEqual([127, 128]);
      expect(scale.min).toBe(-scale.max);
    }
  });

  test('mirrors v and -v in a diverging map', () => {
    const scale = valueScale(colorTable('RdBu'), -1, 1);
    for (let step = 1; step < 1000; step += 1) {
      // Away from the edges between two entries, which belong to the upper one.
      const value = (step + 0.37) / 1000.7;
      expect(colorIndex(value, scale) + colorIndex(-value, scale)).toBe(255);
    }
  });

  test('cuts any other range into 256 equal steps', () => {
    const scale = valueScale(colorTable('viridis'), 10, 20);
    for (let index = 0; index < 256; index += 1) expect(colorIndex(10 + ((index + 0.5) * 10) / 256, scale)).toBe(index);
  });
});

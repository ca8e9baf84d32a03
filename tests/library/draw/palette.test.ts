import { describe, expect, test } from 'vitest';
import { curveColor, curveDash, curvePalettes } from '../../../web/library/draw/index.ts';
import { contrast, parseColor, seen, type Vision } from './support/color.ts';

const pages = { light: '#ffffff', dark: '#16181d' } as const;

function closest(colors: readonly string[], vision: Vision): number {
  const views = colors.map((color) => seen(parseColor(color), vision));
  const pairs = views.flatMap((a, i) =>
    views.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  );
  return Math.min(...pairs);
}

describe.each(['light', 'dark'] as const)('the curve colours of a %s page', (scheme) => {
  const colors = curvePalettes[scheme];

  test('contrast with the page by at least 3 : 1', () => {
    for (const color of colors)
      expect(contrast(parseColor(color), parseColor(pages[scheme]))).toBeGreaterThanOrEqual(3);
  });

  test.each(['normal', 'protan', 'deutan'] as const)('can be told apart with %s vision', (vision) => {
    expect(closest(colors, vision)).toBeGreaterThan(0.075);
    expect(closest(colors.slice(0, 4), vision)).toBeGreaterThan(0.09);
  });

  test('can be told apart with tritan vision', () => expect(closest(colors, 'tritan')).toBeGreaterThan(0.055));
});

test('no two of 32 curves share colour and dash, and neighbours never share a dash', () => {
  const looks = Array.from(
    { length: 32 },
    (_, index) => `${curveColor(curvePalettes.light, index)} ${curveDash(index).join(',')}`,
  );
  expect(new Set(looks).size).toBe(32);
  for (let index = 1; index < 8; index += 1) expect(curveDash(index)).not.toEqual(curveDash(index - 1));
});

/**
 * Curve colours for a light and a dark page. Chosen by search, and held to it by tests/library/draw/palette.test.ts: at
 * least 3 : 1 against the page, and any two at least 0.075 apart in OKLab as seen with normal, protan and deutan vision
 * (Machado 2009) and, a little less strictly, tritan; the first four at least 0.09. Neighbours differ in dash too (see
 * `curveDash`).
 */
export const curvePalettes = {
  light: ['#0072b2', '#b07d00', '#3a3f47', '#aa3377', '#e0457b', '#117733', '#3b8ed0', '#332288'],
  dark: ['#56b4e9', '#f0e442', '#d55e00', '#cc79a7', '#e8e8e8', '#7c83ff', '#ff8c42', '#2fd6a3'],
} as const;

const dashes: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3]];

/** Colour of the curve at this place in the list. */
export const curveColor = (colors: readonly string[], index: number): string =>
  colors[index % colors.length] ?? 'currentColor';

/** Dash of the curve at this place: with eight colours no two of 32 curves share both. */
export const curveDash = (index: number): readonly number[] =>
  dashes[(index + Math.floor(index / 8)) % dashes.length] ?? [];

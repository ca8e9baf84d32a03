import type { Strings } from './strings.ts';

/** The same words for a matrix whose rows or columns are not positions and dimensions. */
export function withNames(strings: Strings, row: string, column: string): Strings {
  if (row === '' && column === '') return strings;
  const [position, dimension] = [row || strings.position, column || strings.dimension];
  return {
    ...strings,
    position,
    dimension,
    readout: (at, across, value) => `${position} ${at}, ${dimension} ${across}: ${value}`,
    heatmap: { ...strings.heatmap, matrix: (drawn) => strings.named(drawn, position, dimension) },
    curves: { ...strings.curves, matrix: (drawn) => strings.named(drawn, position, dimension) },
  };
}

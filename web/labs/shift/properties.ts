import { presetsOf } from '../shared/state/presets.ts';
import { base, choice, list, number, seed, type Values } from '../shared/state/properties.ts';

/** Tables that a matrix is fitted to: the paper's, lesson 002's, a learned one. */
export const sources = ['sinusoidal', 'doubled', 'learned'] as const;
export type Source = (typeof sources)[number];

/** As many planes as can be told apart. */
export const mostPlanes = 8;

/** The lab "Shift is rotation". */
export const properties = {
  position: number({ url: 'p', default: 3, min: 0, max: 999, slider: [0, 100], marks: [0, 50, 100] }),
  shift: number({ url: 'k', default: 5, min: -100, max: 100, slider: [-50, 50], marks: [-22, 0, 5, 22, 44] }),
  dim: number({ url: 'd', default: 8, min: 2, max: 128, slider: [2, 64], scale: 'log', marks: [2, 4, 8, 16, 64] }),
  base: base(),
  rows: number({ url: 'n', default: 200, min: 2, max: 1000, scale: 'log', marks: [12, 50, 200, 1000] }),
  seed: seed(),
  source: choice({ url: 'f', default: 'sinusoidal', options: sources }),
  pairs: list({ url: 'i', default: [0, 1, 2, 3], min: 0, max: 63, longest: mostPlanes }),
} as const;

export type ShiftValues = Values<typeof properties>;

/** Rows times width squared that a fit may look at: about half a second for both tables. */
const largestFit = 8e6;

/** Both p and p + k must be in the table, and a lone sine has no partner to turn with. */
export function settle(wanted: ShiftValues): ShiftValues {
  const dim = wanted.dim - (wanted.dim % 2);
  const rows = Math.min(wanted.rows, Math.floor(largestFit / dim ** 2));
  const shift = Math.min(Math.max(wanted.shift, 1 - rows), rows - 1);
  const position = Math.min(Math.max(wanted.position, -shift, 0), rows - 1 - Math.max(shift, 0));
  const pairs = wanted.pairs.filter((pair) => pair < dim / 2);
  return { ...wanted, dim, rows, shift, position, pairs: pairs.length === 0 ? [0] : pairs };
}

/** A pair more or one less; a ninth takes the place of the one chosen first. */
export function toggled(pairs: readonly number[], pair: number): readonly number[] {
  return pairs.includes(pair) ? pairs.filter((other) => other !== pair) : [...pairs, pair].slice(-mostPlanes);
}

/** Views for a start, and for the limit of the lessons' statement. */
export const presets = presetsOf(
  properties,
  {
    linear: { source: 'sinusoidal', dim: 64, shift: 10, rows: 200, position: 3 },
    lesson002: { source: 'doubled', dim: 4, shift: 5, rows: 1000, position: 3 },
    seven: { source: 'doubled', dim: 2, shift: 22, rows: 200, position: 3 },
    few: { source: 'learned', dim: 8, shift: 5, rows: 12, position: 3 },
  },
  ['base'],
);

import { presetsOf } from '../shared/state/presets.ts';
import { base, choice, number, type NumberProperty, type Values } from '../shared/state/properties.ts';

const position = (url: string, start: number): NumberProperty => number({ url, default: start, min: 0, max: 4095 });

/** The lab "Near and far". Defaults are lesson 000's: positions 5 and 6 against 5 and 50, d = 64. */
export const properties = {
  row: position('r', 5),
  column: position('c', 6),
  keptRow: position('kr', 5),
  keptColumn: position('kc', 50),
  measure: choice({ url: 'm', default: 'dot', options: ['dot', 'cosine', 'distance'] }),
  positions: number({ url: 'n', default: 64, min: 2, max: 256, scale: 'log', marks: [16, 64, 101, 256] }),
  dim: number({ url: 'd', default: 64, min: 2, max: 1024, scale: 'log', marks: [4, 8, 64, 512], paper: 512 }),
  base: base(),
  from: number({ url: 'f', default: 1, min: 1, max: 1e6, scale: 'log' }),
  last: number({ url: 'l', default: 10000, min: 1, max: 1e6, scale: 'log' }),
} as const;

export type DistanceValues = Values<typeof properties>;

/** Columns times offsets that a search may look at: about a quarter of a second. */
const longestSearch = 64e6;

/** A lone sine identifies positions, so widths are even here; the selected pair is on the matrix. */
export function settle(wanted: DistanceValues): DistanceValues {
  const dim = wanted.dim - (wanted.dim % 2);
  const edge = wanted.positions - 1;
  const last = Math.min(wanted.last, Math.floor(longestSearch / dim));
  return {
    ...wanted,
    dim,
    row: Math.min(wanted.row, edge),
    column: Math.min(wanted.column, edge),
    last,
    from: Math.min(wanted.from, last),
  };
}

/** Comparisons made in lessons, and a counterexample. */
export const presets = presetsOf(
  properties,
  {
    lesson000: { row: 5, column: 6, keptRow: 5, keptColumn: 50, dim: 64, positions: 64, measure: 'distance' },
    lesson004: { row: 0, column: 1, keptRow: 0, keptColumn: 100, dim: 512, positions: 101, measure: 'dot' },
    counter: { row: 0, column: 6, keptRow: 0, keptColumn: 1, dim: 4, positions: 64, measure: 'dot' },
  },
  ['base'],
);

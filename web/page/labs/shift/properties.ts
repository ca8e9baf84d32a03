import { choice, list, number, type Values } from '../../lib/properties.ts';

/** Tables that are asked for a matrix: the paper's, lesson 002's, a learned one. */
export const sources = ['sinusoidal', 'doubled', 'learned'] as const;
export type Source = (typeof sources)[number];

/** As many planes as can be told apart. */
export const mostPlanes = 8;

/** The lab "Shift is rotation". */
export const properties = {
  position: number({
    url: 'p',
    default: 3,
    whole: true,
    min: 0,
    max: 999,
    slider: { min: 0, max: 100, scale: 'linear' },
    marks: [0, 3, 50],
  }),
  shift: number({
    url: 'k',
    default: 5,
    whole: true,
    min: -100,
    max: 100,
    slider: { min: -50, max: 50, scale: 'linear' },
    marks: [-5, 0, 1, 5, 22, 44],
  }),
  dim: number({
    url: 'd',
    default: 8,
    whole: true,
    min: 2,
    max: 128,
    slider: { min: 2, max: 64, scale: 'log' },
    marks: [2, 4, 8, 16, 64],
  }),
  base: number({
    url: 'b',
    default: 10000,
    whole: false,
    min: 1,
    aboveMin: true,
    max: 1e9,
    slider: { min: 1.1, max: 1e6, scale: 'log' },
    marks: [10, 100, 10000, 500000],
    paper: 10000,
  }),
  rows: number({
    url: 'n',
    default: 200,
    whole: true,
    min: 2,
    max: 1000,
    slider: { min: 2, max: 1000, scale: 'log' },
    marks: [12, 50, 200, 1000],
  }),
  seed: number({
    url: 's',
    default: 1,
    whole: true,
    min: 0,
    max: 9999,
    slider: { min: 0, max: 9999, scale: 'linear' },
    marks: [],
  }),
  source: choice({ url: 'f', default: 'sinusoidal', options: sources }),
  pairs: list({ url: 'i', default: [0, 1, 2, 3], min: 0, max: 63, longest: mostPlanes }),
} as const;

export type ShiftValues = Values<typeof properties>;

/** Rows times width squared that a fit may look at: about half a second for both tables. */
const largestFit = 8e6;

/** Both p and p + k stand in the table, and a lone sine has no partner to turn with. */
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

/** What there is to see first, and where the lessons' sentence comes to an end. */
export const presets = {
  linear: { source: 'sinusoidal', dim: 64, shift: 10, rows: 200, position: 3 },
  lesson002: { source: 'doubled', dim: 4, shift: 5, rows: 1000, position: 3 },
  seven: { source: 'doubled', dim: 2, shift: 22, rows: 200, position: 3 },
  few: { source: 'learned', dim: 8, shift: 5, rows: 12, position: 3 },
} as const satisfies Record<string, Partial<ShiftValues>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly PresetName[];

export function activePreset(view: ShiftValues): PresetName | undefined {
  return presetNames.find(
    (name) =>
      view.base === properties.base.default &&
      Object.entries(presets[name]).every(([key, value]) => view[key as keyof ShiftValues] === value),
  );
}

import { base, choice, defaults, flag, list, number, real, same, type Values } from '../shared/state/properties.ts';

/**
 * The lab "Encode": its state, defaults, limits, controls and URL names in one place. Defaults are lesson 000's view.
 */
export const properties = {
  positions: number({ url: 'n', default: 100, min: 1, max: 4096, scale: 'log', marks: [6, 100, 128, 512, 2048] }),
  dim: number({ url: 'd', default: 64, min: 1, max: 1024, scale: 'log', marks: [4, 64, 128, 512], paper: 512 }),
  base: base(),
  first: real({ url: 'f', default: 0, min: -1e9, max: 1e9, slider: [0, 65535], marks: [0, 512, 65535], paper: 0 }),
  layout: choice({ url: 'l', default: 'interleaved', options: ['interleaved', 'concatenated'] }),
  colorMap: choice({ url: 'm', default: 'RdBu', options: ['RdBu', 'magma', 'viridis'] }),
  transpose: flag({ url: 't', default: false }),
  dimensions: list({ url: 'c', default: [0, 1, 10, 11, 30, 31], min: 0, max: 1023, longest: 12 }),
  curveStyle: choice({ url: 's', default: 'overlaid', options: ['overlaid', 'strips'] }),
  selectedPosition: real({ url: 'p', default: 10, min: -1e9, max: 1e9 + 4096, slider: [0, 4096] }),
  selectedDimension: number({ url: 'i', default: 6, min: 0, max: 1023 }),
  shownRows: number({ url: 'nr', default: 6, min: 1, max: 64 }),
  shownColumns: number({ url: 'nc', default: 8, min: 1, max: 64 }),
  decimals: number({ url: 'nd', default: 4, min: 0, max: 12 }),
  rounding: choice({ url: 'nt', default: 'rounded', options: ['rounded', 'truncated'] }),
} as const;

export type EncodeValues = Values<typeof properties>;

/** Adapts the request to what can be shown: a curve or a selection beyond the table's edge cannot. */
export function settle(wanted: EncodeValues): EncodeValues {
  const { positions, dim, first } = wanted;
  const row = Math.min(Math.max(Math.round(wanted.selectedPosition - first), 0), positions - 1);
  return {
    ...wanted,
    dimensions: wanted.dimensions.filter((dimension) => dimension < dim),
    selectedPosition: first + row,
    selectedDimension: Math.min(wanted.selectedDimension, dim - 1),
    shownRows: Math.min(wanted.shownRows, positions),
    shownColumns: Math.min(wanted.shownColumns, dim),
  };
}

export const initial = defaults(properties);

const six = [0, 1, 2, 3, 4, 5] as const;

/**
 * The lessons' own views: sizes, colours, dimensions and number formats. Whatever a lesson leaves open (002 and 004
 * name no colours, 002 draws no curves) is the page's default.
 */
export const presets = {
  lesson000: { positions: 100, dim: 64, colorMap: 'RdBu', dimensions: [0, 1, 10, 11, 30, 31] },
  lesson001: { positions: 100, dim: 128, colorMap: 'magma', dimensions: [0, 7, 20, 31] },
  lesson001Table: { positions: 5, dim: 6, colorMap: 'magma', dimensions: six, shownRows: 5, decimals: 3 },
  lesson002: { positions: 100, dim: 512 },
  lesson003: {
    positions: 128,
    dim: 512,
    colorMap: 'viridis',
    dimensions: [0, 1, 2, 3, 510, 511],
    shownRows: 2,
    decimals: 4,
    rounding: 'truncated',
    selectedPosition: 1,
    selectedDimension: 2,
  },
  lesson004: { positions: 6, dim: 4, dimensions: [0, 1, 2, 3], decimals: 3, selectedPosition: 4, selectedDimension: 1 },
} as const satisfies Record<string, Partial<EncodeValues>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly PresetName[];

/** All the values of a preset; the page's language and swapped axes remain the reader's. */
export function presetValues(name: PresetName, current: EncodeValues): EncodeValues {
  return { ...initial, ...presets[name], transpose: current.transpose };
}

const essential = ['positions', 'dim', 'base', 'first', 'layout', 'colorMap', 'dimensions'] as const;

/** The preset whose table, colours and curves are on the screen, regardless of the selection. */
export function activePreset(view: EncodeValues): PresetName | undefined {
  return presetNames.find((name) => {
    const target = settle(presetValues(name, view));
    return essential.every((property) => same(view[property], target[property]));
  });
}

import { same } from '../../lib/properties.ts';
import { initial, properties, settle, type EncodeValues } from './properties.ts';

/**
 * The lessons' own views: sizes, colours, dimensions and the way in which they print numbers. What a lesson does not
 * say (002 and 004 name no colours, 002 draws no curves) is the page's default.
 */
export const presets = {
  lesson000: { positions: 100, dim: 64, colorMap: 'RdBu', dimensions: [0, 1, 10, 11, 30, 31] },
  lesson001: { positions: 100, dim: 128, colorMap: 'magma', dimensions: [0, 7, 20, 31] },
  lesson001Table: {
    positions: 5,
    dim: 6,
    colorMap: 'magma',
    dimensions: [0, 1, 2, 3, 4, 5],
    shownRows: 5,
    decimals: 3,
  },
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

/** All the values of a preset; the language of the page and the swap of the axes stay the reader's. */
export function presetValues(name: PresetName, current: EncodeValues): EncodeValues {
  return { ...initial, ...presets[name], transpose: current.transpose };
}

const essential = [
  'positions',
  'dim',
  'base',
  'first',
  'layout',
  'colorMap',
  'dimensions',
] as const satisfies readonly (keyof typeof properties)[];

/** The preset whose table, colours and curves are on the screen, wherever the reader is pointing. */
export function activePreset(view: EncodeValues): PresetName | undefined {
  return presetNames.find((name) => {
    const target = settle(presetValues(name, view));
    return essential.every((property) => same(view[property], target[property]));
  });
}

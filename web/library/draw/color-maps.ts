import { interpolateMagma, interpolateRdBu, interpolateViridis } from 'd3-scale-chromatic';

/** The names that `colorTable` knows. */
export const colorMapNames = ['RdBu', 'magma', 'viridis'] as const;
export type ColorMapName = (typeof colorMapNames)[number];

export const colorCount = 256;
/** Entry of the table that holds the colour of a value that is not a number. */
export const missingIndex = colorCount;
/**
 * Farthest from all three maps among the saturated colours (OKLab distance 0.23 or more); it cannot be mistaken for
 * data.
 */
export const missingColor = '#ff00ff';

/** A colour map sampled once. */
export interface ColorTable {
  readonly name: ColorMapName;
  /** True when the middle colour means 0: then the range of values is made symmetrical about 0. */
  readonly diverging: boolean;
  /** 257 x 4 bytes: 256 colours from low to high, then the colour for missing values. */
  readonly rgba: Uint8ClampedArray;
}

const maps: Record<ColorMapName, { diverging: boolean; interpolate: (t: number) => string }> = {
  RdBu: { diverging: true, interpolate: interpolateRdBu },
  magma: { diverging: false, interpolate: interpolateMagma },
  viridis: { diverging: false, interpolate: interpolateViridis },
};

const tables = new Map<ColorMapName, ColorTable>();

export const isColorMapName = (name: string): name is ColorMapName =>
  (colorMapNames as readonly string[]).includes(name);

/** The two notations of the colour library: `#rrggbb` and `rgb(r, g, b)`. */
function channels(color: string): [number, number, number] {
  const parts = color.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
    : (color.match(/\d+/g) ?? []).map(Number);
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}

/**
 * The 256 colours of a map, and the colour for missing values behind them.
 * Shapes: 257 entries. Units: bytes, sRGB. Errors: none (the name is typed; ask `isColorMapName` first).
 * Cost: sampled at the first call for a name, shared afterwards; do not write into it.
 */
export function colorTable(name: ColorMapName): ColorTable {
  const known = tables.get(name);
  if (known) return known;
  const { diverging, interpolate } = maps[name];
  const rgba = new Uint8ClampedArray((colorCount + 1) * 4);
  for (let index = 0; index <= colorCount; index += 1) {
    const color = index === missingIndex ? missingColor : interpolate(index / (colorCount - 1));
    rgba.set([...channels(color), 255], index * 4);
  }
  const table: ColorTable = { name, diverging, rgba };
  tables.set(name, table);
  return table;
}

/** CSS text of one entry. */
export function entryColor(table: ColorTable, index: number): string {
  const at = index * 4;
  return `rgb(${table.rgba[at]}, ${table.rgba[at + 1]}, ${table.rgba[at + 2]})`;
}

import { colorMapNames, colorTable, isColorMapName, plainFormat, type ColorTable, type Values } from '../draw/index.ts';
import type { Strings } from './locales/index.ts';
import { SettingError } from './problem.ts';

export const maxPositions = 1_000_000;
export const maxDim = 65_536;
/** 64 MB of float32: beyond it a page is more likely to die than to draw. */
export const maxCells = 2 ** 24;

export const layouts = ['interleaved', 'concatenated'] as const;
export type Layout = (typeof layouts)[number];

/** Numbers as they are drawn: `data` row by row, rows are positions. */
export interface MatrixLike {
  readonly data: Values;
  readonly rows: number;
  readonly columns: number;
}

/** The settings of a sinusoidal table, checked. */
export interface EncodingSettings {
  readonly positions: number;
  readonly first: number;
  readonly step: number;
  readonly dim: number;
  readonly base: number;
  readonly layout: Layout;
}

/** The settings as they were typed or set, and the text of an attribute for messages. */
export interface RawSettings extends Omit<EncodingSettings, 'layout'> {
  readonly layout: string;
  readonly written: Written;
}

/** Text of an attribute as the page's author wrote it; null when absent. */
export type Written = (argument: string) => string | null;

type Allowed = (strings: Strings) => string;

/** The author's own text, if an attribute turned it into NaN: `abc` is more helpful. */
export function refuse(written: Written, argument: string, value: unknown, allowed: Allowed): never {
  const known = String(Number.isNaN(value) ? (written(argument) ?? value) : value);
  const plain = typeof value === 'number' && !Number.isNaN(value);
  throw new SettingError({ argument, value: plain ? known : `\u201c${known}\u201d`, allowed });
}

const shown = (strings: Strings, value: number): string => plainFormat(strings.language)(value);

function whole(raw: RawSettings, argument: 'positions' | 'dim', most: number): void {
  const value = raw[argument];
  if (Number.isInteger(value) && value >= 1 && value <= most) return;
  refuse(raw.written, argument, value, (s) => s.allowed.whole('1', shown(s, most)));
}

function finite(written: Written, argument: string, value: number): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse(written, argument, value, (s) => s.allowed.number);
}

/** The settings of a table, or a `SettingError` for the first that is impossible. */
export function checkEncoding(raw: RawSettings): EncodingSettings {
  whole(raw, 'positions', maxPositions);
  whole(raw, 'dim', maxDim);
  checkStart(raw.written, raw.first, raw.step);
  if (!(Number.isFinite(raw.base) && raw.base > 1)) refuse(raw.written, 'base', raw.base, (s) => s.allowed.above('1'));
  const layout = layouts.find((name) => name === raw.layout);
  if (!layout) refuse(raw.written, 'layout', raw.layout, (s) => s.allowed.oneOf(layouts.join(', ')));
  if (raw.positions * raw.dim > maxCells) {
    const value = `${raw.positions} \u00d7 ${raw.dim}`;
    throw new SettingError({
      argument: 'positions \u00d7 dim',
      value,
      allowed: (s) => s.allowed.cells(shown(s, maxCells)),
    });
  }
  const { positions, first, step, dim, base } = raw;
  return { positions, first, step, dim, base, layout };
}

/** The position of the first row and the distance to the next, or a `SettingError`. */
export function checkStart(written: Written, first: number, step: number): void {
  finite(written, 'first', first);
  finite(written, 'step', step);
}

/** Least and greatest value of the colours or of the axis. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

/** The range of sines and cosines. */
export const unitRange: ValueRange = { min: -1, max: 1 };

/** The range as it is set; where it is not, that of the values. A `SettingError` if it is none. */
export function checkRange(
  written: Written,
  min: number | null,
  max: number | null,
  values: () => ValueRange = () => unitRange,
): ValueRange {
  if (min !== null) finite(written, 'min', min);
  if (max !== null) finite(written, 'max', max);
  if (min !== null && max !== null) {
    if (min >= max) refuse(written, 'min', min, (s) => s.allowed.below(`max (${shown(s, max)})`));
    return { min, max };
  }
  const found = values();
  const [low, high] = [min ?? found.min, max ?? found.max];
  if (low < high) return { min: low, max: high };
  // All values lie beyond the end that is set.
  const room = Math.max(Math.abs(low), Math.abs(high)) || 1;
  return min === null ? { min: high - room, max: high } : { min: low, max: low + room };
}

export function checkColorMap(written: Written, name: string): ColorTable {
  if (!isColorMapName(name)) refuse(written, 'color-map', name, (s) => s.allowed.oneOf(colorMapNames.join(', ')));
  return colorTable(name);
}

/** Columns within a matrix of this many columns, or a `SettingError` that names the first that it lacks. */
export function checkDimensions(written: Written, list: readonly number[], columns: number): readonly number[] {
  const wrong = list.find((dimension) => !(Number.isInteger(dimension) && dimension >= 0 && dimension < columns));
  if (wrong !== undefined) refuse(written, 'dimensions', wrong, (s) => s.allowed.wholeList('0', shown(s, columns - 1)));
  return [...new Set(list)];
}

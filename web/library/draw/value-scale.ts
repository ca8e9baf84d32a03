import { colorCount, missingIndex, type ColorTable } from './color-maps.ts';

/** How values fall into the entries of a colour table. */
export interface ValueScale {
  readonly min: number;
  readonly max: number;
  /** entry = floor(value * factor + offset), held within 0 .. 255 */
  readonly factor: number;
  readonly offset: number;
}

/**
 * The scale from `min` (first colour) to `max` (last colour), in 256 equal steps. With a diverging table the range is
 * widened until it is symmetrical, so that 0 is always where the two arms meet: negative values take entries 0 to 127,
 * the others 128 to 255, and v and -v are mirror images.
 * Shapes: none. Units: those of the values. Errors: none; `min` must be below `max` and both finite.
 */
export function valueScale(table: ColorTable, min: number, max: number): ValueScale {
  const reach = Math.max(Math.abs(min), Math.abs(max));
  const low = table.diverging ? -reach : min;
  const high = table.diverging ? reach : max;
  const factor = colorCount / (high - low);
  return { min: low, max: high, factor, offset: table.diverging ? colorCount / 2 : -low * factor };
}

/** Entry of the table for one value: 0 to 255, or `missingIndex` for NaN. Values beyond the range take its end. */
export function colorIndex(value: number, scale: ValueScale): number {
  const at = value * scale.factor + scale.offset;
  if (at >= 0) return at < colorCount ? at | 0 : colorCount - 1;
  return at < 0 ? 0 : missingIndex;
}

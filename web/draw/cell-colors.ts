import { colorCount, missingIndex, type ColorTable } from './color-maps.ts';
import type { Values } from './mean-cells.ts';
import type { ValueScale } from './value-scale.ts';

/** Edge of the blocks in which a transposed picture is written: both sides of a block stay in the nearest cache. */
const block = 32;

/**
 * One colour per cell, by table look-up.
 * Shapes: values rows x columns -> out of the same shape, or columns x rows when `transpose`; row-major.
 * Units: 32-bit RGBA words (lay them over the bytes of an ImageData). Errors: none; `out` holds rows * columns words.
 * Cost: one pass, no allocation.
 */
export function cellColors(
  values: Values, rows: number, columns: number, table: ColorTable, scale: ValueScale, transpose: boolean, out: Uint32Array,
): void {
  if (transpose) colorTransposed(values, rows, columns, table, scale, out);
  else colorStraight(values, rows * columns, table, scale, out);
}

// The look-up of value-scale.ts is written out in both loops: as a call it costs twice the time.
function colorStraight(values: Values, count: number, table: ColorTable, { factor, offset }: ValueScale, out: Uint32Array): void {
  const words = table.words;
  for (let cell = 0; cell < count; cell += 1) {
    const at = values[cell]! * factor + offset;
    out[cell] = words[at >= 0 ? (at < colorCount ? at | 0 : colorCount - 1) : at < 0 ? 0 : missingIndex]!;
  }
}

function colorTransposed(
  values: Values, rows: number, columns: number, table: ColorTable, { factor, offset }: ValueScale, out: Uint32Array,
): void {
  const words = table.words;
  for (let top = 0; top < rows; top += block) {
    const bottom = Math.min(top + block, rows);
    for (let left = 0; left < columns; left += block) {
      const right = Math.min(left + block, columns);
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          const at = values[row * columns + column]! * factor + offset;
          out[column * rows + row] = words[at >= 0 ? (at < colorCount ? at | 0 : colorCount - 1) : at < 0 ? 0 : missingIndex]!;
        }
      }
    }
  }
}

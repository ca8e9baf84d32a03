// Which cells of a sheet are not those of an answer, as far as the digits that were written and the format can tell.
import type { Answered } from '../causes/faults.ts';
import { roundoff, spacing } from '../vectors/numbers.ts';
import type { ToleranceClass } from '../vectors/types.ts';
import type { Sheet } from '../sheet.ts';
import { isShort } from './short.ts';

/** How the digits were cut. A program does one or the other throughout; only people do both in one table. */
export type Cut = 'rounded' | 'truncated' | 'either';

export interface Comparison {
  readonly cut: Cut;
  /** Places of the wrong cells in the sheet. */
  readonly wrong: readonly number[];
  /** Places of cells whose digits were cut off, which rounding does not explain. */
  readonly cutOff: readonly number[];
  /** How many cells say something: the right value is neither 0 nor 1, nor their negatives. */
  readonly telling: number;
  readonly tellingRight: number;
  /** How many cells the answer leaves more room than the digits do. */
  readonly roomy: number;
}

/** How far a right value may be off by the arithmetic of its format, as in the vectors' classes. */
function blurOf({ dtype }: Sheet, kind: ToleranceClass, position: number): (right: number) => number {
  const unit = roundoff[dtype];
  if (kind === 'exact') return () => 0;
  // Rounded to the format, perhaps up to a power of two, and again to the fewest digits that give the number back.
  if (isShort(dtype)) return (right) => spacing(right * (1 + 2 * unit), dtype) + 4 * roundoff.float32;
  if (kind === 'table') {
    const blur = dtype === 'float64' ? unit * (4 + 32 * Math.abs(position)) : 4 * unit;
    return () => blur;
  }
  return (right) => (dtype === 'float64' ? 64 : 8) * unit * Math.abs(right);
}

export function compareCut(
  sheet: Sheet,
  { values, slack }: Answered,
  kind: ToleranceClass,
  first: number,
  cut: Cut,
): Comparison {
  const wrong: number[] = [];
  const cutOff: number[] = [];
  let [telling, tellingRight, roomy] = [0, 0, 0];
  const across = sheet.columns.length;
  sheet.rows.forEach((row, down) => {
    const blurred = blurOf(sheet, kind, row + first);
    for (let at = down * across; at < (down + 1) * across; at += 1) {
      const [given = NaN, right = NaN, unit = 0, loose = 0] = [
        sheet.values[at],
        values[at],
        sheet.units[at],
        slack?.[at],
      ];
      const blur = blurred(right);
      const off = Math.abs(given - right);
      const isRounded = off <= (unit / 2) * (1 + 1e-9) + blur + loose;
      const isTruncated = off <= unit + blur + loose && Math.abs(given) <= Math.abs(right) + blur + loose;
      const fits = (cut !== 'truncated' && isRounded) || (cut !== 'rounded' && isTruncated);
      if (!fits) wrong.push(at);
      if (isTruncated && !isRounded) cutOff.push(at);
      const size = Math.abs(right);
      if (kind === 'exact' || kind === 'bias' || (size > 1e-3 + unit && Math.abs(size - 1) > 1e-3 + unit)) {
        telling += 1;
        if (fits) tellingRight += 1;
      }
      if (loose > 2 * (unit + blur)) roomy += 1;
    }
  });
  return { cut, wrong, cutOff, telling, tellingRight, roomy };
}

/** Whether the numbers were printed with so few digits that it matters how they were cut. */
const isCut = ({ units }: Sheet): boolean => units.some((unit) => unit >= 1e-9);

/** The ways in which the digits of a sheet may have been cut, the likeliest first. */
export const cutsOf = (sheet: Sheet): readonly Cut[] =>
  isCut(sheet) ? ['rounded', 'truncated', ...(sheet.mixed ? (['either'] as const) : [])] : ['rounded'];

/** Compares in the way of cutting digits that leaves the fewest cells wrong. */
export function compare(sheet: Sheet, answered: Answered, kind: ToleranceClass, first: number): Comparison {
  let best: Comparison | undefined;
  for (const cut of cutsOf(sheet)) {
    const found = compareCut(sheet, answered, kind, first, cut);
    if (!best || found.wrong.length < best.wrong.length) best = found;
    if (best.wrong.length === 0) break;
  }
  return best as Comparison;
}

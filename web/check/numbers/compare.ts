// Which cells of a sheet are not those of an answer, as far as the digits that were written and the format can tell.
import type { Answered } from '../../command/diagnosis/faults.ts';
import { roundoff } from '../../command/vectors/numbers.ts';
import type { ToleranceClass } from '../../command/vectors/types.ts';
import type { Sheet } from './sheet.ts';

/** How the digits were cut. A program does one or the other throughout. */
export type Cut = 'rounded' | 'truncated';

export interface Comparison {
  readonly cut: Cut;
  /** Places of the wrong cells in the sheet. */
  readonly wrong: readonly number[];
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
  if (kind === 'table') {
    const blur = dtype === 'float64' ? unit * (4 + 32 * Math.abs(position)) : 4 * unit;
    return () => blur;
  }
  return (right) => (dtype === 'float64' ? 64 : 8) * unit * Math.abs(right);
}

function compareCut(
  sheet: Sheet,
  { values, slack }: Answered,
  kind: ToleranceClass,
  first: number,
  cut: Cut,
): Comparison {
  const wrong: number[] = [];
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
      const digits = cut === 'rounded' ? (unit / 2) * (1 + 1e-9) : unit;
      const beyond = cut === 'truncated' && Math.abs(given) > Math.abs(right) + blur + loose;
      const fits = off <= digits + blur + loose && !beyond;
      if (!fits) wrong.push(at);
      const size = Math.abs(right);
      if (kind === 'exact' || kind === 'bias' || (size > 1e-3 + unit && Math.abs(size - 1) > 1e-3 + unit)) {
        telling += 1;
        if (fits) tellingRight += 1;
      }
      if (loose > 2 * (unit + blur)) roomy += 1;
    }
  });
  return { cut, wrong, telling, tellingRight, roomy };
}

/** Whether the numbers were printed with so few digits that it matters how they were cut. */
export const isCut = ({ units }: Sheet): boolean => units.some((unit) => unit >= 1e-9);

/** Compares in a way of cutting digits; without one, in that which leaves fewer cells wrong. */
export function compare(sheet: Sheet, answered: Answered, kind: ToleranceClass, first: number, cut?: Cut): Comparison {
  if (cut) return compareCut(sheet, answered, kind, first, cut);
  const rounded = compareCut(sheet, answered, kind, first, 'rounded');
  if (rounded.wrong.length === 0 || !isCut(sheet)) return rounded;
  const truncated = compareCut(sheet, answered, kind, first, 'truncated');
  return truncated.wrong.length < rounded.wrong.length ? truncated : rounded;
}

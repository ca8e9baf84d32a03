// A verdict on numbers, as the judge gives it and the page shows it.
import type { Cut } from './compare.ts';
import type { Taken } from './families.ts';
import type { Said } from './guess.ts';
import type { Sheet } from '../sheet.ts';

/**
 * `right`; `cells`: right but for some cells; `mistake`: all of it is wrong in a known way; `precision`: as right as
 * its arithmetic; `unknown`: none of what is known here.
 */
export type NumbersVerdict = 'right' | 'cells' | 'mistake' | 'precision' | 'unknown';

export interface Judged {
  readonly verdict: NumbersVerdict;
  readonly family?: Taken;
  readonly remarks: readonly Said[];
  readonly causes: readonly Said[];
  /** How the digits were cut, where that makes a difference. */
  readonly cut: Cut;
  /** The numbers as they were compared: transposed, if that is what is wrong. */
  readonly sheet: Sheet;
  /** The right numbers of a part of the sheet; undefined if nothing is known. */
  readonly right: ((part: Sheet) => ArrayLike<number>) | undefined;
  /** Places in the sheet of the first cells that are not the right ones, and how many there are. */
  readonly wrong: readonly number[];
  readonly wrongCount: number;
  /** Places of the first cells whose digits were cut off where those of others were rounded. */
  readonly cutOff: readonly number[];
  /** Cells that not even the cause explains. */
  readonly unexplained: number;
}

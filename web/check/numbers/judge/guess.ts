// Guesses for pasted numbers: an encoding with its settings, right or with mistakes.
import type { Alternative, Answered, Faults } from '../causes/faults.ts';
import { wrongPositions } from '../causes/positions.ts';
import type { ToleranceClass } from '../vectors/types.ts';
import type { FamilyName } from './families.ts';
import type { Sheet } from '../sheet.ts';

/** A sentence of the page by its key, with its values. */
export interface Said {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Guess {
  readonly family: FamilyName;
  /** The numbers as they are compared, transposed if need be. */
  readonly sheet: Sheet;
  readonly transposed: boolean;
  readonly class: ToleranceClass;
  /** The position of row 0. */
  readonly first: number;
  readonly base?: number;
  /** Conventions, which are not mistakes. */
  readonly remarks: readonly Said[];
  /** Mistakes in the settings themselves. */
  readonly causes: readonly Said[];
  /** The entries of a sheet, which may be a sample, as a program with these mistakes would write them. */
  readonly answer: (sheet: Sheet, faults: Faults) => Answered | undefined;
  readonly alternatives: readonly Alternative[];
  /** How far-fetched it is: 1 is as much as one mistake. */
  readonly cost: number;
  /** The right table that the reader probably meant, if this one has causes; and of these numbers. */
  readonly meantSheet?: Sheet;
  readonly meant?: (sheet: Sheet) => Answered | undefined;
}

/** Settings that a reader may give with the numbers. */
export interface Wish {
  readonly family: FamilyName | 'auto';
  readonly base: number | undefined;
}

/** A mistake in the rows' numbers is only told from whole tables; a row's place in a sample says nothing. */
export const positionAlternatives: readonly Alternative[] = wrongPositions.filter(
  ({ faults }) => faults.positions !== 'restarted' && faults.positions !== 'from zero',
);

export function median(list: readonly number[]): number | undefined {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The value that estimates agree on, and as near ones of fewer digits: somebody chose one of them. */
export function plainNumbers(estimates: readonly number[]): number[] {
  const middle = median(estimates);
  if (middle === undefined || !(middle > 1) || middle > 1e12) return [];
  const off = median(estimates.map((estimate) => Math.abs(estimate / middle - 1))) ?? 1;
  if (off > 0.05) return [];
  const rounded = [1, 2, 3, 5, 12].map((digits) => Number(middle.toPrecision(digits)));
  // Further off than most estimates are from each other, it is not the number that they estimate.
  const near = rounded.filter((value) => value > 1 && Math.abs(value / middle - 1) <= 20 * off + 1e-3);
  return [...new Set(near)];
}

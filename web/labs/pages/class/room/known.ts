// A race as trained beforehand, from the lab's table of twenty seeds. Loaded when the teacher reveals.
import { beforehand } from '../../../training/beforehand.ts';
import type { Outcome } from '../../../training/guesses.ts';
import { properties } from '../../../training/properties.ts';
import { seedCount } from '../../../training/stored.ts';
import { entered, outcomeOfShares, viewOf } from './race.ts';
import type { Race } from './room.ts';

export interface Known {
  readonly seeds: number;
  /** For each of the six, from the median of its seeds. */
  readonly outcomes: readonly Outcome[];
  /** Shares at the four lengths, likewise. */
  readonly shares: readonly (readonly number[])[];
}

/** Undefined if nothing was trained with these settings. */
export function knownOf(race: Race): Known | undefined {
  const view = viewOf(race, properties.seed.default);
  const shares = entered.flatMap((kind) => {
    const found = beforehand(view, kind);
    return found ? [found.shares] : [];
  });
  if (shares.length < entered.length) return undefined;
  return { seeds: seedCount, shares, outcomes: shares.map((at) => outcomeOfShares(at[0] ?? 0, at[3] ?? 0)) };
}

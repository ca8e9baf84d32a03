// The race of a room: the six models of the lab, with the lab's own settings but for those that the room names.
import type { TrainingOptions } from '../../../../library/api/training/options.ts';
import { entrants, lengthsOf, type Entrant } from '../../../training/entrants.ts';
import { enough, type Outcome } from '../../../training/guesses.ts';
import { properties, setupOf, type TrainingValues } from '../../../training/properties.ts';
import { solvedAt, type Run } from '../../../training/run.ts';
import { defaults } from '../../../shared/state/properties.ts';
import type { Trained } from './result.ts';
import type { Race } from './room.ts';

/** The six that the lab begins with; codes list them in this order. */
export const entered: readonly Entrant[] = properties.encodings.default.map((place) => entrants[place]!);

/** The view of the lab that trains the same models. */
export function viewOf({ task, causal, size, steps }: Race, seed: number): TrainingValues {
  const [dim, heads] = size === 'phone' ? (['16', '2'] as const) : (['32', '4'] as const);
  return { ...defaults(properties), task, causal, steps, dim, heads, seed };
}

export const setupsOf = (race: Race, seed: number): readonly TrainingOptions[] =>
  entered.map((kind) => setupOf(viewOf(race, seed), kind));

/** The lengths of the tests, in words. */
export const testLengths = (): readonly number[] => lengthsOf(properties.longest.default);

/** Reads a run from a code: undefined if it failed, or is not at its end. */
export function trainedOf(run: Run | undefined): Trained | undefined {
  if (!run || run.failure || run.scores.length === 0) return undefined;
  return { solved: solvedAt(run), permille: run.scores.map(({ accuracy }) => Math.round(1000 * accuracy)) };
}

export const outcomeOfShares = (here: number, far: number): Outcome =>
  here < enough ? 'not' : far < enough ? 'here' : 'far';

export const outcomeOfTrained = ({ permille }: Trained): Outcome =>
  outcomeOfShares((permille[0] ?? 0) / 1000, (permille[3] ?? 0) / 1000);

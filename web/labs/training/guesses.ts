// The reader's expectation for each task and encoding, as a list of numbers that a link can hold.
import { tasks, type Task } from '../../library/api/training/task.ts';
import { entrants, type Entrant } from './entrants.ts';
import type { Run } from './run.ts';

/** Does not learn it; learns it at the trained length; still knows it at four times that. */
export const outcomes = ['not', 'here', 'far'] as const;
export type Outcome = (typeof outcomes)[number];

/** The threshold for having learned it: 95 of 100. */
export const enough = 0.95;

export const guessCount = tasks.length * entrants.length * outcomes.length;

const cellOf = (task: Task, kind: Entrant): number =>
  outcomes.length * (tasks.indexOf(task) * entrants.length + entrants.indexOf(kind));

export function guessOf(guesses: readonly number[], task: Task, kind: Entrant): Outcome | undefined {
  const cell = cellOf(task, kind);
  const found = guesses.findLast((code) => code >= cell && code < cell + outcomes.length);
  return found === undefined ? undefined : outcomes[found - cell];
}

/** The next one: from none through all of them to none again. */
export function nextGuess(guesses: readonly number[], task: Task, kind: Entrant): readonly number[] {
  const cell = cellOf(task, kind);
  const others = guesses.filter((code) => code < cell || code >= cell + outcomes.length);
  const now = guessOf(guesses, task, kind);
  const next = now === undefined ? 0 : outcomes.indexOf(now) + 1;
  return next < outcomes.length ? [...others, cell + next] : others;
}

/** The outcome of a run; undefined until it was measured. */
export function outcomeOf(run: Run | undefined): Outcome | undefined {
  const [here, , , far] = run?.scores ?? [];
  if (!here || !far) return undefined;
  if (here.accuracy < enough) return 'not';
  return far.accuracy < enough ? 'here' : 'far';
}

// The state of one model of the race.
import type { TrainingOptions } from '../../library/api/training/options.ts';
import type { Evaluation } from '../../library/api/training/trainer.ts';

export interface Point {
  readonly step: number;
  /** Over 256 sentences of the longest length. */
  readonly accuracy: number;
  readonly loss: number;
}

/**
 * One model. Each fresh start makes another object, even for the same set-up: late results of an older one show
 * nowhere.
 */
export interface Run {
  readonly setup: TrainingOptions;
  readonly steps: number;
  readonly points: readonly Point[];
  /** Training time only. */
  readonly milliseconds: number;
  /** By length, for the model as it is now; empty until measured. */
  readonly scores: readonly Evaluation[];
  /** Why it cannot go on. */
  readonly failure: Error | undefined;
}

export const stepOf = ({ points }: Run): number => points.at(-1)?.step ?? 0;
export const isDone = (run: Run): boolean =>
  run.failure !== undefined || (stepOf(run) === run.steps && run.scores.length > 0);
/** The first step at which 95 % of the answers were right. */
export const solvedAt = ({ points }: Run): number | undefined => points.find(({ accuracy }) => accuracy >= 0.95)?.step;

/** Those of one seed race one another; the next seed follows. */
export function roundsOf<R extends Run>(runs: readonly R[]): readonly (readonly R[])[] {
  const seeds = [...new Set(runs.map(({ setup }) => setup.seed))];
  return seeds.map((seed) => runs.filter(({ setup }) => setup.seed === seed));
}

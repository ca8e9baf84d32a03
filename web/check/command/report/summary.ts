// A run in numbers: what every report shows.
import type { Diagnosis } from '../diagnosis/sentences.ts';
import type { Outcome, Run } from '../run/session.ts';

export interface Counts {
  passed: number;
  failed: number;
}

export interface FamilySummary {
  readonly family: string;
  readonly valid: Counts;
  readonly acceptable: Counts;
  readonly invalid: Counts;
  unsupported: number;
  /** The largest error of a case that is judged by values, in units in the last place. */
  largest: number;
}

export interface Report {
  readonly run: Run;
  readonly version: string;
  readonly vectors: string;
  /** As it was typed. */
  readonly command: readonly string[];
  readonly families: readonly FamilySummary[];
  readonly passed: number;
  readonly failed: number;
  readonly unsupported: number;
  readonly diagnoses: readonly Diagnosis[];
  readonly diagnosisMilliseconds: number;
}

export function summarize(outcomes: readonly Outcome[]): FamilySummary[] {
  const families = new Map<string, FamilySummary>();
  for (const { asked, verdict } of outcomes) {
    const fresh = (): Counts => ({ passed: 0, failed: 0 });
    const summary = families.get(asked.family) ?? {
      family: asked.family,
      valid: fresh(),
      acceptable: fresh(),
      invalid: fresh(),
      unsupported: 0,
      largest: 0,
    };
    families.set(asked.family, summary);
    if (verdict.status === 'unsupported') summary.unsupported++;
    else summary[asked.result][verdict.status]++;
    const { largest = 0 } = verdict;
    if (!(largest <= summary.largest)) summary.largest = largest;
  }
  return [...families.values()];
}

export const countOf = (outcomes: readonly Outcome[], status: Outcome['verdict']['status']): number =>
  outcomes.filter(({ verdict }) => verdict.status === status).length;

export const firstFailure = (outcomes: readonly Outcome[]): Outcome | undefined =>
  outcomes.find(({ verdict }) => verdict.status === 'failed');

/** 0: every answer is right; 1: some are not; 2: nothing could be shown. */
export function exitCode({ run, passed, failed }: Report): 0 | 1 | 2 {
  if (run.stopped) return 2;
  if (failed > 0 || run.findings.length > 0) return 1;
  return passed > 0 ? 0 : 2;
}

/** An error in units in the last place, as people write it. */
export function ulps(error: number): string {
  if (!Number.isFinite(error)) return 'not a number';
  if (error >= 1e4) return error.toExponential(1);
  return error.toFixed(error < 10 ? 2 : 0);
}

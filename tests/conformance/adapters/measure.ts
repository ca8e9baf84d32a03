// Asks one program every valid and acceptable case of its families, and says how far off it is by position.
import { basename } from 'node:path';
import { diagnose } from '../../../web/check/command/diagnosis/rank.ts';
import { runSession, type Outcome } from '../../../web/check/command/run/session.ts';
import { limitOf } from '../../../web/check/command/run/tolerance.ts';
import { casesOf, familiesIn, readVectors } from '../../../web/check/command/vectors/files.ts';
import { expectedValues } from '../../../web/check/command/run/judge.ts';
import { spacing } from '../../../web/check/numbers/vectors/numbers.ts';
import { positionsOf } from '../../../web/check/command/vectors/rows.ts';
import type { Dtype, Options } from '../../../web/check/numbers/vectors/types.ts';

interface Counted {
  passed: number;
  failed: number;
  unsupported: number;
  /** The largest error in units in the last place; null if an answer is no number. */
  largest: number | null;
}

/** The largest error at a position, in units in the last place of 1 or of the largest input. */
export interface Place {
  readonly position: number;
  readonly ulp: number | null;
  /** Whether all entries there are within the limit. */
  readonly within: boolean;
}

/** Curves are about positions alone: without a scaling, which may be understood in another way. */
function placesOf(outcomes: readonly Outcome[], dtype: Dtype): Place[] {
  const places = new Map<number, { ulp: number; within: boolean }>();
  for (const { asked, verdict } of outcomes) {
    const positionAt = positionsOf(asked);
    if (!positionAt || !verdict.errors || !asked.expected || isScaled(asked.options)) continue;
    const limit = limitOf(asked, dtype);
    expectedValues(asked.expected).forEach(({ high }, k) => {
      const position = positionAt(asked.expected?.at?.[k] ?? k);
      if (position === undefined || position < 0 || !Number.isInteger(position)) return;
      const { most, scale } = limit(high);
      const error = (verdict.errors?.[k] ?? NaN) * spacing(scale, dtype);
      // In units of the scale itself, not of the power of two below it: the limit is the same for every case.
      const ulp = error / (scale * spacing(1, dtype));
      const before = places.get(position) ?? { ulp: 0, within: true };
      places.set(position, {
        ulp: ulp <= before.ulp ? before.ulp : ulp,
        within: before.within && error <= most,
      });
    });
  }
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([position, { ulp, within }]) => ({ position, ulp: rounded(ulp), within }));
}

const isScaled = ({ scaling, scale = 1 }: Options): boolean => scaling !== undefined || scale !== 1;

const rounded = (ulp: number): number | null => (Number.isFinite(ulp) ? Number(ulp.toPrecision(3)) : null);

function count(outcomes: readonly Outcome[]): Counted {
  const of = (status: string): number => outcomes.filter(({ verdict }) => verdict.status === status).length;
  const errors = outcomes.map(({ verdict }) => verdict.largest ?? 0);
  const largest = errors.some(Number.isNaN) ? NaN : Math.max(...errors);
  return { passed: of('passed'), failed: of('failed'), unsupported: of('unsupported'), largest: rounded(largest) };
}

/** Refusals are not asked for: nobody but this library promises them. */
export async function measure(command: readonly string[], vectors: string) {
  const known = familiesIn(vectors);
  const run = await runSession({
    command,
    timeoutSeconds: 60,
    casesFor: ({ families, operations }) =>
      known
        .filter((family) => families.includes(family))
        .flatMap((family) => casesOf(readVectors(vectors, family)))
        .filter(({ result }) => result !== 'invalid')
        .filter(({ family, operation }) => operations?.[family]?.includes(operation) ?? true),
  });
  const families = [...new Set(run.outcomes.map(({ asked }) => asked.family))].map((family) => {
    const own = run.outcomes.filter(({ asked }) => asked.family === family);
    return [family, { ...count(own), places: placesOf(own, run.dtype) }] as const;
  });
  const failed = run.outcomes.filter(({ verdict }) => verdict.status === 'failed');
  return {
    version: run.hello.version,
    dtype: run.dtype,
    families: Object.fromEntries(families),
    failed: failed.map(({ asked, verdict }) => ({ id: asked.id, message: verdict.message })),
    unsupported: [
      ...new Set(run.outcomes.filter(({ verdict }) => verdict.status === 'unsupported').map((o) => o.verdict.message)),
    ],
    diagnosis: diagnose(run.outcomes, run.dtype).map(({ sentence }) => sentence),
    findings: [...run.findings.map(({ text }) => text), ...(run.stopped ? [run.stopped] : [])],
  };
}

export const vectorsVersion = (vectors: string): string =>
  readVectors(vectors, basename(familiesIn(vectors)[0] ?? '')).version;

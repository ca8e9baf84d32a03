// Answers to the vectors given within the test: by a function, without a program.
import { fileURLToPath } from 'node:url';
import { diagnose } from '../../../web/check/command/diagnosis/rank.ts';
import type { Diagnosis } from '../../../web/check/command/diagnosis/sentences.ts';
import { judge } from '../../../web/check/command/run/judge.ts';
import type { Outcome } from '../../../web/check/command/run/session.ts';
import { casesOf, familiesIn, readVectors } from '../../../web/check/command/vectors/files.ts';
import type { AskedCase, Dtype } from '../../../web/check/numbers/vectors/types.ts';

export const vectorsFolder = fileURLToPath(new URL('../vectors/', import.meta.url));

export const allFamilies = familiesIn(vectorsFolder);

export const casesFor = (family: string): AskedCase[] => casesOf(readVectors(vectorsFolder, family));

export interface Given {
  readonly values: readonly number[];
  readonly scalars?: Readonly<Record<string, number>>;
}

/** Judges a function's answers; undefined is "unsupported", and invalid cases must be rejected. */
export function outcomesOf(
  family: string,
  answer: (asked: AskedCase) => Given | undefined,
  dtype: Dtype = 'float32',
): Outcome[] {
  return casesFor(family).map((asked) => {
    const given = asked.result === 'invalid' ? undefined : answer(asked);
    const read =
      asked.result === 'invalid'
        ? ({ kind: 'refused', text: 'no' } as const)
        : given
          ? ({ kind: 'values', values: given.values, scalars: given.scalars ?? {} } as const)
          : ({ kind: 'unsupported', text: 'no' } as const);
    return { asked, verdict: judge(asked, read, dtype), milliseconds: 0 };
  });
}

/** The verdicts on a function's answers. */
export const diagnosed = (...families: Parameters<typeof outcomesOf>[]): Diagnosis[] =>
  diagnose(
    families.flatMap((one) => outcomesOf(...one)),
    families[0]?.[2] ?? 'float32',
  );

// Makes a worksheet: questions of the banks of one lab or of the labs of a path, drawn from a seed. The same choice and
// seed make the same sheet, in every engine.
import { labs, type LabId } from '../../../index.ts';
import { loadBankAlone, loadBankWords } from '../../../shared/quiz/banks.ts';
import { drawsOf } from '../../../shared/quiz/draw.ts';
import type { Wish } from '../../../shared/quiz/round.ts';
import type { Bank, Made, Question } from '../../../shared/quiz/question.ts';
import type { QuestionWords } from '../../../shared/quiz/words.ts';
import { isPath, planOf } from '../plans.ts';

/** More would be no sheet that a class fills in. */
export const mostQuestions = 40;

export interface Wanted {
  /** A path or a lab. */
  readonly of: string;
  readonly count: number;
  readonly seed: string;
  readonly level: Wish;
}

export interface Item {
  readonly lab: LabId;
  readonly question: Question;
  readonly made: Made;
  readonly words: QuestionWords;
}

const isLab = (name: string): name is LabId => labs.some(({ id }) => id === name);

/** The labs of a choice, each once, in its order; undefined for what is neither a path nor a lab. */
export function labsOf(of: string): readonly LabId[] | undefined {
  if (isLab(of)) return [of];
  if (!isPath(of)) return undefined;
  return [...new Set(planOf(of).map(({ lab }) => lab))];
}

/**
 * As many questions of the level of each bank as of any other, chosen by the seed; in each bank, the easy ones come
 * first.
 */
export function chosen(
  given: readonly Bank[],
  { of, count, seed, level }: Wanted,
): readonly (readonly [Bank, Question])[] {
  const mixed = given.map((bank) =>
    drawsOf(seed, `${of}.${bank.lab}`)
      .shuffle(bank.questions)
      .filter((question) => level === 'mixed' || String(question.level) === level),
  );
  const most = Math.min(
    count,
    mixed.reduce((sum, each) => sum + each.length, 0),
  );
  const taken = mixed.map(() => 0);
  for (let left = most; left > 0; )
    for (const [at, each] of mixed.entries()) {
      if (left === 0) break;
      if (taken[at]! >= each.length) continue;
      taken[at]! += 1;
      left -= 1;
    }
  return given.flatMap((bank, at) => {
    const mine = new Set(mixed[at]!.slice(0, taken[at]));
    return bank.questions
      .filter((question) => mine.has(question))
      .sort((a, b) => a.level - b.level)
      .map((question) => [bank, question] as const);
  });
}

/** The questions of a sheet, made. The modules of the library that banks need are loaded before. */
export async function makeSheet(wanted: Wanted, language: string): Promise<readonly Item[]> {
  const given = await Promise.all((labsOf(wanted.of) ?? []).map(loadBankAlone));
  return Promise.all(
    chosen(given, wanted).map(async ([bank, question]) => {
      const words = await loadBankWords(bank.lab, language);
      const made = await question.make(drawsOf(wanted.seed, `${bank.lab}.${question.id}`));
      return { lab: bank.lab, question, made, words: words[question.id]! };
    }),
  );
}

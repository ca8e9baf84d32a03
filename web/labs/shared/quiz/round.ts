// Which questions of a bank are asked, and in which order: a seed says it, so that a class, a worksheet and a learning
// platform can ask the same.
import { drawsOf } from './draw.ts';
import type { Bank, Level, Made, Question } from './question.ts';

export const levels = [1, 2, 3] as const satisfies readonly Level[];

/** The questions of one level, or of all of them in turn from the easiest. */
export const wishes = ['mixed', '1', '2', '3'] as const;
export type Wish = (typeof wishes)[number];

/** Each question once. */
export function round(bank: Bank, wish: Wish, seed: string): readonly Question[] {
  const shuffled = drawsOf(seed, bank.lab).shuffle(bank.questions);
  if (wish !== 'mixed') return shuffled.filter(({ level }) => String(level) === wish);
  const byLevel = levels.map((level) => shuffled.filter((question) => question.level === level));
  const longest = Math.max(...byLevel.map(({ length }) => length));
  return Array.from({ length: longest }, (_turn, at) => byLevel.flatMap((some) => some[at] ?? [])).flat();
}

/** A question as the seed has it. The modules that the bank names have to be there. */
export const made = (bank: Bank, question: Question, seed: string): Made | Promise<Made> =>
  question.make(drawsOf(seed, `${bank.lab}.${question.id}`));

/** The wish of a platform: so many questions, without those that it has answers to. */
export interface Wanted {
  readonly count: number;
  readonly given: ReadonlyMap<string, unknown>;
}

/** The questions of one reader: round after round for practice, once for a platform. */
export class Rounds {
  readonly #bank: Bank;
  /** As the reader has it; later rounds make other numbers of it. */
  readonly seed: string;
  readonly #wish: Wish;
  readonly #wanted: Wanted | undefined;
  #times = 0;
  #questions: readonly Question[] = [];
  #at = 0;

  constructor(bank: Bank, seed: string, wish: Wish, wanted?: Wanted) {
    [this.#bank, this.seed, this.#wish, this.#wanted] = [bank, seed, wanted ? 'mixed' : wish, wanted];
    this.#deal();
  }

  #deal(): void {
    const all = round(this.#bank, this.#wish, this.#dealt);
    const { count = all.length, given } = this.#wanted ?? {};
    this.#questions = all.slice(0, count);
    const open = this.#questions.findIndex(({ id }) => !given?.has(id));
    this.#at = open < 0 ? this.length : open;
  }

  get #dealt(): string {
    return this.#times === 0 ? this.seed : `${this.seed}.${this.#times}`;
  }

  get length(): number {
    return this.#questions.length;
  }

  /** From 0. */
  get place(): number {
    return this.#at;
  }

  /** Undefined once a platform has all answers. */
  get question(): Question | undefined {
    return this.#questions[this.#at];
  }

  /** The question with its numbers. */
  make(): Made | Promise<Made> {
    if (!this.question) throw new RangeError('make: all questions are answered');
    return made(this.#bank, this.question, this.#dealt);
  }

  next(): void {
    this.#at += 1;
    if (this.#at < this.length || this.#wanted) return;
    this.#times += 1;
    this.#deal();
  }
}

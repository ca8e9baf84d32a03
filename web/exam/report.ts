// Reports to a platform: each answer with the reader's own mark, the total score, and completion.
import type { Platform, Version } from './platform.ts';

/** How an answer compares with ours, in the reader's own judgement. */
export const marks = ['right', 'partly', 'wrong'] as const;
export type Mark = (typeof marks)[number];
const worth: Readonly<Record<Mark, number>> = { right: 1, partly: 0.5, wrong: 0 };

export interface Answer {
  readonly text: string;
  readonly mark: Mark;
}

/** Longest answers, and longest memories, that a platform of each version takes. */
const limits: Readonly<Record<Version, { readonly answer: number; readonly memory: number }>> = {
  '1.2': { answer: 255, memory: 4096 },
  2004: { answer: 4000, memory: 64_000 },
};
export const longestAnswer = 1000;

/** The reader's saved state; ignores anything that she cannot have saved. */
export function answersIn(memory: string, questions: ReadonlySet<string>): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  try {
    const kept: unknown = JSON.parse(memory);
    if (!Array.isArray(kept)) return answers;
    for (const entry of kept as unknown[]) {
      if (!Array.isArray(entry)) continue;
      const [question, mark, text] = entry as unknown[];
      const known = marks.find((one) => one === mark);
      if (typeof question !== 'string' || !questions.has(question) || !known || typeof text !== 'string') continue;
      answers.set(question, { mark: known, text: text.slice(0, longestAnswer) });
    }
  } catch {
    // Ignores data that is not ours.
  }
  return answers;
}

/** The answers as text of at most this many characters: the longest are cut, none is omitted. */
export function memoryOf(answers: ReadonlyMap<string, Answer>, most: number): string {
  for (let cut = longestAnswer; ; cut = Math.floor(cut / 2)) {
    const text = JSON.stringify([...answers].map(([question, { mark, text }]) => [question, mark, text.slice(0, cut)]));
    if (text.length <= most || cut === 0) return text;
  }
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The time spent, in the format of each version. */
export function timeOf(seconds: number, version: Version): string {
  const whole = Math.min(Math.max(Math.floor(seconds), 0), 359_999);
  if (version === '2004') return `PT${whole}S`;
  return `${two(Math.floor(whole / 3600)).padStart(4, '0')}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** The part of a question before its dot: one lab may ask several. */
const labOf = (question: string): string => question.replace(/\..*$/, '');

export class Report {
  readonly #platform: Platform | undefined;
  readonly #version: Version;
  readonly #labs: readonly string[];
  readonly #now: () => number;
  readonly #began: number;
  readonly answers: Map<string, Answer>;
  #told: number;
  #over = false;

  /** `labs` are those that ask; one answer to each completes the whole. */
  constructor(
    platform: Platform | undefined,
    version: Version,
    {
      labs,
      questions,
      now,
    }: { readonly labs: readonly string[]; readonly questions: ReadonlySet<string>; now(): number },
  ) {
    [this.#platform, this.#version, this.#labs, this.#now] = [platform, version, labs, now];
    this.#began = now();
    this.answers = answersIn(platform?.get('cmi.suspend_data') ?? '', questions);
    const count = Number(platform?.get('cmi.interactions._count'));
    this.#told = Number.isInteger(count) && count >= 0 && count < 10_000 ? count : 0;
    if (!this.completed) this.#status('incomplete');
    platform?.commit();
  }

  get connected(): boolean {
    return this.#platform !== undefined;
  }

  /** From 0 to 1: the last answer of each lab counts, a lab without one counts 0. */
  get score(): number {
    const of = new Map([...this.answers].map(([question, { mark }]) => [labOf(question), worth[mark]]));
    return this.#labs.reduce((sum, lab) => sum + (of.get(lab) ?? 0), 0) / Math.max(this.#labs.length, 1);
  }

  get completed(): boolean {
    const answered = new Set([...this.answers.keys()].map(labOf));
    return this.#labs.length > 0 && this.#labs.every((lab) => answered.has(lab));
  }

  answer(question: string, asked: string, answer: Answer): void {
    const text = answer.text.slice(0, longestAnswer);
    // The last answer of a lab comes last.
    this.answers.delete(question);
    this.answers.set(question, { ...answer, text });
    this.#tell(question, asked, { ...answer, text });
    const raw = String(Math.round(this.score * 100));
    const score = this.#version === '1.2' ? 'cmi.core.score' : 'cmi.score';
    for (const [part, value] of [
      ['min', '0'],
      ['max', '100'],
      ['raw', raw],
    ])
      this.#platform?.set(`${score}.${part}`, value!);
    if (this.#version === '2004') this.#platform?.set('cmi.score.scaled', String(Number(this.score.toFixed(4))));
    this.#platform?.set('cmi.suspend_data', memoryOf(this.answers, limits[this.#version].memory));
    if (this.completed) this.#status('completed');
    this.#platform?.commit();
  }

  /** The reader goes. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    const core = this.#version === '1.2' ? 'cmi.core.' : 'cmi.';
    this.#platform?.set(`${core}session_time`, timeOf((this.#now() - this.#began) / 1000, this.#version));
    this.#platform?.set(`${core}exit`, 'suspend');
    this.#platform?.commit();
    this.#platform?.finish();
  }

  #status(status: 'incomplete' | 'completed'): void {
    this.#platform?.set(this.#version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status', status);
  }

  /** Each answer as a separate record, so that the teacher sees what was written first and later. */
  #tell(question: string, asked: string, { text, mark }: Answer): void {
    const first = this.#version === '1.2';
    const set = (name: string, value: string): void =>
      this.#platform?.set(`cmi.interactions.${this.#told}.${name}`, value);
    set('id', first ? question.replace('.', '_') : `urn:posenc:${question}`);
    set('type', first ? 'fill-in' : 'long-fill-in');
    if (!first) set('description', asked.slice(0, 250));
    set(first ? 'student_response' : 'learner_response', text.slice(0, limits[this.#version].answer));
    set('result', mark === 'right' ? 'correct' : mark === 'partly' ? '0.5' : first ? 'wrong' : 'incorrect');
    this.#told += 1;
  }
}

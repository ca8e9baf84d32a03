// Reports to a platform by SCORM: each answer with its mark, the total score, and completion.
import type { LabId } from '../index.ts';
import type { Given } from '../shared/lab/exam.ts';
import { interactionOf, openInteractionOf, timeOf, type Interaction } from './interactions.ts';
import type { Answer, Marks } from './marks.ts';
import type { Platform, Version } from './platform.ts';

/** The longest memory that a platform of each version takes. */
const longestMemory: Readonly<Record<Version, number>> = { '1.2': 4096, 2004: 64_000 };

/** Ticks of performance.now(), and the time of day. */
export interface Clock {
  now(): number;
  date(): Date;
}

export class Report {
  readonly marks: Marks;
  readonly #platform: Platform | undefined;
  readonly #version: Version;
  readonly #clock: Clock;
  readonly #began: number;
  #told: number;
  #over = false;

  constructor(platform: Platform | undefined, version: Version, marks: Marks, clock: Clock) {
    [this.#platform, this.#version, this.marks, this.#clock] = [platform, version, marks, clock];
    this.#began = clock.now();
    marks.restore(platform?.get('cmi.suspend_data') ?? '');
    const count = Number(platform?.get('cmi.interactions._count'));
    this.#told = Number.isInteger(count) && count >= 0 && count < 10_000 ? count : 0;
    if (!marks.completed) this.#status('incomplete');
    platform?.commit();
  }

  get connected(): boolean {
    return this.#platform !== undefined;
  }

  /** An answer to a question of a bank. */
  answer(lab: LabId, given: Given): void {
    const { id, answer, right } = given;
    if (!this.marks.give(lab, id, { answer, right })) return;
    this.#tell(interactionOf(lab, given, this.#version, this.#clock.date()));
    this.#total();
  }

  /** An answer in the reader's own words; another one to the same question replaces it. */
  write(question: string, asked: string, answer: Answer): void {
    this.marks.write(question, answer);
    const { text, mark } = this.marks.open.get(question)!;
    this.#tell(openInteractionOf(question, asked, { text, mark }, this.#version, this.#clock.date()));
    this.#total();
  }

  /** The reader goes. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    const core = this.#version === '1.2' ? 'cmi.core.' : 'cmi.';
    this.#platform?.set(`${core}session_time`, timeOf((this.#clock.now() - this.#began) / 1000, this.#version));
    this.#platform?.set(`${core}exit`, 'suspend');
    this.#platform?.commit();
    this.#platform?.finish();
  }

  /** Score, memory and completion, as they are now. */
  #total(): void {
    const { score, completed } = this.marks;
    if (score !== undefined) {
      const place = this.#version === '1.2' ? 'cmi.core.score' : 'cmi.score';
      for (const [part, value] of Object.entries({ min: 0, max: 100, raw: Math.round(score * 100) }))
        this.#platform?.set(`${place}.${part}`, String(value));
      if (this.#version === '2004') this.#platform?.set('cmi.score.scaled', String(Number(score.toFixed(4))));
    }
    this.#platform?.set('cmi.suspend_data', this.marks.memory(longestMemory[this.#version]));
    if (completed) this.#status('completed');
    this.#platform?.commit();
  }

  #status(status: 'incomplete' | 'completed'): void {
    this.#platform?.set(this.#version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status', status);
  }

  /** Each answer as a separate record, so that the teacher sees what was written first and later. */
  #tell(interaction: Interaction): void {
    for (const [name, value] of interaction) this.#platform?.set(`cmi.interactions.${this.#told}.${name}`, value);
    this.#told += 1;
  }
}

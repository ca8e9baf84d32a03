import type { TrainingOptions } from '../../../api/training/options.ts';
import type { Sentences, Task } from '../../../api/training/task.ts';
import type { Coach } from './coach.ts';

/** What there is to know of a task before anything is trained. */
export interface Facts {
  /** Of each length: what a reader of the words without their order can reach. */
  readonly ceilings: readonly number[];
  /** The first sentence that is asked, of ten words or so. */
  readonly example: Sentences;
}

const exampleLength = 10;

/** Asks the thread that trains for what belongs to a set-up, once. */
export class FactBook {
  readonly #coach: Coach;
  readonly #found: () => void;
  readonly #known = new Map<string, Facts | undefined>();
  #asked = '';
  failure: Error | undefined;

  constructor(coach: Coach, found: () => void) {
    this.#coach = coach;
    this.#found = found;
  }

  /** Undefined until the answer is here. */
  of({ task, seed }: Pick<TrainingOptions, 'task' | 'seed'>, lengths: readonly number[]): Facts | undefined {
    const key = JSON.stringify([task, seed, lengths]);
    // What failed for another set-up says nothing of this one.
    if (key !== this.#asked) this.retry();
    this.#asked = key;
    if (!this.#known.has(key) && !this.failure) {
      this.#known.set(key, undefined);
      void this.#ask(key, task, seed ?? 0, lengths);
    }
    return this.#known.get(key);
  }

  /** To be asked again after a failure. */
  retry(): void {
    this.failure = undefined;
  }

  async #ask(key: string, task: Task, seed: number, lengths: readonly number[]): Promise<void> {
    try {
      const { client } = this.#coach;
      const [example, ...ceilings] = await Promise.all([
        client.makeSentences({ task, length: exampleLength, seed }),
        ...lengths.map((length) => client.unorderedCeiling({ task, length })),
      ]);
      this.#known.set(key, { example, ceilings });
    } catch (cause) {
      this.#known.delete(key);
      if (key === this.#asked) this.failure = cause instanceof Error ? cause : new Error(String(cause));
    }
    this.#found();
  }
}

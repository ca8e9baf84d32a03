import type { TrainingOptions } from '../../library/api/training/options.ts';
import type { Sentences, Task } from '../../library/api/training/task.ts';
import type { TrainingThread } from './training-thread.ts';

/** Facts about a task that need no training. */
export interface Facts {
  /** By length: the best accuracy without the order of the words. */
  readonly ceilings: readonly number[];
  /** The first sentence of some ten words. */
  readonly example: Sentences;
}

const exampleLength = 10;

/** Asks the training thread for the facts of a set-up, once. */
export class FactBook {
  readonly #trainingThread: TrainingThread;
  readonly #found: () => void;
  readonly #known = new Map<string, Facts | undefined>();
  #asked = '';
  failure: Error | undefined;

  constructor(trainingThread: TrainingThread, found: () => void) {
    this.#trainingThread = trainingThread;
    this.#found = found;
  }

  /** Undefined until the answer is here. */
  of({ task, seed }: Pick<TrainingOptions, 'task' | 'seed'>, lengths: readonly number[]): Facts | undefined {
    const key = JSON.stringify([task, seed, lengths]);
    // A failure for another set-up does not matter here.
    if (key !== this.#asked) this.retry();
    this.#asked = key;
    if (!this.#known.has(key) && !this.failure) {
      this.#known.set(key, undefined);
      void this.#ask(key, task, seed ?? 0, lengths);
    }
    return this.#known.get(key);
  }

  /** Forgets a failure, so that the next look asks again. */
  retry(): void {
    this.failure = undefined;
  }

  async #ask(key: string, task: Task, seed: number, lengths: readonly number[]): Promise<void> {
    try {
      const { client } = this.#trainingThread;
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

import { connectTraining, type TrainingClient } from '../../library/api/training/connect.ts';
import type { Port } from '../../library/api/training/protocol.ts';
import address from '../../library/api/training/worker.ts?worker&url';
import { startThread } from '../shared/lab/thread.ts';

/** The part of a thread that is used: a Worker, or in tests the end of a channel. */
export type Thread = Port & {
  terminate(): void;
  addEventListener(type: 'error', listener: (event: unknown) => void): void;
};

/** The thread of the page: it brings the module that trains, and loads when it is first asked. */
export const startTrainingThread = (): Thread => startThread(address);

/** So many seconds without a word and the thread is given up. Seconds of a page that sleeps do not count. */
export const silenceLimit = 15;

/** The thread that trains: started when it is first needed, and again after it was lost. */
export class TrainingThread {
  readonly #start: () => Thread;
  #now: { readonly client: TrainingClient; readonly thread: Thread } | undefined;

  constructor(start: () => Thread = startTrainingThread) {
    this.#start = start;
  }

  get client(): TrainingClient {
    return (this.#now ??= this.#begin()).client;
  }

  #begin(): { client: TrainingClient; thread: Thread } {
    const thread = this.#start();
    const client = connectTraining(thread);
    thread.addEventListener('error', (event) => {
      (event as Partial<Event>).preventDefault?.();
      this.end(event, client);
    });
    return { client, thread };
  }

  /** Whether a client still has its thread. */
  has(client: TrainingClient): boolean {
    return this.#now?.client === client;
  }

  /**
   * Rejects all pending calls; the next call starts a new thread. A thread that has replaced that of `client` stays: it
   * has done nothing.
   */
  end(cause?: unknown, client = this.#now?.client): void {
    const now = this.#now;
    if (!now || now.client !== client) return;
    this.#now = undefined;
    now.thread.terminate();
    now.client.lost(cause);
  }

  /** Abandons the thread after too long a silence in `heard`. The result ends the watch. */
  watch(heard: () => number): () => void {
    let [before, silent] = [Number.NaN, 0];
    const timer = setInterval(() => {
      const now = heard();
      silent = now === before ? silent + 1 : 0;
      before = now;
      if (silent >= silenceLimit) this.end(new Error(`silent for ${silenceLimit} s`));
    }, 1000);
    return () => clearInterval(timer);
  }
}

import { getModule } from 'posenc';
import { startThread } from '../../lab/thread.ts';
import address from './worker.ts?worker&url';
import type { Answers, Question, Reply } from './worker.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Runs long work in a worker with the module that the page has compiled. */
export class CheckThread {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  ask<K extends keyof Answers>(question: Extract<Question, { readonly kind: K }>): Promise<Answers[K]> {
    const worker = (this.#worker ??= this.#start());
    const number = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, question });
    });
  }

  /** Aborts the current work; the next question starts a new worker. */
  stop(): void {
    this.#worker?.terminate();
    this.#fail(new DOMException('stopped', 'AbortError'));
  }

  #fail(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = startThread(address);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.answer as never);
    });
    // An old browser, or a file that did not arrive.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      // A stopped one must not affect the next.
      if (worker === this.#worker) this.#fail(new Error(event.message || 'the worker did not start'));
    });
    worker.postMessage({ module: getModule() });
    return worker;
  }
}

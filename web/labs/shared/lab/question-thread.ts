import { getModule } from 'posenc';
import { startThread } from './thread.ts';
import type { Message, Reply } from './answer-questions.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a worker (answer-questions.ts) that has the module which the page has compiled. Answers are typed by kind. */
export class QuestionThread<Question extends { readonly kind: keyof Answers }, Answers> {
  readonly #address: string;
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(address: string) {
    this.#address = address;
  }

  ask<K extends Question['kind']>(question: Extract<Question, { readonly kind: K }>): Promise<Answers[K]> {
    const worker = (this.#worker ??= this.#start());
    const number = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, question } satisfies Message<Question>);
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
    const worker = startThread(this.#address);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<unknown>>) => {
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

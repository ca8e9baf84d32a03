// Who owns a trainer in the thread: it is freed once, and never under a call.
import type { RemoteTrainer, TrainingClient } from '../../../api/training/connect.ts';

export class Lease {
  /** Of the thread that it is in, and gone with. */
  readonly client: TrainingClient;
  /** Steps that the trainer has taken. */
  at: number;
  readonly #made: Promise<RemoteTrainer>;
  #users = 0;
  #released = false;

  /** `make` ends with a trainer that has taken `at` steps. */
  constructor(client: TrainingClient, at: number, make: (client: TrainingClient) => Promise<RemoteTrainer>) {
    this.client = client;
    this.at = at;
    this.#made = make(client);
    this.#made.catch(() => undefined); // whoever uses it is told
  }

  /** Runs `body` with the trainer, which is there until `body` has settled: one use for calls that belong together. */
  async use<R>(body: (trainer: RemoteTrainer) => Promise<R>): Promise<R> {
    if (this.#released) throw new Error('a trainer was asked for after its release');
    this.#users += 1;
    try {
      return await body(await this.#made);
    } finally {
      this.#users -= 1;
      this.#free();
    }
  }

  /** Nobody may begin to use it any more; the last who does frees it. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#free();
  }

  #free(): void {
    // A thread that is gone took the trainer along.
    if (this.#released && this.#users === 0) this.#made.then((trainer) => trainer.free()).catch(() => undefined);
  }
}

// Owns a trainer in the thread: it is freed once, and never during a call.
import type { RemoteTrainer, TrainingClient } from '../../library/api/training/connect.ts';

export class Lease {
  /** Belongs to its thread, and ends with it. */
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
    this.#made.catch(() => undefined); // its users are notified
  }

  /**
   * Runs `body` with the trainer, which stays alive until `body` has settled: one use for calls that belong together.
   */
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

  /** Rejects new users; the last current one frees it. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#free();
  }

  #free(): void {
    // A lost thread has taken the trainer with it.
    if (this.#released && this.#users === 0) this.#made.then((trainer) => trainer.free()).catch(() => undefined);
  }
}

// A thread whose calls settle when a test says so, in any order, and that records forbidden calls.
import { PosencError } from '../../../../web/library/api/runtime/errors.ts';
import type { RemoteTrainer, TrainingClient } from '../../../../web/library/api/training/connect.ts';
import type { TrainingOptions } from '../../../../web/library/api/training/options.ts';
import type { Progress } from '../../../../web/library/api/training/protocol.ts';
import type { TrainingThread } from '../../../../web/labs/training/training-thread.ts';

interface Call {
  readonly name: string;
  /** False while it has more to report. */
  settle(): boolean;
  refuse(cause: Error): void;
}

interface Model {
  readonly setup: TrainingOptions;
  step: number;
  /** Calls that have not settled, by name. */
  readonly calls: string[];
  stopped: boolean;
  freed: boolean;
}

/** Several readers may look at once. */
export const looks: ReadonlySet<string> = new Set(['look', 'parameters']);

const lostError = (): Error =>
  new PosencError('gone', { code: 'POSENC_WORKER_LOST', argument: 'worker', value: undefined, allowed: 'a new one' });

/** The results of the model of a seed after so many steps. */
export const accuracyOf = (seed: number | undefined, step: number): number => (seed ?? 0) + step / 1000;

export class FakeTrainingThread implements Pick<TrainingThread, 'client' | 'has' | 'end' | 'watch'> {
  /** Calls that no thread may get. */
  readonly faults: string[] = [];
  calls: Call[] = [];
  #models: Model[] = [];
  #client: TrainingClient | undefined;

  get client(): TrainingClient {
    return (this.#client ??= this.#begin());
  }

  has(client: TrainingClient): boolean {
    return this.#client === client;
  }

  end(_cause?: unknown, client = this.#client): void {
    if (!client || client !== this.#client) return;
    this.#client = undefined;
    this.#models = [];
    const { calls } = this;
    this.calls = [];
    for (const call of calls) call.refuse(lostError());
  }

  watch(): () => void {
    return () => undefined;
  }

  /** Models in the memory of the thread. */
  get alive(): number {
    return this.#models.filter(({ freed }) => !freed).length;
  }

  settle(index: number): void {
    const call = this.calls.at(index)!;
    if (call.settle()) this.calls = this.calls.filter((other) => other !== call);
  }

  refuseOldest(): void {
    this.calls.shift()!.refuse(new RangeError('refused'));
  }

  #begin(): TrainingClient {
    const client: TrainingClient = {
      make: (setup) =>
        this.#call(client, undefined, 'make', () => {
          const model: Model = { setup, step: 0, calls: [], stopped: false, freed: false };
          this.#models.push(model);
          return this.#trainer(client, model);
        }),
      makeSentences: () => Promise.reject(new Error('a race asks for no sentences')),
      unorderedCeiling: () => Promise.reject(new Error('a race asks for no ceiling')),
      lost: () => undefined,
    };
    return client;
  }

  /** An undefined `result` means to ask again. */
  #call<R>(client: TrainingClient, model: Model | undefined, name: string, result: () => R | undefined): Promise<R> {
    if (!this.has(client)) return Promise.reject(lostError());
    if (model?.freed) this.faults.push(`${name} of a trainer that was freed`);
    if (model?.calls.includes(name) && !looks.has(name)) this.faults.push(`${name} of a trainer under another ${name}`);
    model?.calls.push(name);
    const done = (): void => void model?.calls.splice(model.calls.indexOf(name), 1);
    return new Promise((resolve, reject) => {
      const settle = (): boolean => {
        const found = result();
        if (found === undefined) return false;
        done();
        resolve(found);
        return true;
      };
      const refuse = (cause: Error): void => {
        done();
        reject(cause);
      };
      this.calls.push({ name, settle, refuse });
    });
  }

  #trainer(client: TrainingClient, model: Model): RemoteTrainer {
    const { setup } = model;
    const call = <R>(name: string, result: () => R | undefined): Promise<R> => this.#call(client, model, name, result);
    const evaluation = (length = 0): Progress['evaluation'] => ({
      length,
      asked: 1,
      right: 1,
      accuracy: accuracyOf(setup.seed, model.step),
      loss: model.step,
      askedByPlace: new Uint32Array(),
      rightByPlace: new Uint32Array(),
    });
    const none = (name: string): Promise<never> => Promise.reject(new Error(`a race asks for no ${name}`));
    return {
      train: () => none('train'),
      scoreBias: () => none('scoreBias'),
      evaluate: (options) => call('evaluate', () => evaluation(options?.length)),
      look: () => call('look', () => ({ step: model.step }) as never),
      parameters: () => call('parameters', () => [{ step: model.step }] as never),
      save: () => call('save', () => Uint8Array.of(model.step)),
      restore: (state) =>
        call('restore', () => {
          model.step = state[0]!;
          return null as never;
        }),
      run: ({ until = 0, every = 10 }, tell) => {
        model.stopped = false;
        return call('run', () => {
          const steps = Math.min(every, until - model.step);
          model.step += steps;
          const results = [{ loss: 0, gradientLength: 0, rate: 0, length: 0 }];
          tell({ step: model.step, results, evaluation: evaluation(), milliseconds: 1 });
          if (model.stopped) return 'stopped';
          return model.step >= until ? 'finished' : undefined;
        });
      },
      stop: async () => {
        if (!this.has(client)) throw lostError();
        if (model.freed) this.faults.push('stop of a trainer that was freed');
        model.stopped = true;
      },
      free: async () => {
        if (!this.has(client)) throw lostError();
        if (model.freed) this.faults.push('free of a trainer that was freed');
        if (model.calls.length > 0) this.faults.push(`free under ${model.calls.join(' and ')}`);
        model.freed = true;
      },
    };
  }
}

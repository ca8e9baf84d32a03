// The page's side of a training worker. Nothing here loads the module.
import { enter, failure, wrongType } from '../runtime/errors.ts';
import type { TrainingOptions } from './options.ts';
import { fromSent, type Port, type Progress, type Response, type RunOptions } from './protocol.ts';
import type { SentenceOptions, Sentences } from './task.ts';
import type { Evaluation, EvaluationOptions, Look, ParameterBlock, StepResult } from './trainer.ts';
import type { Tensor } from '../runtime/matrix.ts';

/** A `Trainer` in a worker: its methods, each as a promise. */
export interface RemoteTrainer {
  train(steps?: number): Promise<StepResult[]>;
  evaluate(options?: EvaluationOptions): Promise<Evaluation>;
  look(words: ArrayLike<number>): Promise<Look>;
  scoreBias(length: number): Promise<Tensor>;
  parameters(): Promise<ParameterBlock[]>;
  save(): Promise<Uint8Array<ArrayBuffer>>;
  restore(state: Uint8Array): Promise<void>;
  free(): Promise<void>;
  /**
   * Trains to the end of the schedule (or `until`), with an evaluation after every few steps. Concurrent trainers of
   * one worker take turns. Resolves when done, or stopped; another `run` resumes.
   */
  run(options: RunOptions, onProgress: (progress: Progress) => void): Promise<'finished' | 'stopped'>;
  /** Stops a run after the steps that it is at. */
  stop(): Promise<void>;
}

export interface TrainingClient {
  make(options: TrainingOptions): Promise<RemoteTrainer>;
  makeSentences(options: SentenceOptions): Promise<Sentences>;
  unorderedCeiling(options: Pick<SentenceOptions, 'task' | 'length' | 'numbers'>): Promise<number>;
  /** Call when the worker is gone (its `error` event, or `terminate`): rejects pending and later calls. */
  lost(cause?: unknown): void;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
  onProgress: ((progress: Progress) => void) | undefined;
}

/** Talks to a worker in which `serveTraining` runs. */
export function connectTraining(port: Port): TrainingClient {
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let gone: Error | undefined;

  port.addEventListener('message', ({ data }) => {
    const response = data as Response;
    const wait = waiting.get(response.id);
    if (!wait) return;
    if ('progress' in response) return wait.onProgress?.(response.progress);
    waiting.delete(response.id);
    if ('error' in response) wait.reject(fromSent(response.error));
    else wait.resolve(response.result as never);
  });
  port.start?.();

  function ask<R>(call: string, trainer: number, args: unknown[], onProgress?: Waiting['onProgress']): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (gone) throw gone;
      const id = ++sent;
      try {
        port.postMessage({ id, call, trainer, arguments: args });
      } catch {
        enter(call);
        throw wrongType('options', args[0], 'values that can be sent to a worker');
      }
      waiting.set(id, { resolve, reject, onProgress });
    });
  }

  async function make(options: TrainingOptions): Promise<RemoteTrainer> {
    const trainer = await ask<number>('make', 0, [options]);
    return {
      train: (steps) => ask('train', trainer, [steps]),
      evaluate: (wanted) => ask('evaluate', trainer, [wanted]),
      look: (words) => ask('look', trainer, [Array.from(words)]),
      scoreBias: (length) => ask('scoreBias', trainer, [length]),
      parameters: () => ask('parameters', trainer, []),
      save: () => ask('save', trainer, []),
      restore: (state) => ask('restore', trainer, [state]),
      free: () => ask('free', trainer, []),
      run: (wanted, onProgress) => ask('run', trainer, [wanted], onProgress),
      stop: () => ask('stop', trainer, []),
    };
  }

  return {
    make,
    makeSentences: (options) => ask('makeSentences', 0, [options]),
    unorderedCeiling: (options) => ask('unorderedCeiling', 0, [options]),
    lost(cause) {
      enter('');
      const text = 'the worker that trains is gone';
      gone ??= failure('POSENC_WORKER_LOST', 'worker', text, 'a new worker', undefined, { cause });
      for (const { reject } of waiting.values()) reject(gone);
      waiting.clear();
    },
  };
}

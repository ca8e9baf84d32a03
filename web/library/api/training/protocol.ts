// The messages between a page and its training worker.
import { isRefusal, PosencError, show } from '../runtime/errors.ts';
import type { StepResult, Evaluation, EvaluationOptions } from './trainer.ts';

/** A Worker, a worker's `self`, or a MessagePort. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start?(): void;
}

/** Steps in a row, with an evaluation after every few. */
export interface RunOptions {
  /** Up to this step of the schedule; default: all. */
  readonly until?: number | undefined;
  /** Steps from one evaluation to the next; default 10. */
  readonly every?: number | undefined;
  readonly evaluation?: EvaluationOptions | undefined;
}

export interface Progress {
  /** Steps taken so far. */
  readonly step: number;
  readonly results: readonly StepResult[];
  readonly evaluation: Evaluation;
  /** The time of these steps, without the evaluation. */
  readonly milliseconds: number;
}

export interface Request {
  readonly id: number;
  readonly call: string;
  /** The trainer's id; 0 for calls that need none. */
  readonly trainer: number;
  readonly arguments: readonly unknown[];
}

export type Response =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: SentError }
  | { readonly id: number; readonly progress: Progress };

/** An error in transit: cloning would lose its class and fields. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly argument: string;
  readonly value: string;
  readonly allowed: string;
}

export function toSent(error: unknown): SentError {
  if (isRefusal(error)) {
    const { name, message, code, argument, value, allowed } = error as PosencError;
    return { name, message, code, argument, value: show(value), allowed };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { name: 'PosencError', message, code: 'POSENC_TRAPPED', argument: 'training', value: '', allowed: '' };
}

export function fromSent({ name, message, ...details }: SentError): Error {
  if (name === 'TypeError') return Object.assign(new TypeError(message), details);
  if (name === 'RangeError') return Object.assign(new RangeError(message), details);
  return new PosencError(message, details);
}

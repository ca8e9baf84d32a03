// The module that trains: one of its own, compiled and started at the first call. A worker that trains has its
// own.
import { packed, size } from '../../../build/wasm/posenc-training-bytes.js';
import { isRefusal, trapped } from '../runtime/errors.ts';
import { instantiate } from '../runtime/instance.ts';
import type { PosencModule } from '../runtime/module.ts';
import type { Address } from '../runtime/record.ts';
import { unpack } from '../runtime/unpack.ts';
import { compile } from '../runtime/webassembly.ts';

/** What cpp/bindings/training exports. Models go by numbers. */
export interface TrainingModule extends PosencModule {
  _trainer_make(numbers: Address, extra: Address, count: number): number;
  _trainer_free(trainer: number): void;
  _trainer_step(trainer: number): number;
  _trainer_train(trainer: number, steps: number, out: Address): number;
  _trainer_taken(): number;
  _trainer_evaluate(
    trainer: number,
    length: number,
    sentences: number,
    first: number,
    out: Address,
    asked: Address,
    right: Address,
  ): number;
  _trainer_look(
    trainer: number,
    words: Address,
    length: number,
    attention: Address,
    weights: number,
    probabilities: Address,
    answers: number,
  ): number;
  _trainer_score_bias(trainer: number, length: number, out: Address, room: number): number;
  _trainer_blocks(trainer: number): number;
  _trainer_block(trainer: number, index: number, out: Address): Address;
  _trainer_parameters(trainer: number): Address;
  _trainer_state_size(trainer: number): number;
  _trainer_save(trainer: number, out: Address, size: number): number;
  _trainer_restore(trainer: number, state: Address, size: number): number;
  _sentences(
    task: number,
    length: number,
    numbers: number,
    seed: number,
    purpose: number,
    first: number,
    count: number,
    out: Address,
  ): number;
  _unordered_ceiling(task: number, length: number, numbers: number, out: Address): number;
}

let running: TrainingModule | undefined;

// A module that trapped takes its models with it: their memory cannot be trusted.
const broken = new WeakSet<TrainingModule>();

/** The running module; its memory views must be taken again at each call, because they die when memory grows. */
export const trainingModule = (): TrainingModule =>
  (running ??= instantiate(compile(() => unpack(packed, size))) as unknown as TrainingModule);

/** Runs `body` with a module; after a trap the next models get a fresh one. */
export function runIn<R>(module: TrainingModule, body: () => R): R {
  if (broken.has(module)) throw trapped();
  try {
    return body();
  } catch (error) {
    if (isRefusal(error)) throw error;
    broken.add(module);
    if (running === module) running = undefined;
    throw trapped(error);
  }
}

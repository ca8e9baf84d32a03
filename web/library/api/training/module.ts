// The training module, compiled and started at the first call. A training worker has its own instance.
import { packed, size } from '../../../../build/wasm/posenc-training-bytes.js';
import type { Address, PosencModule } from '../runtime/module.ts';
import { unpack } from '../runtime/unpack.ts';
import { compile } from '../runtime/webassembly.ts';
import { startedOnce } from './started-once.ts';

/** The exports of cpp/bindings/training. Models are referred to by numbers. */
export interface TrainingModule extends PosencModule {
  trainer_make(numbers: Address, extra: Address, count: number): number;
  trainer_free(trainer: number): void;
  trainer_step(trainer: number): number;
  trainer_train(trainer: number, steps: number, out: Address): number;
  trainer_taken(): number;
  trainer_evaluate(
    trainer: number,
    length: number,
    sentences: number,
    first: number,
    out: Address,
    asked: Address,
    right: Address,
  ): number;
  trainer_look(
    trainer: number,
    words: Address,
    length: number,
    attention: Address,
    weights: number,
    probabilities: Address,
    answers: number,
  ): number;
  trainer_score_bias(trainer: number, length: number, out: Address, room: number): number;
  trainer_blocks(trainer: number): number;
  trainer_block(trainer: number, index: number, out: Address): Address;
  trainer_parameters(trainer: number): Address;
  trainer_state_size(trainer: number): number;
  trainer_save(trainer: number, out: Address, size: number): number;
  trainer_restore(trainer: number, state: Address, size: number): number;
  sentences(
    task: number,
    length: number,
    numbers: number,
    seed: number,
    purpose: number,
    first: number,
    count: number,
    out: Address,
  ): number;
  unordered_ceiling(task: number, length: number, numbers: number, out: Address): number;
}

/** The running module; its memory views must be taken again at each call, because they die when memory grows. */
export const { module: trainingModule, runIn } = startedOnce<TrainingModule>(() => compile(() => unpack(packed, size)));

// The module of a language model that trains on, compiled and started at the first call.
import { packed, size } from '../../../../build/wasm/posenc-text-trainer-bytes.js';
import type { Address, PosencModule } from '../runtime/module.ts';
import { unpack } from '../runtime/unpack.ts';
import { compile } from '../runtime/webassembly.ts';
import { startedOnce } from './started-once.ts';

/** The exports of cpp/bindings/texts. Models are referred to by numbers. */
export interface TextTrainerModule extends PosencModule {
  text_trainer_size_of(numbers: Address, extra: Address, count: number, symbols: number, out: Address): number;
  text_trainer_make(
    numbers: Address,
    extra: Address,
    count: number,
    symbols: number,
    text: Address,
    characters: number,
    packed: Address,
    bytes: number,
  ): number;
  text_trainer_free(trainer: number): void;
  text_trainer_step(trainer: number): number;
  text_trainer_train(trainer: number, out: Address): number;
  text_trainer_read(trainer: number, length: number, characters: Address, windows: number, losses: Address): number;
  text_trainer_pack(trainer: number, out: Address, bytes: number): number;
}

/** The running module; its memory views must be taken again at each call, because they die when memory grows. */
export const { module: textTrainerModule, runIn } = startedOnce<TextTrainerModule>(() =>
  compile(() => unpack(packed, size)),
);

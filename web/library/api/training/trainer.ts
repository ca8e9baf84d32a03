// A model in training.
import { whenAbandoned } from '../runtime/abandoned.ts';
import { checkBuffer, readInteger, readOptions, readSize } from '../runtime/arguments.ts';
import { enter, wrongType } from '../runtime/errors.ts';
import { check, reserve, text } from '../runtime/memory.ts';
import type { Address } from '../runtime/module.ts';
import { aligned } from '../runtime/record.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { wholeNumbersInOrder } from '../runtime/lists.ts';
import { runIn, type TrainingModule, trainingModule } from './module.ts';
import { readTrainingOptions, type TrainingOptions } from './options.ts';
import { vocabularies } from './task.ts';

/** One step, as it was before the weights changed. */
export interface StepResult {
  /** Mean cross-entropy of the answers, in nats. */
  readonly loss: number;
  readonly gradientLength: number;
  readonly rate: number;
  /** Over the sentences of the step. */
  readonly length: number;
}

export interface EvaluationOptions {
  /** Default: the longest of training. */
  readonly length?: number | undefined;
  /** A multiple of 16; default 256. */
  readonly sentences?: number | undefined;
  /** The number of the first sentence. */
  readonly first?: number | undefined;
}

export interface Evaluation {
  readonly length: number;
  readonly asked: number;
  readonly right: number;
  readonly accuracy: number;
  readonly loss: number;
  /** By the place of the deciding word: how often it was asked for, and how often the answer was right. */
  readonly askedByPlace: Uint32Array;
  readonly rightByPlace: Uint32Array;
}

export interface Look {
  /** [layers, heads, T, T]: each query's shares of the keys. */
  readonly attention: Tensor;
  /** [T, classes] */
  readonly probabilities: Tensor;
}

/** Parameters by name: `embedding` [words, dim], `query` [dim, dim] of a layer, `positions` ... */
export interface ParameterBlock {
  readonly name: string;
  /** Undefined for tensors that belong to no layer. */
  readonly layer: number | undefined;
  readonly rows: number;
  readonly columns: number;
  /** Row-major, a copy. */
  readonly data: Float32Array;
}

// Frees the model with its owner if it was not freed by hand.
const forgotten = whenAbandoned<() => void>((free) => free());

/**
 * A small Transformer that learns one task with one encoding. The same options give the same weights, bit for bit, in
 * every engine and natively; models that differ only in their encoding start alike and see the same sentences.
 *
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for dim (8 to 512, a multiple of 2 x heads),
 * layers (1 to 16), heads (1 to 16), feedForward (8 to 2048), steps (1 to 10000), batch (16, 32, 48 or 64), rate (above
 * 0, at most 0.03), warmUp (0 to 1000), finalShare (0 to 1), clip (above 0), shortest (4 to longest), longest (to 128),
 * longestAsked (longest to 128), and what the encoding's own function refuses. A failing call changes nothing.
 */
export class Trainer {
  readonly #module = trainingModule();
  readonly #number: number;
  readonly #heads: number;
  readonly #layers: number;
  readonly #classes: number;
  readonly #longest: number;
  /** All the steps of the schedule. */
  readonly steps: number;
  #freed = false;

  constructor(options: TrainingOptions) {
    enter('Trainer');
    const { numbers, extra, task, longest, layers, heads, steps } = readTrainingOptions(options);
    const module = this.#module;
    this.#layers = layers;
    this.#heads = heads;
    this.#longest = longest;
    this.#classes = vocabularies[task].classes;
    this.steps = steps;
    this.#number = runIn(module, () => {
      const at = reserve(module, aligned(numbers.byteLength) + aligned(extra.byteLength) + 16);
      const list = at + aligned(numbers.byteLength);
      module.HEAPF64.set(numbers, at / 8);
      if (extra instanceof Float64Array) module.HEAPF64.set(extra, list / 8);
      else module.HEAPF32.set(extra, list / 4);
      const made = module.trainer_make(at, list, extra.length);
      if (made < 0) check(module, -made);
      return made;
    });
    const number = this.#number;
    forgotten?.register(this, () => runIn(module, () => module.trainer_free(number)), this);
  }

  /** Gives the memory back; later calls throw. */
  free(): void {
    if (this.#freed) return;
    this.#freed = true;
    forgotten?.unregister(this);
    runIn(this.#module, () => this.#module.trainer_free(this.#number));
  }

  #run<R>(body: (module: TrainingModule, trainer: number) => R): R {
    if (this.#freed) throw wrongType('trainer', this, 'a trainer that was not freed');
    return runIn(this.#module, () => body(this.#module, this.#number));
  }

  /** Steps taken so far. */
  get step(): number {
    enter('Trainer.step');
    return this.#run((module, trainer) => module.trainer_step(trainer));
  }

  /**
   * Takes this many steps.
   * Errors: `RangeError` for more steps than are left, and (POSENC_NOT_FINITE, "loss") when training diverged: the
   * steps before are taken, the one that failed is not.
   */
  train(steps = 1): StepResult[] {
    enter('Trainer.train');
    const count = readInteger(steps, 'steps', 1, undefined, 10000);
    return this.#run((module, trainer) => {
      const out = reserve(module, 32 * count);
      check(module, module.trainer_train(trainer, count, out));
      const numbers = module.HEAPF64.slice(out / 8, out / 8 + 4 * count);
      return Array.from({ length: count }, (_, i) => {
        const [loss, gradientLength, rate, length] = numbers.subarray(4 * i, 4 * i + 4) as unknown as Four;
        return { loss, gradientLength, rate, length };
      });
    });
  }

  /**
   * Evaluates sentences that training never saw, the same ones for each seed, length and `first`.
   * Errors: `RangeError` for an unsupported length, and for a number of sentences that is not a multiple of 16.
   */
  evaluate(options: EvaluationOptions = {}): Evaluation {
    enter('Trainer.evaluate');
    const read = readOptions<EvaluationOptions>(options, 'options', ['length', 'sentences', 'first']);
    const length = readSize(read.length, 'length', 0, this.#longest);
    const sentences = readSize(read.sentences, 'sentences', 0, 256);
    const first = readInteger(read.first, 'first', 0, 0);
    return this.#run((module, trainer) => {
      const places = Math.min(length, 128); // longer ones are rejected
      const out = reserve(module, 32 + 8 * places);
      const byPlace = out + 32;
      check(module, module.trainer_evaluate(trainer, length, sentences, first, out, byPlace, byPlace + 4 * places));
      const [asked, right, loss] = module.HEAPF64.slice(out / 8, out / 8 + 3) as unknown as Four;
      const counts = new Uint32Array(module.HEAP32.buffer.slice(byPlace, byPlace + 8 * places));
      return {
        length,
        asked,
        right,
        accuracy: right / asked,
        loss,
        askedByPlace: counts.slice(0, places),
        rightByPlace: counts.slice(places),
      };
    });
  }

  /**
   * Runs the model on one sentence: the attention of every head, and its answer at every place.
   * Errors: `RangeError` for a word outside the task's vocabulary, and for no words or more than longestAsked.
   */
  look(words: ArrayLike<number>): Look {
    enter('Trainer.look');
    const list = wholeNumbersInOrder(words, 'words');
    const length = list.length;
    return this.#run((module, trainer) => {
      const weights = this.#layers * this.#heads * length * length;
      const answers = length * this.#classes;
      const at = reserve(module, aligned(4 * length) + aligned(4 * weights) + 4 * answers + 16);
      const attention = at + aligned(4 * length);
      const probabilities = attention + aligned(4 * weights);
      module.HEAP32.set(list, at / 4);
      check(module, module.trainer_look(trainer, at, length, attention, weights, probabilities, answers));
      const floats = (from: Address, count: number) => module.HEAPF32.slice(from / 4, from / 4 + count);
      return {
        attention: { data: floats(attention, weights), shape: [this.#layers, this.#heads, length, length] },
        probabilities: { data: floats(probabilities, answers), shape: [length, this.#classes] },
      };
    });
  }

  /**
   * The bias of ALiBi or T5 for each head, as trained so far: [heads, length, length].
   * Errors: `RangeError` for an unsupported length, and for an encoding that is not a bias.
   */
  scoreBias(length: number): Tensor {
    enter('Trainer.scoreBias');
    const places = readInteger(length, 'length', 1, undefined, 128);
    return this.#run((module, trainer) => {
      const room = this.#heads * places * places;
      const out = reserve(module, 4 * room);
      check(module, module.trainer_score_bias(trainer, places, out, room));
      return { data: module.HEAPF32.slice(out / 4, out / 4 + room), shape: [this.#heads, places, places] };
    });
  }

  /** All parameters, copied. */
  parameters(): ParameterBlock[] {
    enter('Trainer.parameters');
    return this.#run((module, trainer) => {
      const out = reserve(module, 48);
      const weights = module.trainer_parameters(trainer) / 4;
      return Array.from({ length: module.trainer_blocks(trainer) }, (_, index) => {
        const name = text(module, module.trainer_block(trainer, index, out));
        const [inLayer, layer, rows, columns, offset] = module.HEAPF64.slice(out / 8, out / 8 + 5) as unknown as Five;
        const first = weights + offset;
        const data = module.HEAPF32.slice(first, first + rows * columns);
        return { name, layer: inLayer ? layer : undefined, rows, columns, data };
      });
    });
  }

  /** The state to go on from, in bytes: it fits a trainer of the same options (the schedule may differ). */
  save(): Uint8Array<ArrayBuffer> {
    enter('Trainer.save');
    return this.#run((module, trainer) => {
      const size = module.trainer_state_size(trainer);
      const out = reserve(module, size);
      check(module, module.trainer_save(trainer, out, size));
      return module.HEAPU8.slice(out, out + size) as Uint8Array<ArrayBuffer>;
    });
  }

  /**
   * Goes on from a saved state: with the bits of a run that was never interrupted.
   * Errors: `RangeError` for bytes that are not a state, and for the state of another set-up.
   */
  restore(state: Uint8Array): void {
    enter('Trainer.restore');
    if (!(state instanceof Uint8Array)) throw wrongType('state', state, 'a Uint8Array');
    checkBuffer(state, 'state');
    this.#run((module, trainer) => {
      const at = reserve(module, state.length + 16);
      module.HEAPU8.set(state, at);
      check(module, module.trainer_restore(trainer, at, state.length));
    });
  }
}

type Four = [number, number, number, number];
type Five = [number, number, number, number, number];

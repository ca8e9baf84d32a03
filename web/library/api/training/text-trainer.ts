// A small language model that trains on from packed weights. Experimental: it may change without notice.
import { whenAbandoned } from '../runtime/abandoned.ts';
import { checkBuffer, readInteger, readOptions, readSize } from '../runtime/arguments.ts';
import { enter, wrongType, wrongValue } from '../runtime/errors.ts';
import { check, reserve } from '../runtime/memory.ts';
import { aligned } from '../runtime/record.ts';
import { type Encoding, type ModelOptions, readTrainingOptions, type Schedule } from './options.ts';
import { runIn, type TextTrainerModule, textTrainerModule } from './text-trainer-module.ts';

export interface TextTrainerOptions {
  /** Of this training: with RoPE another base or scaled frequencies. It needs the weights of the encoding before. */
  readonly encoding: Encoding;
  readonly model: ModelOptions;
  readonly schedule?: Schedule | undefined;
  /** Characters of a window, 4 to 512. */
  readonly longest: number;
  readonly seed?: number | undefined;
  /** How many characters there are. */
  readonly symbols: number;
  /** The text to learn, by the numbers of its characters: longer than a window. */
  readonly text: Uint8Array;
  /** Packed: a byte each. */
  readonly weights: Uint8Array;
}

const names = ['encoding', 'model', 'schedule', 'longest', 'seed', 'symbols', 'text', 'weights'] as const;
const forgotten = whenAbandoned<() => void>((free) => free());

function readBytes(value: unknown, name: string): Uint8Array {
  if (!(value instanceof Uint8Array)) throw wrongType(name, value, 'a Uint8Array');
  checkBuffer(value, name);
  return value;
}

/**
 * A trained model of a text in further training. The same options give the same weights, bit for bit, in every engine
 * and natively.
 *
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for weights that are not those of such a
 * model, a text that is too short, and for what a `Trainer` refuses. A failing call changes nothing.
 */
export class TextTrainer {
  readonly #module = textTrainerModule();
  readonly #number: number;
  readonly #bytes: number;
  /** All steps of the schedule. */
  readonly steps: number;
  /** Characters of a window. */
  readonly length: number;
  #freed = false;

  constructor(options: TextTrainerOptions) {
    enter('TextTrainer');
    const read = readOptions<TextTrainerOptions>(options, 'options', names);
    const [text, weights] = [readBytes(read.text, 'text'), readBytes(read.weights, 'weights')];
    const symbols = readSize(read.symbols, 'symbols');
    const length = readSize(read.longest, 'longest');
    const { numbers, extra, steps } = readTrainingOptions({
      task: 'threeBack',
      encoding: read.encoding as Encoding,
      model: { ...(read.model as ModelOptions), causal: true },
      schedule: read.schedule,
      seed: read.seed,
      ...{ shortest: length, longest: length, longestAsked: length },
    });
    this.#bytes = weights.length;
    this.steps = steps;
    this.length = length;
    const module = this.#module;
    this.#number = runIn(module, () => {
      const room = [numbers.byteLength, extra.byteLength, text.length, weights.length, 8].map(aligned);
      let next = reserve(module, room.reduce((sum, bytes) => sum + bytes, 0) + 16);
      const places = room.map((bytes) => (next += bytes) - bytes) as [number, number, number, number, number];
      const [at, list, characters, packed, out] = places;
      module.HEAPF64.set(numbers, at / 8);
      if (extra instanceof Float64Array) module.HEAPF64.set(extra, list / 8);
      check(module, module.text_trainer_size_of(at, list, extra.length, symbols, out));
      const bytes = module.HEAPF64[out / 8];
      if (bytes !== weights.length)
        throw wrongValue('POSENC_SHAPE_MISMATCH', 'weights', weights, `the ${bytes} bytes of such a model`);
      module.HEAPU8.set(text, characters);
      module.HEAPU8.set(weights, packed);
      const made = module.text_trainer_make(
        at,
        list,
        extra.length,
        symbols,
        characters,
        text.length,
        packed,
        weights.length,
      );
      if (made < 0) check(module, -made);
      return made;
    });
    const number = this.#number;
    forgotten?.register(this, () => runIn(module, () => module.text_trainer_free(number)), this);
  }

  /** Gives the memory back; later calls throw. */
  free(): void {
    if (this.#freed) return;
    this.#freed = true;
    forgotten?.unregister(this);
    runIn(this.#module, () => this.#module.text_trainer_free(this.#number));
  }

  #run<R>(body: (module: TextTrainerModule, trainer: number) => R): R {
    if (this.#freed) throw wrongType('trainer', this, 'a trainer that was not freed');
    return runIn(this.#module, () => body(this.#module, this.#number));
  }

  /** Steps taken so far. */
  get step(): number {
    enter('TextTrainer.step');
    return this.#run((module, trainer) => module.text_trainer_step(trainer));
  }

  /**
   * Takes one step; returns its loss in nats, of the weights before it.
   * Errors: `RangeError` if no step is left, and (POSENC_NOT_FINITE, "loss") when training diverged.
   */
  train(): number {
    enter('TextTrainer.train');
    return this.#run((module, trainer) => {
      const out = reserve(module, 8);
      check(module, module.text_trainer_train(trainer, out));
      return module.HEAPF64[out / 8] ?? Number.NaN;
    });
  }

  /**
   * Losses of windows of a text, [windows, length], each of a character after those before it.
   * Errors: `RangeError` for characters that are no whole windows of length + 1, or that are not in the alphabet.
   */
  read(characters: Uint8Array, length?: number): Float32Array {
    enter('TextTrainer.read');
    const text = readBytes(characters, 'characters');
    const places = readInteger(length, 'length', 1, this.length);
    const windows = Math.floor(text.length / (places + 1));
    if (windows * (places + 1) !== text.length)
      throw wrongValue('POSENC_SHAPE_MISMATCH', 'characters', text.length, `whole windows of ${places + 1}`);
    return this.#run((module, trainer) => {
      const at = reserve(module, aligned(text.length) + 4 * windows * places + 16);
      const losses = at + aligned(text.length);
      module.HEAPU8.set(text, at);
      check(module, module.text_trainer_read(trainer, places, at, windows, losses));
      return module.HEAPF32.slice(losses / 4, losses / 4 + windows * places);
    });
  }

  /** The weights as they are now, packed: for a `Reader` with the same encoding. */
  weights(): Uint8Array<ArrayBuffer> {
    enter('TextTrainer.weights');
    return this.#run((module, trainer) => {
      const out = reserve(module, this.#bytes);
      check(module, module.text_trainer_pack(trainer, out, this.#bytes));
      return module.HEAPU8.slice(out, out + this.#bytes) as Uint8Array<ArrayBuffer>;
    });
  }
}

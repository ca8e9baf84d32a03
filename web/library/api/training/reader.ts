// A small language model that reads, with the functions of posenc. Experimental: it may change without notice.
import { whenAbandoned } from '../runtime/abandoned.ts';
import { checkBuffer, readInteger, readName, readNumber, readOptions, readSize } from '../runtime/arguments.ts';
import { enter, wrongType, wrongValue } from '../runtime/errors.ts';
import { numbersInOrder, wholeNumbersInOrder } from '../runtime/lists.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { check, reserve } from '../runtime/memory.ts';
import type { Address } from '../runtime/module.ts';
import { aligned } from '../runtime/record.ts';
import { type Encoding, type ModelOptions, readTrainingOptions, type ReadOptions as Numbers } from './options.ts';
import { type ReaderModule, readerModule, runIn } from './reader-module.ts';

export interface ReaderOptions {
  /** As it was trained. */
  readonly encoding: Encoding;
  readonly model: ModelOptions;
  /** The longest window of training, which is how many rows a learned table has; default 128. */
  readonly longest?: number | undefined;
  /** Of training: rows of a learned table past its last are what they would have started with. */
  readonly seed?: number | undefined;
  /** How many characters there are. */
  readonly symbols: number;
  /** Packed: a byte each. */
  readonly weights: Uint8Array;
}

export type NumberFormat = (typeof formats)[number];
const formats = ['float64', 'float32', 'float16', 'bfloat16'] as const;

/** Lists have an element for each character. */
export interface ReadingOptions {
  /** Of queries, and of what is added to embeddings; default: on from the last one read. */
  readonly positions?: ArrayLike<number> | undefined;
  /** Default: those of queries. */
  readonly keyPositions?: ArrayLike<number> | undefined;
  /** 0 for padding, which no character sees. */
  readonly mask?: ArrayLike<number> | undefined;
  /** Characters of other sequences are not seen. */
  readonly sequences?: ArrayLike<number> | undefined;
  /** Characters that are seen, itself among them; default: all before. */
  readonly window?: number | undefined;
  /** To which positions are rounded; default: not at all. */
  readonly positionFormat?: NumberFormat | undefined;
  /** To which the angles of a rotation, their cosines and sines are rounded. */
  readonly angleFormat?: NumberFormat | undefined;
  /** The first character whose attention is asked for; default: that of none. */
  readonly attentionFrom?: number | undefined;
}

export interface Reading {
  /** -ln p of each character after those before it, in nats; NaN for the very first. */
  readonly losses: Float32Array;
  /** [T, symbols]: of the character that follows. */
  readonly probabilities: Tensor;
  /** [layers, heads, A, K]: of the A characters from `attentionFrom` on, on the K of the cache. */
  readonly attention: Tensor | undefined;
}

/** The fields of a call, in the order of cpp/bindings/reader/reader.cpp. */
const fields = 15;

const forgotten = whenAbandoned<() => void>((free) => free());

/**
 * A trained model of a text, with a cache of what it has read.
 *
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for weights that are not those of such a
 * model, and for what its encoding refuses. A failing call changes nothing.
 */
export class Reader {
  readonly #module = readerModule();
  readonly #number: number;
  readonly #numbers: Numbers;
  readonly #given: ReaderOptions;
  readonly #symbols: number;
  #freed = false;

  constructor(options: ReaderOptions) {
    enter('Reader');
    const names = ['encoding', 'model', 'longest', 'seed', 'symbols', 'weights'] as const;
    const read = readOptions<ReaderOptions>(options, 'options', names);
    const weights = read.weights;
    if (!(weights instanceof Uint8Array)) throw wrongType('weights', weights, 'a Uint8Array');
    checkBuffer(weights, 'weights');
    this.#symbols = readSize(read.symbols, 'symbols');
    this.#given = { ...read } as ReaderOptions;
    this.#numbers = this.#numbersOf(read.encoding as Encoding);
    const module = this.#module;
    this.#number = runIn(module, () => {
      const { at, list, count, end } = this.#put(this.#numbers, weights.length + 16);
      check(module, module.reader_size_of(at, list, count, this.#symbols, end));
      const bytes = module.HEAPF64[end / 8 + 1];
      if (bytes !== weights.length)
        throw wrongValue('POSENC_SHAPE_MISMATCH', 'weights', weights, `the ${bytes} bytes of such a model`);
      module.HEAPU8.set(weights, end);
      const made = module.reader_make(at, list, count, this.#symbols, end, weights.length);
      if (made < 0) check(module, -made);
      return made;
    });
    const number = this.#number;
    forgotten?.register(this, () => runIn(module, () => module.reader_free(number)), this);
  }

  #numbersOf(encoding: Encoding): Numbers {
    const { model, longest = 128, seed = 0 } = this.#given;
    const lengths = { shortest: longest, longest, longestAsked: longest };
    return readTrainingOptions({ task: 'threeBack', encoding, model: { ...model, causal: true }, seed, ...lengths });
  }

  /** Puts the numbers of options, and their list, before `more` bytes. */
  #put({ numbers, extra }: Numbers, more = 0) {
    const module = this.#module;
    const at = reserve(module, aligned(numbers.byteLength) + aligned(extra.byteLength) + aligned(more) + 32);
    const list = at + aligned(numbers.byteLength);
    module.HEAPF64.set(numbers, at / 8);
    if (extra instanceof Float64Array) module.HEAPF64.set(extra, list / 8);
    return { at, list, count: extra.length, end: list + aligned(extra.byteLength) + 16 };
  }

  /** Gives the memory back; later calls throw. */
  free(): void {
    if (this.#freed) return;
    this.#freed = true;
    forgotten?.unregister(this);
    runIn(this.#module, () => this.#module.reader_free(this.#number));
  }

  #run<R>(body: (module: ReaderModule, reader: number) => R): R {
    if (this.#freed) throw wrongType('reader', this, 'a reader that was not freed');
    return runIn(this.#module, () => body(this.#module, this.#number));
  }

  /** Characters in the cache. */
  get size(): number {
    enter('Reader.size');
    return this.#run((module, reader) => module.reader_size(reader));
  }

  /** Reads on with another encoding: another base, pairing or scaling, or none. Keys in the cache stay as they are. */
  setEncoding(encoding: Encoding): void {
    enter('Reader.setEncoding');
    const numbers = this.#numbersOf(encoding);
    this.#run((module, reader) => {
      const { at, list, count } = this.#put(numbers);
      check(module, module.reader_set_encoding(reader, at, list, count));
    });
  }

  /** Reads characters, by their numbers, and keeps them in the cache. */
  read(characters: ArrayLike<number>, options: ReadingOptions = {}): Reading {
    enter('Reader.read');
    const read = readOptions<ReadingOptions>(options, 'options', [
      'positions',
      'keyPositions',
      'mask',
      'sequences',
      'window',
      'positionFormat',
      'angleFormat',
      'attentionFrom',
    ]);
    const list = wholeNumbersInOrder(characters, 'characters');
    const tokens = list.length;
    const sized = <L extends { readonly length: number }>(name: keyof ReadingOptions, values: L): L => {
      if (values.length === tokens) return values;
      throw wrongValue('POSENC_SHAPE_MISMATCH', name, values, `${tokens} elements, one for each character`);
    };
    const doubles = (name: 'positions' | 'keyPositions') =>
      read[name] === undefined ? undefined : sized(name, numbersInOrder(read[name], name));
    const whole = (name: 'mask' | 'sequences') =>
      read[name] === undefined ? undefined : sized(name, wholeNumbersInOrder(read[name], name));
    const [positions, keyPositions, mask, sequences] = [
      doubles('positions'),
      doubles('keyPositions'),
      whole('mask'),
      whole('sequences'),
    ];
    const window = read.window === undefined ? 0 : readInteger(read.window, 'window', 1);
    const format = (name: 'positionFormat' | 'angleFormat') => readName(read[name], name, formats, 'float64');
    const from = readSize(read.attentionFrom, 'attentionFrom', 0, tokens);
    if (from > tokens) throw wrongValue('POSENC_OUT_OF_RANGE', 'attentionFrom', from, 'at most the characters');
    return this.#run((module, reader) => {
      const { layers, heads } = this.#numbers;
      const all = module.reader_size(reader) + tokens;
      const [losses, shares, weights] = [tokens, tokens * this.#symbols, layers * heads * (tokens - from) * all];
      const results = aligned(4 * losses) + aligned(4 * shares) + aligned(4 * weights);
      let next = reserve(module, aligned(8 * fields) + 48 * aligned(tokens) + 80 + results);
      const take = (bytes: number): Address => {
        const here = next;
        next += aligned(bytes);
        return here;
      };
      const call = take(8 * fields);
      const put = (values: Float64Array | Int32Array | undefined, asBytes = false): Address => {
        if (values === undefined || tokens === 0) return 0;
        const here = take(8 * tokens);
        if (values instanceof Float64Array) module.HEAPF64.set(values, here / 8);
        else if (asBytes) module.HEAPU8.set(values.map(Boolean as unknown as (x: number) => number), here);
        else module.HEAP32.set(values, here / 4);
        return here;
      };
      const given = [put(list), put(positions), put(keyPositions), put(mask, true), put(sequences)];
      const [lossesAt, sharesAt, weightsAt] = [take(4 * losses), take(4 * shares), take(4 * weights)] as const;
      const out = [from, lossesAt, sharesAt, shares, weights > 0 ? weightsAt : 0, weights];
      module.HEAPF64.set([tokens, ...given, window, format('positionFormat'), format('angleFormat'), ...out], call / 8);
      check(module, module.reader_read(reader, call));
      const floats = (at: Address, count: number) => module.HEAPF32.slice(at / 4, at / 4 + count);
      return {
        losses: floats(lossesAt, losses),
        probabilities: { data: floats(sharesAt, shares), shape: [tokens, this.#symbols] },
        attention:
          weights > 0 ? { data: floats(weightsAt, weights), shape: [layers, heads, tokens - from, all] } : undefined,
      };
    });
  }

  /** Takes characters out of the cache. Those after them keep their positions. */
  cut(first: number, count: number): void {
    enter('Reader.cut');
    const [from, size] = [readInteger(first, 'first', 0), readInteger(count, 'count', 0)];
    this.#run((module, reader) => check(module, module.reader_cut(reader, from, size)));
  }

  /** Moves the characters from `first` on, and the position that comes next: keys are turned by shiftRotary. */
  move(first: number, by: number): void {
    enter('Reader.move');
    const [from, far] = [readInteger(first, 'first', 0), readNumber(by, 'by')];
    this.#run((module, reader) => check(module, module.reader_move(reader, from, far)));
  }

  /** Empties the cache. */
  clear(): void {
    enter('Reader.clear');
    this.#run((module, reader) => module.reader_clear(reader));
  }
}

// Cached keys, rotated already, moved to other positions in place.
import * as cpp from '../../../../build/wasm/calls.js';
import { readFrequencies, type Frequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import { missingKey } from '../frequencies/rotary-scalings.ts';
import { checkStillThere, readInteger, readNumber, readOptions } from '../runtime/arguments.ts';
import { checkBuffer } from '../runtime/arrays.ts';
import { arrayKind, enter, inWords, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { readBits, writeBits } from '../runtime/halves.ts';
import { numberList, readList } from '../runtime/lists.ts';
import { homeOf, run } from '../runtime/loader.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { checkRoom } from '../runtime/memory.ts';
import { pieceBytes, Pieces } from '../runtime/pieces.ts';
import type { NumberList } from '../runtime/positions.ts';
import type { Table } from '../runtime/record.ts';
import { readFusedLayout, readHeadsLayout, readHeadsTensor } from './heads-layout.ts';
import { readHeadsArray, type Floats, type HalfHeads, type Halves, type Heads, type HalfOptions } from './heads.ts';
import { withMove, type OfLayer } from './layer.ts';
import type { Pairing } from './heads.ts';
import type { RotaryLayout } from './rotary.ts';

/** Adjacent tokens of a cache. */
export interface TokenRange {
  /** Default 0. */
  readonly first?: number | undefined;
  /** Default all from the first on. */
  readonly count?: number | undefined;
}

/** A move of cached keys. */
export interface RotaryShift {
  /**
   * Positions that the keys move, negative towards the start: one number, or one for each batch row. Fractions are
   * allowed.
   */
  readonly by: number | NumberList;
  /** The tokens of the cache that move, in every batch row; default all. The others are kept. */
  readonly tokens?: TokenRange | undefined;
  /**
   * Positions of the sequence after the move, at which the next query is rotated: required where the frequencies belong
   * to some lengths only (`dynamic`, `longrope`).
   */
  readonly length?: number | undefined;
}

/** What keys were rotated with; a layer of a model has both. */
export interface RotatedWith {
  /** Those with which the keys were rotated, as they are: their attention factor is in the keys. */
  readonly frequencies: FrequenciesLike;
  /** The pairing of the weights; `rotaryFromConfig` returns it for a model. */
  readonly pairing: Pairing;
}

/** The move, and the layout of the keys. */
export type RotaryShiftOptions = RotaryShift &
  RotaryLayout &
  ((RotatedWith & Partial<OfLayer>) | (Partial<RotatedWith> & OfLayer));

/** The same for numbers of 16 bits. */
export type HalfRotaryShiftOptions = RotaryShiftOptions & Pick<HalfOptions, 'dtype'>;

const shiftKeys = [
  'batch',
  'heads',
  'headDim',
  'headsFirst',
  'frequencies',
  'tokens',
  'fused',
  'dtype',
  'by',
  'layer',
] as const;
const placeKeys = ['first', 'count'] as const;

/**
 * Moves cached keys by n = `by` positions, in place: pair i of every head of the tokens turns by n w_i. The attention
 * factor, which is in the keys since they were rotated, is not applied again. All sections of M-RoPE move by the same
 * n, so that its keys need no sections here. The other tokens, and channels that do not rotate, are kept; a distance of
 * 0 keeps the bits of all.
 *
 * A moved key is right where queries have the frequencies that rotated it. `dynamic` beyond its trained length has
 * others at each length, and `longrope` on either side of its switch: a `length` at which the model has others is
 * refused. Rotate those keys again from the ones before RoPE.
 *
 * Shapes: keys [B, T, H, D] or [T, H, D], with `headsFirst` [B, H, T, D] or [H, T, D], with `fused` [B, T, width] or
 * [T, width]; T counts the room for later tokens too. The result has the same data.
 * Units: positions in tokens, frequencies in radians per position.
 * Errors: as `applyRotary`; `PosencError` with code POSENC_MISSING_KEY where a `length` is required, `RangeError` for a
 * length at which the model has other frequencies, for tokens that the cache does not have, and for a list `by` of
 * another size than the batch. A failing call changes nothing. Numbers of 16 bits are turned as doubles and
 * rounded once.
 *
 * @example
 * // A full cache: tokens 4 to 99 leave, and those after them move down. The first four stay (attention sinks).
 * keys.copyWithin(4 * row, 100 * row, 4096 * row); // tokens first: a row has the heads of a token
 * const layout = { heads: 8, headDim: 128, headsFirst: false };
 * shiftRotary(keys, { ...layout, frequencies, pairing, by: -96, tokens: { first: 4, count: 3996 } });
 * shiftRotary({ data, shape }, { layer, headsFirst: true, by: -96 }); // with a layer of `modelPositions`
 */
export function shiftRotary<T extends Halves>(keys: HalfHeads<T>, options: HalfRotaryShiftOptions): Tensor<T>;
export function shiftRotary<T extends Floats = Float32Array>(keys: Heads<T>, options: RotaryShiftOptions): Tensor<T>;
export function shiftRotary(
  keys: Heads | HalfHeads,
  options: RotaryShiftOptions | HalfRotaryShiftOptions,
): Tensor<Floats | Halves> {
  enter('shiftRotary');
  const read = readFields(cpp.RotaryShiftOptions, withMove(options), shiftKeys, placeKeys);
  const { length, pairing } = read;
  const distances = readDistances(read.by);
  return inWords({ x: 'keys', first: 'tokens.first', count: 'tokens.count' }, () => {
    const cache = read.fused === undefined ? readCache(keys, read) : readFusedCache(keys, read);
    const { array, batch, heads, headDim, headsFirst, tokens, width } = cache;
    const isOne = typeof distances === 'number';
    if (!isOne && distances.length !== batch)
      throw wrongValue('POSENC_SHAPE_MISMATCH', 'by.length', distances.length, `${batch}, one for each batch row`);
    const frequencies = readFrequencies(read.frequencies);
    if (length === undefined) checkAllLengths(frequencies);
    const range = readRange(read.tokens, tokens);
    const turnRows = (first: number, count: number, by: number): void => {
      const size = count * tokens * heads * headDim;
      const layout = { batch: count, heads, headDim, headsFirst, size, width };
      turn(cache, first, range, { by, length, pairing, frequencies, ...range, ...layout });
    };
    checkStillThere(array);
    // Of a list the first row checks everything but the distances, which have been.
    if (isOne) turnRows(0, batch, distances);
    else distances.forEach((by, row) => turnRows(row, 1, by));
    return { data: array, shape: cache.shape };
  });
}

/** One distance, or a list of them. */
function readDistances(by: unknown): number | Float64Array {
  const positions = 'a finite number from -2^53 to 2^53';
  if (typeof by !== 'object' || by === null) {
    const one = readNumber(by, 'by');
    if (Number.isNaN(one)) throw wrongValue('POSENC_NOT_FINITE', 'by', one, positions);
    return one;
  }
  const list = numberList(by, 'by');
  for (const [row, value] of list.entries()) {
    if (Math.abs(value) <= longest) continue;
    const code = Number.isFinite(value) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
    throw wrongValue(code, `by[${row}]`, value, positions);
  }
  return list;
}

/** Frequencies that belong to some lengths only ask for the one after the move. */
function checkAllLengths({ shortestLength = 0, longestLength = longest }: Frequencies): void {
  if (shortestLength <= 0 && longestLength >= longest) return;
  const lengths = `${shortestLength} to ${longestLength}`;
  throw missingKey('length', `that of the sequence after the move: the model has these frequencies at ${lengths}`);
}
const longest = 2 ** 53;

interface Read {
  readonly batch: unknown;
  readonly heads: unknown;
  readonly headDim: unknown;
  readonly headsFirst: unknown;
  readonly fused: unknown;
  readonly dtype: unknown;
}

/** A cache in its own memory. */
interface Cache {
  readonly array: Floats | Halves;
  /** The format of numbers of 16 bits that are given as bits. */
  readonly format: 'float16' | 'bfloat16' | undefined;
  readonly shape: readonly number[];
  readonly batch: number;
  readonly heads: number;
  readonly headDim: number;
  readonly headsFirst: boolean;
  readonly tokens: number;
  /** The elements of a token, and the one with which the heads begin. */
  readonly width: number;
  readonly first: number;
}

type CacheArray = Pick<Cache, 'array' | 'format'>;

/** The arguments of the C++ side. */
type Values = typeof cpp.rotaryShift extends Table<infer T> ? T : never;

/** The array itself: the result goes where the keys are. */
function readCacheArray(value: unknown, name: string, read: Read): CacheArray {
  // A DataView is no array: the next line refuses it.
  if (arrayKind(value) !== undefined) checkBuffer(value as ArrayBufferView, name);
  const found = readHeadsArray(value, name, read);
  if (ArrayBuffer.isView(found)) return { array: found, format: undefined };
  return { array: found.array, format: found.kind === 'Uint16Array' ? found.format : undefined };
}

function readCache(keys: unknown, read: Read): Cache {
  const { elements, shape } = readHeadsTensor(
    keys,
    'keys',
    (value, name) => readCacheArray(value, name, read),
    ({ array }) => array.length,
  );
  const { axes, withBatch, ...layout } = readHeadsLayout(cpp.RotaryOptions, elements.array.length, shape, read);
  const { batch, heads, headDim } = layout;
  return { ...elements, ...layout, shape: withBatch ? [batch, ...axes] : axes, width: heads * headDim, first: 0 };
}

function readFusedCache(keys: unknown, read: Read): Cache {
  let elements: CacheArray | undefined;
  const { data, shape } = readList(keys, 'keys', (value, name) => (elements = readCacheArray(value, name, read)).array);
  return { ...(elements as CacheArray), ...readFusedLayout(data.length, shape, read, read.fused) };
}

interface ReadRange {
  readonly first: number;
  readonly count: number;
}

/** Tokens of the cache. */
function readRange(value: unknown, tokens: number): ReadRange {
  if (value === undefined) return { first: 0, count: tokens };
  const read = readOptions<TokenRange>(value, 'tokens', ['first', 'count']);
  const first = readInteger(read.first, 'tokens.first', 0, 0, tokens);
  return { first, count: readInteger(read.count, 'tokens.count', 0, tokens - first, tokens - first) };
}

/**
 * Turns the rows of the range, each the heads of a token or, where heads come first, of one of them: as all turn alike,
 * those of several heads and batch rows go in one piece. Begins at a batch row; the values say how many there are.
 */
function turn(cache: Cache, firstRow: number, range: ReadRange, values: Values): void {
  const { array, format, heads, headDim, headsFirst, tokens, width } = cache;
  const batch = values.batch ?? 1;
  const isFloat = array instanceof Float32Array || array instanceof Float64Array;
  const wide = !(array instanceof Float32Array),
    bytes = wide ? 8 : 4,
    row = headsFirst ? headDim : width,
    blocks = headsFirst ? batch * heads : batch,
    rows = values.by === 0 ? 0 : blocks * range.count;
  const firstBlock = (firstRow * blocks) / Math.max(1, batch);
  const begin = (block: number, token: number): number => ((firstBlock + block) * tokens + range.first + token) * row;
  run(
    cpp.rotaryShift[1],
    (module) => {
      const isThere = isFloat && array.buffer === module.HEAPU8.buffer;
      const most = isThere ? 0 : Math.min(rows, Math.max(1, Math.floor(pieceBytes / (row * bytes))));
      const pieces = new Pieces(module, cpp.rotaryShift, values, wide, most * row * bytes);
      if (rows === 0) return pieces.write(0, 0, false);
      if (isThere) {
        checkRoom(module, 4096 + 128 * headDim);
        for (let b = 0; b < blocks; ++b)
          pieces.write(0, range.count, b + 1 < blocks, array.byteOffset + (begin(b, 0) + cache.first) * bytes);
        return;
      }
      const heap = (): Floats => (wide ? module.HEAPF64 : module.HEAPF32);
      /** Runs of adjacent rows that are in the piece. */
      let runs: { readonly from: number; readonly count: number }[] = [];
      let filled = 0,
        left = rows;
      const flush = (): void => {
        left -= filled;
        pieces.write(0, filled, left > 0, pieces.at + cache.first * bytes);
        let at = pieces.at / bytes;
        for (const { from, count } of runs) {
          const turned = heap().subarray(at, at + count * row);
          if (format === undefined) array.set(turned, from);
          else writeBits(format, turned, array as Uint16Array, from);
          at += count * row;
        }
        runs = [];
        filled = 0;
      };
      for (let b = 0; b < blocks; ++b)
        for (let token = 0; token < range.count; ) {
          const count = Math.min(range.count - token, most - filled),
            from = begin(b, token);
          const part = array.subarray(from, from + count * row);
          heap().set(format === undefined ? part : readBits(format, part), pieces.at / bytes + filled * row);
          runs.push({ from, count });
          token += count;
          filled += count;
          if (filled === most || filled === left) flush();
        }
    },
    isFloat ? homeOf(array) : undefined,
  );
}

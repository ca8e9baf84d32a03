// Rotates a tensor piece by piece through WebAssembly memory: the parts that all rotary encodings share.
import { tileRows, type RotaryGrid } from '../../../../build/wasm/calls.js';
import {
  checkStillThere,
  overlap,
  readArray,
  readArrayItems,
  readBoolean,
  readFloatArray,
  readInteger,
  readName,
  readOptions,
  readProperties,
  readSize,
  readTarget,
} from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { arrayKind, isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import { ruleOf } from '../runtime/fields.ts';
import { readBits, writeBits, type Half } from '../runtime/halves.ts';
import type { Elements, Float16s, Tensor } from '../runtime/matrix.ts';
import { homeOf, run } from '../runtime/loader.ts';
import { checkRoom, type Items } from '../runtime/memory.ts';
import { pieceRows, Pieces } from '../runtime/pieces.ts';
import { readPlaces, type NumberList, type TokenPositions } from '../runtime/positions.ts';
import type { Fields, Floats, ReadPositions, Table } from '../runtime/record.ts';
import { fitShape, readList, readSizes, type Form } from '../runtime/lists.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/**
 * Positions for all batch rows, a range or a list, or one list of them for each batch row (left padding, packed
 * sequences), also as a tensor [B, T]. A bare number, which may mean one position or a count, is rejected.
 */
export type BatchPositions = TokenPositions | readonly NumberList[];

export type { Floats };

/** Queries or keys: a tensor, also onnxruntime's, or only its elements. */
export type Heads<T extends Floats = Floats> = T | Tensor<T> | { readonly data: T; readonly dims: readonly number[] };

/** Arrays of 16-bit numbers: `Float16Array`, or the bits of each number. */
export type Halves = Float16s | Uint16Array;

/** Queries or keys of 16 bits. */
export type HalfHeads<T extends Halves = Halves> =
  | T
  | { readonly data: T; readonly shape: readonly number[] }
  | { readonly data: T; readonly dims: readonly number[] };

/** A cache of keys that the result is written into: [B, H, length, D], or [B, length, H, D]. */
export interface CacheSlot {
  /** The tokens that the cache has room for. */
  readonly length: number;
  /** The place of the first token; default 0. */
  readonly first?: number | undefined;
}

/** Further options of 16-bit numbers: given to a function that takes floats too. */
export interface HalfOptions {
  /** The format of the bits in a `Uint16Array`; required there. */
  readonly dtype?: 'float16' | 'bfloat16' | undefined;
  /** Where to write: of the kind of `x`; may be `x` itself, where the result has its length. */
  readonly out?: Halves | undefined;
}

/** The sizes of a tensor of heads besides the number of heads. */
export interface HeadsSizes {
  /** Default 1, or the batch of the tensor's shape. */
  readonly batch?: number | undefined;
  /** The channels of a head; optional when the tensor has a shape. */
  readonly headDim?: number | undefined;
}

/** The number of heads, and the order of heads and tokens, which only one head without a shape can do without. */
export type HeadsOrder =
  | { readonly heads?: 1 | undefined; readonly headsFirst?: boolean | undefined }
  | {
      /** Default 1, or the number of heads of the tensor's shape. */
      readonly heads?: number | undefined;
      /**
       * Whether heads come before tokens: [B, H, T, D], as in Hugging Face transformers, or [B, T, H, D]. Required,
       * unless the elements come without a shape and there is one head.
       */
      readonly headsFirst: boolean;
    };

/** How the elements of a tensor are laid out. */
export type HeadsOptions = HeadsSizes &
  HeadsOrder & {
    /** Where to write: of the kind and length of `x`; may be `x` itself. */
    readonly out?: Elements<Floats> | undefined;
  };

/** Further options of some functions. */
export interface MoreHeads {
  /** The format of 16-bit numbers given as bits. */
  readonly dtype: unknown;
  /** Where in `out` the result belongs. */
  readonly slot: unknown;
}

export const headsKeys = ['batch', 'heads', 'headDim', 'headsFirst', 'out'] as const;

/** These and others. */
export const headsKeysAnd = <const K extends readonly string[]>(...others: K) => [...headsKeys, ...others] as const;

/** Heads that are a part of longer rows: queries or keys within fused q, k and v. */
export interface FusedHeads {
  /** The elements of a row, one row a token: (Hq + 2 Hk) x headDim. */
  readonly width: number;
  /** The element of a row with which these heads begin; default 0. */
  readonly first?: number | undefined;
}

/** The elements of a token, and the one with which the heads begin. */
export interface FusedPlace {
  readonly width: number;
  readonly first: number;
}

export interface HeadsShape extends FusedPlace {
  readonly data: Floats;
  /** The result and its shape. */
  readonly out: Floats;
  readonly shape: readonly number[];
  readonly batch: number;
  readonly tokens: number;
  readonly heads: number;
  readonly headDim: number;
  readonly headsFirst: boolean;
}

/** Heads as arguments. */
export interface ReadHeads extends HeadsShape {
  /** Gives the result when `out` is written: another array for numbers of 16 bits, which `out` is rounded to. */
  readonly finish: () => Floats | Halves;
  /** Whether `x` has numbers of 16 bits. */
  readonly isHalf: boolean;
}

/** The sizes of a tensor of heads, as the C++ structs have them. */
interface HeadSizes {
  headDim?: number;
  heads?: number;
  batch?: number;
}

/** The options that say how a tensor of heads is laid out. */
type LayoutOptions = { readonly [K in Exclude<keyof HeadsOptions, 'out'>]?: unknown };

/** The elements of a tensor of heads, by `read`, and its shape if it has one. */
export function readHeadsTensor<T>(
  x: unknown,
  name: string,
  read: (value: unknown, name: string) => T,
  lengthOf: (elements: T) => number,
): { readonly elements: T; readonly shape: readonly number[] | undefined } {
  if (typeof x !== 'object' || x === null || isArray(x)) {
    throw wrongType(name, x, 'a Float32Array, a Float64Array or a tensor of one, { data, shape } or { data, dims }');
  }
  if (ArrayBuffer.isView(x)) return { elements: read(x, name), shape: undefined };
  const elements = read(readProperties(x, name, ['data']).data, `${name}.data`);
  return { elements, shape: readAxes(x, name, { length: lengthOf(elements) }) };
}

/** The layout of a tensor of heads with so many elements; `shape` is undefined for elements without one. */
export function readHeadsLayout(
  of: Fields<HeadSizes>,
  length: number,
  shape: readonly number[] | undefined,
  options: LayoutOptions,
) {
  const headsFirst = options.headsFirst !== undefined && readBoolean(options.headsFirst, 'headsFirst');
  const axis = (fromEnd: number): number | undefined => shape?.[shape.length - fromEnd];
  const known = {
    headDim: axis(1),
    heads: headsFirst ? axis(3) : axis(2),
    batch: shape === undefined ? undefined : (axis(4) ?? 1),
  };
  const size = (name: keyof typeof known, fallback?: number): number => {
    const inferred = known[name] === 0 ? 1 : (known[name] ?? fallback);
    const value = readSize(options[name], name, 1, inferred, ruleOf(of, name));
    if (known[name] !== undefined && known[name] !== value) {
      throw wrongValue('POSENC_SHAPE_MISMATCH', name, value, `${known[name]}, as in the shape of x`);
    }
    return value;
  };
  const headDim = size('headDim'),
    heads = size('heads', 1),
    batch = size('batch', 1);
  if (options.headsFirst === undefined && (shape !== undefined || heads > 1)) {
    throw wrongType('headsFirst', undefined, 'true for [B, H, T, D], or false for [B, T, H, D]');
  }
  const tokens = length / (batch * heads * headDim);
  if (!Number.isInteger(tokens)) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'x', length, 'batch x tokens x heads x headDim elements');
  }
  const axes = [...(headsFirst ? [heads, tokens] : [tokens, heads]), headDim];
  const withBatch = shape ? shape.length === 4 : options.batch !== undefined;
  return { batch, heads, headDim, headsFirst, tokens, axes, withBatch };
}

/** Reads a tensor, its layout and where the result goes, which may have several channels for each of x. */
export function readHeads(
  of: Fields<HeadSizes>,
  x: unknown,
  options: { readonly [K in keyof HeadsOptions]: unknown },
  channels = 1,
  more?: MoreHeads,
): ReadHeads {
  const { elements, shape } = readHeadsTensor(
    x,
    'x',
    (value, name) => readElements(value, name, more),
    (read) => read.data.length,
  );
  const { data } = elements;
  const layout = readHeadsLayout(of, data.length, shape, options);
  const { batch, heads, headDim, headsFirst, tokens, axes, withBatch } = layout;
  axes[2] = channels * headDim;
  const slot = more?.slot === undefined ? undefined : readSlot(more.slot, tokens);
  if (slot) axes[headsFirst ? 1 : 0] = slot.length;
  const place = slot && { ...slot, tokens, blocks: headsFirst ? batch * heads : batch };
  const { out, finish } = readResult(
    options.out,
    elements,
    channels,
    [[batch, ...axes], ...(batch === 1 ? [axes] : [])],
    place,
  );
  return {
    data,
    out,
    finish,
    isHalf: elements.halves !== undefined,
    shape: withBatch ? [batch, ...axes] : axes,
    batch,
    tokens,
    heads,
    headDim,
    headsFirst,
    width: heads * headDim,
    first: 0,
  };
}

/** The layout of heads within longer rows, [B, T, width] or [T, width], of so many elements. */
export function readFusedLayout(
  length: number,
  axes: readonly number[] | undefined,
  options: LayoutOptions,
  given: unknown,
) {
  const headsFirst = options.headsFirst !== undefined && readBoolean(options.headsFirst, 'headsFirst');
  const batch = readSize(options.batch, 'batch', 1, axes?.length === 3 ? axes[0] || 1 : 1),
    heads = readSize(options.heads, 'heads', 1, 1),
    headDim = readSize(options.headDim, 'headDim', 1);
  const fused = readFused(given, heads * headDim, headsFirst),
    { width } = fused;
  const tokens = length / (batch * width);
  const shape = axes ?? [length / width, width];
  if (!Number.isInteger(tokens) || shape.at(-1) !== width || shape.length > 3) {
    throw wrongRows(length, width);
  }
  const forms = [[batch, tokens, width], ...(batch === 1 ? [[tokens, width]] : [])];
  fitShape(axes, 'x', ...forms);
  return { batch, heads, headDim, headsFirst, tokens, ...fused, shape, forms };
}

/** The same as `readHeads` for heads within longer rows; the rest of each row is kept. */
export function readFusedHeads(
  x: unknown,
  options: { readonly [K in keyof HeadsOptions]: unknown },
  given: unknown,
  more?: MoreHeads,
): ReadHeads {
  let elements: HeadElements | undefined;
  const read = (value: unknown, name: string): Floats => (elements = readElements(value, name, more)).data;
  const { data, shape: axes } = readList(x, 'x', read);
  const { forms, ...layout } = readFusedLayout(data.length, axes, options, given);
  if (more?.slot !== undefined) throw wrongType('slot', more.slot, 'none with fused, whose rows stay where they are');
  const { out, finish } = readResult(options.out, elements as HeadElements, 1, forms);
  const isHalf = (elements as HeadElements).halves !== undefined;
  return { data, out, finish, isHalf, ...layout };
}

/** The place of heads with this many elements within longer rows. */
export function readFused(given: unknown, elements: number, headsFirst: boolean): FusedPlace {
  if (headsFirst) throw wrongType('headsFirst', true, 'false: fused heads are rows of tokens');
  const read = readOptions<FusedHeads>(given, 'fused', ['width', 'first']);
  const width = readSize(read.width, 'fused.width', elements);
  return { width, first: readInteger(read.first, 'fused.first', 0, 0, width - elements) };
}

/** The error for elements that are not a whole number of such rows. */
export const wrongRows = (length: number, width: number): RangeError =>
  wrongValue('POSENC_SHAPE_MISMATCH', 'x', length, `batch x tokens x ${width} elements`);

function readSlot(value: unknown, tokens: number): { readonly length: number; readonly first: number } {
  const read = readOptions<CacheSlot>(value, 'slot', ['length', 'first']);
  const length = readSize(read.length, 'slot.length', tokens);
  return { length, first: readInteger(read.first, 'slot.first', 0, 0, length - tokens) };
}

function readAxes(x: object, name: string, data: { readonly length: number }): readonly number[] {
  const shape = readSizes(x, name, data);
  if (shape.length === 3 || shape.length === 4) return shape;
  const allowed = '[tokens, heads, headDim] or [batch, tokens, heads, headDim]';
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, shape, allowed);
}

/** The numbers of heads, and the array of 16 bits that they come from. */
export interface HeadElements {
  readonly data: Floats;
  readonly halves?: { readonly array: Halves; readonly kind: 'Float16Array' | 'Uint16Array'; readonly format: Half };
}

/** Floats, or numbers of 16 bits and their format, where `more` allows them. */
export function readHeadsArray(
  value: unknown,
  name: string,
  more?: { readonly dtype?: unknown },
): Floats | NonNullable<HeadElements['halves']> {
  const kind = arrayKind(value);
  if (more === undefined || (kind !== 'Float16Array' && kind !== 'Uint16Array')) {
    const data = readFloatArray(value, name);
    if (more?.dtype !== undefined) throw wrongType('dtype', more.dtype, 'none beside floats, which say it');
    return data;
  }
  const array = readArray(value, name, kind);
  // Bits alone do not tell the format.
  const format = halfNames[readName(more.dtype, 'dtype', halfNames, kind === 'Float16Array' ? 'float16' : undefined)];
  if (kind === 'Float16Array' && format !== 'float16') throw wrongType('dtype', format, "'float16', as x is");
  return { array, kind, format: format as Half };
}

/** Floats as they are; numbers of 16 bits as doubles, where `more` allows them. */
export function readElements(value: unknown, name: string, more?: { readonly dtype?: unknown }): HeadElements {
  const read = readHeadsArray(value, name, more);
  if (ArrayBuffer.isView(read)) return { data: read };
  const { array, kind, format } = read;
  return { data: kind === 'Float16Array' ? new Float64Array(array) : readBits(format, array), halves: read };
}

const halfNames: readonly Half[] = ['float16', 'bfloat16'];

/** Where the tokens of each block, a head or a batch row, go in a cache. */
interface Place {
  readonly blocks: number;
  readonly tokens: number;
  readonly length: number;
  readonly first: number;
}

/** The cache, and a result apart from it, whose blocks are put into their places at the end. */
function readCache(
  out: unknown,
  elements: HeadElements,
  channels: number,
  forms: readonly Form[],
  { blocks, tokens, length, first }: Place,
): { readonly out: Floats; readonly finish: () => Floats | Halves } {
  const { data, halves } = elements;
  const kind = halves?.kind ?? (data instanceof Float64Array ? 'Float64Array' : 'Float32Array');
  if (out === undefined) throw wrongType('out', out, 'the cache, as there is a slot');
  const row = tokens === 0 ? 0 : (channels * data.length) / (blocks * tokens);
  // Without tokens the width of a row is unknown, and nothing is written.
  const { data: cache, shape } = readList(out, 'out', (list, name) =>
    tokens === 0 ? readArray(list, name, kind) : readTarget(list, kind, blocks * length * row, ', as x'),
  );
  fitShape(shape, 'out', ...forms);
  const apart = readResult(undefined, elements, channels, forms);
  const finish = (): Floats | Halves => {
    checkStillThere(cache);
    const made = apart.finish();
    for (let b = 0; b < blocks; ++b)
      cache.set(
        made.subarray(b * tokens * row, (b + 1) * tokens * row) as ArrayLike<number>,
        (b * length + first) * row,
      );
    return cache;
  };
  return { out: apart.out, finish };
}

function readResult(
  out: unknown,
  elements: HeadElements,
  channels: number,
  forms: readonly Form[],
  place?: Place,
): { readonly out: Floats; readonly finish: () => Floats | Halves } {
  if (place) return readCache(out, elements, channels, forms, place);
  const { data, halves } = elements;
  const targetOf = <K extends 'Float32Array' | 'Float64Array' | 'Float16Array' | 'Uint16Array'>(kind: K) => {
    const target = readList(out, 'out', (list) => readTarget(list, kind, channels * data.length, ', as x'));
    fitShape(target.shape, 'out', ...forms);
    return target.data;
  };
  const apart = <A extends Floats | Halves>(target: A, x: Floats | Halves): A => {
    if (overlap(target, x) && target.byteOffset !== x.byteOffset)
      throw wrongValue('POSENC_OVERLAP', 'out', out, 'x itself, or memory apart from x');
    return target;
  };
  if (halves !== undefined) return roundedTo(halves, apart(targetOf(halves.kind), halves.array));
  const target = apart(targetOf(data instanceof Float64Array ? 'Float64Array' : 'Float32Array'), data);
  return { out: target, finish: () => target };
}

/** Doubles, and what rounds them to 16 bits, into `target`. */
export function roundedTo(
  { kind, format }: NonNullable<HeadElements['halves']>,
  target: Halves,
): { readonly out: Floats; readonly finish: () => Halves } {
  const wide = makeDoubles(target.length);
  const finish = (): Halves => {
    checkStillThere(target);
    if (kind === 'Uint16Array') writeBits(format, wide, target as Uint16Array, 0);
    else target.set(wide);
    return target;
  };
  return { out: wide, finish };
}

/** Whether each batch row has its own list of positions. */
export function holdsLists(positions: object): boolean {
  const first = readProperties(positions, 'positions', ['0'])[0];
  return typeof first === 'object' && first !== null;
}

/** Positions of the tokens: those given, or 0, 1, ..., or the last ones of `keyCount` keys. */
export function readTokenPositions(
  positions: unknown,
  keyCount: unknown,
  { batch, tokens }: HeadsShape,
): ReadPositions {
  if (keyCount !== undefined) {
    if (positions !== undefined) throw wrongType('keyCount', keyCount, 'a number only where there are no positions');
    const keys = readInteger(keyCount, 'keyCount', 0);
    if (keys < tokens)
      throw wrongValue(
        'POSENC_OUT_OF_RANGE',
        'keyCount',
        keys,
        `an integer of at least ${tokens}, the number of tokens`,
      );
    return { first: keys - tokens, step: 1, count: tokens, values: undefined };
  }
  if (positions === undefined) return { first: 0, step: 1, count: tokens, values: undefined };
  if (!isArray(positions) || !holdsLists(positions)) {
    const read = readPlaces(positions),
      { count } = read;
    fitShape(read.shape, 'positions', [batch, tokens], [1, tokens]);
    if (count === tokens || count === batch * tokens) return read;
    const rows = batch === 1 ? '' : `, or ${batch * tokens} where each of ${batch} batch rows has its own`;
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', count, `${tokens}, one for each token${rows}`);
  }
  const rows = readArrayItems(positions, 'positions', `one list for each of ${batch} batch rows`, batch);
  if (rows.length !== batch) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'positions',
      positions,
      `one list for each of ${batch} batch rows, not ${rows.length}`,
    );
  }
  const flat = makeDoubles(batch * tokens);
  rows.forEach((row, b) => {
    const values = numberList(row, `positions[${b}]`);
    if (values.length !== tokens) {
      throw wrongValue(
        'POSENC_SHAPE_MISMATCH',
        `positions[${b}]`,
        row,
        `${tokens} numbers, one for each token, not ${values.length}`,
      );
    }
    flat.set(values, b * tokens);
  });
  return readPlaces(flat);
}

/**
 * Rotates a whole tensor. Tokens go in pieces, to keep WebAssembly memory small; `rowsPerBatch` says that each batch
 * row has its own table rows.
 */
export function rotate<T extends { size: number }>(
  shape: HeadsShape,
  rowsPerBatch: boolean,
  rotation: Table<T>,
  values: T,
  items?: Items,
): void {
  checkStillThere(shape.data, shape.out);
  run(
    rotation[1],
    (module) => {
      const { data, out, batch, tokens, heads, headsFirst, width, first: begin } = shape;
      const bytes = data.BYTES_PER_ELEMENT;
      const most = Math.min(tokens, tokensAtATime(width * bytes));
      const isThere = out.buffer === module.HEAPU8.buffer;
      const pieces = new Pieces(module, rotation, values, bytes === 8, isThere ? 0 : most * width * bytes, items);
      if (isThere && tokens > 0) {
        checkRoom(module, rotationBytes(shape.headDim, tokens, bytes, values));
        pieces.write(0, 0, true); // throws before anything is written
        if (out.byteOffset !== data.byteOffset || out.buffer !== data.buffer) out.set(data);
        const row = tokens * width;
        for (let b = 0; b < batch; ++b) {
          const at = out.byteOffset + (b * row + begin) * bytes;
          pieces.write(rowsPerBatch ? b * tokens : 0, tokens, b + 1 < batch, at);
        }
        return;
      }
      if (tokens === 0) pieces.write(0, 0, false);
      // One block of memory, or one for each head.
      const blocks = headsFirst ? heads : 1;
      for (let first = 0; first < tokens; first += most) {
        const count = Math.min(most, tokens - first);
        const length = (count * width) / blocks;
        for (let b = 0; b < batch; ++b) {
          const copy = (back: boolean): void => {
            const heap: Floats = bytes === 4 ? module.HEAPF32 : module.HEAPF64;
            for (let block = 0; block < blocks; ++block) {
              const from = ((b * blocks + block) * tokens + first) * (width / blocks);
              const at = pieces.at / bytes + block * length;
              if (back) out.set(heap.subarray(at, at + length), from);
              else heap.set(data.subarray(from, from + length), at);
            }
          };
          copy(false);
          const row = (rowsPerBatch ? b * tokens : 0) + first;
          pieces.write(row, count, first + count < tokens || b + 1 < batch, pieces.at + begin * bytes);
          copy(true);
        }
      }
    },
    homeOf(shape.out),
  );
}

/**
 * Bytes, at the most, that a rotation takes in an arena besides its arguments: for each pair, what makes the rows of a
 * long range by angle addition or of a few tokens one by one, and six numbers for each row that is made at a time. A
 * grid has terms and coordinates of its own, xPos the powers of its decay.
 */
function rotationBytes(headDim: number, tokens: number, bytes: number, values: object): number {
  const { grid, role } = values as { readonly grid?: RotaryGrid; readonly role?: unknown };
  const rows = Math.min(tokens, tileRows);
  const perPair = (tokens < shortestTiled ? 128 : 1024) + 6 * bytes * rows + (role === undefined ? 0 : 320 + 16 * rows);
  const ofGrid = grid ? 256 * grid.frequencies.inverse.length + 8 * grid.coordinates.length : 0;
  return 4096 + (headDim / 2) * perPair + ofGrid;
}
const shortestTiled = 24;

/**
 * Whole tiles of the table where they fit into the cache; a tile at the most of wide tokens, if that fits into memory.
 */
function tokensAtATime(tokenBytes: number): number {
  const fitting = pieceRows(tokenBytes);
  return fitting >= tileRows ? fitting : Math.max(1, Math.min(tileRows, Math.floor(largestTile / tokenBytes)));
}
const largestTile = 2 ** 20;

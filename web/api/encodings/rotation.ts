// Turning a tensor piece by piece through WebAssembly memory: what all rotary encodings share.
import { tileRows } from '../../../build/wasm/calls.js';
import {
  checkStillThere,
  isNumberList,
  numberList,
  overlap,
  readArrayItems,
  readBoolean,
  readFloatArray,
  readInteger,
  readProperties,
  readSize,
  readTarget,
} from '../runtime/arguments.ts';
import { isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import type { Tensor } from '../runtime/matrix.ts';
import { homeOf, run } from '../runtime/loader.ts';
import { type Items } from '../runtime/memory.ts';
import { pieceRows, Pieces } from '../runtime/pieces.ts';
import { readPositions, type Positions } from '../runtime/positions.ts';
import type { Floats, ReadPositions, Table } from '../runtime/record.ts';
import { makeDoubles, readShape } from '../runtime/tensor.ts';

/** Positions for all batch rows, or one list of them for each batch row (left padding, packed sequences). */
export type BatchPositions = Positions | readonly (ArrayLike<number> | Iterable<number>)[];

export type { Floats };

/** Queries or keys: a tensor, or its elements alone. */
export type Heads<T extends Floats = Floats> = T | Tensor<T>;

/** How the elements of a tensor are laid out. */
export interface HeadsOptions {
  /** Default 1, or what the tensor's shape says. */
  readonly batch?: number | undefined;
  /** Default 1, or what the tensor's shape says. */
  readonly heads?: number | undefined;
  /** The channels of a head; may be left out when the tensor's shape says it. */
  readonly headDim?: number | undefined;
  /**
   * Whether heads come before tokens: [B, H, T, D], as in Hugging Face transformers, or [B, T, H, D]. Asked for, unless
   * the elements come without a shape and there is one head.
   */
  readonly headsFirst?: boolean | undefined;
  /** Where to write: of the kind and length of `x`; may be `x` itself. */
  readonly out?: Floats | undefined;
}

export const headsKeys = ['batch', 'heads', 'headDim', 'headsFirst', 'out'] as const;

export interface HeadsShape {
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

/** Reads a tensor, its layout and where the result goes, which may have several channels for each of x. */
export function readHeads(
  x: unknown,
  options: { readonly [K in keyof HeadsOptions]: unknown },
  channels = 1,
): HeadsShape {
  const headsFirst = options.headsFirst !== undefined && readBoolean(options.headsFirst, 'headsFirst');
  if (typeof x !== 'object' || x === null || isArray(x)) {
    throw wrongType('x', x, 'a Float32Array, a Float64Array or a tensor of one, { data, shape }');
  }
  const tensor = ArrayBuffer.isView(x) ? undefined : readProperties(x, 'x', ['data', 'shape']);
  const shape = tensor === undefined ? undefined : readAxes(tensor.shape);
  const data = tensor === undefined ? readFloatArray(x, 'x') : readFloatArray(tensor.data, 'x.data');
  const axis = (fromEnd: number): number | undefined => shape?.[shape.length - fromEnd];
  const known = {
    headDim: axis(1),
    heads: headsFirst ? axis(3) : axis(2),
    batch: shape === undefined ? undefined : (axis(4) ?? 1),
  };
  const size = (name: keyof typeof known, fallback?: number): number => {
    const value = readSize(options[name], name, 1, known[name] === 0 ? 1 : (known[name] ?? fallback));
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
  const tokens = data.length / (batch * heads * headDim);
  if (!Number.isInteger(tokens) || (shape && shape.reduce((a, b) => a * b, 1) !== data.length)) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'x', data.length, 'batch x tokens x heads x headDim elements');
  }
  const axes = [...(headsFirst ? [heads, tokens] : [tokens, heads]), channels * headDim];
  const withBatch = shape ? shape.length === 4 : options.batch !== undefined;
  return {
    data,
    out: readResult(options.out, data, channels),
    shape: withBatch ? [batch, ...axes] : axes,
    batch,
    tokens,
    heads,
    headDim,
    headsFirst,
  };
}

function readAxes(shape: unknown): readonly number[] {
  const sizes = readShape(shape, 'x.shape');
  if (sizes.length === 3 || sizes.length === 4) return sizes;
  throw wrongValue(
    'POSENC_SHAPE_MISMATCH',
    'x.shape',
    shape,
    '[tokens, heads, headDim] or [batch, tokens, heads, headDim]',
  );
}

function readResult(out: unknown, data: Floats, channels: number): Floats {
  const kind = data instanceof Float64Array ? 'Float64Array' : 'Float32Array';
  const target = readTarget(out, kind, channels * data.length, ', as x');
  if (overlap(target, data) && target.byteOffset !== data.byteOffset) {
    throw wrongValue('POSENC_OVERLAP', 'out', out, 'x itself, or memory apart from x');
  }
  return target;
}

/** Whether positions are lists of their own for each batch row. */
export function holdsLists(positions: object): boolean {
  return isNumberList(readProperties(positions, 'positions', ['0'])[0]);
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
  if (!isArray(positions) || !holdsLists(positions)) return readPositions(positions);
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
  return readPositions(flat);
}

/**
 * Turns all of a tensor. Tokens go in pieces, so that WebAssembly memory stays small; `rowsPerBatch` says that each
 * batch row has table rows of its own.
 */
export function rotate<T extends object>(
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
      const { data, out, batch, tokens, heads, headDim, headsFirst } = shape;
      const width = heads * headDim;
      const bytes = data.BYTES_PER_ELEMENT;
      const most = Math.min(tokens, tokensAtATime(width * bytes));
      const isThere = out.buffer === module.HEAPU8.buffer;
      const pieces = new Pieces(module, rotation, values, bytes === 8, isThere ? 0 : most * width * bytes, items);
      if (isThere && tokens > 0) {
        pieces.write(0, 0, true); // refuses what is wrong before anything is written
        if (out.byteOffset !== data.byteOffset || out.buffer !== data.buffer) out.set(data);
        const row = tokens * width;
        for (let b = 0; b < batch; ++b) {
          pieces.write(rowsPerBatch ? b * tokens : 0, tokens, b + 1 < batch, out.byteOffset + b * row * bytes);
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
          const from = (block: number): number => ((b * blocks + block) * tokens + first) * (width / blocks);
          const heap = (): Floats => (bytes === 4 ? module.HEAPF32 : module.HEAPF64);
          const at = (block: number): number => pieces.at / bytes + block * length;
          for (let k = 0; k < blocks; ++k) heap().set(data.subarray(from(k), from(k) + length), at(k));
          pieces.write((rowsPerBatch ? b * tokens : 0) + first, count, first + count < tokens || b + 1 < batch);
          for (let k = 0; k < blocks; ++k) out.set(heap().subarray(at(k), at(k) + length), from(k));
        }
      }
    },
    homeOf(shape.out),
  );
}

/**
 * Whole tiles of the table where they fit into the cache; a tile at the most of wide tokens, if that fits into memory.
 */
function tokensAtATime(tokenBytes: number): number {
  const fitting = pieceRows(tokenBytes);
  return fitting >= tileRows ? fitting : Math.max(1, Math.min(tileRows, Math.floor(largestTile / tokenBytes)));
}
const largestTile = 2 ** 20;

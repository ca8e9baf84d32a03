// Turning a tensor piece by piece through WebAssembly memory: what all rotary encodings share.
import type { Tensor } from '../runtime/matrix.ts';
import { readPositions, type Positions, type ReadPositions } from '../runtime/positions.ts';
import {
  arrayLike,
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
import { reserve, run } from '../runtime/call.ts';
import { isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import type { PosencModule } from '../runtime/module.ts';
import { makeDoubles, readShape } from '../runtime/tensor.ts';

/** Positions for all batch rows, or one list of them for each batch row (left padding, packed sequences). */
export type BatchPositions = Positions | readonly (ArrayLike<number> | Iterable<number>)[];

export type Floats = Float32Array | Float64Array;

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
  /** Whether heads come before tokens: [B, H, T, D] rather than [B, T, H, D]. Default false. */
  readonly headsFirst?: boolean | undefined;
  /** Where to write: of the kind and length of `x`; may be `x` itself. */
  readonly out?: Floats | undefined;
}

export const headsKeys = ['batch', 'heads', 'headDim', 'headsFirst', 'out'] as const;

export interface HeadsShape {
  readonly data: Floats;
  readonly out: Floats;
  readonly shape: readonly number[];
  readonly batch: number;
  readonly tokens: number;
  readonly heads: number;
  readonly headDim: number;
  readonly headsFirst: boolean;
}

/** Reads a tensor and its layout. */
export function readHeads(x: unknown, options: { readonly [K in keyof HeadsOptions]: unknown }): HeadsShape {
  const headsFirst = readBoolean(options.headsFirst, 'headsFirst', false);
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
  const tokens = data.length / (batch * heads * headDim);
  if (!Number.isInteger(tokens) || (shape && shape.reduce((a, b) => a * b, 1) !== data.length)) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'x', data.length, 'batch x tokens x heads x headDim elements');
  }
  const axes = headsFirst ? [heads, tokens, headDim] : [tokens, heads, headDim];
  const withBatch = shape ? shape.length === 4 : options.batch !== undefined;
  return {
    data,
    out: readRotated(options.out, data),
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

function readRotated(out: unknown, data: Floats): Floats {
  if (out === undefined) return arrayLike(data);
  const target = readTarget(out, data instanceof Float64Array ? 'Float64Array' : 'Float32Array', data.length, ', as x');
  if (overlap(target, data) && target.byteOffset !== data.byteOffset) {
    throw wrongValue('POSENC_OVERLAP', 'out', out, 'x itself, or memory apart from x');
  }
  return target;
}

function holdsLists(positions: object): boolean {
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
 * Turns all of a tensor with the rotation that `start` prepares. Tokens go in pieces, so that WebAssembly memory stays
 * small; `rowsPerBatch` says that each batch row has table rows of its own.
 */
export function rotate(shape: HeadsShape, rowsPerBatch: boolean, start: (module: PosencModule) => void): void {
  checkStillThere(shape.data, shape.out);
  run((module) => {
    start(module);
    const { data, out, batch, tokens, heads, headDim, headsFirst } = shape;
    const width = heads * headDim;
    const bytes = data.BYTES_PER_ELEMENT;
    const pieceTokens = Math.min(tokens, tokensAtATime(width * bytes));
    const address = reserve(module, pieceTokens * width * bytes + 16);
    const at = address / bytes;
    for (let first = 0; first < tokens; first += pieceTokens) {
      const count = Math.min(pieceTokens, tokens - first);
      for (let b = 0; b < batch; ++b) {
        // One block of memory, or one for each head.
        const blocks = headsFirst ? heads : 1;
        const length = headsFirst ? count * headDim : count * width;
        const from = (block: number): number =>
          headsFirst ? ((b * heads + block) * tokens + first) * headDim : (b * tokens + first) * width;
        const heap = (): Floats => (bytes === 4 ? module.HEAPF32 : module.HEAPF64);
        for (let k = 0; k < blocks; ++k) heap().set(data.subarray(from(k), from(k) + length), at + k * length);
        module.rotate_piece((rowsPerBatch ? b * tokens : 0) + first, count, address);
        for (let k = 0; k < blocks; ++k) out.set(heap().subarray(at + k * length, at + (k + 1) * length), from(k));
      }
    }
  });
}

// Whole tiles of the table where they fit into the cache.
function tokensAtATime(tokenBytes: number): number {
  const fitting = Math.floor((256 * 1024) / tokenBytes);
  return fitting >= 33 ? fitting - (fitting % 33) : Math.max(1, Math.min(33, Math.floor((1024 * 1024) / tokenBytes)));
}

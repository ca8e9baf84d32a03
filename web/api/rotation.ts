// Turning a tensor piece by piece through WebAssembly memory: what all rotary encodings share.
import type { Tensor } from './matrix.ts';
import { readPositions, type Positions, type ReadPositions } from './positions.ts';
import { isNumberList, numberList, readBoolean, readInteger } from './runtime/arguments.ts';
import { reserve, run } from './runtime/call.ts';
import { show, wrongType, wrongValue } from './runtime/errors.ts';
import type { PosencModule } from './runtime/module.ts';

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
  const isArray = x instanceof Float32Array || x instanceof Float64Array;
  const tensor = isArray ? undefined : (x as Partial<Tensor<Float32Array>> | null | undefined);
  const data: unknown = isArray ? x : tensor?.data;
  if (!(data instanceof Float32Array || data instanceof Float64Array)) {
    throw wrongType('x', x, 'a Float32Array, a Float64Array or a tensor of one, { data, shape }');
  }
  const shape = tensor === undefined ? undefined : readShape(tensor?.shape);
  const axis = (fromEnd: number): number | undefined => shape?.[shape.length - fromEnd];
  const known = {
    headDim: axis(1), heads: headsFirst ? axis(3) : axis(2), batch: shape === undefined ? undefined : (axis(4) ?? 1),
  };
  const size = (name: keyof typeof known, fallback?: number): number => {
    const value = readInteger(options[name], name, 1, known[name] === 0 ? 1 : (known[name] ?? fallback));
    if (known[name] !== undefined && known[name] !== value) {
      throw wrongValue('POSENC_SHAPE_MISMATCH', name, value, `${known[name]}, as in the shape of x`);
    }
    return value;
  };
  const headDim = size('headDim'), heads = size('heads', 1), batch = size('batch', 1);
  const tokens = data.length / (batch * heads * headDim);
  if (!Number.isInteger(tokens) || (shape && shape.reduce((a, b) => a * b, 1) !== data.length)) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'x', data.length, 'batch x tokens x heads x headDim elements');
  }
  const axes = headsFirst ? [heads, tokens, headDim] : [tokens, heads, headDim];
  const withBatch = shape ? shape.length === 4 : options.batch !== undefined;
  return {
    data, out: readRotated(options.out, data), shape: withBatch ? [batch, ...axes] : axes, batch, tokens, heads, headDim, headsFirst,
  };
}

function readShape(shape: unknown): readonly number[] {
  const allowed = '[tokens, heads, headDim] or [batch, tokens, heads, headDim]';
  if (!Array.isArray(shape)) throw wrongType('x.shape', shape, allowed);
  const sizes = shape.map((size, i) => readInteger(size, `x.shape[${i}]`, 0));
  if (sizes.length !== 3 && sizes.length !== 4) throw wrongValue('POSENC_SHAPE_MISMATCH', 'x.shape', show(sizes), allowed);
  return sizes;
}

function readRotated(out: unknown, data: Floats): Floats {
  if (out === undefined) return new (data.constructor as Float32ArrayConstructor | Float64ArrayConstructor)(data.length);
  const kind = data instanceof Float64Array ? Float64Array : Float32Array;
  if (!(out instanceof kind)) throw wrongType('out', out, `a ${kind.name}, as x`);
  if (out.length !== data.length) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'out', out, `a ${kind.name} of ${data.length} elements, not ${out.length}`);
  }
  const apart = out.byteOffset - data.byteOffset;
  if (out.buffer === data.buffer && apart !== 0 && Math.abs(apart) < data.byteLength) {
    throw wrongValue('POSENC_OUT_OF_RANGE', 'out', out, 'x itself, or memory apart from x');
  }
  return out;
}

/** Positions of the tokens: those given, or 0, 1, ..., or the last ones of `keyCount` keys. */
export function readTokenPositions(positions: unknown, keyCount: unknown, { batch, tokens }: HeadsShape): ReadPositions {
  if (keyCount !== undefined) {
    if (positions !== undefined) throw wrongType('keyCount', keyCount, 'a number only where there are no positions');
    const keys = readInteger(keyCount, 'keyCount', 0);
    if (keys < tokens) throw wrongValue('POSENC_OUT_OF_RANGE', 'keyCount', keys, `an integer of at least ${tokens}, the number of tokens`);
    return { first: keys - tokens, step: 1, count: tokens, values: undefined };
  }
  if (positions === undefined) return { first: 0, step: 1, count: tokens, values: undefined };
  if (!Array.isArray(positions) || !isNumberList(positions[0])) return readPositions(positions);
  if (positions.length !== batch) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', positions.length, `one list for each of ${batch} batch rows`);
  }
  const flat = new Float64Array(batch * tokens);
  positions.forEach((row, b) => {
    const values = numberList(row, `positions[${b}]`);
    if (values.length !== tokens) {
      throw wrongValue('POSENC_SHAPE_MISMATCH', `positions[${b}]`, values.length, `${tokens} numbers, one for each token`);
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

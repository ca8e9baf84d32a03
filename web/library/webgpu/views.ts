// Where the rows of a call lie in the host's buffers: offsets and strides, read and checked against their sizes.
import { readInteger, readOptions } from '../api/runtime/arguments.ts';
import { wrongValue } from '../api/runtime/errors.ts';
import type { GpuBuffer } from './types.ts';

/** Elements from one batch row, token or head to the next. */
export interface HeadStrides {
  readonly batch?: number | undefined;
  readonly token?: number | undefined;
  readonly head?: number | undefined;
}

/** Heads in a buffer, [B, T, H, D] or with `headsFirst` [B, H, T, D]; other places by their strides. */
export interface GpuHeads<Buffer = GpuBuffer> {
  readonly buffer: Buffer;
  /** The element at which the first head begins; default 0. */
  readonly offset?: number | undefined;
  /** The tokens that it has room for, as a cache has; default those of the call. */
  readonly tokens?: number | undefined;
  /** Default: nothing lies between heads. Rows of fused q, k and v have their width as `token`. */
  readonly strides?: HeadStrides | undefined;
}

/** Rows of one matrix or of several, whose elements are next to each other. */
export interface View {
  readonly buffer: unknown;
  readonly offset: number;
  /** How many along each axis, and the elements from one to the next. */
  readonly sizes: readonly number[];
  readonly strides: readonly number[];
  /** The elements of a row. */
  readonly width: number;
  /** The tokens that there is room for. */
  readonly capacity: number;
}

const largest = 2 ** 32 - 1;

const readStride = (value: unknown, name: string, fallback: number): number =>
  readInteger(value, name, 0, fallback, largest);

export interface HeadsShape {
  readonly batch: number;
  readonly tokens: number;
  readonly heads: number;
  readonly headDim: number;
  readonly headsFirst: boolean;
}

const headsKeys = ['buffer', 'offset', 'tokens', 'strides'] as const;
const strideKeys = ['batch', 'token', 'head'] as const;

/** Axes are batch, token and head, in this order, wherever they lie. */
export function readHeadsView(value: unknown, name: string, shape: HeadsShape): View {
  const read = readOptions<GpuHeads>(value, name, headsKeys);
  const { batch, tokens, heads, headDim, headsFirst } = shape;
  const capacity = readInteger(read.tokens, `${name}.tokens`, tokens, tokens, largest);
  const given = read.strides === undefined ? {} : readOptions<HeadStrides>(read.strides, `${name}.strides`, strideKeys);
  const of = (key: keyof HeadStrides, fallback: number): number =>
    readStride(given[key], `${name}.strides.${key}`, fallback);
  const head = of('head', headsFirst ? capacity * headDim : headDim);
  const token = of('token', headsFirst ? headDim : heads * headDim);
  const strides = [of('batch', capacity * heads * headDim), token, head];
  const offset = readInteger(read.offset, `${name}.offset`, 0, 0, largest);
  return { buffer: read.buffer, offset, sizes: [batch, tokens, heads], strides, width: headDim, capacity };
}

/** The element behind the last one, when `tokens` of them (along `axis`) may be touched. */
export function endOf({ offset, sizes, strides, width }: View, axis = -1, most = 0): number {
  if (sizes.some((size) => size === 0)) return offset;
  return sizes.reduce(
    (end, size, k) => end + ((k === axis ? most : size) - 1) * (strides[k] as number),
    offset + width,
  );
}

/** Refuses rows that do not fit into this many elements. */
export function checkFits(end: number, elements: number, name: string): void {
  if (end <= elements && end <= largest) return;
  const allowed = `at least ${end} elements, as offset, sizes and strides need, not ${elements}`;
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.buffer`, elements, allowed);
}

/** Refuses rows of a result that share elements with each other: which would win is not defined. */
export function checkApart({ sizes, strides, width }: View, name: string, axis = -1, most = 0): void {
  if (sizes.includes(0)) return; // nothing is written
  const axes = sizes
    .map((size, k) => ({ size: k === axis ? most : size, stride: strides[k] as number }))
    .filter(({ size }) => size > 1)
    .sort((a, b) => a.stride - b.stride);
  let extent = width;
  for (const { size, stride } of axes) {
    if (stride < extent)
      throw wrongValue('POSENC_OVERLAP', `${name}.strides`, stride, `rows that lie apart: at least ${extent} elements`);
    extent += (size - 1) * stride;
  }
}

/** The first row of a cache that a call writes: all of its tokens must have one. */
export function readSlot(value: unknown, capacity: number, tokens: number): number {
  const last = capacity - tokens;
  return readInteger(value, 'slot', 0, 0, last, `an integer from 0 to ${last}, out.tokens less those of the call`);
}

/** Whether both are the same rows of the same buffer. */
export const isSame = (a: View, b: View): boolean =>
  a.buffer === b.buffer && a.offset === b.offset && a.strides.every((s, k) => s === b.strides[k] || a.sizes[k] === 1);

/** More rows than these are not compared one by one. */
const mostCompared = 2 ** 20;

function startsOf({
  offset,
  sizes: [batch = 0, tokens = 0, heads = 0],
  strides: [b = 0, t = 0, h = 0],
}: View): number[] {
  const starts: number[] = [];
  for (let i = 0; i < batch; ++i)
    for (let j = 0; j < tokens; ++j) for (let k = 0; k < heads; ++k) starts.push(offset + i * b + j * t + k * h);
  return starts;
}

/** Refuses a result that takes a part of its input, which other invocations may still have to read. */
export function checkNoOverlap(x: View, out: View, endOfX: number, endOfOut: number): void {
  if (x.buffer !== out.buffer || endOfX <= out.offset || endOfOut <= x.offset) return;
  const rows = x.sizes.reduce((product, size) => product * size, 1);
  if (x.capacity === out.capacity && rows <= mostCompared && !meet(startsOf(x), startsOf(out), x.width)) return;
  const allowed = 'the place of x itself, or elements that x does not have';
  throw wrongValue('POSENC_OVERLAP', 'out.offset', out.offset, allowed);
}

/** Whether a row of one list shares elements with a row of the other. */
function meet(a: readonly number[], b: readonly number[], width: number): boolean {
  const byBlock = new Map<number, number>();
  // Rows of a result lie apart: at most two begin within a block.
  for (const start of b) {
    const block = 2 * Math.floor(start / width);
    byBlock.set(byBlock.has(block) ? block + 1 : block, start);
  }
  return a.some((start) => {
    const block = 2 * Math.floor(start / width);
    for (let k = block - 2; k < block + 4; ++k) {
      const other = byBlock.get(k);
      if (other !== undefined && Math.abs(other - start) < width) return true;
    }
    return false;
  });
}

// Layouts of queries and keys: tensors, plain arrays, and heads within longer rows.
import { readBoolean, readInteger, readOptions, readProperties, readSize } from '../runtime/arguments.ts';
import { isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import { ruleOf } from '../runtime/fields.ts';
import { fitShape, readList, readSizes } from '../runtime/lists.ts';
import type { Fields, Floats } from '../runtime/record.ts';
import { readResult, readSlot } from './heads-result.ts';
import {
  type FusedHeads,
  type FusedPlace,
  type HeadElements,
  type HeadsOptions,
  type MoreHeads,
  type ReadHeads,
  readElements,
} from './heads.ts';

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

/** The layout of a tensor of heads with `length` elements; `shape` is undefined for elements without one. */
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

/** The layout of heads within longer rows, [B, T, width] or [T, width], of `length` elements. */
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

/** Like `readHeads`, but for heads within longer rows; the rest of each row is kept. */
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

function readAxes(x: object, name: string, data: { readonly length: number }): readonly number[] {
  const shape = readSizes(x, name, data);
  if (shape.length === 3 || shape.length === 4) return shape;
  const allowed = '[tokens, heads, headDim] or [batch, tokens, heads, headDim]';
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, shape, allowed);
}

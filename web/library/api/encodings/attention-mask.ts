// Which keys a query sees, as booleans, as bits or as a bias.
import * as cpp from '../../../../build/wasm/calls.js';
import {
  largestArena,
  readNumber,
  readSize,
  readTarget,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, failure, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { fitShape, shapedMask, shapedNumbers, shapedWholeNumbers, wholeNumberList } from '../runtime/lists.ts';
import type { Int32s, Tensor } from '../runtime/matrix.ts';
import type { LayerPositions } from '../models/types.ts';
import { withReach } from './layer.ts';
import type { NumberList } from '../runtime/positions.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { integersFor, makeTensor } from '../runtime/tensor.ts';

/** Who sees whom. Lists of B rows come as tensors, or as the rows one after the other. */
export interface Visibility {
  /** The number of queries: the last of the keys, unless they have positions of their own. */
  readonly queries: number;
  readonly keys: number;
  /** Whether keys after the query are hidden. */
  readonly causal: boolean;
  /** Default the rows that the lists have, or 1. */
  readonly batch?: number | undefined;
  /**
   * The number of keys that a query sees on a side, itself among them: `sliding_window` of Mistral, Gemma and Qwen, and
   * `layer.window.value` of `modelPositions`. Null means all, also beside a `layer` with a window.
   */
  readonly window?: number | null | undefined;
  /** Positions of a chunk (Llama 4): a query sees keys of its own chunk only; null means all. */
  readonly chunk?: number | null | undefined;
  /**
   * The keys that are tokens: [B, Tk], with 0 or false for padding, which no query sees. A flat list of B x Tk will do.
   */
  readonly mask?: NumberList | ArrayLike<boolean> | Iterable<boolean> | undefined;
  /** The number of the packed sequence that each key belongs to, [B, Tk]: a query sees its own only. */
  readonly sequences?: NumberList | undefined;
  /** The number of positions from 0 on that see each other in any case: one number, or one for each batch row. */
  readonly prefix?: number | NumberList | undefined;
  /**
   * The number of the image that each key is a token of, [B, Tk], negative for text: the tokens of one image see each
   * other whatever `causal`, `window` and `chunk` say (Gemma 3).
   */
  readonly images?: NumberList | undefined;
  /**
   * [Tq] or [B, Tq], in columns unless `keyPositions` are given; default those of the last keys, also of a cache with
   * room for more, whose last columns are empty.
   */
  readonly queryPositions?: NumberList | undefined;
  /**
   * [Tk] or [B, Tk], as `paddedPositions` and `packedPositions` count them; default 0, 1, ... Required for `prefix` and
   * `chunk` of padded or packed rows; everything else goes by differences.
   */
  readonly keyPositions?: NumberList | undefined;
  /**
   * The queries are nodes of a tree of drafts: [Tq], the number of each one's parent among them, which comes before it,
   * or -1. A node sees the keys before the tree, its ancestors and itself.
   */
  readonly parents?: NumberList | undefined;
  /** An entry of `layers` of `modelPositions`: its window or chunk, where the options give none. */
  readonly layer?: LayerPositions | undefined;
}

/** A mask of ones and zeros, or of bits. */
export interface AttentionMaskOptions<Out = Uint8Array> extends Visibility {
  /** Where to write: an array of as many elements as the result has. */
  readonly out?: Out | undefined;
}

/** A mask that is added to scores. */
export interface AttentionMaskBiasOptions<D extends Dtype = Dtype> extends Visibility, TableOutput<D> {
  /** The bias of keys that are hidden, up to 0; default -Infinity. Seen ones get 0. */
  readonly hidden?: number | undefined;
}

/** The options of who sees whom that are read here. @internal */
export const visibilityKeys = [
  'window',
  'chunk',
  'mask',
  'sequences',
  'prefix',
  'images',
  'queryPositions',
  'keyPositions',
  'parents',
  'layer',
] as const;
const listKeys = [...visibilityKeys, 'batch', 'out'] as const;
const biasKeys = [...listKeys, 'dtype', 'hidden'] as const;

/** A mask of ones and zeros. */
export interface AttentionMask {
  readonly data: Uint8Array;
  readonly shape: readonly number[];
}

/** null is no limit, as `modelPositions` says it. */
const readReach = (value: unknown, name: string): number | undefined =>
  value === undefined || value === null ? undefined : readSize(value, name, 1, undefined, 'an integer of at least 1');

type Read = { readonly [K in keyof Visibility]: unknown } & Pick<
  cpp.AttentionMaskOptions,
  'queries' | 'keys' | 'causal'
>;

/** The arguments of C++. @internal */
export function readVisibility(read: Read): cpp.AttentionMaskOptions & { readonly batch: number } {
  const { queries, keys, causal } = read;
  const optional = <T>(value: unknown, list: (value: unknown) => T): T | undefined =>
    value === undefined ? undefined : list(value);
  const mask = optional(read.mask, shapedMask);
  const sequences = optional(read.sequences, (value) => shapedWholeNumbers(value, 'sequences'));
  const images = optional(read.images, (value) => shapedWholeNumbers(value, 'images'));
  const queryPositions = optional(read.queryPositions, (value) => shapedNumbers(value, 'queryPositions'));
  const keyPositions = optional(read.keyPositions, (value) => shapedNumbers(value, 'keyPositions'));
  const parents = optional(read.parents, (value) => wholeNumberList(value, 'parents'));
  const prefix =
    typeof read.prefix === 'number'
      ? Int32Array.of(readSize(read.prefix, 'prefix', 0, undefined, 'an integer from 0 on'))
      : optional(read.prefix, (value) => wholeNumberList(value, 'prefix'));
  const rows = [mask, sequences, images, queryPositions, keyPositions].find((list) => list?.shape?.length === 2)
    ?.shape?.[0];
  const ofKeys = mask ?? sequences,
    flatList = ofKeys ?? images;
  const flat = keys > 0 && flatList ? Math.max(1, Math.floor(flatList.data.length / keys)) : 1;
  const batch = readSize(read.batch, 'batch', 0, rows ?? flat);
  for (const [name, list] of Object.entries({ mask, sequences, images })) {
    fitShape(list?.shape, name, [batch, keys]);
    const count = list?.data.length ?? batch * keys;
    if (count === batch * keys) continue;
    const allowed = `${batch * keys}, batch x keys: ${batch} x ${keys}`;
    throw wrongValue('POSENC_SHAPE_MISMATCH', name, count, allowed, `${name} has ${count} elements`);
  }
  fitShape(queryPositions?.shape, 'queryPositions', [batch, queries]);
  fitShape(keyPositions?.shape, 'keyPositions', [batch, keys]);
  const window = readReach(read.window, 'window'),
    chunk = readReach(read.chunk, 'chunk');
  if (ofKeys && !keyPositions && (prefix !== undefined || chunk !== undefined)) {
    const allowed = 'from paddedPositions or packedPositions: prefix and chunk count from the start of a text';
    throw failure('POSENC_MISSING_KEY', 'keyPositions', 'keyPositions are missing', allowed);
  }
  return {
    ...{ queries, keys, causal, batch, window, chunk, prefix, parents },
    ...{ mask: mask?.data, sequences: sequences?.data, images: images?.data },
    ...{ queryPositions: queryPositions?.data, keyPositions: keyPositions?.data },
  };
}

/**
 * Whether a query sees a key: 1, as PyTorch's `attn_mask` and ONNX have it, or 0. It sees those that are no padding, of
 * its own sequence, on its branch of a tree of drafts, not after it (`causal`), within its window and its chunk; or in
 * the prefix, if it is there too, or in one image with it.
 *
 * Shapes: [B, 1, Tq, Tk], which stretches over heads.
 * Units: positions in tokens along the text; M-RoPE's positions do not order tokens.
 * Errors: `TypeError` for a wrong type, an unknown option or no `causal`; `RangeError` for a layer that attends to
 * something else than keys of a window or chunk; `PosencError` with code POSENC_MISSING_KEY for `prefix` or `chunk` of
 * padded or packed rows without `keyPositions`; `RangeError` for more queries than keys where queries have no positions
 * of their own, lists of other sizes, numbers that are out of range or not finite, an `out` of the wrong length. A
 * failing call changes nothing.
 *
 * @example
 * const mask = [0, 0, 1, 1, 1, 1, 1, 1]; // two rows of four keys, one padded on the left
 * attentionMask({ queries: 4, keys: 4, causal: true, window: 2, mask }); // shape [2, 1, 4, 4]
 * attentionMask({ queries: 1, keys: 4, causal: true, mask }); // the next token of each row
 */
export function attentionMask(options: AttentionMaskOptions): AttentionMask {
  enter('attentionMask');
  const read = readFields(cpp.AttentionMaskOptions, withReach(options), listKeys);
  const values = readVisibility(read),
    shape = [values.batch, 1, values.queries, values.keys];
  const data = readTarget(read.out, 'Uint8Array', elementsOf(shape), '', largestArena);
  call(cpp.attentionMask, { ...values, out: data });
  return { data, shape };
}

/**
 * The same in words of 32 keys: key j is bit j % 32, from the lowest on, of word j / 32; bits past the last key are 0.
 *
 * Shapes: [B, 1, Tq, ceil(Tk / 32)]. Units, Errors: as `attentionMask`.
 *
 * @example
 * attentionMaskBits({ queries: 2, keys: 2, causal: true }).data; // Int32Array [1, 3]
 */
export function attentionMaskBits(options: AttentionMaskOptions<Int32Array>): Tensor<Int32s> {
  enter('attentionMaskBits');
  const read = readFields(cpp.AttentionMaskOptions, withReach(options), listKeys);
  const values = readVisibility(read),
    shape = [values.batch, 1, values.queries, Math.ceil(values.keys / 32)];
  const data = integersFor(read.out, elementsOf(shape));
  call(cpp.attentionMaskBits, { ...values, out: data });
  return { data, shape };
}

/**
 * The same as a bias of scores: 0 for keys that are seen, `hidden` for the others. It adds to scores like any other, by
 * `addBias`. A query of padding may see no key: `softmax` of this package gives it zeros, others NaN, or take a finite
 * `hidden`.
 *
 * Shapes: [B, 1, Tq, Tk], the same for all heads. Units: scores.
 * Errors: as `attentionMask`; `RangeError` for a `hidden` above 0.
 *
 * @example
 * const mask = [0, 0, 1, 1, 1, 1, 1, 1]; // two rows of four keys, one padded on the left
 * const bias = attentionMaskBias({ queries: 4, keys: 4, causal: true, mask });
 * addBias({ scores, bias, out: scores.data }); // scores [2, heads, 4, 4]
 */
export function attentionMaskBias<T extends OutOf<Dtype>>(
  options: AttentionMaskBiasOptions & { readonly out: T },
): Tensor<T>;
export function attentionMaskBias<D extends Dtype = 'float32'>(
  options: AttentionMaskBiasOptions<D>,
): Tensor<ArrayOf<D>>;
export function attentionMaskBias(options: AttentionMaskBiasOptions): Tensor<AnyFloats>;
export function attentionMaskBias(options: AttentionMaskBiasOptions): Tensor<AnyFloats> {
  enter('attentionMaskBias');
  const read = readFields(cpp.AttentionMaskOptions, withReach(options), biasKeys);
  const values = readVisibility(read),
    hidden = readHidden(read.hidden);
  const shape = [values.batch, 1, values.queries, values.keys];
  return makeTensor(read, shape, (out) => call(cpp.attentionMaskBias, { ...values, hidden, out }));
}

const elementsOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

function readHidden(value: unknown): number {
  const hidden = readNumber(value, 'hidden', -Infinity);
  if (hidden <= 0) return hidden;
  const code = Number.isNaN(hidden) ? 'POSENC_NOT_FINITE' : 'POSENC_OUT_OF_RANGE';
  throw wrongValue(code, 'hidden', hidden, 'a number up to 0, or -Infinity');
}

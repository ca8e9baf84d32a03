import * as cpp from '../../../../build/wasm/calls.js';
import { readFrequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import {
  checkStillThere,
  overlap,
  put,
  readOptions,
  readOutput,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { overlapping } from '../runtime/call.ts';
import { enter, inWords, wrongType, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type Tensor } from '../runtime/matrix.ts';
import { run } from '../runtime/loader.ts';
import { pieceRows, Pieces } from '../runtime/pieces.ts';
import type { Items } from '../runtime/memory.ts';
import { readPositions, type Positions } from '../runtime/positions.ts';
import type { Table } from '../runtime/record.ts';
import { gridWords, readGrid, type RotaryGrid } from './rotary-grid.ts';
import { readFusedHeads, readHeads } from './heads-layout.ts';
import {
  headsKeysAnd,
  type CacheSlot,
  type Floats,
  type FusedHeads,
  type HalfHeads,
  type Halves,
  type Heads,
  type HalfOptions,
  type HeadsOptions,
  type HeadsOrder,
  type HeadsSizes,
  type Pairing,
} from './heads.ts';
import { withRotation, type OfLayer } from './layer.ts';
import { rotate } from './rotation.ts';
import { readTokenPositions, type BatchPositions } from './token-positions.ts';

/** By what a rotation turns: one of the two, as neither has a default. */
export type RotaryTurns =
  | {
      /**
       * Instead of positions and frequencies: tokens with several coordinates, from `rotaryGrid`; those of one batch
       * row after the other where it has as many as all of them.
       */
      readonly grid: RotaryGrid;
      readonly frequencies?: undefined;
    }
  | {
      /**
       * From `rotaryFrequencies`, `rotaryFromConfig` or elsewhere: those of the weights. Two channels each; the rest is
       * kept.
       */
      readonly frequencies: FrequenciesLike;
      readonly grid?: undefined;
    };

/** The options of a rotation besides the layout of x and what it turns by. */
export interface RotaryCall {
  /** A range or a list, not a bare number; default 0, 1, ...; a list for each batch row where they differ. */
  readonly positions?: BatchPositions | undefined;
  /** Instead of positions: the tokens are the last ones of this many keys, most of them cached. */
  readonly keyCount?: number | undefined;
  /** `out` is a cache with room for more tokens, into which the result goes; the rest of it is kept. */
  readonly slot?: CacheSlot | undefined;
  /**
   * Turns back, and divides by the attention factor. Default false. Cached keys, which have the factor already, are
   * moved by `shiftRotary` instead.
   */
  readonly inverse?: boolean | undefined;
}

/** The pairing of the weights, and by what they turn; or a layer of a model that has both. */
export type RotarySource =
  | (RotaryTurns & {
      /** The pairing of the weights; `rotaryFromConfig` returns it for a model. */
      readonly pairing: Pairing;
      readonly layer?: undefined;
    })
  | (OfLayer & {
      readonly pairing?: Pairing | undefined;
      readonly frequencies?: FrequenciesLike | undefined;
      readonly grid?: RotaryGrid | undefined;
    });

/** The heads of a tensor of heads, or of fused rows, in which tokens come first. */
export type RotaryLayout = HeadsSizes &
  (
    | (HeadsOrder & { readonly fused?: undefined })
    | {
        /** Default 1. */
        readonly heads?: number | undefined;
        readonly headsFirst?: false | undefined;
        /** x has rows of q, k and v, [B, T, width] or [T, width], in which these heads are a part; the rest is kept. */
        readonly fused: FusedHeads;
      }
  );

/** What `applyRotary` is told. */
export type RotaryOptions = RotaryCall & RotarySource & RotaryLayout & Pick<HeadsOptions, 'out'>;

/** The same for numbers of 16 bits. */
export type HalfRotaryOptions = RotaryCall & RotarySource & RotaryLayout & HalfOptions;

const ofWeights = 'those of the weights, from rotaryFrequencies or rotaryFromConfig, or a grid';

const applyRotaryKeys = /* @__PURE__ */ headsKeysAnd(
  'positions',
  'keyCount',
  'frequencies',
  'grid',
  'fused',
  'dtype',
  'slot',
  'layer',
);

/**
 * Turns pair i of every head of the token at position p by the angle p w_i, times the attention factor.
 *
 * Shapes: x [B, T, H, D] or [T, H, D], with `headsFirst` [B, H, T, D] or [H, T, D]; the result likewise, or with a
 * `slot` the cache, which has its length in place of T. An x without a shape has T = length / (batch x heads x
 * headDim) tokens.
 * Units: positions in tokens, frequencies in radians per position.
 * Errors: `TypeError` for a wrong type (a number alone as positions too), for an unknown option, for neither
 * frequencies nor a grid nor a layer, and for several heads without an order; `RangeError` for sizes, positions or
 * frequencies that do not fit each other or are out of range; `PosencError` for a layer as `PreparedRotary` says, and
 * when memory runs out. A failing call changes nothing. Numbers of 16 bits are turned as doubles, and the result is
 * rounded to 16 bits once.
 *
 * @example
 * const { frequencies, pairing } = rotaryFromConfig(config); // with a model_type: the pairing is known
 * const shape = { heads: 32, headDim: 128, headsFirst: true };
 * applyRotary(q, { ...shape, frequencies, pairing, positions: { first: 512, count: 16 } });
 * const { layers = [] } = modelPositions(config); // or its layer, straight into a cache with room for more tokens
 * const slot = { length: 4096, first: 512 };
 * const place = { positions: { first: 512, count: 16 }, out: cache, slot };
 * if (layers[5]) applyRotary(k, { layer: layers[5], headsFirst: true, ...place });
 * const keys = { heads: 8, headDim: 128, headsFirst: false, fused: { width: 6144, first: 4096 } };
 * applyRotary(qkv, { ...keys, frequencies, pairing, out: qkv }); // 32 heads of queries, 8 of keys, 8 of values a token
 */
export function applyRotary<T extends Halves>(x: HalfHeads<T>, options: HalfRotaryOptions): Tensor<T>;
export function applyRotary<T extends Floats = Float32Array>(x: Heads<T>, options: RotaryOptions): Tensor<T>;
export function applyRotary(x: Heads | HalfHeads, options: RotaryOptions | HalfRotaryOptions): Tensor<Floats | Halves> {
  enter('applyRotary');
  const read = readFields(cpp.RotaryOptions, withRotation(options), applyRotaryKeys);
  const shape =
    read.fused === undefined
      ? readHeads(cpp.RotaryOptions, x, read, 1, read)
      : readFusedHeads(x, read, read.fused, read);
  const { batch, heads, headDim, headsFirst, tokens, width } = shape;
  const { pairing, inverse } = read,
    size = batch * tokens * heads * headDim;
  if (read.grid !== undefined) {
    if (read.positions !== undefined || read.keyCount !== undefined || read.frequencies !== undefined) {
      throw wrongType('grid', read.grid, 'a grid only where there are no positions, keyCount or frequencies');
    }
    const grid = readGrid(read.grid);
    const values = { batch, heads, headDim, headsFirst, pairing, inverse, size, width, grid };
    inWords(gridWords, () => rotate(shape, grid.tokens !== tokens, cpp.rotaryGrid, values));
    return { data: shape.finish(), shape: shape.shape };
  }
  if (read.frequencies === undefined) throw wrongType('frequencies', undefined, ofWeights);
  const positions = readTokenPositions(read.positions, read.keyCount, shape);
  const frequencies = readFrequencies(read.frequencies);
  const pairs = frequencies.inverse.length;
  if (2 * pairs > headDim) {
    const allowed = `an integer of at least ${2 * pairs}: ${pairs} frequencies rotate ${2 * pairs} channels`;
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'headDim', headDim, allowed);
  }
  // Spelled out: engines take long to copy an object into a new one.
  const values = { batch, heads, headDim, headsFirst, pairing, inverse, size, width, positions, frequencies };
  rotate(shape, positions.count !== tokens, cpp.rotary, values, { positions: positions.values });
  return { data: shape.finish(), shape: shape.shape };
}

export interface RotaryTableOptions<D extends Dtype = Dtype> {
  readonly positions: Positions;
  readonly frequencies: FrequenciesLike;
  readonly grid?: undefined;
  /** Repeats each cosine and sine for both channels of its pair. Default false. */
  readonly duplicated?: boolean | undefined;
  /** Asked for when duplicated. */
  readonly pairing?: Pairing | undefined;
  /** The element type; default `float32`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: two arrays of as many elements as the tables have. */
  readonly out?: { readonly cosine: OutOf<D>; readonly sine: OutOf<D> } | undefined;
}

export interface RotaryGridTableOptions<D extends Dtype = Dtype>
  extends Omit<RotaryTableOptions<D>, 'positions' | 'frequencies' | 'grid'> {
  /** Instead of positions and frequencies: tokens with several coordinates, from `rotaryGrid`. */
  readonly grid: RotaryGrid;
}

/** Cosines and sines of the same shape. */
export interface RotaryTables<T> {
  readonly cosine: T;
  readonly sine: T;
}

const rotaryTableKeys = ['positions', 'frequencies', 'grid', 'dtype', 'out'] as const;

/**
 * The cosines and sines that models cache, both times the attention factor.
 *
 * Shapes: cosine and sine [T, R / 2] for T positions and R / 2 frequencies, or the tokens and pairs of a grid;
 * [H, T, R / 2] where a grid turns H heads differently; R columns when duplicated.
 * Units: positions in tokens, frequencies in radians per position.
 * Errors: as `applyRotary`.
 *
 * @example
 * const { cosine, sine } = rotaryTable({ positions: 2048, frequencies: rotaryFrequencies({ headDim: 64 }) });
 */
export function rotaryTable<T extends OutOf<Dtype>>(
  options: (RotaryTableOptions | RotaryGridTableOptions) & { readonly out: { readonly cosine: T; readonly sine: T } },
): RotaryTables<Tensor<T>>;
export function rotaryTable<D extends Dtype = 'float32'>(
  options: RotaryTableOptions<D>,
): RotaryTables<Matrix<ArrayOf<D>>>;
export function rotaryTable<D extends Dtype = 'float32'>(
  options: RotaryGridTableOptions<D>,
): RotaryTables<Tensor<ArrayOf<D>>>;
export function rotaryTable(options: RotaryTableOptions | RotaryGridTableOptions): RotaryTables<Tensor<AnyFloats>>;
export function rotaryTable(options: unknown): RotaryTables<Tensor<AnyFloats>> {
  enter('rotaryTable');
  const read = readFields(cpp.RotaryTableOptions, options, rotaryTableKeys);
  const { duplicated, pairing } = read;
  if (duplicated && pairing === undefined) {
    throw wrongType('pairing', undefined, "'interleaved' or 'rotateHalf', for a duplicated table");
  }
  const twice = duplicated ? 2 : 1;
  if (read.grid === undefined) {
    const positions = readPositions(read.positions),
      frequencies = readFrequencies(read.frequencies);
    const values = { positions, frequencies, duplicated, pairing };
    const items = { positions: positions.values };
    const columns = frequencies.inverse.length * twice;
    return writeTables(cpp.rotaryTable, values, positions.count, columns, read, items);
  }
  if (read.positions !== undefined || read.frequencies !== undefined) {
    throw wrongType('grid', read.grid, 'a grid only where there are no positions or frequencies');
  }
  const grid = readGrid(read.grid),
    { heads, tokens, pairs } = grid;
  const values = { grid, duplicated, pairing };
  const made = inWords(gridWords, () => writeTables(cpp.rotaryGridTable, values, heads * tokens, pairs * twice, read));
  if (heads === 1) return made;
  const shape = [heads, tokens, pairs * twice];
  return { cosine: { data: made.cosine.data, shape }, sine: { data: made.sine.data, shape } };
}

const tableKeys = ['cosine', 'sine'] as const;

/** Cosines and sines, which come side by side: of each piece all cosines, then all sines. */
function writeTables<T extends object>(
  table: Table<T>,
  values: T,
  rows: number,
  columns: number,
  wanted: { readonly dtype: unknown; readonly out: unknown },
  items?: Items,
): RotaryTables<Matrix<AnyFloats>> {
  const out: Partial<RotaryTables<unknown>> =
    wanted.out === undefined ? {} : readOptions<RotaryTables<unknown>>(wanted.out, 'out', tableKeys);
  const cosine = readOutput(out.cosine, wanted.dtype, rows * columns),
    sine = readOutput(out.sine, wanted.dtype, rows * columns);
  checkStillThere(cosine.data, sine.data, items?.['positions']);
  for (const list of [cosine.data, items?.['positions']])
    if (list && overlap(list, sine.data)) throw overlapping(sine.data as Float32Array);
  run(table[1], (module) => {
    const bytes = cosine.wide ? 8 : 4;
    const most = Math.min(rows, pieceRows(2 * columns * bytes));
    const pieces = new Pieces(module, table, values, bytes === 8, 2 * most * columns * bytes, items);
    if (rows === 0) pieces.write(0, 0, false);
    for (let row = 0; row < rows; row += most) {
      const count = Math.min(most, rows - row),
        length = count * columns,
        from = pieces.at / bytes;
      pieces.write(row, count, row + count < rows);
      const heap = bytes === 4 ? module.HEAPF32 : module.HEAPF64;
      put(cosine, heap.subarray(from, from + length), row * columns);
      put(sine, heap.subarray(from + length, from + 2 * length), row * columns);
    }
  });
  return { cosine: matrixOf(cosine.data, rows, columns), sine: matrixOf(sine.data, rows, columns) };
}

import * as cpp from '../../../build/wasm/calls.js';
import { readFrequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import { rotaryFrequencies } from '../frequencies/rotary.ts';
import { readOut, type Dtype } from '../runtime/arguments.ts';
import { inWords, wrongType } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import type { Matrix, Tensor } from '../runtime/matrix.ts';
import { run } from '../runtime/loader.ts';
import { pieceRows, Pieces } from '../runtime/pieces.ts';
import type { Positions } from '../runtime/positions.ts';
import { gridWords, readGrid, type RotaryGrid } from './rotary-grid.ts';
import {
  headsKeys,
  readHeads,
  readTokenPositions,
  rotate,
  type BatchPositions,
  type Floats,
  type Heads,
  type HeadsOptions,
} from './rotation.ts';

/** Which channels form pair i: 2i and 2i + 1 (the paper, GPT-J, Meta), or i and i + R / 2 (GPT-NeoX, Hugging Face). */
export type Pairing = 'interleaved' | 'rotateHalf';

export interface RotaryOptions extends HeadsOptions {
  /** Default 0, 1, ...; a list for each batch row where they differ. */
  readonly positions?: BatchPositions | undefined;
  /** Instead of positions: the tokens are the last ones of this many keys, most of them cached. */
  readonly keyCount?: number | undefined;
  /**
   * From `rotaryFrequencies` or elsewhere; default the paper's, over all of a head. Two channels each; the rest is
   * kept.
   */
  readonly frequencies?: FrequenciesLike | undefined;
  /** Instead of positions and frequencies: tokens with several coordinates, from `evaRotary`, `mrope` and the like. */
  readonly grid?: RotaryGrid | undefined;
  /** That of the weights; `rotaryFromConfig` says it for a model. */
  readonly pairing: Pairing;
  /** Turns back, and divides by the attention factor. Default false. */
  readonly inverse?: boolean | undefined;
}

/**
 * Turns pair i of every head of the token at position p by the angle p w_i, times the attention factor.
 *
 * Shapes: x [B, T, H, D] or [T, H, D], with `headsFirst` [B, H, T, D] or [H, T, D]; the result likewise. Without a
 * shape of its own, x has T = length / (batch x heads x headDim) tokens.
 * Units: positions in tokens, frequencies in radians per position.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for sizes, positions or frequencies that do
 * not fit each other or are out of range; `PosencError` when memory runs out. A failing call changes nothing.
 *
 * @example
 * const shape = { heads: 32, headDim: 128, headsFirst: true };
 * applyRotary(q, { ...shape, positions: { first: 512, count: 16 }, pairing: 'rotateHalf' });
 */
export function applyRotary<T extends Floats = Float32Array>(x: Heads<T>, options: RotaryOptions): Tensor<T> {
  const given = [...headsKeys, 'positions', 'keyCount', 'frequencies', 'grid'] as const;
  const read = readFields(cpp.RotaryOptions, options, given);
  const shape = readHeads(x, read);
  const { batch, heads, headDim, headsFirst, data, tokens } = shape;
  const values = { batch, heads, headDim, headsFirst, pairing: read.pairing, inverse: read.inverse, size: data.length };
  if (read.grid !== undefined) {
    if (read.positions !== undefined || read.keyCount !== undefined || read.frequencies !== undefined) {
      throw wrongType('grid', read.grid, 'a grid only where there are no positions, keyCount or frequencies');
    }
    const grid = readGrid(read.grid);
    inWords(gridWords, () => rotate(shape, false, cpp.rotaryGrid, { ...values, grid }));
    return { data: shape.out as T, shape: shape.shape };
  }
  const positions = readTokenPositions(read.positions, read.keyCount, shape);
  const frequencies =
    read.frequencies === undefined
      ? rotaryFrequencies({ rotaryDim: shape.headDim })
      : readFrequencies(read.frequencies);
  const items = { positions: positions.values };
  rotate(shape, positions.count !== tokens, cpp.rotary, { ...values, positions, frequencies }, items);
  return { data: shape.out as T, shape: shape.shape };
}

export interface RotaryTableOptions<D extends Dtype = Dtype> {
  readonly positions: Positions;
  readonly frequencies: FrequenciesLike;
  /** Each cosine and sine twice, where the channels of its pair stand. Default false. */
  readonly duplicated?: boolean | undefined;
  /** Asked for when duplicated. */
  readonly pairing?: Pairing | undefined;
  /** Default `float32`. */
  readonly dtype?: D | undefined;
}

/**
 * The cosines and sines that models cache, both times the attention factor.
 *
 * Shapes: cosine and sine [T, R / 2], or [T, R] when duplicated, for T positions and R / 2 frequencies.
 * Units: positions in tokens, frequencies in radians per position.
 * Errors: as `applyRotary`.
 *
 * @example
 * const { cosine, sine } = rotaryTable({ positions: 2048, frequencies: rotaryFrequencies({ headDim: 64 }) });
 */
export function rotaryTable(options: RotaryTableOptions<'float64'> & { readonly dtype: 'float64' }): {
  cosine: Matrix<Float64Array>;
  sine: Matrix<Float64Array>;
};
export function rotaryTable(options: RotaryTableOptions<'float32'>): { cosine: Matrix; sine: Matrix };
export function rotaryTable(options: RotaryTableOptions): { cosine: Matrix<Floats>; sine: Matrix<Floats> } {
  const { dtype, ...read } = readFields(cpp.RotaryTableOptions, options, ['frequencies', 'dtype']);
  if (read.duplicated && read.pairing === undefined) {
    throw wrongType('pairing', undefined, "'interleaved' or 'rotateHalf', for a duplicated table");
  }
  const frequencies = readFrequencies(read.frequencies);
  const rows = read.positions.count,
    columns = frequencies.inverse.length * (read.duplicated ? 2 : 1);
  const cosine = readOut(undefined, dtype, rows * columns),
    sine = readOut(undefined, dtype, rows * columns);
  run(cpp.rotaryTable[1], (module) => {
    const bytes = cosine.BYTES_PER_ELEMENT;
    const most = Math.min(rows, pieceRows(2 * columns * bytes));
    const bytesOfPiece = 2 * most * columns * bytes;
    const items = { positions: read.positions.values };
    const pieces = new Pieces(module, cpp.rotaryTable, { ...read, frequencies }, bytes === 8, bytesOfPiece, items);
    if (rows === 0) pieces.write(0, 0, false);
    for (let row = 0; row < rows; row += most) {
      const count = Math.min(most, rows - row),
        length = count * columns,
        from = pieces.at / bytes;
      pieces.write(row, count, row + count < rows);
      const heap = bytes === 4 ? module.HEAPF32 : module.HEAPF64;
      cosine.set(heap.subarray(from, from + length), row * columns);
      sine.set(heap.subarray(from + length, from + 2 * length), row * columns);
    }
  });
  return { cosine: { data: cosine, rows, columns }, sine: { data: sine, rows, columns } };
}

import { readFrequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import type { Matrix, Tensor } from '../runtime/matrix.ts';
import { readPositions, type Positions, type ReadPositions } from '../runtime/positions.ts';
import { rotaryFrequencies } from '../frequencies/rotary.ts';
import { readGrid, startGrid, type RotaryGrid } from './rotary-grid.ts';
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
import { checkStillThere, readBoolean, readName, readOptions, readOut, type Dtype } from '../runtime/arguments.ts';
import { check, reserve, run } from '../runtime/call.ts';
import { wrongType } from '../runtime/errors.ts';
import type { Address, PosencModule } from '../runtime/module.ts';

/** Which channels form pair i: 2i and 2i + 1 (the paper, GPT-J, Meta), or i and i + R / 2 (GPT-NeoX, Hugging Face). */
export type Pairing = 'interleaved' | 'rotateHalf';

export const pairings: readonly Pairing[] = ['interleaved', 'rotateHalf'];

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
  /** Default `interleaved`, as in the paper. */
  readonly pairing?: Pairing | undefined;
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
 * applyRotary(q, { heads: 32, headDim: 128, positions: { first: 512, count: 16 }, pairing: 'rotateHalf' });
 */
export function applyRotary<T extends Floats = Float32Array>(x: Heads<T>, options: RotaryOptions): Tensor<T> {
  const read = readOptions<RotaryOptions>(options, 'options', [
    ...headsKeys,
    'positions',
    'keyCount',
    'frequencies',
    'grid',
    'pairing',
    'inverse',
  ]);
  const shape = readHeads(x, read);
  const { batch, heads, headDim, headsFirst, data, tokens } = shape;
  const pairing = readName(read.pairing, 'pairing', pairings, 'interleaved');
  const inverse = readBoolean(read.inverse, 'inverse', false);
  const wide = data instanceof Float64Array;
  if (read.grid !== undefined) {
    if (read.positions !== undefined || read.keyCount !== undefined || read.frequencies !== undefined) {
      throw wrongType('grid', read.grid, 'a grid only where there are no positions, keyCount or frequencies');
    }
    const grid = readGrid(read.grid);
    rotate(shape, false, (module) =>
      startGrid(module, grid, batch, heads, headDim, headsFirst, pairing, inverse, data.length, wide),
    );
    return { data: shape.out as T, shape: shape.shape };
  }
  const positions = readTokenPositions(read.positions, read.keyCount, shape);
  const frequencies =
    read.frequencies === undefined
      ? rotaryFrequencies({ rotaryDim: shape.headDim })
      : readFrequencies(read.frequencies);
  const rowsPerBatch = positions.count !== tokens;
  rotate(shape, rowsPerBatch, (module) => {
    const { list, w, r } = place(module, positions, frequencies);
    check(
      module,
      module.rotary_start(
        positions.first,
        positions.step,
        positions.count,
        list,
        w,
        r,
        frequencies.inverse.length,
        frequencies.attentionFactor,
        batch,
        heads,
        headDim,
        headsFirst,
        pairing,
        inverse,
        data.length,
        wide,
      ),
    );
  });
  return { data: shape.out as T, shape: shape.shape };
}

/** Copies positions and frequencies into WebAssembly memory; the C++ side keeps copies of its own. */
function place(
  module: PosencModule,
  positions: ReadPositions,
  frequencies: ReturnType<typeof readFrequencies>,
): { list: Address; w: Address; r: Address } {
  const { inverse, remainder } = frequencies;
  const values = positions.values ?? new Float64Array(0);
  checkStillThere(values, inverse, remainder);
  const address = reserve(
    module,
    (values.length + inverse.length + Math.max(inverse.length, remainder.length)) * 8 + 16,
  );
  const w = address + values.length * 8,
    r = w + inverse.length * 8;
  module.HEAPF64.set(values, address / 8);
  module.HEAPF64.set(inverse, w / 8);
  module.HEAPF64.set(remainder, r / 8);
  return { list: values.length > 0 ? address : 0, w, r };
}

export interface RotaryTableOptions<D extends Dtype = Dtype> {
  readonly positions: Positions;
  readonly frequencies: FrequenciesLike;
  /** Each cosine and sine twice, where the channels of its pair stand. Default false. */
  readonly duplicated?: boolean | undefined;
  /** Counts for duplicated tables only; default `interleaved`. */
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
  const read = readOptions<RotaryTableOptions>(options, 'options', [
    'positions',
    'frequencies',
    'duplicated',
    'pairing',
    'dtype',
  ]);
  const positions = readPositions(read.positions);
  const frequencies = readFrequencies(read.frequencies);
  const duplicated = readBoolean(read.duplicated, 'duplicated', false);
  const pairing = readName(read.pairing, 'pairing', pairings, 'interleaved');
  const pairs = frequencies.inverse.length,
    rows = positions.count,
    columns = pairs * (duplicated ? 2 : 1);
  const cosine = readOut(undefined, read.dtype, rows * columns),
    sine = readOut(undefined, read.dtype, rows * columns);
  run((module) => {
    const { list, w, r } = place(module, positions, frequencies);
    check(
      module,
      module.rotary_table_start(
        positions.first,
        positions.step,
        rows,
        list,
        w,
        r,
        pairs,
        frequencies.attentionFactor,
        duplicated,
        pairing,
        cosine instanceof Float64Array,
      ),
    );
    const bytes = cosine.BYTES_PER_ELEMENT;
    const pieceRows = Math.max(1, Math.min(rows, 33 * Math.ceil(4096 / columns)));
    const address = reserve(module, 2 * pieceRows * columns * bytes + 16);
    for (let row = 0; row < rows; row += pieceRows) {
      const count = Math.min(pieceRows, rows - row),
        length = count * columns,
        from = address / bytes;
      module.write_rows(row, count, address);
      const heap = bytes === 4 ? module.HEAPF32 : module.HEAPF64;
      cosine.set(heap.subarray(from, from + length), row * columns);
      sine.set(heap.subarray(from + length, from + 2 * length), row * columns);
    }
  });
  return { cosine: { data: cosine, rows, columns }, sine: { data: sine, rows, columns } };
}

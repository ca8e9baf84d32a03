// Rotary embedding of tokens with several coordinates: what all conventions on grids share.
import { readFrequencies, type Frequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import type { Matrix, Tensor } from '../runtime/matrix.ts';
import { checkStillThere, numberList, readOptions, readSize } from '../runtime/arguments.ts';
import { check, reserve, run, transfer } from '../runtime/call.ts';
import { inWords, wrongValue } from '../runtime/errors.ts';
import type { Address, PosencModule } from '../runtime/module.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/** Token t turns pair i of head h by the sum over the axes a of coordinates[a, t] x frequencies[h, a, i]. */
export interface RotaryGrid {
  /** [A, T]. */
  readonly coordinates: Matrix<Float64Array>;
  /** [H, A, R / 2], flat; 0 where an axis does not turn a pair. */
  readonly frequencies: Frequencies;
  /** R / 2. */
  readonly pairs: number;
  /** 1: all heads turn alike. */
  readonly heads: number;
}

/** A grid as it crosses to C++: coordinates, frequencies, remainders. */
export interface ReadGrid {
  readonly axes: number;
  readonly tokens: number;
  readonly pairs: number;
  readonly heads: number;
  readonly data: Float64Array;
  readonly attentionFactor: number;
}

/** What the C++ side calls the parts of a grid. */
const gridWords = {
  positions: 'grid.coordinates',
  frequencies: 'grid.frequencies',
  'grid.axes': 'grid.coordinates.rows',
};

/** Reads a grid, each property once. */
export function readGrid(grid: unknown): ReadGrid {
  const read = readOptions<RotaryGrid>(grid, 'grid', ['coordinates', 'frequencies', 'pairs', 'heads']);
  const matrix = readOptions<Matrix<Float64Array>>(read.coordinates, 'grid.coordinates', ['data', 'rows', 'columns']);
  const axes = readSize(matrix.rows, 'grid.coordinates.rows', 1),
    tokens = readSize(matrix.columns, 'grid.coordinates.columns', 0);
  const places = numberList(matrix.data, 'grid.coordinates.data');
  const pairs = readSize(read.pairs, 'grid.pairs', 1),
    heads = readSize(read.heads, 'grid.heads', 1, 1);
  const { inverse, remainder, attentionFactor } = readFrequencies(
    read.frequencies as FrequenciesLike,
    'grid.frequencies',
  );
  const bands = heads * axes * pairs;
  if (places.length !== axes * tokens) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'grid.coordinates',
      places.length,
      `rows x columns = ${axes * tokens} numbers`,
    );
  }
  if (inverse.length !== bands || remainder.length !== bands) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'grid.frequencies',
      inverse.length,
      `heads x axes x pairs = ${bands} numbers`,
    );
  }
  const data = makeDoubles(places.length + 2 * bands);
  checkStillThere(places, inverse, remainder);
  data.set(places);
  data.set(inverse, places.length);
  data.set(remainder, places.length + bands);
  return { axes, tokens, pairs, heads, data, attentionFactor };
}

/** Makes a grid: `start` leaves it on the C++ side, from where it is copied. */
export function makeGrid(
  inputs: readonly Float64Array[],
  start: (module: PosencModule, inputs: readonly Address[]) => number,
): RotaryGrid {
  transfer(inputs, [], start);
  return run((module) => {
    const [axes, tokens, pairs, heads, attentionFactor] = [0, 1, 2, 3, 4].map((k) => module.rotary_grid_size(k)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const places = axes * tokens,
      bands = heads * axes * pairs;
    const at = reserve(module, (places + 2 * bands) * 8);
    module.rotary_grid_take(at);
    const copy = (from: number, count: number): Float64Array =>
      module.HEAPF64.slice(at / 8 + from, at / 8 + from + count);
    return {
      coordinates: { data: copy(0, places), rows: axes, columns: tokens },
      frequencies: { inverse: copy(places, bands), remainder: copy(places + bands, bands), attentionFactor },
      pairs,
      heads,
    };
  });
}

/**
 * The angles of all tokens and pairs of a grid.
 *
 * Shapes: [T, R / 2], or [H, T, R / 2] for frequencies of several heads.
 * Units: radians.
 * Errors: `TypeError` for something that is not a grid, `RangeError` for sizes that do not fit each other and for
 * numbers that are out of range or not finite.
 *
 * @example
 * rotaryAngles(evaRotary({ headDim: 64, height: 14, width: 14 }));
 */
export function rotaryAngles(grid: RotaryGrid): Tensor<Float64Array> {
  const { axes, tokens, pairs, heads, data } = readGrid(grid);
  const out = makeDoubles(heads * tokens * pairs);
  inWords(gridWords, () =>
    transfer([data], [out], (module, [from], [to]) =>
      module.rotary_angles(axes, tokens, pairs, heads, from as number, to as number),
    ),
  );
  return { data: out, shape: heads > 1 ? [heads, tokens, pairs] : [tokens, pairs] };
}

/** Copies a grid into WebAssembly memory and starts the rotation by it. */
export function startGrid(
  module: PosencModule,
  grid: ReadGrid,
  batch: number,
  heads: number,
  headDim: number,
  headsFirst: boolean,
  pairing: number,
  inverse: boolean,
  size: number,
  wide: boolean,
): void {
  const at = reserve(module, grid.data.byteLength + 16);
  module.HEAPF64.set(grid.data, at / 8);
  inWords(gridWords, () =>
    check(
      module,
      module.rotary_grid_start(
        grid.axes,
        grid.tokens,
        grid.pairs,
        grid.heads,
        at,
        grid.attentionFactor,
        batch,
        heads,
        headDim,
        headsFirst,
        pairing,
        inverse,
        size,
        wide,
      ),
    ),
  );
}

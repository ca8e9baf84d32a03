import * as cpp from '../../../build/wasm/calls.js';
import { numberList, readSize, type ArrayOf, type Dtype } from '../runtime/arguments.ts';
import { readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import type { Table } from '../runtime/record.ts';
import { makeRows, type TableOutput } from '../runtime/rows.ts';

export interface GridOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Cells along each of 1 to 16 axes. */
  readonly sizes: ArrayLike<number> | Iterable<number>;
  /** The width of the encoding, 1 to 2^24. */
  readonly dim: number;
}

export interface MultidimOptions<D extends Dtype = Dtype> extends GridOptions<D> {
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

export interface Tensor2TensorGridOptions<D extends Dtype = Dtype> extends GridOptions<D> {
  /** At least 2^-53; default 1. The frequencies are multiplied by it, as the original does. */
  readonly minTimescale?: number | undefined;
  /** Above minTimescale; default 10000. */
  readonly maxTimescale?: number | undefined;
}

/**
 * Sinusoids of a grid with any number of axes: axis k owns the columns [k c, (k + 1) c), c = 2 ceil(D / (2 axes)),
 * interleaved; what lies beyond D is cut off.
 *
 * Shapes: [...sizes, D] for `dim` = D, row-major, the last axis of the grid before the columns.
 * Units: positions in cells, angles in radians.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for other than 1 to 16 sizes, a size that is
 * not an integer of at least 0, a `dim` outside 1 to 2^24, a `base` not above 1, an `out` of the wrong length;
 * `PosencError` when WebAssembly is missing or memory runs out. A failing call changes nothing.
 *
 * @example
 * multidimSinusoidal({ sizes: [32, 32], dim: 64 });
 */
export function multidimSinusoidal<D extends Dtype = 'float32'>(options: MultidimOptions<D>): Tensor<ArrayOf<D>> {
  return makeGrid(cpp.multidimTable, readFields(cpp.MultidimOptions, options, gridKeys));
}

/**
 * tensor2tensor's signal for grids: axis k owns the columns [2qk, 2q(k + 1)), q = floor(D / (2 axes)), as
 * [q sines | q cosines]; columns that are left over are zero.
 *
 * Shapes, Units: as `multidimSinusoidal`. Errors: the same, and `RangeError` for timescales out of order.
 *
 * @example
 * tensor2tensorGrid({ sizes: [32, 32], dim: 64 });
 */
export function tensor2tensorGrid<D extends Dtype = 'float32'>(
  options: Tensor2TensorGridOptions<D>,
): Tensor<ArrayOf<D>> {
  return makeGrid(cpp.tensor2tensorGrid, readFields(cpp.Tensor2TensorGridOptions, options, gridKeys));
}

const gridKeys = ['sizes', 'dtype', 'out'] as const;

function makeGrid<D extends Dtype>(
  table: Table<cpp.MultidimOptions>,
  read: { readonly sizes: unknown; readonly dim: number; readonly dtype: unknown; readonly out: unknown },
): Tensor<ArrayOf<D>> {
  const sizes = Array.from(numberList(read.sizes, 'sizes'), (size, k) => readSize(size, `sizes[${k}]`));
  const cells = sizes.reduce((product, size) => product * size, 1);
  const values = { ...read, sizes: Int32Array.from(sizes) };
  const empty = { sizes: new Int32Array(sizes.length) };
  const { data } = makeRows<D, cpp.MultidimOptions>(table, values, cells, read.dim, read, empty);
  return { data, shape: [...sizes, read.dim] };
}

import type { Tensor } from '../runtime/matrix.ts';
import { numberList, readNumber, readOptions, readSize, type ArrayOf, type Dtype } from '../runtime/arguments.ts';
import type { PosencModule } from '../runtime/module.ts';
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
  const read = readOptions<MultidimOptions>(options, 'options', ['sizes', 'dim', 'base', 'dtype', 'out']);
  const base = readNumber(read.base, 'base', 10000);
  return makeGrid(read, (module, axes, dim, wide) => module.multidim_start(axes, dim, base, wide));
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
  const read = readOptions<Tensor2TensorGridOptions>(options, 'options', [
    'sizes',
    'dim',
    'minTimescale',
    'maxTimescale',
    'dtype',
    'out',
  ]);
  const least = readNumber(read.minTimescale, 'minTimescale', 1);
  const most = readNumber(read.maxTimescale, 'maxTimescale', 10000);
  return makeGrid(read, (module, axes, dim, wide) => module.tensor2tensor_grid_start(axes, dim, least, most, wide));
}

function makeGrid<D extends Dtype>(
  read: { readonly sizes: unknown; readonly dim: unknown; readonly dtype?: unknown; readonly out?: unknown },
  start: (module: PosencModule, axes: number, dim: number, wide: boolean) => number,
): Tensor<ArrayOf<D>> {
  const sizes = Array.from(numberList(read.sizes, 'sizes'), (size, k) => readSize(size, `sizes[${k}]`, 0));
  const dim = readSize(read.dim, 'dim', 1);
  const cells = sizes.reduce((product, size) => product * size, 1);
  const { data } = makeRows<D>(cells, dim, undefined, read, (module, count, _list, wide) => {
    // No rows yet: the options are checked with a grid of no cells.
    sizes.forEach((size, axis) => module.grid_size(axis, count === 0 ? 0 : size));
    return start(module, sizes.length, dim, wide);
  });
  return { data, shape: [...sizes, dim] };
}

// Sinusoids of grids with any number of axes: conventions of `sinusoidalGrid`, which documents them.
import * as cpp from '../../../../build/wasm/calls.js';
import { readSize, type Dtype, type AnyFloats } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { readFields } from '../runtime/fields.ts';
import type { Tensor } from '../runtime/matrix.ts';
import type { Table } from '../runtime/record.ts';
import { makeRows, type TableOutput } from '../runtime/rows.ts';
import type { NumberList } from '../runtime/positions.ts';

/** A grid with any number of axes. */
export interface GridOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** Cells along each of 1 to 16 axes. */
  readonly sizes: NumberList;
  /** The width of the encoding, 1 to 2^24. */
  readonly dim: number;
}

/** Axis k owns the columns [k c, (k + 1) c), c = 2 ceil(D / (2 axes)), interleaved; what lies beyond D is cut off. */
export interface MultidimOptions<D extends Dtype = Dtype> extends GridOptions<D> {
  readonly convention: 'multidim';
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
}

/** Axis k owns the columns [2qk, 2q(k + 1)), q = floor(D / (2 axes)), as [q sines | q cosines]; the rest is zero. */
export interface Tensor2TensorGridOptions<D extends Dtype = Dtype> extends GridOptions<D> {
  readonly convention: 'tensor2tensor';
  /** At least 2^-53; default 1. The frequencies are multiplied by it, as the original does. */
  readonly minTimescale?: number | undefined;
  /** Above minTimescale; default 10000. */
  readonly maxTimescale?: number | undefined;
}

const gridKeys = ['sizes', 'dtype', 'out', 'convention'] as const;

/** The functions that make the table of each convention. */
export const axesConventions = {
  multidim: (options: unknown) => makeGrid(cpp.multidimTable, readFields(cpp.MultidimOptions, options, gridKeys)),
  tensor2tensor: (options: unknown) =>
    makeGrid(cpp.tensor2tensorGrid, readFields(cpp.Tensor2TensorGridOptions, options, gridKeys)),
};

function makeGrid(
  table: Table<cpp.MultidimOptions>,
  read: { readonly sizes: unknown; readonly dim: number; readonly dtype: unknown; readonly out: unknown },
): Tensor<AnyFloats> {
  const sizes = Array.from(numberList(read.sizes, 'sizes'), (size, k) => readSize(size, `sizes[${k}]`));
  const cells = sizes.reduce((product, size) => product * size, 1);
  const values = { ...read, sizes: Int32Array.from(sizes) };
  const empty = { sizes: new Int32Array(sizes.length) };
  const { data } = makeRows(table, values, cells, read.dim, read, empty);
  return { data, shape: [...sizes, read.dim] };
}

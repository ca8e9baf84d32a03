// Learned tables stretched to more or fewer positions.
import * as cpp from '../../../../build/wasm/calls.js';
import {
  overlap,
  put,
  readArrayItems,
  readInteger,
  readNumber,
  readOutput,
  type ArrayOf,
  type Dtype,
} from '../runtime/arguments.ts';
import { call, overlapping } from '../runtime/call.ts';
import { enter, inWords, wrongType, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { matrixOf, type Matrix, type TensorLike } from '../runtime/matrix.ts';
import { readFloatMatrix } from '../runtime/tensor.ts';
import type { Call, Floats } from '../runtime/record.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/**
 * In PyTorch's conventions: `nearest` row floor(k in / out), `nearestExact` floor((k + 1/2) in / out), `linear` with
 * half-pixel centres, `bicubic` with a = -0.75 (MAE, Swin, BEiT), `bicubicAntialias` with a = -0.5 (timm),
 * `linearAntialias` bilinear with antialias=True (SigLIP 2, LFM2-VL).
 */
export type Interpolation = 'nearest' | 'nearestExact' | 'linear' | 'bicubic' | 'bicubicAntialias' | 'linearAntialias';

/** Height and width. */
export type GridSize = readonly [height: number, width: number];

export interface ResizeOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly table: TensorLike<Float32Array | Float64Array>;
  /** Default `linear` for rows, `bicubic` for grids. */
  readonly method?: Interpolation | undefined;
  /** Whether the first and last rows are kept exactly (`linear` and `bicubic` only); default false. */
  readonly alignCorners?: boolean | undefined;
}

export interface RowResizeOptions<D extends Dtype = Dtype> extends ResizeOptions<D> {
  /** The new number of rows, without those of the prefix. */
  readonly rows: number;
  /** Rows kept as they are: class tokens; default 0. */
  readonly prefixRows?: number | undefined;
  /**
   * PyTorch's `scale_factor`: row k is sampled at (k + 1/2) / scaleFactor - 1/2. Its product with the old number of
   * rows has the new one as its whole part. Default: the new number over the old one.
   */
  readonly scaleFactor?: number | undefined;
}

export interface GridResizeOptions<D extends Dtype = Dtype> extends ResizeOptions<D> {
  readonly oldGrid: GridSize;
  readonly newGrid: GridSize;
  /** Rows kept as they are: class tokens; default 0. */
  readonly prefixRows?: number | undefined;
  /** Like `scaleFactor` of rows, for height and width or for both; DINOv2: (new side + 0.1) / old side. */
  readonly scaleFactor?: number | readonly [down: number, across: number] | undefined;
}

export interface BiasResizeOptions<D extends Dtype = Dtype> extends ResizeOptions<D> {
  readonly oldWindow: GridSize;
  readonly newWindow: GridSize;
  /** Rows kept at the end: 3 in BEiT; default 0. */
  readonly extraRows?: number | undefined;
}

/** Longer than any table that fits into memory. */
const longestSide = 2 ** 30;

function readGridSize(value: unknown, name: string, least: number): cpp.GridSize {
  const sides = readArrayItems(value, name, '[height, width]', 3);
  if (sides.length !== 2) throw wrongType(name, value, '[height, width]');
  const side = (at: 0 | 1): number => readInteger(sides[at], `${name}[${at}]`, least, undefined, longestSide);
  return { height: side(0), width: side(1) };
}

/** The scale factors of both axes, undefined if there are none. */
function readScales(value: unknown): readonly [number | undefined, number | undefined] {
  if (value === undefined) return [undefined, undefined];
  const allowed = 'a number, or [down, across]';
  const scales = typeof value === 'number' ? [value, value] : readArrayItems(value, 'scaleFactor', allowed, 3);
  if (scales.length !== 2) throw wrongType('scaleFactor', value, allowed);
  const scale = (at: 0 | 1): number => {
    const name = typeof value === 'number' ? 'scaleFactor' : `scaleFactor[${at}]`;
    const number = readNumber(scales[at], name);
    // NaN tells C++ that an option was left out.
    if (Number.isNaN(number)) throw wrongValue('POSENC_NOT_FINITE', name, number, 'a finite number');
    return number;
  };
  return [scale(0), scale(1)];
}

/** Floats that add up to doubles: 24 bits, the next 24, and the rest. */
function partsOf(table: Float64Array): readonly Float32Array[] {
  const first = Float32Array.from(table, (x, i) => {
    if (Math.abs(x) < largestFloat || !Number.isFinite(x)) return x;
    throw wrongValue('POSENC_OUT_OF_RANGE', `table.data[${i}]`, x, 'a number that a float can hold');
  });
  const rest = (x: number, part: number): number => (Number.isFinite(x) ? x - part : 0);
  const second = Float32Array.from(table, (x, i) => rest(x, first[i] as number));
  return [first, second, Float32Array.from(table, (x, i) => rest(x, (first[i] as number) + (second[i] as number)))];
}
const largestFloat = 2 ** 128 - 2 ** 103;

// The C++ side takes floats and gives doubles, which are rounded once. Resizing is linear: parts are resized alone.
function resize<D extends Dtype, T extends { table: Float32Array }>(
  callee: Call<T & { out: Float64Array }, void>,
  values: Omit<T, 'table'> & { readonly table: Floats; readonly dtype: unknown; readonly out: unknown },
  rows: number,
  columns: number,
): Matrix<ArrayOf<D>> {
  const { table } = values;
  const wide = makeDoubles(rows * columns);
  const output = readOutput(values.out, values.dtype, wide.length),
    data = output.data as Float32Array;
  if (overlap(data, table) && (data.byteOffset !== table.byteOffset || data.byteLength !== table.byteLength))
    throw overlapping(data);
  // A too large new size has been rejected already, so the old size is at fault.
  const parts = table instanceof Float64Array ? partsOf(table) : [table];
  parts.forEach((part, k) => {
    const out = k === 0 ? wide : makeDoubles(wide.length);
    inWords({ sizes: 'oldGrid', window: 'oldWindow' }, () =>
      call(callee, { ...values, table: part, out } as unknown as T & { out: Float64Array }),
    );
    if (k > 0) for (let i = 0; i < wide.length; ++i) (wide[i] as number) += out[i] as number;
  });
  put(output, wide);
  return matrixOf(output.data as ArrayOf<D>, rows, columns);
}

const resizeRowsKeys = ['table', 'dtype', 'out'] as const;

/**
 * Resizes a table along the positions of a text.
 *
 * Shapes: table [prefixRows + old rows, D], row-major; returns [prefixRows + rows, D].
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for sizes that do not fit the table, for
 * `alignCorners` with a method other than `linear` and `bicubic` or with a `scaleFactor`, for a `scaleFactor` that does
 * not fit the sizes, and for an `out` of the wrong length; `PosencError` when WebAssembly is missing or memory runs
 * out. A failing call changes nothing.
 *
 * @example
 * resizeRows({ table, rows: 1024 });
 */
export function resizeRows<D extends Dtype = 'float32'>(options: RowResizeOptions<D>): Matrix<ArrayOf<D>> {
  enter('resizeRows');
  const read = readFields(cpp.RowResizeOptions, options, resizeRowsKeys, ['dim']);
  const { data: table, columns: dim } = readFloatMatrix(read.table, 'table');
  return resize(cpp.resizeRows, { ...read, table, dim }, read.prefixRows + read.rows, dim);
}

const resizeGridKeys = ['table', 'oldGrid', 'newGrid', 'scaleFactor', 'dtype', 'out'] as const;
const resizeGridDerived = ['dim', 'rowScale', 'columnScale'] as const;

/**
 * Resizes a table of image patches.
 *
 * Shapes: table [prefixRows + old height x old width, D], row-major, cells row by row; returns [prefixRows + new height
 * x new width, D].
 * Units: none.
 * Errors: as `resizeRows`.
 *
 * @example
 * resizeGrid({ table, oldGrid: [14, 14], newGrid: [24, 24], prefixRows: 1 });
 */
export function resizeGrid<D extends Dtype = 'float32'>(options: GridResizeOptions<D>): Matrix<ArrayOf<D>> {
  enter('resizeGrid');
  const read = readFields(cpp.GridResizeOptions, options, resizeGridKeys, resizeGridDerived);
  const { data: table, columns: dim } = readFloatMatrix(read.table, 'table');
  const oldGrid = readGridSize(read.oldGrid, 'oldGrid', 0),
    newGrid = readGridSize(read.newGrid, 'newGrid', 0);
  const [rowScale, columnScale] = readScales(read.scaleFactor);
  const rows = read.prefixRows + newGrid.height * newGrid.width;
  return resize(cpp.resizeGrid, { ...read, table, dim, oldGrid, newGrid, rowScale, columnScale }, rows, dim);
}

/**
 * Resizes a table of relative biases (Swin, BEiT): an image of (2 height - 1) x (2 width - 1) for each head.
 *
 * Shapes: table [(2 height - 1)(2 width - 1) + extraRows, heads] of the old window, row-major; returns the same of the
 * new window.
 * Units: none.
 * Errors: as `resizeRows`.
 *
 * @example
 * resizeBiasTable({ table, oldWindow: [7, 7], newWindow: [12, 12] }); // 529 rows
 */
export function resizeBiasTable<D extends Dtype = 'float32'>(options: BiasResizeOptions<D>): Matrix<ArrayOf<D>> {
  enter('resizeBiasTable');
  const arrays = ['table', 'oldWindow', 'newWindow', 'dtype', 'out'] as const;
  const read = readFields(cpp.BiasResizeOptions, options, arrays, ['heads']);
  const { data: table, columns: heads } = readFloatMatrix(read.table, 'table');
  const oldWindow = readGridSize(read.oldWindow, 'oldWindow', 1),
    newWindow = readGridSize(read.newWindow, 'newWindow', 1);
  const rows = (2 * newWindow.height - 1) * (2 * newWindow.width - 1) + read.extraRows;
  return resize(cpp.resizeBiasTable, { ...read, table, heads, oldWindow, newWindow }, rows, heads);
}

// Learned tables stretched to more or fewer positions. What all functions here share:
//
// Shapes: tables [rows, D], row-major; D heads for a bias table.
// Units: none.
// Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for sizes that do not fit the table,
// `alignCorners` with a method that has no such thing, an `out` of the wrong length; `PosencError` when WebAssembly is
// missing or memory runs out. A failing call changes nothing.
import type { Matrix } from '../runtime/matrix.ts';
import {
  overlap,
  readArrayItems,
  readBoolean,
  readInteger,
  readName,
  readOptions,
  readOut,
  readSize,
  type ArrayOf,
  type Dtype,
} from '../runtime/arguments.ts';
import { overlapping, transfer } from '../runtime/call.ts';
import { inWords, wrongType } from '../runtime/errors.ts';
import { readSingles } from '../runtime/matrices.ts';
import type { Address, PosencModule } from '../runtime/module.ts';
import type { TableOutput } from '../runtime/rows.ts';
import { makeDoubles } from '../runtime/tensor.ts';

/**
 * In PyTorch's conventions: `nearest` row floor(k in / out), `nearestExact` floor((k + 1/2) in / out), `linear` with
 * half-pixel centres, `bicubic` with a = -0.75 (MAE, Swin, BEiT), `bicubicAntialias` with a = -0.5 (timm).
 */
export type Interpolation = 'nearest' | 'nearestExact' | 'linear' | 'bicubic' | 'bicubicAntialias';

export const interpolations: readonly Interpolation[] = [
  'nearest',
  'nearestExact',
  'linear',
  'bicubic',
  'bicubicAntialias',
];

/** Height and width. */
export type GridSize = readonly [height: number, width: number];

export interface ResizeOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly table: Matrix<Float32Array>;
  /** Default `linear` for rows, `bicubic` for grids. */
  readonly method?: Interpolation | undefined;
  /** Whether the first and last rows stay where they are (`linear` and `bicubic` only); default false. */
  readonly alignCorners?: boolean | undefined;
}

export interface RowResizeOptions<D extends Dtype = Dtype> extends ResizeOptions<D> {
  /** The new number of rows, without those of the prefix. */
  readonly rows: number;
  /** Rows kept as they are: class tokens; default 0. */
  readonly prefixRows?: number | undefined;
}

export interface GridResizeOptions<D extends Dtype = Dtype> extends ResizeOptions<D> {
  readonly oldGrid: GridSize;
  readonly newGrid: GridSize;
  /** Rows kept as they are: class tokens; default 0. */
  readonly prefixRows?: number | undefined;
}

export interface BiasResizeOptions<D extends Dtype = Dtype> extends ResizeOptions<D> {
  readonly oldWindow: GridSize;
  readonly newWindow: GridSize;
  /** Rows kept at the end: 3 in BEiT; default 0. */
  readonly extraRows?: number | undefined;
}

const shared = ['table', 'method', 'alignCorners', 'dtype', 'out'] as const;

interface ReadResize {
  readonly table: Float32Array;
  readonly rows: number;
  readonly columns: number;
  readonly method: number;
  readonly align: boolean;
}

function readResize(
  read: { readonly table: unknown; readonly method?: unknown; readonly alignCorners?: unknown },
  fallback: Interpolation,
): ReadResize {
  const { data, rows, columns } = readSingles(read.table, 'table');
  const method = readName(read.method, 'method', interpolations, fallback);
  return { table: data, rows, columns, method, align: readBoolean(read.alignCorners, 'alignCorners', false) };
}

/** Longer than any table that fits into memory. */
const longestSide = 2 ** 30;

function readGridSize(value: unknown, name: string, least: number): GridSize {
  const sides = readArrayItems(value, name, '[height, width]', 3);
  if (sides.length !== 2) throw wrongType(name, value, '[height, width]');
  const side = (at: 0 | 1): number => readInteger(sides[at], `${name}[${at}]`, least, undefined, longestSide);
  return [side(0), side(1)];
}

// The C++ side gives doubles, which are rounded to float once.
function resize<D extends Dtype>(
  table: Float32Array,
  rows: number,
  columns: number,
  output: { readonly dtype?: unknown; readonly out?: unknown },
  call: (module: PosencModule, table: Address, out: Address, room: number) => number,
): Matrix<ArrayOf<D>> {
  const wide = makeDoubles(rows * columns);
  const data = readOut(output.out, output.dtype, wide.length);
  if (overlap(data, table) && (data.byteOffset !== table.byteOffset || data.byteLength !== table.byteLength))
    throw overlapping(data);
  // The new size was refused before if it is too large: what is left is the old one.
  inWords({ sizes: 'oldGrid', window: 'oldWindow' }, () =>
    transfer([table], [wide], (module, [from], [into]) => call(module, from as number, into as number, wide.length)),
  );
  data.set(wide);
  return { data: data as ArrayOf<D>, rows, columns };
}

/**
 * Resizes a table along the positions of a text.
 *
 * Shapes: [prefixRows + rows, D]. Units, Errors: as the file says.
 *
 * @example
 * resizeRows({ table, rows: 1024 });
 */
export function resizeRows<D extends Dtype = 'float32'>(options: RowResizeOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<RowResizeOptions>(options, 'options', [...shared, 'rows', 'prefixRows']);
  const { table, columns, method, align } = readResize(read, 'linear');
  const rows = readSize(read.rows, 'rows', 0);
  const prefix = readSize(read.prefixRows, 'prefixRows', 0, 0);
  return resize(table, prefix + rows, columns, read, (module, from, out, room) =>
    module.resize_rows(from, table.length, columns, rows, prefix, method, align, out, room),
  );
}

/**
 * Resizes a table of image patches.
 *
 * Shapes: [prefixRows + new cells, D] from [prefixRows + old cells, D]. Units, Errors: as the file says.
 *
 * @example
 * resizeGrid({ table, oldGrid: [14, 14], newGrid: [24, 24], prefixRows: 1 });
 */
export function resizeGrid<D extends Dtype = 'float32'>(options: GridResizeOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<GridResizeOptions>(options, 'options', [...shared, 'oldGrid', 'newGrid', 'prefixRows']);
  const { table, columns, method, align } = readResize(read, 'bicubic');
  const [oldHeight, oldWidth] = readGridSize(read.oldGrid, 'oldGrid', 0);
  const [height, width] = readGridSize(read.newGrid, 'newGrid', 0);
  const prefix = readSize(read.prefixRows, 'prefixRows', 0, 0);
  return resize(table, prefix + height * width, columns, read, (module, from, out, room) =>
    module.resize_grid(
      from,
      table.length,
      columns,
      oldHeight,
      oldWidth,
      height,
      width,
      prefix,
      method,
      align,
      out,
      room,
    ),
  );
}

/**
 * Resizes a table of relative biases (Swin, BEiT): an image of (2 height - 1) x (2 width - 1) for each head.
 *
 * Shapes: [(2 height - 1)(2 width - 1) + extraRows, heads] of the new window from that of the old one. Units, Errors:
 * as the file says.
 *
 * @example
 * resizeBiasTable({ table, oldWindow: [7, 7], newWindow: [12, 12] }); // 529 rows
 */
export function resizeBiasTable<D extends Dtype = 'float32'>(options: BiasResizeOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<BiasResizeOptions>(options, 'options', [...shared, 'oldWindow', 'newWindow', 'extraRows']);
  const { table, columns, method, align } = readResize(read, 'bicubic');
  const [oldHeight, oldWidth] = readGridSize(read.oldWindow, 'oldWindow', 1);
  const [height, width] = readGridSize(read.newWindow, 'newWindow', 1);
  const extra = readSize(read.extraRows, 'extraRows', 0, 0);
  return resize(table, (2 * height - 1) * (2 * width - 1) + extra, columns, read, (module, from, out, room) =>
    module.resize_bias_table(
      from,
      table.length,
      columns,
      oldHeight,
      oldWidth,
      height,
      width,
      extra,
      method,
      align,
      out,
      room,
    ),
  );
}

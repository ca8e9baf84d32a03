// Tables that the C++ side writes row by row, with the options that all of them share.
import {
  checkStillThere,
  overlap,
  put,
  readOutput,
  type ArrayOf,
  type Dtype,
  type OutOf,
  type Output,
} from './arguments.ts';
import { overlapping } from './call.ts';
import { matrixOf, type Matrix } from './matrix.ts';
import { run } from './loader.ts';
import { type Items } from './memory.ts';
import type { PosencModule } from './module.ts';
import { pieceRows, Pieces } from './pieces.ts';
import type { ReadPositions, Table } from './record.ts';

/** The destination of a table and its element type. */
export interface TableOutput<D extends Dtype = Dtype> {
  /** The element type; default `float32`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly as many elements as the result has. */
  readonly out?: OutOf<D> | undefined;
}

/** The two options as they were read. */
interface Wanted {
  readonly dtype?: unknown;
  readonly out?: unknown;
}

/** From this many elements on the options are checked before memory is taken. */
const largeTable = 2 ** 20;

/** Results up to this size are copied one by one, because a view costs more. */
const longestRow = 128;

/** Positions of no rows, that a table may be checked with before it is made. */
export const nowhere: ReadPositions = { first: 0, step: 1, count: 0, values: undefined };

/** Writes a table of rows into `output.out` or a new array. `empty` are values that leave it without rows. */
export function makeRows<D extends Dtype, T extends object>(
  table: Table<T>,
  values: T,
  rows: number,
  columns: number,
  wanted: Wanted,
  empty: Partial<T>,
): Matrix<ArrayOf<D>> {
  if (rows * columns > largeTable) checkOptions(table, { ...values, ...empty });
  const output = readOutput(wanted.out, wanted.dtype, rows * columns);
  run(table[1], (module) => writeRows(module, table, values, rows, columns, output, 0));
  return matrixOf(output.data as ArrayOf<D>, rows, columns);
}

/** `makeRows` for a table with positions. A list is cut, and each piece makes a table. */
export function makePositionRows<D extends Dtype, K extends string, T extends { readonly [P in K]: ReadPositions }>(
  table: Table<T>,
  key: K,
  values: T,
  columns: number,
  wanted: Wanted,
): Matrix<ArrayOf<D>> {
  const positions: ReadPositions = values[key];
  const { count, values: list } = positions;
  const isLarge = count * columns > largeTable;
  // Small tables are frequent, and skip the question.
  const empty = (isLarge ? { [key]: nowhere } : {}) as Partial<T>;
  if (!list) return makeRows(table, values, count, columns, wanted, empty);
  if (isLarge) checkOptions(table, { ...values, ...empty });
  const output = readOutput(wanted.out, wanted.dtype, count * columns);
  const { data } = output;
  checkStillThere(list, data);
  if (overlap(list, data)) throw overlapping(data as Float32Array);
  const items = { positions: list };
  const most = pieceRows(columns * (output.wide ? 8 : 4));
  run(table[1], (module) => {
    if (count <= most) {
      writeRows(module, table, values, count, columns, output, 0, items);
      return;
    }
    const part = (first: number, end: number): T => {
      const some = list.subarray(first, end);
      return { ...values, [key]: { first: 0, step: 1, count: some.length, values: some } };
    };
    // Checks that all are positions before writing anything.
    for (let first = 0; first < count; first += listLength)
      new Pieces(module, table, part(first, first + listLength), false, 0, items).write(0, 0, false);
    for (let first = 0; first < count; first += most) {
      const rows = Math.min(most, count - first);
      writeRows(module, table, part(first, first + rows), rows, columns, output, first, items);
    }
  });
  return matrixOf(data as ArrayOf<D>, count, columns);
}

/** How many positions of a list are checked at a time. */
const listLength = 2 ** 15;

/** Rejects bad options before allocating the result. */
export const checkOptions = <T extends object>(table: Table<T>, empty: T): void =>
  run(table[1], (module) => new Pieces(module, table, empty, false, 0).write(0, 0, false));

/** Writes all rows of a table into `out`, from `firstRow` of that on. */
function writeRows<T extends object>(
  module: PosencModule,
  table: Table<T>,
  values: T,
  rows: number,
  columns: number,
  output: Output,
  firstRow: number,
  items?: Items,
): void {
  const bytes = output.wide ? 8 : 4;
  const out = output.data as Float32Array;
  const most = Math.min(rows, pieceRows(columns * bytes));
  const pieces = new Pieces(module, table, values, bytes === 8, most * columns * bytes, items);
  for (let row = 0; row < rows || row === 0; row += most) {
    const count = Math.min(most, rows - row),
      elements = count * columns;
    pieces.write(row, count, row + count < rows);
    const heap = bytes === 8 ? module.HEAPF64 : module.HEAPF32;
    const from = pieces.at / bytes,
      to = (firstRow + row) * columns;
    if (output.bits) put(output, heap.subarray(from, from + elements), to);
    else if (elements > longestRow) out.set(heap.subarray(from, from + elements), to);
    else for (let i = 0; i < elements; ++i) out[to + i] = heap[from + i] as number;
    if (rows === 0) break;
  }
}

/** How much of a table is made at a time, in elements. */
const pieceElements = 32 * 1024;

/**
 * Writes a table whose C++ side gives doubles for some of its rows at a time: `piece` fills `to` with `count` rows from
 * row `first` on. They are rounded to float on the way out, once, as the C++ side would.
 */
export function makePieces<D extends Dtype>(
  rows: number,
  columns: number,
  wanted: Wanted,
  piece: (first: number, count: number, to: Float64Array) => void,
): Matrix<ArrayOf<D>> {
  // Rejects options before allocating or writing anything.
  const elements = rows * columns;
  if (elements > largeTable || elements === 0) piece(0, 0, new Float64Array(0));
  const output = readOutput(wanted.out, wanted.dtype, elements);
  const data = output.data as Float32Array;
  if (elements === 0) return matrixOf(output.data as ArrayOf<D>, rows, columns);
  const most = Math.max(1, Math.min(rows, Math.floor(pieceElements / Math.max(1, columns))));
  // A later piece may fail, so the caller's array is not touched before the last is made.
  const made = wanted.out !== undefined && rows > most ? data.slice() : data;
  for (let first = 0; first < rows; first += most) {
    const count = Math.min(most, rows - first);
    const to = new Float64Array(count * columns);
    piece(first, count, to);
    put({ ...output, data: made as typeof output.data }, to, first * columns);
  }
  if (made !== data) data.set(made);
  return matrixOf(output.data as ArrayOf<D>, rows, columns);
}

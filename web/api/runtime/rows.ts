// Tables that the C++ side writes row by row, with the options that all of them share.
import { checkStillThere, overlap, readOut, type ArrayOf, type Dtype } from './arguments.ts';
import { overlapping } from './call.ts';
import type { Matrix } from './matrix.ts';
import { run } from './loader.ts';
import { type Items } from './memory.ts';
import type { PosencModule } from './module.ts';
import { pieceRows, Pieces } from './pieces.ts';
import type { Floats, ReadPositions, Table } from './record.ts';

/** Where a table goes and what its elements are. */
export interface TableOutput<D extends Dtype = Dtype> {
  /** The element type; default `float32`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly as many elements as the result has. */
  readonly out?: ArrayOf<D> | undefined;
}

/** The two options as they were read. */
interface Output {
  readonly dtype?: unknown;
  readonly out?: unknown;
}

/** From this many elements on the options are checked before memory is taken. */
const largeTable = 2 ** 20;

/** Results of so many elements are copied one by one: a view costs more. */
const longestRow = 128;

/** Positions of no rows, that a table may be checked with before it is made. */
export const nowhere: ReadPositions = { first: 0, step: 1, count: 0, values: undefined };

/** Writes a table of rows into `output.out` or a new array. `empty` are values that leave it without rows. */
export function makeRows<D extends Dtype, T extends object>(
  table: Table<T>,
  values: T,
  rows: number,
  columns: number,
  output: Output,
  empty: Partial<T>,
): Matrix<ArrayOf<D>> {
  if (rows * columns > largeTable) checkOptions(table, { ...values, ...empty });
  const data = readOut(output.out, output.dtype, rows * columns);
  run(table[1], (module) => writeRows(module, table, values, rows, columns, data, 0));
  return { data: data as ArrayOf<D>, rows, columns };
}

/** `makeRows` for a table with positions. A list of them is cut: each piece is a table of its own. */
export function makePositionRows<D extends Dtype, K extends string, T extends { readonly [P in K]: ReadPositions }>(
  table: Table<T>,
  key: K,
  values: T,
  columns: number,
  output: Output,
): Matrix<ArrayOf<D>> {
  const positions: ReadPositions = values[key];
  const { count, values: list } = positions;
  const empty = { [key]: nowhere } as Partial<T>;
  if (!list) return makeRows(table, values, count, columns, output, empty);
  if (count * columns > largeTable) checkOptions(table, { ...values, ...empty });
  const data = readOut(output.out, output.dtype, count * columns);
  checkStillThere(list, data);
  if (overlap(list, data)) throw overlapping(data);
  const most = pieceRows(columns * data.BYTES_PER_ELEMENT);
  const part = (first: number, end: number): T => {
    const some = list.subarray(first, end);
    return { ...values, [key]: { first: 0, step: 1, count: some.length, values: some } };
  };
  run(table[1], (module) => {
    // Nothing is written before all of them are known to be positions.
    for (let first = 0; count > most && first < count; first += listLength)
      new Pieces(module, table, part(first, first + listLength), false, 0, { positions: list }).write(0, 0, false);
    for (let first = 0; first < count || first === 0; first += most) {
      const rows = Math.min(most, count - first);
      writeRows(module, table, part(first, first + rows), rows, columns, data, first, { positions: list });
    }
  });
  return { data: data as ArrayOf<D>, rows: count, columns };
}

/** How many positions of a list are checked at a time. */
const listLength = 2 ** 15;

/** Refuses bad options before memory is taken for the result. */
export const checkOptions = <T extends object>(table: Table<T>, empty: T): void =>
  run(table[1], (module) => new Pieces(module, table, empty, false, 0).write(0, 0, false));

/** Writes all rows of a table into `out`, from `firstRow` of that on. */
function writeRows<T extends object>(
  module: PosencModule,
  table: Table<T>,
  values: T,
  rows: number,
  columns: number,
  out: Floats,
  firstRow: number,
  items?: Items,
): void {
  const bytes = out.BYTES_PER_ELEMENT;
  const most = Math.min(rows, pieceRows(columns * bytes));
  const pieces = new Pieces(module, table, values, bytes === 8, most * columns * bytes, items);
  for (let row = 0; row < rows || row === 0; row += most) {
    const count = Math.min(most, rows - row),
      elements = count * columns;
    pieces.write(row, count, row + count < rows);
    const heap = bytes === 8 ? module.HEAPF64 : module.HEAPF32;
    const from = pieces.at / bytes,
      to = (firstRow + row) * columns;
    if (elements > longestRow) out.set(heap.subarray(from, from + elements), to);
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
  output: Output,
  piece: (first: number, count: number, to: Float64Array) => void,
): Matrix<ArrayOf<D>> {
  // Options are refused before memory is taken or anything is written.
  const elements = rows * columns;
  if (elements > largeTable || elements === 0) piece(0, 0, new Float64Array(0));
  const data = readOut(output.out, output.dtype, elements);
  if (elements === 0) return { data: data as ArrayOf<D>, rows, columns };
  const most = Math.max(1, Math.min(rows, Math.floor(pieceElements / Math.max(1, columns))));
  // A later piece may be refused: what the caller gave is not touched before the last is made.
  const made = output.out !== undefined && rows > most ? data.slice() : data;
  for (let first = 0; first < rows; first += most) {
    const count = Math.min(most, rows - first);
    const to = new Float64Array(count * columns);
    piece(first, count, to);
    made.set(to, first * columns);
  }
  if (made !== data) data.set(made);
  return { data: data as ArrayOf<D>, rows, columns };
}

// Tables that the C++ side writes row by row, with the options that all of them share.
import type { Matrix } from './matrix.ts';
import type { ReadPositions } from './positions.ts';
import { readOut, type ArrayOf, type Dtype } from './arguments.ts';
import { check, run, writeTable } from './call.ts';
import type { Address, PosencModule } from './module.ts';

/** Where a table goes and what its elements are. */
export interface TableOutput<D extends Dtype = Dtype> {
  /** The element type; default `float32`, or that of `out`. */
  readonly dtype?: D | undefined;
  /** Where to write: a typed array of exactly as many elements as the result has. */
  readonly out?: ArrayOf<D> | undefined;
}

/** From this many elements on the options are checked before memory is taken. */
const largeTable = 2 ** 20;

/** Starts a writer for `count` rows on the C++ side: the code that it returns is 0 or an error. */
type Start = (module: PosencModule, count: number, list: Address, wide: boolean) => number;

/** Writes a table of rows into `output.out` or a new array. `start` must accept a count of 0 as well. */
export function makeRows<D extends Dtype>(
  rows: number,
  columns: number,
  values: Float64Array | undefined,
  output: { readonly dtype?: unknown; readonly out?: unknown },
  start: Start,
): Matrix<ArrayOf<D>> {
  if (rows * columns > largeTable) run((module) => check(module, start(module, 0, 0, false)));
  const data = readOut(output.out, output.dtype, rows * columns);
  const wide = data instanceof Float64Array;
  writeTable(values, rows, columns, data, (module, _row, count, list) => start(module, count, list, wide));
  return { data: data as ArrayOf<D>, rows, columns };
}

/** `makeRows` for positions: `start` gets what the C++ side needs to know them. */
export function makePositionRows<D extends Dtype>(
  { first, step, count, values }: ReadPositions,
  columns: number,
  output: { readonly dtype?: unknown; readonly out?: unknown },
  start: (
    module: PosencModule,
    ...positions: readonly [first: number, step: number, count: number, values: Address, wide: boolean]
  ) => number,
): Matrix<ArrayOf<D>> {
  return makeRows(count, columns, values, output, (module, rows, list, wide) =>
    start(module, first, step, rows, list, wide),
  );
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
  output: { readonly dtype?: unknown; readonly out?: unknown },
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

// Where the tokens of a call of a prepared rotation stand: read once, before anything is turned.
import { numberList, readBoolean, readItems, readSize } from '../runtime/arguments.ts';
import { isArray, wrongValue } from '../runtime/errors.ts';
import { readPositions } from '../runtime/positions.ts';
import type { ReadPositions } from '../runtime/record.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import { holdsLists } from './rotation.ts';

/** As a caller gave it, read by nobody yet. */
interface Given {
  readonly positions?: unknown;
  readonly batch?: unknown;
  readonly inverse?: unknown;
}

/** No positions: those of a grid. */
const none: ReadPositions = { first: 0, step: 1, count: 0, values: undefined };

/** Where the tokens of a call stand, as it was read. */
export interface Place {
  readonly positions: ReadPositions;
  readonly batch: number;
  /** Whether the list of positions has a row for each batch row. */
  readonly perBatch: boolean;
  readonly inverse: boolean;
}

export function readPlace({ positions, batch, inverse }: Given): Place {
  const back = inverse !== undefined && readBoolean(inverse, 'inverse');
  if (isArray(positions) && holdsLists(positions)) {
    const read = flattenPositions(positions, batch);
    return { ...read, perBatch: true, inverse: back };
  }
  return {
    positions: positions === undefined ? none : readPositions(positions),
    batch: readSize(batch, 'batch', 1, 1),
    perBatch: false,
    inverse: back,
  };
}

/** One list of positions for each batch row, one after the other. */
function flattenPositions(given: unknown, batch: unknown): { positions: ReadPositions; batch: number } {
  const allowed = 'a list of positions for each batch row, all of one length';
  const rows: Float64Array[] = [];
  readItems(given, 'positions', allowed, (row, b) => rows.push(numberList(row, `positions[${b}]`)));
  const tokens = rows[0]?.length ?? 0;
  const count = readSize(batch, 'batch', 1, rows.length);
  if (count !== rows.length || rows.some(({ length }) => length !== tokens)) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', given, allowed);
  }
  const flat = makeDoubles(count * tokens);
  rows.forEach((row, b) => flat.set(row, b * tokens));
  return { positions: readPositions(flat), batch: count };
}

// The positions of the tokens in a call of a prepared rotation, read once, before anything is rotated.
import { readBoolean, readItems, readSize } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import { isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import { readPlaces } from '../runtime/positions.ts';
import type { Floats, ReadPositions } from '../runtime/record.ts';
import { fitShape } from '../runtime/lists.ts';
import { makeDoubles, readTensor } from '../runtime/tensor.ts';
import { readFused } from './heads-layout.ts';
import type { FusedPlace } from './heads.ts';
import { holdsLists } from './token-positions.ts';

/** As the caller gave it, not read yet. */
interface Given {
  readonly positions?: unknown;
  readonly batch?: unknown;
  readonly inverse?: unknown;
  readonly fused?: unknown;
  readonly heads?: unknown;
}

/** Rows that consist only of heads. */
const unfused: Place['fused'] = { width: 0, first: 0, heads: 0 };
/** No positions: those of a grid. */
const none: ReadPositions = { first: 0, step: 1, count: 0, values: undefined };

/** The positions of a call's tokens, after reading. */
export interface Place {
  readonly positions: ReadPositions;
  readonly batch: number;
  /** Whether each batch row has its own list of positions. */
  readonly perBatch: boolean;
  readonly inverse: boolean;
  /** The place of this many heads within longer rows; all 0 if rows have nothing else. */
  readonly fused: FusedPlace & { readonly heads: number };
}

/** `headDim` and `headsFirst` are those of the rotation. */
export function readPlace(
  { positions, batch, inverse, fused: given, heads }: Given,
  headDim: number,
  headsFirst: boolean,
): Place {
  const read = readRows(positions, batch);
  if (!given && heads !== undefined) throw wrongType('heads', heads, 'a number only with fused');
  return {
    ...read,
    inverse: inverse !== undefined && readBoolean(inverse, 'inverse'),
    fused: given === undefined ? unfused : readFusedPlace(given, heads, headDim, headsFirst),
  };
}

/** The elements of an array, or of a tensor, whose shape must match the call. */
export function readShaped(
  x: unknown,
  name: string,
  { batch, fused }: Place,
  tokens: number,
  headDim: number,
  headsFirst: boolean,
  readData: (value: unknown, name: string) => Floats,
): Floats {
  if (ArrayBuffer.isView(x)) return readData(x, name);
  const { data, shape } = readTensor(x, name, readData);
  const heads = shape.at(headsFirst ? -3 : -2) ?? 'heads';
  const row = fused.width ? [tokens, fused.width] : [...(headsFirst ? [heads, tokens] : [tokens, heads]), headDim];
  const wanted = batch === 1 && shape.length === row.length ? row : [batch, ...row];
  if (wanted.join() === shape.join()) return data;
  throw wrongValue(
    'POSENC_SHAPE_MISMATCH',
    `${name}.shape`,
    shape,
    `[${wanted.join(', ')}], not [${shape.join(', ')}]`,
  );
}

function readFusedPlace(given: unknown, heads: unknown, headDim: number, headsFirst: boolean): Place['fused'] {
  const count = readSize(heads, 'heads', 1);
  return { ...readFused(given, count * headDim, headsFirst), heads: count };
}

/** The positions, whether each batch row has its own, and the number of rows. */
function readRows(given: unknown, batch: unknown): Pick<Place, 'positions' | 'batch' | 'perBatch'> {
  if (isArray(given) && holdsLists(given)) return flattenPositions(given, batch);
  const positions = given === undefined ? none : readPlaces(given),
    { shape } = positions;
  const rows = shape?.length === 2 ? (shape[0] as number) : 1,
    count = readSize(batch, 'batch', 1, rows);
  fitShape(shape, 'positions', [count, 'tokens'], [1, 'tokens']);
  return { positions, batch: count, perBatch: rows > 1 };
}

/** One list of positions for each batch row, one after the other. */
function flattenPositions(given: unknown, batch: unknown): Pick<Place, 'positions' | 'batch' | 'perBatch'> {
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
  return { positions: readPlaces(flat), batch: count, perBatch: true };
}

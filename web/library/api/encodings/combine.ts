import * as cpp from '../../../../build/wasm/calls.js';
import {
  checkStillThere,
  makeArray,
  overlap,
  readFloatArray,
  readNumber,
  readOptions,
  readSize,
  readTarget,
} from '../runtime/arguments.ts';
import { call, overlapping } from '../runtime/call.ts';
import { arrayKind, enter, wrongType, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { fitShape, readList, shapedMask, shapedNumbers, type ShapedList } from '../runtime/lists.ts';
import { readFloatMatrix } from '../runtime/tensor.ts';
import { matrixOf, type Elements, type Matrix, type Tensor, type TensorLike } from '../runtime/matrix.ts';
import type { NumberList } from '../runtime/positions.ts';
import type { Floats } from '../runtime/record.ts';

export interface AddPositionsOptions<T extends Floats = Floats> {
  /** Embeddings, one batch row after the other: [B, T, D]; a tensor may be [T, D] as well. */
  readonly x: Elements<T>;
  /** The table of the encoding, of the same element type: its columns are D. */
  readonly table: TensorLike<T>;
  /** B; default 1, or the batch of x's shape. */
  readonly batch?: number | undefined;
  /** The row of the table for each token, [B, T]; default row t for token t. */
  readonly positions?: NumberList | undefined;
  /** The factor of the table; default 1. */
  readonly alpha?: number | undefined;
  /** Whether embeddings are multiplied by D^0.5, as in the original Transformer; default false. */
  readonly scaleBySqrtDim?: boolean | undefined;
  /** The probability, 0 to 1, that an entry of the sum becomes 0; the others grow to match. Default 0. */
  readonly dropout?: number | undefined;
  /** The seed of the dropout, an integer from 0 to 2^53 - 1; default 0. The mask is the same on every platform. */
  readonly seed?: number | undefined;
  /** Where to write, `x` itself to work in place; default a new array. */
  readonly out?: T | undefined;
}

/** How many elements cross the border at a time. */
const pieceElements = 64 * 1024;

const addPositionsKeys = ['x', 'table', 'batch', 'positions', 'out'] as const;

/**
 * Embeddings plus positions: dropout(x * s + alpha * table[position]), s = D^0.5 or 1.
 *
 * Shapes: [B, T, D] for x [B, T, D] and a table [rows, D], row-major. Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a position that is not a row of the
 * table, a table with fewer rows than tokens, a `dropout` outside 0 to 1, arrays that do not fit each other;
 * `PosencError` when WebAssembly is missing or memory runs out. A failing call changes nothing.
 *
 * @example
 * addPositions({ x, table: sinusoidal({ positions: 100, dim: 512 }), scaleBySqrtDim: true, out: x });
 */
export function addPositions<T extends Floats>(options: AddPositionsOptions<T>): Tensor<T> {
  enter('addPositions');
  const read = readFields(cpp.CombineOptions, options, addPositionsKeys, ['dim']);
  const { data: x, shape } = readEmbeddings(read.x);
  const { data: table, rows, columns: dim } = readFloatMatrix(read.table, 'table');
  const kind = arrayKind(x) as 'Float32Array' | 'Float64Array';
  if (arrayKind(table) !== kind) throw wrongType('table.data', table, `a ${kind}, as x is`);
  const batch = readSize(read.batch, 'batch', 0, shape?.length === 3 ? shape[0] : 1);
  const tokens = batch === 0 ? 0 : Math.floor(x.length / (batch * dim));
  if (shape && (shape.at(-1) !== dim || (shape.length === 3 && shape[0] !== batch))) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'x.shape',
      shape,
      `[${batch}, tokens, ${dim}], not [${shape.join(', ')}]`,
    );
  }
  if (batch * tokens * dim !== x.length) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'x', x, `batch x tokens x ${dim} elements, not ${x.length}`);
  }
  const positions = readRows(read.positions, batch, tokens, rows);
  const out = readTarget(read.out, kind, x.length);
  checkStillThere(x, table, positions, out);
  // The output is written piece by piece, so it must not overlap inputs that are read later.
  if (
    overlap(out, table) ||
    (positions && overlap(out, positions)) ||
    (overlap(out, x) && out.byteOffset !== x.byteOffset)
  ) {
    throw overlapping(out);
  }
  const count = batch * tokens,
    most = Math.max(1, Math.floor(pieceElements / dim));
  /** The rows of so many tokens: where they follow each other, the table itself. */
  const rowsFrom = (first: number, many: number): Floats => {
    const begin = tokens === 0 ? 0 : first % tokens;
    if (!positions && begin + many <= tokens) return table.subarray(begin * dim, (begin + many) * dim);
    const gathered = makeArray(kind, many * dim);
    for (let t = 0; t < many; ++t) {
      const row = positions ? (positions[first + t] as number) : (first + t) % tokens;
      gathered.set(table.subarray(row * dim, (row + 1) * dim), t * dim);
    }
    return gathered;
  };
  for (let first = 0; first < count || first === 0; first += most) {
    const [start, end] = [first * dim, Math.min(count, first + most) * dim];
    call(cpp.addRows, {
      ...read,
      dim,
      x: x.subarray(start, end),
      table: rowsFrom(first, (end - start) / Math.max(1, dim)),
      firstElement: start,
      out: out.subarray(start, end),
    });
  }
  return { data: out as unknown as T, shape: [batch, tokens, dim] };
}

function readEmbeddings(value: unknown): ShapedList<Floats> {
  const tensor = readList(value, 'x', readFloatArray),
    { shape } = tensor;
  if (shape === undefined || shape.length === 2 || shape.length === 3) return tensor;
  throw wrongValue('POSENC_SHAPE_MISMATCH', 'x.shape', shape, '[tokens, columns] or [batch, tokens, columns]');
}

function readRows(value: unknown, batch: number, tokens: number, rows: number): Float64Array | undefined {
  if (value === undefined) {
    if (rows >= tokens) return undefined;
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'table',
      rows,
      `at least ${tokens} rows, one for each token, or positions`,
    );
  }
  const { data: positions, shape } = shapedNumbers(value, 'positions');
  fitShape(shape, 'positions', [batch, tokens]);
  if (positions.length !== batch * tokens) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'positions',
      value,
      `${batch} x ${tokens} elements, not ${positions.length}`,
    );
  }
  positions.forEach((position, i) => {
    if (Number.isInteger(position) && position >= 0 && position < rows) return;
    const code = Number.isFinite(position) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
    throw wrongValue(code, `positions[${i}]`, position, `an integer from 0 to ${rows - 1}, a row of the table`);
  });
  return positions;
}

export interface PaddedPositionsOptions {
  /** [B, T], not 0 for tokens; a tensor, or a list of the rows one after the other. */
  readonly mask: NumberList;
  /** B; default that of the mask's shape, 1 for a list. */
  readonly batch?: number | undefined;
  /** The position of padding; default 0. */
  readonly paddingPosition?: number | undefined;
}

/**
 * Positions of a batch with padding: as many tokens from the start as the mask has kept before; padding gets
 * `paddingPosition`.
 *
 * Shapes: [B, T] for a mask [B, T]. Units: positions in tokens. Errors: `TypeError` for a wrong type or an unknown
 * option, `RangeError` for a mask that is not whole rows or holds NaN, a `paddingPosition` that is not finite.
 *
 * @example
 * paddedPositions({ mask: [0, 0, 1, 1] }).data; // Float64Array [0, 0, 0, 1]
 */
export function paddedPositions(options: PaddedPositionsOptions): Matrix<Float64Array> {
  enter('paddedPositions');
  const read = readOptions<PaddedPositionsOptions>(options, 'options', ['mask', 'batch', 'paddingPosition']);
  const mask = shapedMask(read.mask);
  const paddingPosition = readNumber(read.paddingPosition, 'paddingPosition', 0);
  const { batch, tokens } = readBatch(read.batch, mask, 'mask');
  const data = new Float64Array(batch * tokens);
  call(cpp.paddedPositions, { mask: mask.data, batch, tokens, paddingPosition, out: data });
  return matrixOf(data, batch, tokens);
}

export interface PackedPositionsOptions {
  /** The number of the sequence that each token belongs to, [B, T]; a tensor, or a list of its rows. */
  readonly sequences: NumberList;
  /** B; default that of the sequences' shape, 1 for a list. */
  readonly batch?: number | undefined;
}

/**
 * Positions of rows packed with several sequences: they start again where the sequence's number changes.
 *
 * Shapes: [B, T] for sequences [B, T]. Units: positions in tokens. Errors: `TypeError` for a wrong type or an unknown
 * option, `RangeError` for a number that is not an integer of 32 bits, or sequences that are not whole rows.
 *
 * @example
 * packedPositions({ sequences: [0, 0, 0, 1, 1] }).data; // Float64Array [0, 1, 2, 0, 1]
 */
export function packedPositions(options: PackedPositionsOptions): Matrix<Float64Array> {
  enter('packedPositions');
  const read = readOptions<PackedPositionsOptions>(options, 'options', ['sequences', 'batch']);
  const list = shapedNumbers(read.sequences, 'sequences');
  const sequences = Int32Array.from(list.data);
  list.data.forEach((x, i) => {
    if (x !== sequences[i]) throw wrongValue('POSENC_OUT_OF_RANGE', `sequences[${i}]`, x, 'an integer of 32 bits');
  });
  const { batch, tokens } = readBatch(read.batch, list, 'sequences');
  const data = new Float64Array(sequences.length);
  call(cpp.packedPositions, { sequences, batch, tokens, out: data });
  return matrixOf(data, batch, tokens);
}

function readBatch(
  value: unknown,
  { data: list, shape }: ShapedList<ArrayLike<number>>,
  name: string,
): { batch: number; tokens: number } {
  const batch = readSize(value, 'batch', 0, shape?.length === 2 ? shape[0] : 1);
  fitShape(shape, name, [batch, 'tokens']);
  const tokens = batch === 0 ? 0 : Math.floor(list.length / batch);
  if (batch * tokens !== list.length) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      name,
      list,
      `${batch} rows of the same length, not ${list.length} elements`,
    );
  }
  return { batch, tokens };
}

import * as cpp from '../../../../build/wasm/calls.js';
import type { ArrayOf, Dtype, AnyFloats, OutOf } from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import { type Matrix, type TensorLike } from '../runtime/matrix.ts';
import { numbersInOrder } from '../runtime/lists.ts';
import { readMatrix, makeTensor, asRows } from '../runtime/tensor.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';
import type { NumberList } from '../runtime/positions.ts';

/**
 * `normal`: GPT-2; `truncatedNormal`: drawn again beyond `truncation` standard deviations, as BERT and ViT;
 * `inverseSqrtDim`: normal with the standard deviation D^-0.5, as fairseq; `uniform`: DETR's rows and columns.
 */
export type Initialization = 'normal' | 'truncatedNormal' | 'inverseSqrtDim' | 'uniform';

export interface LearnedTableOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly rows: number;
  /** 1 to 2^24. */
  readonly dim: number;
  /** Default `normal`. */
  readonly initialization?: Initialization | undefined;
  /** Default 0.02. */
  readonly standardDeviation?: number | undefined;
  /** In standard deviations, 0.1 or above; default 2. timm's bounds of -2 and 2 are 2 / standardDeviation. */
  readonly truncation?: number | undefined;
  /** The lower end of the uniform draws; default 0. */
  readonly low?: number | undefined;
  /** The upper end of the uniform draws; default 1. */
  readonly high?: number | undefined;
  /** An integer from 0 to 2^53 - 1; default 0. */
  readonly seed?: number | undefined;
  /** This row is zero; none by default. */
  readonly paddingIndex?: number | undefined;
}

/**
 * A learned table as training would start with: the same numbers on every platform for the same seed, though not those
 * of another library's generator.
 *
 * Shapes: [rows, D] for `dim` = D, row-major. Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a `dim` outside 1 to 2^24, a negative
 * `standardDeviation`, a `truncation` below 0.1, a `low` above `high`, an `out` of the wrong length; `PosencError` when
 * WebAssembly is missing or memory runs out. A failing call changes nothing.
 *
 * @example
 * learnedTable({ rows: 512, dim: 768, initialization: 'truncatedNormal', seed: 1 });
 */
export function learnedTable<D extends Dtype = 'float32'>(options: LearnedTableOptions<D>): Matrix<ArrayOf<D>> {
  enter('learnedTable');
  const values = readFields(cpp.LearnedTableOptions, options, outputKeys);
  return makePieces(values.rows, values.dim, values, (firstRow, count, out) =>
    call(cpp.learnedRows, { ...values, firstRow, count, out }),
  );
}

export interface LookUpOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly table: TensorLike;
  /** Rows to look up, before the offset is added: a tensor of any shape is read row by row. */
  readonly positions: NumberList;
  /** Added to every position; default 0, 2 in OPT. */
  readonly offset?: number | undefined;
  /** The factor of the row; default 1, D^-0.5 in x-transformers. */
  readonly scale?: number | undefined;
}

const lookUpKeys = ['table', 'positions', ...outputKeys] as const;

/**
 * Row position + offset of a learned table for each position. The table ends: a position past its last row is an error.
 *
 * Shapes: [T, D] for T positions and a table [rows, D], row-major. Units: positions in tokens.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for a position that with the offset is
 * outside the table, a table or `out` of another length; `PosencError` when WebAssembly is missing or memory runs out.
 * A failing call changes nothing.
 *
 * @example
 * lookUp({ table: learnedTable({ rows: 514, dim: 64 }), positions: [0, 1, 2], offset: 2 });
 */
export function lookUp<T extends OutOf<Dtype>>(options: LookUpOptions & { readonly out: T }): Matrix<T>;
export function lookUp<D extends Dtype = 'float32'>(options: LookUpOptions<D>): Matrix<ArrayOf<D>>;
export function lookUp(options: LookUpOptions): Matrix<AnyFloats>;
export function lookUp(options: LookUpOptions): Matrix<AnyFloats> {
  enter('lookUp');
  const read = readFields(cpp.LookUpOptions, options, lookUpKeys, ['dim']);
  const { data: table, rows, columns } = readMatrix(read.table, 'table');
  const { offset } = read;
  const positions = numbersInOrder(read.positions, 'positions');
  positions.forEach((position, i) => {
    const row = position + offset;
    if (Number.isInteger(row) && row >= 0 && row < rows) return;
    const code = Number.isFinite(position) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
    const allowed = `an integer from ${-offset} to ${rows - 1 - offset}: the table has ${rows} rows`;
    throw wrongValue(code, `positions[${i}]`, position, allowed);
  });
  const values = { ...read, positions, table, dim: columns };
  return asRows(makeTensor(read, [positions.length, columns], (out) => call(cpp.lookUp, { ...values, out })));
}

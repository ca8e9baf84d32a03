// Numbers as they were pasted: a table or a part of one, with the places that they have in the whole.
import type { Dtype } from './vectors/types.ts';

export interface Sheet {
  /** Row by row, as many as `rows` times `columns`. */
  readonly values: Float64Array;
  /** The rows and columns of the whole table that are here, in order; a printout may leave some out. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The size of the whole table. */
  readonly height: number;
  readonly width: number;
  /** By cell, one unit of the last digit that was written; 0 where all bits are known. */
  readonly units: Float64Array;
  /** Names before the rows say their positions: they are not those of other rows. */
  readonly named?: true;
  /** Somebody wrote each cell with as many digits as seemed right, rounded some and cut others off. */
  readonly mixed?: true;
  /** The format that the numbers had before they were written: what an error is measured against. */
  readonly dtype: Dtype;
}

export const countTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Finer than float32 can be printed usefully, and not a float32 number with all its digits, or the nine it needs. */
const isDouble = (value: number, unit: number): boolean =>
  unit < 1e-11 && Math.fround(value) !== value && Number(value.toPrecision(9)) !== value;

const dtypeOf = (values: Float64Array, units: Float64Array): Sheet['dtype'] =>
  values.some((value, at) => isDouble(value, units[at] ?? 0)) ? 'float64' : 'float32';

export const wholeSheet = (
  values: Float64Array,
  height: number,
  width: number,
  units: Float64Array = new Float64Array(values.length),
): Sheet => ({
  values,
  rows: countTo(height),
  columns: countTo(width),
  height,
  width,
  units,
  dtype: dtypeOf(values, units),
});

export const partOfSheet = (part: Omit<Sheet, 'dtype'>): Sheet => ({
  ...part,
  dtype: dtypeOf(part.values, part.units),
});

/** The same numbers with rows and columns exchanged. */
export function transposed(sheet: Sheet): Sheet {
  const { values, units, rows, columns, height, width } = sheet;
  const turned = (list: Float64Array): Float64Array =>
    list.map((_, at) => list[(at % rows.length) * columns.length + Math.floor(at / rows.length)] ?? NaN);
  return {
    ...sheet,
    values: turned(values),
    units: turned(units),
    rows: columns,
    columns: rows,
    height: width,
    width: height,
  };
}

/** Some rows and columns of a sheet, by their places in it. */
export function pick(sheet: Sheet, rows: readonly number[], columns: readonly number[]): Sheet {
  const taken = (list: Float64Array): Float64Array =>
    Float64Array.from(rows.flatMap((row) => columns.map((column) => list[row * sheet.columns.length + column] ?? NaN)));
  return {
    ...sheet,
    values: taken(sheet.values),
    units: taken(sheet.units),
    rows: rows.map((row) => sheet.rows[row] ?? 0),
    columns: columns.map((column) => sheet.columns[column] ?? 0),
  };
}

/** Some rows that follow each other. */
export function rowsOf(sheet: Sheet, from: number, count: number): Sheet {
  const across = sheet.columns.length;
  const taken = (list: Float64Array): Float64Array => list.subarray(from * across, (from + count) * across);
  return {
    ...sheet,
    values: taken(sheet.values),
    units: taken(sheet.units),
    rows: sheet.rows.slice(from, from + count),
  };
}

/** So many places of a longer list: the first ones, and others spread over the rest. */
export function spread(length: number, most: number): number[] {
  if (length <= most) return countTo(length);
  const first = Math.ceil(most / 3);
  const rest = most - first;
  return [...countTo(first), ...countTo(rest).map((k) => first + Math.floor(((k + 1) * (length - first)) / rest) - 1)];
}

/** A sample that is enough to tell what a table is. */
export const sampled = (sheet: Sheet, rows: number, columns: number): Sheet =>
  pick(sheet, spread(sheet.rows.length, rows), spread(sheet.columns.length, columns));

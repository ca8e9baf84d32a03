import { similarity, type Table as AnyTable, type Measure } from 'posenc';
import { fnv1a } from '../shared/state/hash.ts';

/** Cells with a row of numbers each, drawn by the similarity of the rows. */
export type Table = AnyTable<Float32Array>;

const sameRow = ({ data, columns }: Table, a: number, b: number): boolean => {
  for (let column = 0; column < columns; column += 1)
    if (data[a * columns + column] !== data[b * columns + column]) return false;
  return true;
};

/** For each cell the first one that has the very same row. */
export function firstWithRow(table: Table): Int32Array {
  const { data, rows, columns } = table;
  // + 0: there is one zero only.
  const words = new Int32Array(Float32Array.from(data, (value) => value + 0).buffer);
  const seen = new Map<number, number[]>();
  return Int32Array.from({ length: rows }, (_first, row) => {
    const hash = fnv1a(words.subarray(row * columns, (row + 1) * columns));
    const others = seen.get(hash) ?? [];
    const first = others.find((other) => sameRow(table, other, row));
    if (first !== undefined) return first;
    seen.set(hash, [...others, row]);
    return row;
  });
}

/** One cell against all, as the figure draws it. */
export interface Likeness {
  readonly values: Float32Array;
  readonly least: number;
  readonly greatest: number;
  /** Other cells with the very same row. */
  readonly alike: readonly number[];
  /** The cell most like this one among those with another row, if there is one. */
  readonly nearest: number | undefined;
}

export function likeness({ table, first }: Omit<Repeating, 'distinct'>, cell: number, measure: Measure): Likeness {
  const { data, columns } = table;
  const row = { data: data.slice(cell * columns, (cell + 1) * columns), rows: 1, columns };
  const values = similarity({ table: row, others: table, measure }).data;
  const alike: number[] = [];
  let [least, greatest, nearest] = [Infinity, -Infinity, undefined as number | undefined];
  values.forEach((value, other) => {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
    if (first[other] === first[cell]) {
      if (other !== cell) alike.push(other);
      return;
    }
    const [before, nearer] = [values[nearest ?? -1], measure === 'distance' ? -1 : 1];
    if (before === undefined || nearer * value > nearer * before) nearest = other;
  });
  return { values, least, greatest, alike, nearest };
}

/** A table, and which of its rows repeat. */
export interface Repeating {
  readonly table: Table;
  /** For each cell the first one that has the very same row. */
  readonly first: Int32Array;
  readonly distinct: number;
}

export function repeatsIn(table: Table): Repeating {
  const first = firstWithRow(table);
  return { table, first, distinct: first.filter((other, row) => other === row).length };
}

// Learned parameters of models trained here: `npm run bench -- trained-tables` made the file.
import type { Table } from 'posenc';
import stored from '../trained/learned.json';
import type { Trial } from './encoding.ts';

type Kind = 'learned' | 'shaw' | 't5';

/** Rounded: a number is `scale` times a whole one from -28 to 28. */
export interface Learned {
  readonly rows: number;
  readonly columns: number;
  readonly scale: number;
  readonly entries: Int8Array;
}

/** The longest sentences of their training: a model for each. */
export const trainedLengths = ['16', '32'] as const;

/** The training set-up, for the text. */
export const { command, steps, shortest } = stored;

/** A character for each number. */
const entriesOf = (data: string): Int8Array => Int8Array.from(data, (character) => character.charCodeAt(0) - 63);

/**
 * T5 has one table for all widths, with a number for each head instead of vectors. Shaw's vectors are those of the
 * longer sentences: in the shorter ones no key is as far back as the last of them.
 */
export function learnedBy(kind: Kind, { dim, trained }: Pick<Trial, 'dim' | 'trained'>): Learned {
  const found = stored.tables.find(
    ({ encoding, longest, ...table }) =>
      encoding === kind && (kind === 'shaw' || longest === trained) && (kind === 't5' || table.dim === dim),
  );
  if (!found) throw new RangeError(`no ${kind} of width ${dim} was trained on sentences up to ${trained}`);
  const { rows, columns, scale, data } = found;
  return { rows, columns, scale, entries: entriesOf(data) };
}

/** The numbers themselves; rows past the last are 0. */
export function matrixOf({ rows, columns, scale, entries }: Learned, count = rows): Table<Float32Array> {
  const data = new Float32Array(count * columns);
  entries.forEach((entry, index) => (data[index] = entry * scale));
  return { data, rows: count, columns };
}

/** One column as a table. */
export function columnOf({ rows, columns, scale, entries }: Learned, column: number): Learned {
  return { rows, columns: 1, scale, entries: entries.filter((_entry, index) => index % columns === column) };
}

/** The whole numbers in a program, some twenty a line. */
export const listOf = ({ entries }: Learned, indent: string): string =>
  Array.from({ length: Math.ceil(entries.length / 20) }, (_line, at) =>
    Array.from(entries.subarray(20 * at, 20 * at + 20)).join(', '),
  ).join(`,\n${indent}`);

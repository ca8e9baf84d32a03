// The answer to pasted numbers: the verdict, the first wrong cell, and the numbers around it beside the right ones.
import { decodeNpy } from 'posenc';
import type { Said, Wish } from './judge/guess.ts';
import { judgeReadings } from './judge/judge.ts';
import type { Judged } from './judge/judged.ts';
import { judgeOpen } from './judge/open.ts';
import { readNumbers, readNumbersIn, type SheetRead } from './read/readings.ts';
import { mostBytes, Unreadable } from './read/table.ts';
import { pick, type Sheet } from './sheet.ts';

/** A part of the numbers beside the right ones, around the first wrong cell. */
export interface Excerpt {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly given: readonly number[];
  readonly right: readonly number[] | undefined;
  /** Places in the excerpt. */
  readonly wrong: readonly number[];
}

export interface WrongCell {
  readonly row: number;
  readonly column: number;
  readonly given: number;
  readonly right: number;
}

export interface NumbersAnswer extends Omit<Judged, 'sheet' | 'right' | 'wrong' | 'cutOff'> {
  readonly kind: 'numbers';
  readonly height: number;
  readonly width: number;
  readonly cells: number;
  readonly read: SheetRead['kind'];
  readonly notes: SheetRead['notes'];
  readonly first: WrongCell | undefined;
  readonly excerpt: Excerpt;
}

/** Why nothing is judged: a reason that has a sentence in every language. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const refusal = (reason: string, values: Refused['values'] = {}): Refused => ({
  kind: 'refused',
  reason,
  values,
});

/** As much as a figure shows. */
const [mostRows, mostColumns] = [32, 48];

/** A window of `shown` indices near `at`, within 0 to all - 1. */
function around(at: number, shown: number, all: number): number[] {
  const start = Math.max(0, Math.min(at - Math.floor(shown / 3), all - shown));
  return Array.from({ length: Math.min(shown, all) }, (_, k) => start + k);
}

function excerptOf(sheet: Sheet, { right, wrong }: Judged): Excerpt {
  const across = sheet.columns.length;
  const [at = 0] = wrong;
  const rows = around(Math.floor(at / across), mostRows, sheet.rows.length);
  const columns = around(at % across, mostColumns, across);
  const part = pick(sheet, rows, columns);
  const isWrong = new Set(wrong);
  const places = rows.flatMap((row) => columns.map((column) => row * across + column));
  return {
    rows: part.rows,
    columns: part.columns,
    given: [...part.values],
    right: right && Array.from(right(part)),
    wrong: places.flatMap((place, k) => (isWrong.has(place) ? [k] : [])),
  };
}

function firstOf(sheet: Sheet, { right, wrong }: Judged): WrongCell | undefined {
  const [at] = wrong;
  if (at === undefined || !right) return undefined;
  const across = sheet.columns.length;
  const cell = pick(sheet, [Math.floor(at / across)], [at % across]);
  const [row = 0, column = 0] = [cell.rows[0], cell.columns[0]];
  return { row, column, given: cell.values[0] ?? NaN, right: right(cell)[0] ?? NaN };
}

/** As many cells are named one by one. */
const mostNamed = 6;

function cutOffRemark(sheet: Sheet, places: readonly number[]): Said[] {
  if (places.length === 0) return [];
  const across = sheet.columns.length;
  const cells = places.slice(0, mostNamed).map((at) => {
    const [row = 0, column = 0] = [sheet.rows[Math.floor(at / across)], sheet.columns[at % across]];
    return `(${row}, ${column})`;
  });
  const more = places.length > mostNamed ? ', …' : '';
  return [{ key: 'remark.cutOff', values: { count: places.length, cells: cells.join(', ') + more } }];
}

/** The verdict on what was read, with what the page shows of it. */
export function answerNumbers({ readings, kind, notes, open }: SheetRead, wish?: Wish): NumbersAnswer {
  const judged = open ? judgeOpen(readings[0]) : judgeReadings(readings, wish);
  const { sheet, right: _right, wrong: _wrong, cutOff, ...said } = judged;
  const [given] = readings;
  return {
    kind: 'numbers',
    ...said,
    remarks: [...said.remarks, ...cutOffRemark(sheet, cutOff)],
    // Rows that their names number may be few of many.
    height: notes.includes('abridged') ? given.height : given.rows.length,
    width: given.width,
    cells: given.values.length,
    read: kind,
    notes,
    first: firstOf(sheet, judged),
    excerpt: excerptOf(sheet, judged),
  };
}

/** Answers a text or a file that should hold a table. */
export async function answerTable(source: string | Blob): Promise<NumbersAnswer | Refused> {
  try {
    if (typeof source === 'string') return answerNumbers(readNumbers(source));
    if (source.size > mostBytes) return refusal('tooLarge', { limit: mostBytes / 2 ** 20 });
    return answerNumbers(readNumbersIn(new Uint8Array(await source.arrayBuffer()), decodeNpy));
  } catch (error) {
    if (error instanceof Unreadable) return refusal(error.reason, error.values);
    throw error;
  }
}

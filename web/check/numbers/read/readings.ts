// Numbers out of whatever was pasted: a table alone, or somewhere in a program's output.
import { type DecodeNpy, isBinary, readBytes, readText, readTextLines, textOf } from './file.ts';
import { namedLinesOf, printoutOf, type Printout } from './printout.ts';
import { readPrintout } from './text.ts';
import { tidyPrints } from './printed.ts';
import { mostBytes, Unreadable, type Note, type TableRead } from './table.ts';
import { readAbridged } from './abridged.ts';
import { partOfSheet, wholeSheet, type Sheet } from '../sheet.ts';

export type SheetNote = Note | 'output' | 'largest' | 'abridged';

export interface SheetRead {
  /** The numbers, in the readings to be tried, the nearest to the text first. */
  readonly readings: readonly [Sheet, ...Sheet[]];
  readonly kind: TableRead['kind'];
  readonly notes: readonly SheetNote[];
  /** Rows that end with dots, whose width neither is said nor follows from the numbers. */
  readonly open?: true;
}

/** Rows as they are counted, and as their names number them; with as many digits in all, and each with its own. */
export function sheetOf({
  table: { data, rows, columns },
  units,
  ownUnits,
  labels,
  kind,
  notes,
}: TableRead): SheetRead {
  // A count in a column of its own begins anew in every part of a table; a name says which row it is.
  const isNamed = kind === 'print' && labels !== undefined;
  const whole = wholeSheet(data, rows, columns, units);
  const counted: Sheet = isNamed ? { ...whole, named: true } : whole;
  const isCounted = labels === undefined || labels.every((label, row) => label === row);
  const named = isCounted ? undefined : partOfSheet({ ...counted, rows: labels, height: (labels.at(-1) ?? 0) + 1 });
  const mixed = (sheet: Sheet): Sheet[] => (ownUnits ? [{ ...sheet, units: ownUnits, mixed: true }] : []);
  const others = [...(named ? [counted] : []), ...(named ? mixed(named) : []), ...mixed(counted)];
  return { readings: [named ?? counted, ...others], kind, notes };
}

/** Errors: `Unreadable`, with the reason. */
export function readNumbers(given: string): SheetRead {
  if (given.length > mostBytes) throw new Unreadable('tooLarge', { limit: mostBytes / 2 ** 20 });
  const text = tidyPrints(given);
  if (text === '') throw new Unreadable('empty');
  if (text.startsWith('{') && /"\s*:/.test(text.slice(0, 2000))) return sheetOf(readText(text));
  // As a printout even where it is JSON: parsed numbers have lost the zeros at their ends.
  const printout = printoutOf(text);
  if (printout) return readPrinted(printout, text);
  const named = /\.{3}|…|⋮/.test(text) ? namedLinesOf(text) : undefined;
  if (named) return readPrinted(named, text);
  return sheetOf(readTextLines(text));
}

/** A file of any kind. Errors: `Unreadable`, with the reason. */
export const readNumbersIn = (bytes: Uint8Array, decode: DecodeNpy): SheetRead =>
  isBinary(bytes) ? sheetOf(readBytes(bytes, decode)) : readNumbers(textOf(bytes));

function readPrinted(printout: Printout, text: string): SheetRead {
  const notes: SheetNote[] = [];
  if (printout.words) notes.push('output');
  if (printout.others) notes.push('largest');
  if (printout.rowGap === undefined && printout.columnGap === undefined) {
    const read = sheetOf(readPrintout(printout));
    return { ...read, notes: [...read.notes, ...notes] };
  }
  return { ...readAbridged(printout, text), kind: 'print', notes: [...notes, 'abridged'] };
}

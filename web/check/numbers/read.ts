// Numbers out of whatever was pasted: a table alone, or somewhere in a program's output.
import { readText, readTextLines } from '../../page/labs/claims/read/file.ts';
import { namedLinesOf, printoutOf, type Printout } from '../../page/labs/claims/read/printout.ts';
import { readPrintout } from '../../page/labs/claims/read/text.ts';
import { tidy } from '../../page/labs/claims/read/tidy.ts';
import { mostBytes, Unreadable, type Note, type TableRead } from '../../page/labs/claims/read/table.ts';
import { readAbridged } from './abridged.ts';
import { partOfSheet, wholeSheet, type Sheet } from './sheet.ts';

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
  const counted = wholeSheet(data, rows, columns, units);
  const isCounted = labels === undefined || labels.every((label, row) => label === row);
  const named = isCounted ? undefined : partOfSheet({ ...counted, rows: labels, height: (labels.at(-1) ?? 0) + 1 });
  const mixed = (sheet: Sheet): Sheet[] => (ownUnits ? [{ ...sheet, units: ownUnits, mixed: true }] : []);
  const others = [...(named ? [counted] : []), ...(named ? mixed(named) : []), ...mixed(counted)];
  return { readings: [named ?? counted, ...others], kind, notes };
}

/** Errors: `Unreadable`, with the reason. */
export function readNumbers(given: string): SheetRead {
  if (given.length > mostBytes) throw new Unreadable('tooLarge', { limit: mostBytes / 2 ** 20 });
  const text = tidy(given);
  if (text === '') throw new Unreadable('empty');
  if (text.startsWith('{') && /"\s*:/.test(text.slice(0, 2000))) return sheetOf(readText(text));
  // As a printout even where it is JSON: parsed numbers have lost the zeros at their ends.
  const printout = printoutOf(text);
  if (printout) return readPrinted(printout, text);
  const named = /\.{3}|…|⋮/.test(text) ? namedLinesOf(text) : undefined;
  if (named) return readPrinted(named, text);
  return sheetOf(readTextLines(text));
}

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

// Numbers out of whatever was pasted: a table alone, or somewhere in a program's output.
import { readText } from '../../page/labs/claims/read/file.ts';
import { mostBytes, Unreadable, type Note, type TableRead } from '../../page/labs/claims/read/table.ts';
import { readAbridged } from './abridged.ts';
import { wholeSheet, type Sheet } from './sheet.ts';

export type SheetNote = Note | 'output' | 'largest' | 'abridged';

export interface SheetRead {
  readonly sheet: Sheet;
  readonly kind: TableRead['kind'];
  readonly notes: readonly SheetNote[];
}

export const sheetOf = ({ table: { data, rows, columns }, units, kind, notes }: TableRead): SheetRead => ({
  sheet: wholeSheet(data, rows, columns, units),
  kind,
  notes,
});

/** Brackets with numbers in them, from the outermost to its end. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '[' && depth++ === 0) start = at;
    if (letter === ']' && depth > 0 && --depth === 0) blocks.push(text.slice(start, at + 1));
  }
  return blocks;
}

const countOf = (block: string): number => block.match(/\d(?:[\d.eE+-]*)/g)?.length ?? 0;

/** `position 3: 0.14 -0.99`: what stands behind the last sign of each line, where that is nothing but numbers. */
function labelled(text: string): string {
  const tails = text.split(/\r?\n/).map((line) => /[:=|>]([-+\d.eE,;\s]+)$/.exec(line)?.[1]?.trim() ?? '');
  return tails.filter((tail) => /\d[\s,;]+[-+.\d]/.test(tail)).join('\n');
}

/** Errors: `Unreadable`, with the reason. */
export function readNumbers(given: string): SheetRead {
  if (given.length > mostBytes) throw new Unreadable('tooLarge', { limit: mostBytes / 2 ** 20 });
  const text = given
    .replace(/^\uFEFF/, '')
    .replaceAll('\u2212', '-')
    .trim();
  if (text === '') throw new Unreadable('empty');
  if (text.startsWith('{')) return sheetOf(readText(text));
  const blocks = blocksOf(text).filter((block) => countOf(block) > 1);
  const [largest] = [...blocks].sort((a, b) => countOf(b) - countOf(a));
  if (largest === undefined) return readLines(text);
  const notes: SheetNote[] = [];
  if (/^\W*(tensor|array)?\W*$/.test(text.slice(0, text.indexOf(largest))) === false) notes.push('output');
  if (blocks.length > 1) notes.push('largest');
  if (/\.\.\.|…/.test(largest)) {
    const read = readAbridged(largest, text.replace(largest, ' '));
    return { sheet: read, kind: 'print', notes: [...notes, 'abridged'] };
  }
  // As a printout even where it is JSON: parsed numbers have lost the zeros at their ends.
  const read = sheetOf(readText(`array(${largest})`));
  return { ...read, notes: [...read.notes, ...notes] };
}

function readLines(text: string): SheetRead {
  try {
    return sheetOf(readText(text));
  } catch (error) {
    const tails = labelled(text);
    if (!(error instanceof Unreadable) || tails === '') throw error;
    const read = sheetOf(readText(tails));
    return { ...read, notes: [...read.notes, 'output'] };
  }
}

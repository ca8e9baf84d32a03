// Tables as text: lines of numbers, or the output of NumPy and PyTorch.
import { Rows, Unreadable, type Note, type TableRead } from './table.ts';

/** A number, however wrong: anything else in the first line makes that line a header. */
const numeric = /^[+-]?[\d.,]+(e[+-]?\d+)?$|^[+-]?(nan|inf(inity)?)$/i;

/** Names of a first column that only counts. */
const counting = /^(|pos(ition)?|index|row|n|t)$/i;

interface Manner {
  readonly split: (line: string) => string[];
  readonly decimalComma: boolean;
}

/**
 * The separator of cells, from the first lines: a reader in Madrid or Rome has semicolons, and commas in the numbers.
 */
function mannerOf(sample: string): Manner {
  const by =
    (separator: string) =>
    (line: string): string[] =>
      line.split(separator).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      );
  if (sample.includes(';')) return { split: by(';'), decimalComma: true };
  if (sample.includes('\t')) return { split: by('\t'), decimalComma: true };
  if (sample.includes(',')) return { split: by(','), decimalComma: false };
  return { split: (line) => line.trim().split(/\s+/), decimalComma: false };
}

/** CSV and similar formats, line by line, so that a large file is never copied as a whole. */
export function readLines(text: string): TableRead {
  const { split, decimalComma } = mannerOf(text.slice(0, 4096));
  const rows = new Rows();
  const notes: Note[] = [];
  let skip = 0;
  let first = true;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end).trimEnd();
    from = end < 0 ? text.length : end + 1;
    if (line.trim() === '' || line.startsWith('#')) continue;
    const cells = split(line);
    // A separator at the end of the line ends the last cell, it does not begin another.
    if (cells.length > 1 && cells.at(-1) === '') cells.pop();
    if (first) {
      first = false;
      if (cells.some((cell) => !numeric.test(cell))) {
        notes.push('header');
        if (cells.length > 1 && counting.test(cells[0] ?? '')) {
          notes.push('index');
          skip = 1;
        }
        continue;
      }
    }
    rows.add(skip === 0 ? cells : cells.slice(skip), decimalComma);
  }
  if (decimalComma && text.slice(0, 4096).includes(',')) notes.push('decimalComma');
  return { kind: 'csv', table: rows.matrix(), units: rows.units(), notes };
}

/** The output of `print(table)`: rows in brackets, which may run over several lines. */
export function readPrint(text: string): TableRead {
  if (/\.\.\.|…/.test(text)) throw new Unreadable('abbreviated');
  const rows = new Rows();
  for (const match of text.matchAll(/\[([^[\]]*)\]/g)) {
    const cells = (match[1] ?? '').split(/[\s,]+/).filter((cell) => cell !== '');
    rows.add(cells);
  }
  return { kind: 'print', table: rows.matrix(), units: rows.units(), notes: [] };
}

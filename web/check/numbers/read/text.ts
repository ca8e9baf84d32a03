// Tables as text: lines of numbers, or the output of NumPy and PyTorch.
import { hasDecimalCommas, refuseGaps, type Printout } from './printout.ts';
import { Rows, type Note, type TableRead } from './table.ts';

/** A number, however wrong: anything else in the first line makes that line a header. */
const numeric = /^[+-]?[\d.,]+(e[+-]?\d+)?$|^[+-]?(nan|inf(inity)?)$/i;

/** Names of a first column that only counts. */
const counting = /^(|pos(ition)?|index|row|n|t)$/i;

/** So many characters show how a file is written. */
const sampled = 4096;

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
  // The last line of a sample may be cut off.
  const lines = sample.split('\n').slice(0, sample.length < sampled ? undefined : -1);
  if (hasDecimalCommas(lines.filter((line) => line.trim() !== '')))
    return { split: (line) => line.trim().split(/,?\s+/), decimalComma: true };
  if (sample.includes(',')) return { split: by(','), decimalComma: false };
  return { split: (line) => line.trim().split(/\s+/), decimalComma: false };
}

/** CSV and similar formats, line by line, so that a large file is never copied as a whole. */
export function readLines(text: string): TableRead {
  const { split, decimalComma } = mannerOf(text.slice(0, sampled));
  const rows = new Rows();
  const notes: Note[] = [];
  const counts: number[] = [];
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
    if (skip > 0) counts.push(Number(cells[0]));
    rows.add(skip === 0 ? cells : cells.slice(skip), decimalComma);
  }
  const counted = skip > 0 ? counts : rows.takeCount();
  if (skip === 0 && counted) notes.push('index');
  if (decimalComma && text.slice(0, sampled).includes(',')) notes.push('decimalComma');
  return rows.read('csv', notes, counted?.every((count) => Number.isInteger(count)) ? counted : undefined);
}

/** A printout as a table. Errors: `Unreadable`, also if cells were left out. */
export function readPrintout(printout: Printout): TableRead {
  refuseGaps(printout);
  const rows = new Rows();
  for (const cells of printout.rows) rows.add(cells, printout.decimalComma);
  const { labels, decimalComma } = printout;
  return rows.read('print', decimalComma ? ['decimalComma'] : [], labels);
}

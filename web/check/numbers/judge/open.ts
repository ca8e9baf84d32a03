// Rows that end with dots, and whose numbers no width of the paper's table has.
import { Unreadable } from '../read/table.ts';
import type { Judged } from './judged.ts';
import type { Sheet } from '../sheet.ts';
import { sumOf } from './sum.ts';

/** Errors: `Unreadable`, if the rows are not even the beginning of a table of sines and cosines. */
export function judgeOpen(sheet: Sheet): Judged {
  const sum = sumOf(sheet);
  if (sum) return sum;
  const across = sheet.columns.length;
  // The first pair is the same at every width.
  const begins = (): boolean =>
    sheet.rows.every((row, down) =>
      [Math.sin(row), Math.cos(row)].every(
        (right, column) =>
          Math.abs((sheet.values[down * across + column] ?? NaN) - right) <= (sheet.units[down * across + column] ?? 0),
      ),
    );
  if (sheet.rows.length < 3 || across < 4 || !begins()) throw new Unreadable('abbreviated');
  return {
    verdict: 'mistake',
    family: 'sinusoidal',
    remarks: [],
    causes: [{ key: 'fault.noWidth' }],
    cut: 'rounded',
    sheet,
    right: undefined,
    wrong: [],
    wrongCount: 0,
    cutOff: [],
    unexplained: 0,
  };
}

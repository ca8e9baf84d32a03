import { identify, roundToFormat, type Diagnosis, type Matrix, type NumberFormat } from 'posenc';
import type { TableRead } from './table.ts';

/**
 * The digits that always give a number of the format back, and those that some number of a table needs: with fewer, the
 * print may as well be a rounding of anything.
 */
const prints: readonly { readonly format: NumberFormat; readonly most: number; readonly least: number }[] = [
  { format: 'bfloat16', most: 4, least: 3 }, { format: 'float16', most: 5, least: 4 }, { format: 'float32', most: 9, least: 7 },
];

/** How many significant digits write a number. */
const digitsOf = (value: number): number => String(Math.abs(value)).replace(/e.*/, '').replace('.', '').replace(/^0+/, '').length;

/**
 * The numbers that a print stands for, if it is one of numbers of a format: 0.8413 is what is printed of the float16
 * 0.84130859375. Undefined if some entry is not printed that way.
 */
function printedFrom({ data, rows, columns }: Matrix<Float64Array>, { format, most, least }: (typeof prints)[number]): Matrix<Float64Array> | undefined {
  const exact = roundToFormat({ numbers: data, format });
  let longest = 0;
  for (const [index, value] of data.entries()) {
    const from = exact[index] ?? Number.NaN;
    if (from === value) continue;
    const digits = digitsOf(value);
    longest = Math.max(longest, digits);
    if (digits > most || Number(from.toPrecision(digits)) !== value) return undefined;
  }
  return longest >= least ? { data: exact, rows, columns } : undefined;
}

/** What a table is. Text is first taken for a print of the least precise format that prints so. */
export function diagnose({ kind, table }: TableRead): Diagnosis {
  for (const print of kind === 'npy' ? [] : prints) {
    const exact = printedFrom(table, print);
    if (!exact) continue;
    const found = identify({ table: exact });
    if (!found.source) continue;
    const { firstDifference } = found;
    // Told as it stands in the file.
    const at = firstDifference && { ...firstDifference, value: table.data[firstDifference.row * table.columns + firstDifference.column] ?? 0 };
    return { ...found, firstDifference: at };
  }
  const found = identify({ table });
  const coarse = found.values === 'float16' || found.values === 'bfloat16';
  if (!found.source || found.digits === undefined || !coarse || cutFrom(table, found.values)) return found;
  return { ...unknown(table), digits: found.digits };
}

const decimalsOf = (value: number): number => (String(value).split('e')[0] ?? '').split('.')[1]?.length ?? 0;

/** Whether a print with a fixed count of decimals can be one of numbers of a format: each has such a number near enough. */
function cutFrom({ data }: Matrix<Float64Array>, format: NumberFormat): boolean {
  const exact = roundToFormat({ numbers: data, format });
  const unit = 10 ** -data.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  return data.every((value, index) => Math.abs(value - (exact[index] ?? Number.NaN)) <= unit);
}

/**
 * What is said of a table that only the room of a coarse format would let pass: one wrong digit in a print is no bfloat16.
 * Spoilt in its last entry it passes for nothing, and the first difference is told as the print has it.
 */
function unknown(table: Matrix<Float64Array>): Diagnosis {
  const last = table.data.length - 1;
  const { firstDifference, ...rest } = identify({ table: { ...table, data: table.data.with(last, 5) } });
  const value = table.data[last] ?? 0;
  const { row, column } = firstDifference ?? { row: 0, column: 0 };
  const atLast = row * table.columns + column === last;
  return { ...rest, values: 'float64', firstDifference: firstDifference && atLast ? { ...firstDifference, value } : firstDifference };
}

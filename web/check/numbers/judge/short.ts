// Numbers that were kept in 16 bits before they were written.
import { roundTo, spacing } from '../vectors/numbers.ts';
import type { Dtype } from '../vectors/types.ts';
import type { Sheet } from '../sheet.ts';

/** The significant digits with which programs write numbers of 16 bits; bfloat16 first, whose numbers float16 has. */
const formats = [
  ['bfloat16', [2, 3, 4]],
  ['float16', [3, 4, 5]],
] as const;

type ShortFormat = (typeof formats)[number][0];

export const isShort = (dtype: Dtype): dtype is ShortFormat => dtype === 'bfloat16' || dtype === 'float16';

/** The sheet as numbers of float32, if it has numbers of 16 bits. */
export const inFull = (sheet: Sheet): Sheet => (isShort(sheet.dtype) ? { ...sheet, dtype: 'float32' } : sheet);

/** Bits of evidence against chance. */
const enough = 20;
/** Cells of a large table that are looked at. */
const maxCells = 4096;

/** One unit of the last digit of a value, if its digits name a number of the format; otherwise undefined. */
function finestDigit(value: number, unit: number, format: ShortFormat, digits: readonly number[]): number | undefined {
  const near = roundTo(value, format);
  if (Math.abs(value - near) <= (unit / 2) * (1 + 1e-9)) return Math.max(unit, 1e-9);
  const count = digits.find((precision) => Number(near.toPrecision(precision)) === value);
  return count === undefined ? undefined : 10 ** (Math.floor(Math.log10(Math.abs(near))) + 1 - count);
}

/** The format of 16 bits that all these numbers have; undefined if there is none, or if they are too few to tell. */
function formatOf({ values, units }: Sheet): ShortFormat | undefined {
  const step = Math.max(1, Math.floor(values.length / maxCells));
  const places = [...values.keys()].filter((at) => at % step === 0 && values[at] !== 0);
  return formats.find(([format, digits]) => {
    let [bits, others] = [0, 0];
    for (const at of places) {
      const value = values[at] ?? NaN;
      const finest = finestDigit(value, units[at] ?? 0, format, digits);
      if (finest === undefined) others += 1;
      // Where few decimals of as many digits are numbers of the format, each that is one counts for more.
      else bits += Math.max(0, Math.log2(spacing(value, format) / finest));
    }
    return others <= places.length / 50 && bits >= enough;
  })?.[0];
}

/** The sheet with its format of 16 bits; undefined if its numbers have no such format. */
export function asShort(sheet: Sheet): Sheet | undefined {
  const dtype = formatOf(sheet);
  return dtype && { ...sheet, dtype };
}

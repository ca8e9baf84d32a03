// A worked example: two rows that add up to the third, as a word's embedding and its position do.
import type { Said } from './guess.ts';
import type { Judged } from './judged.ts';
import { countTo, type Sheet } from '../sheet.ts';

/** As many positions as worked examples have. */
const farthest = 64;

/** The position that a row encodes; undefined if none does, or the row says too little. */
function positionOf(row: ArrayLike<number>, unit: number, width: number): number | undefined {
  const right = (position: number, column: number): number =>
    (column % 2 ? Math.cos : Math.sin)(position * 10000 ** (-(column - (column % 2)) / width));
  return countTo(farthest).find((position) =>
    Array.from(row).every((value, column) => Math.abs(value - right(position, column)) <= unit / 2 + 1e-9),
  );
}

/** The verdict on three rows if the third is the sum of the others, but for a few cells; undefined if it is not. */
export function sumOf(sheet: Sheet): Judged | undefined {
  const across = sheet.columns.length;
  if (sheet.rows.length !== 3 || across < 2) return undefined;
  const row = (at: number): Float64Array => sheet.values.subarray(at * across, (at + 1) * across);
  const [one, two, three] = [row(0), row(1), row(2)];
  if ([one, two].some((values) => values.every((value) => value === 0))) return undefined;
  const unit = sheet.units.reduce((most, own) => Math.max(most, own), 1e-9);
  const root = Math.sqrt(sheet.width);
  for (const scale of [1, root]) {
    const sum = one.map((value, at) => scale * value + (two[at] ?? NaN));
    // Numbers of one decimal are meant as they stand; others were rounded, each by itself.
    const room = (unit > 0.05 ? 0.51 : 1 + scale / 2) * unit;
    const wrong = countTo(across).filter((at) => !(Math.abs((three[at] ?? NaN) - (sum[at] ?? NaN)) <= room));
    if (across - wrong.length < Math.max(2, (2 / 3) * across)) continue;
    const places = wrong.map((at) => 2 * across + at);
    const position = positionOf(two, unit, sheet.width);
    const remarks: Said[] = [
      ...(scale === 1 ? [] : [{ key: 'remark.timesRoot', values: { scale: Number(root.toPrecision(6)) } }]),
      ...(position === undefined ? [] : [{ key: 'remark.addedPosition', values: { position } }]),
    ];
    return {
      verdict: wrong.length === 0 ? 'right' : 'cells',
      family: 'sum',
      remarks,
      causes: [],
      cut: 'rounded',
      sheet,
      right: ({ rows, columns }) =>
        rows.flatMap((at) => columns.map((column) => (at === 2 ? sum : row(at))[column] ?? NaN)),
      wrong: places,
      wrongCount: wrong.length,
      cutOff: [],
      unexplained: 0,
    };
  }
  return undefined;
}

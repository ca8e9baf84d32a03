// A printout of NumPy or PyTorch that leaves rows and columns out: the places of what is there.
import { excerpt, Unreadable } from '../../page/labs/claims/read/table.ts';
import { countTo, partOfSheet, type Sheet } from './sheet.ts';

interface Printed {
  readonly rows: readonly (readonly string[])[];
  /** How many of them stand before the gap; all, if there is none. */
  readonly rowsBefore: number;
  readonly columnsBefore: number;
  readonly rowGap: boolean;
  readonly columnGap: boolean;
}

const gap = /^(\.\.\.|…)$/;

function parse(block: string): Printed {
  const rows: string[][] = [];
  let rowsBefore = -1;
  let columnsBefore = -1;
  // A row is a pair of brackets without brackets inside; what stands between rows may be a gap.
  for (const part of block.matchAll(/\[([^[\]]*)\]|(\.\.\.|…)/g)) {
    if (part[2] !== undefined) {
      rowsBefore = rows.length;
      continue;
    }
    const cells = (part[1] ?? '').split(/[\s,]+/).filter((cell) => cell !== '');
    const at = cells.findIndex((cell) => gap.test(cell));
    if (at >= 0) columnsBefore = at;
    rows.push(cells.filter((cell) => !gap.test(cell)));
  }
  const [rowGap, columnGap] = [rowsBefore >= 0, columnsBefore >= 0];
  return {
    rows,
    rowGap,
    columnGap,
    rowsBefore: rowGap ? rowsBefore : rows.length,
    columnsBefore: columnGap ? columnsBefore : (rows[0]?.length ?? 0),
  };
}

/** A shape as programs print it: `torch.Size([100, 64])`, `shape: (100, 64)`, `100 x 64`. */
function shapeIn(text: string): readonly number[] | undefined {
  const named = /(?:size|shape)\D{0,12}?[([]\s*\[?\s*(\d+(?:\s*,\s*\d+)*)/i.exec(text);
  const bare = /\(\s*(\d+(?:\s*,\s*\d+)+)\s*,?\s*\)/.exec(text) ?? /\b(\d+\s*[x×]\s*\d+)\b/.exec(text);
  const found = (named ?? bare)?.[1]?.split(/\s*[,x×]\s*/).map(Number);
  const long = found?.filter((size) => size !== 1) ?? [];
  return long.length > 0 ? long.slice(-2) : undefined;
}

function unitOf(cells: readonly string[]): (cell: string) => number {
  const parts = (cell: string): readonly [number, number | undefined] => {
    const [, fraction = '', power] = /^[-+]?\d*\.?(\d*)(?:e([-+]?\d+))?$/i.exec(cell) ?? [];
    return [fraction.length, power === undefined ? undefined : Number(power)];
  };
  let [decimals, mantissa] = [0, 0];
  for (const [length, power] of cells.map(parts))
    if (power === undefined) decimals = Math.max(decimals, length);
    else mantissa = Math.max(mantissa, length);
  return (cell) => {
    const [, power] = parts(cell);
    return power === undefined ? 10 ** -decimals : 10 ** (power - mantissa);
  };
}

/** The places before and after a gap. */
const placesOf = (shown: number, before: number, size: number): number[] =>
  countTo(shown).map((at) => (at < before ? at : size - shown + at));

/** Widths and heights that people choose, before all others. */
const usual = [
  8, 10, 16, 20, 24, 32, 40, 48, 50, 60, 64, 80, 96, 100, 120, 128, 160, 192, 200, 256, 300, 320, 384, 400, 500, 512,
  640, 768, 1000, 1024, 1280, 1536, 2000, 2048, 2560, 3072, 4000, 4096, 5000, 8192, 10000, 16384, 32768, 65536, 131072,
];

/** Columns of the sinusoidal table, the only one whose size can be told from its numbers. */
function entry(position: number, column: number, width: number, together: boolean): number {
  const half = Math.ceil(width / 2);
  const [pair, sine] = together ? [column % half, column < half] : [column >> 1, column % 2 === 0];
  const angle = position * 10000 ** ((-2 * pair) / width);
  return sine ? Math.sin(angle) : Math.cos(angle);
}

/** The size with which the fewest numbers are not those of the paper's table; undefined if too many are not. */
function fitting(
  sizes: readonly number[],
  count: number,
  cells: (size: number, together: boolean) => Iterable<readonly [right: number, given: number, room: number]>,
): number | undefined {
  if (count < 4) return undefined;
  let best: { readonly size: number; readonly wrong: number } | undefined;
  for (const size of sizes)
    for (const together of [false, true]) {
      const most = (best?.wrong ?? Math.floor(0.12 * count) + 1) - 1;
      let wrong = 0;
      for (const [right, given, room] of cells(size, together)) {
        if (!(Math.abs(given - right) <= room)) wrong += 1;
        if (wrong > most) break;
      }
      if (wrong > most) continue;
      if (wrong === 0) return size;
      best = { size, wrong };
    }
  return best?.size;
}

const sizesFrom = (least: number, most: number): number[] => {
  const own = usual.filter((size) => size >= least && size <= most);
  return [...own, ...countTo(most - least).map((at) => least + at)];
};

/** Errors: `Unreadable`, also if the size is neither said nor to be told. */
export function readAbridged(block: string, around: string): Sheet {
  const { rows, rowsBefore, columnsBefore, rowGap, columnGap } = parse(block);
  const across = rows[0]?.length ?? 0;
  if (rows.length === 0 || across === 0) throw new Unreadable('empty');
  const odd = rows.findIndex((row) => row.length !== across);
  if (odd >= 0) throw new Unreadable('ragged', { row: odd, cells: rows[odd]?.length ?? 0, expected: across });
  const flat = rows.flat();
  const values = Float64Array.from(flat, Number);
  const bad = values.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0) {
    const text = excerpt(flat[bad] ?? '');
    const reason = /^[-+]?(nan|inf)/i.test(text) ? 'notFinite' : 'notNumber';
    throw new Unreadable(reason, { row: Math.floor(bad / across), column: bad % across, text });
  }
  const unit = unitOf(flat);
  const units = Float64Array.from(flat, unit);
  const size = sizeOf();
  if (!size) throw new Unreadable('abbreviated');
  const [height, width] = size;
  return partOfSheet({
    values,
    units,
    height,
    width,
    rows: placesOf(rows.length, rowsBefore, height),
    columns: placesOf(across, columnsBefore, width),
  });

  function sizeOf(): readonly [height: number, width: number] | undefined {
    const said = shapeIn(around) ?? [];
    const [saidHeight, saidWidth] = said.length === 1 ? [1, said[0]] : said;
    const width = columnGap ? (saidWidth ?? widthFrom()) : across;
    const height = rowGap ? (saidHeight ?? (width === undefined ? undefined : heightFrom(width))) : rows.length;
    if (height === undefined || width === undefined || height < rows.length || width < across) return undefined;
    return [height, width];
  }

  function* cellsOf(
    places: readonly number[],
    at: readonly number[],
    width: number,
    together: boolean,
  ): Generator<readonly [number, number, number]> {
    const columns = placesOf(across, columnsBefore, width);
    for (const row of at)
      for (let column = 0; column < across; column += 1) {
        const position = places[row] ?? NaN;
        const index = row * across + column;
        const room = (units[index] ?? 0) + 1e-6 + position * 2e-7;
        yield [entry(position, columns[column] ?? 0, width, together), values[index] ?? NaN, room];
      }
  }

  function widthFrom(): number | undefined {
    const before = countTo(rowsBefore);
    return fitting(sizesFrom(across + 1, 8192), before.length * across, (width, together) =>
      cellsOf(before, before, width, together),
    );
  }

  function heightFrom(width: number): number | undefined {
    const after = countTo(rows.length).slice(rowsBefore);
    return fitting(sizesFrom(rows.length + 1, 131072), after.length * across, (height, together) =>
      cellsOf(placesOf(rows.length, rowsBefore, height), after, width, together),
    );
  }
}

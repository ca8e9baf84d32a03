// A printout of NumPy or PyTorch that leaves rows and columns out: the places of what is there.
import type { Printout } from './printout.ts';
import { readPrintout } from './text.ts';
import { Unreadable } from './table.ts';
import { countTo, partOfSheet, type Sheet } from '../sheet.ts';

/** A shape as programs print it: `torch.Size([100, 64])`, `shape: (100, 64)`, `100 x 64`; or a width, `d = 64`. */
function shapeIn(text: string): readonly number[] | undefined {
  const named = /(?:size|shape)\D{0,12}?[([]\s*(?:\[\s*)?(\d+(?:\s*,\s*\d+)*)/i.exec(text);
  const bare = /\(\s*(\d+(?:\s*,\s*\d+)+)\s*(?:,\s*)?\)/.exec(text) ?? /\b(\d+\s*[x×]\s*\d+)\b/.exec(text);
  const found = (named ?? bare)?.[1]?.match(/\d+/g)?.map(Number);
  const width = /\bd(?:_?model|im)?\s*=\s*(\d+)/.exec(text)?.[1];
  if (!found && width !== undefined) return [Number(width)];
  const long = found?.filter((size) => size !== 1) ?? [];
  return long.length > 0 ? long.slice(-2) : undefined;
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

/** The readings to be tried, and whether rows end with dots whose width is not known. */
interface AbridgedRead {
  readonly readings: readonly [Sheet, ...Sheet[]];
  readonly open?: true;
}

/** Errors: `Unreadable`, also if the size is neither said nor to be told. */
export function readAbridged(printout: Printout, around: string): AbridgedRead {
  const { rowGap, columnGap, ...whole } = printout;
  const {
    table,
    units = new Float64Array(0),
    labels,
  } = readPrintout({ ...whole, rowGap: undefined, columnGap: undefined });
  const { data: values, rows: shown, columns: across } = table;
  const rowsBefore = rowGap ?? shown;
  const columnsBefore = columnGap ?? across;
  const said = shapeIn(around) ?? [];
  const isLarger = (size: number | undefined, than: number): boolean => size !== undefined && size > than;
  const [high, wide] = said.length === 1 ? [undefined, said[0]] : said;
  // Other numbers in brackets are no shape.
  const saidHeight = isLarger(high, shown) ? high : undefined;
  const saidWidth = isLarger(wide, across) ? wide : undefined;
  const fitted = columnGap === undefined ? across : (saidWidth ?? widthFrom());
  // Rows that end with dots may be the beginning of anything.
  const open = fitted === undefined && columnGap === across;
  const width = open ? across : fitted;
  const height = heightOf(width);
  if (height === undefined || width === undefined || height < shown || width < across)
    throw new Unreadable('abbreviated');
  const sheet = partOfSheet({
    values,
    units,
    height,
    width,
    rows: labels ?? placesOf(shown, rowsBefore, height),
    columns: placesOf(across, columnsBefore, width),
  });
  return { readings: [sheet], ...(open ? { open } : {}) };

  function heightOf(across: number | undefined): number | undefined {
    if (labels) return (labels.at(-1) ?? 0) + 1;
    if (rowGap === undefined) return shown;
    return saidHeight ?? (across === undefined ? undefined : heightFrom(across));
  }

  function* cellsOf(
    places: readonly number[],
    at: readonly number[],
    wide: number,
    together: boolean,
  ): Generator<readonly [number, number, number]> {
    const columns = placesOf(across, columnsBefore, wide);
    for (const row of at)
      for (let column = 0; column < across; column += 1) {
        const position = places[row] ?? NaN;
        const index = row * across + column;
        const room = (units[index] ?? 0) + 1e-6 + position * 2e-7;
        yield [entry(position, columns[column] ?? 0, wide, together), values[index] ?? NaN, room];
      }
  }

  function widthFrom(): number | undefined {
    const before = countTo(labels ? shown : rowsBefore);
    return fitting(sizesFrom(across + 1, 8192), before.length * across, (wide, together) =>
      cellsOf(labels ?? before, before, wide, together),
    );
  }

  function heightFrom(wide: number): number | undefined {
    const after = countTo(shown).slice(rowsBefore);
    return fitting(sizesFrom(shown + 1, 131072), after.length * across, (high, together) =>
      cellsOf(placesOf(shown, rowsBefore, high), after, wide, together),
    );
  }
}

// Guesses for tables of sines and cosines of positions.
import { variantTable } from 'posenc';
import { sinusoidal } from '../causes/sinusoidal.ts';
import type { Answered, Faults } from '../causes/faults.ts';
import { plainNumbers, type Guess, type Said, type Wish } from './guess.ts';
import { pick, transposed, type Sheet } from '../sheet.ts';

/** No model is wider; a table is much longer. */
const widest = 8192;

const layouts = ['interleaved', 'concatenated'] as const;
type Layout = (typeof layouts)[number];
/** The paper's exponents, or those of tensor2tensor, whose last frequency is 1 / base. */
const conventions = ['vaswani', 'tensor2tensor'] as const;
type Convention = (typeof conventions)[number];

interface Settings {
  readonly layout: Layout;
  readonly convention: Convention;
  readonly base: number;
  readonly first: number;
  readonly scale: number;
  /** Of the whole table, if these are its first columns. */
  readonly width?: number;
}

function table(
  sheet: Sheet,
  { layout, convention, base, first, scale, width = sheet.width }: Settings,
  faults: Faults,
): Answered | undefined {
  const { rows, columns } = sheet;
  const positions = rows.map((row) => row + first);
  if (Object.keys(faults).length === 0 && columns.length === width && width % 2 === 0) {
    const formula = convention === 'vaswani' ? 'paper' : 'halfMinusOne';
    return { values: variantTable({ positions, dim: width, base, layout, formula, scale }).data };
  }
  const whole = sinusoidal.model(
    {
      id: '',
      comment: '',
      result: 'valid',
      flags: [],
      family: 'sinusoidal',
      operation: 'table',
      options: { dim: width, base, layout, convention },
      input: { positions },
    },
    faults,
  );
  if (!whole) return undefined;
  const at = rows.flatMap((_, down) => columns.map((column) => down * width + column));
  return {
    values: at.map((index) => (whole.values[index] ?? NaN) * scale),
    slack: Float64Array.from(at, (index) => (whole.slack?.[index] ?? 0) * scale),
  };
}

const alternatives = sinusoidal.alternatives.filter(
  ({ cause, faults }) =>
    cause !== 'mask' &&
    // These are guesses of their own, or cannot be told from a sample.
    faults.ladder !== 'half-1' &&
    faults.ladder !== 'half' &&
    faults.rounding !== 'loosely' &&
    faults.base === undefined &&
    faults.positions !== 'restarted' &&
    faults.positions !== 'from zero' &&
    (faults.layout === undefined || faults.layout === 'cosine first'),
);

const ofAnyPosition = alternatives.filter(({ faults }) => faults.shift === undefined);

/** Few digits estimate a base badly: these come before others that fit as well. */
const usualBases = [100, 500, 1000, 2000, 5000, 20000, 50000, 100000, 500000, 1000000];

/** The base, from the row of position 1, where no angle has come round. */
function basesOf(sheet: Sheet, layout: Layout, over: number): number[] {
  const { width, columns, rows } = sheet;
  const half = Math.ceil(width / 2);
  const placeOf = new Map(columns.map((column, at) => [column, at]));
  const found = [0, 1].flatMap((row) => {
    const down = rows.indexOf(row);
    if (down < 0) return [];
    const cell = (column: number): number => sheet.values[down * columns.length + (placeOf.get(column) ?? NaN)] ?? NaN;
    return [false, true].flatMap((swapped) => {
      const estimates = Array.from({ length: half - 1 }, (_, k) => {
        const i = k + 1;
        const [a, b] = layout === 'interleaved' ? [cell(2 * i), cell(2 * i + 1)] : [cell(i), cell(half + i)];
        const angle = swapped ? Math.atan2(b, a) : Math.atan2(a, b);
        return angle > 0.003 && angle < 0.999 ? angle ** (-over / (2 * i)) : NaN;
      }).filter((base) => base > 1);
      const near = (base: number): boolean => estimates.some((one) => Math.abs(Math.log(one / base)) < 0.25);
      return [...usualBases.filter(near), ...plainNumbers(estimates)];
    });
  });
  return [...new Set(found)];
}

/** A base that somebody writes down has few digits, and is not so small that all pairs turn alike. */
const mayBeChosen = (base: number): boolean =>
  base >= smallestBase && (Number.isInteger(base) || base === Number(base.toPrecision(2)));
const smallestBase = 22;

/** Widths that models have; those of worked examples are printed whole. */
const usualWidths = [
  16, 32, 48, 64, 96, 128, 192, 256, 320, 384, 512, 640, 768, 896, 1024, 1280, 1536, 1600, 2048, 2560,
].concat([3072, 4096, 5120, 8192]);

/**
 * The widths of tables that may begin with these columns: their frequencies fall as slowly as those of a base near 1
 * would. One of less than three times the columns is not told from another base.
 */
function widerThan({ width, columns }: Sheet, base: number, estimates: readonly number[]): number[] {
  const odd = width % 2 === 1 && columns.length === width ? [width + 1] : [];
  const found = estimates
    .filter((estimate) => estimate > 1 && estimate < smallestBase)
    .flatMap((estimate) => {
      const near = (width * Math.log(base)) / Math.log(estimate);
      return [...usualWidths.filter((one) => Math.abs(one / near - 1) < 0.1), 2 * Math.round(near / 2)];
    });
  // A usual width before the one that the digits come nearest to.
  const rank = (one: number): number => (usualWidths.includes(one) ? 0 : 1);
  const wider = [...new Set(found)].filter((one) => one >= 3 * width && one <= widest);
  return [...odd, ...wider.sort((a, b) => rank(a) - rank(b) || a - b)];
}

/** Positions tried one by one, and those of which a share is estimated. */
const [farthest, asked] = [131072, 4096];
/** Bits of evidence beyond those that choose a position: for layouts and directions, and against chance. */
const enough = 13;

/** The first row's position, if it is not 0: tried one by one. */
function farFirst(sheet: Sheet, settings: Settings): number | undefined {
  const row = pick(sheet, [0], [...Array(Math.min(sheet.columns.length, 8)).keys()]);
  const [start = 0] = row.rows;
  const half = Math.ceil(sheet.width / 2);
  const pairOf = (column: number): number => (settings.layout === 'interleaved' ? column >> 1 : column % half);
  const right = (position: number, column: number): number => {
    const sine = settings.layout === 'interleaved' ? column % 2 === 0 : column < half;
    return (sine ? Math.sin : Math.cos)(position * settings.base ** ((-2 * pairOf(column)) / sheet.width));
  };
  const places = [...row.columns.keys()];
  const nearest = isLone(sheet) ? 1 : 2;
  const fits = (position: number, some: readonly number[]): boolean =>
    some.every((at) => {
      const room = (row.units[at] ?? 0) + 1e-6 + position * 1.2e-7;
      return Math.abs((row.values[at] ?? NaN) - right(position, row.columns[at] ?? 0)) <= room;
    });
  let first = nearest;
  while (first < farthest && !fits(start + first, places)) first += 1;
  if (first === farthest) return undefined;
  // Each pair says as much as it is rare among positions so far out; more bits than chose the position are evidence.
  const most = Math.max(first, asked);
  const pairs = new Set(row.columns.map(pairOf));
  let bits = 0;
  for (const pair of pairs) {
    const own = places.filter((at) => pairOf(row.columns[at] ?? 0) === pair);
    let alike = 1;
    for (let k = 1; k < asked; k += 1) if (fits(start + Math.floor(((k * 0.6180339887) % 1) * most), own)) alike += 1;
    bits -= Math.log2(alike / asked);
  }
  return bits >= Math.log2(first) + enough ? first : undefined;
}

/** A row without a name may be that of any position; of a table, the first row is that of position 0. */
const isLone = ({ rows, named }: Sheet): boolean => rows.length === 1 && !named;

/** Whether the cells can be sines and cosines, times a factor; a few that are wrong do not matter. */
function isWithin(sheet: Sheet, most: number): boolean {
  const out = sheet.values.reduce((count, value) => count + (Math.abs(value) > most ? 1 : 0), 0);
  return out <= sheet.values.length * 0.2;
}

export function sinusoidalGuesses(given: Sheet, wish: Wish): Guess[] {
  const upright = guessesOf(given, false, wish);
  const isTable = given.rows.length > 1 && given.columns.length > 1;
  return isTable ? [...upright, ...guessesOf(transposed(given), true, wish, given)] : upright;
}

function guessesOf(sheet: Sheet, isTransposed: boolean, { base: wished }: Wish, meantSheet = sheet): Guess[] {
  if (sheet.width < 2 || sheet.width > widest || sheet.columns.length < 2) return [];
  const root = Math.sqrt(sheet.width);
  const scale = isWithin(sheet, 1.001) ? 1 : isWithin(sheet, root * 1.001) ? root : undefined;
  if (scale === undefined) return [];
  const right = wished ?? 10000;
  const unscaled = scale === 1 ? sheet : { ...sheet, values: sheet.values.map((value) => value / scale) };
  const make = (settings: Settings): Guess => {
    const { layout, convention, base, first, width } = settings;
    const remarks: Said[] = [];
    if (layout === 'concatenated') remarks.push({ key: 'remark.concatenated' });
    if (convention === 'tensor2tensor') remarks.push({ key: 'remark.shortLadder' });
    if (first > 0) remarks.push({ key: 'remark.first', values: { first } });
    if (width !== undefined) remarks.push({ key: 'remark.wider', values: { width } });
    const causes: Said[] = [];
    if (isTransposed) causes.push({ key: 'fault.transposed' });
    if (base !== right) causes.push({ key: 'fault.base', values: { base, right } });
    if (scale !== 1) causes.push({ key: 'fault.scaled', values: { scale: Number(scale.toPrecision(6)) } });
    return {
      family: 'sinusoidal',
      sheet,
      transposed: isTransposed,
      class: 'table',
      first,
      base,
      remarks,
      causes,
      cost: 1.5 * causes.length + (width === undefined ? 0 : 0.5),
      alternatives: isLone(sheet) ? ofAnyPosition : alternatives,
      answer: (part, faults) => table(part, settings, faults),
      meantSheet,
      meant: (part) => table(part, { ...settings, base: right, scale: 1 }, {}),
    };
  };
  return layouts.flatMap((layout) =>
    conventions.flatMap((convention) => {
      const over = convention === 'vaswani' ? sheet.width : 2 * Math.max(Math.floor(sheet.width / 2) - 1, 1);
      const plain: Settings = { layout, convention, base: right, first: 0, scale };
      const first = convention === 'vaswani' && !sheet.named ? farFirst(unscaled, plain) : undefined;
      const estimates = basesOf(unscaled, layout, over);
      const bases = estimates.filter((base) => base !== right && mayBeChosen(base));
      const wider = layout === 'interleaved' && convention === 'vaswani' ? widerThan(sheet, right, estimates) : [];
      return [
        ...[plain, ...(first === undefined ? [] : [{ ...plain, first }])].map((one) => make(one)),
        ...bases.map((base) => make({ ...plain, base })),
        ...wider.map((width) => make({ ...plain, width })),
      ];
    }),
  );
}

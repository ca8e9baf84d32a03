// Guesses for a rotary embedding's cosines and sines, which models keep as two tables.
import type { Alternative, Answered, Faults } from '../causes/faults.ts';
import { ladder, wrongLadder } from '../causes/ladder.ts';
import { seenPositions } from '../causes/positions.ts';
import { wave, wrongAngles, wrongTurn } from '../causes/waves.ts';
import { readBase } from './bases.ts';
import { plainNumbers, positionAlternatives, type Guess, type Wish } from './guess.ts';
import type { Sheet } from '../sheet.ts';

/** Where the angle of a pair stands: once, once in each half, or twice side by side. */
const arrangements = ['pairs', 'halves', 'neighbours'] as const;
type Arrangement = (typeof arrangements)[number];

interface Settings {
  readonly kind: 'cosines' | 'sines';
  readonly arrangement: Arrangement;
  readonly base: number;
  /** Positions are divided by it: linear scaling. */
  readonly factor: number;
}

const pairsOf = (width: number, arrangement: Arrangement): number => (arrangement === 'pairs' ? width : width / 2);

function pairAt(column: number, pairs: number, arrangement: Arrangement): number {
  if (arrangement === 'pairs') return column;
  return arrangement === 'halves' ? column % pairs : column >> 1;
}

function table(sheet: Sheet, { kind, arrangement, base, factor }: Settings, faults: Faults): Answered {
  const pairs = pairsOf(sheet.width, arrangement);
  const inverse = ladder({ base, dim: 2 * pairs }, faults);
  const seen = seenPositions(sheet.rows, faults);
  const cells = seen.flatMap((position) =>
    sheet.columns.map((column) => {
      const { sine, cosine, slack } = wave(position / factor, inverse, pairAt(column, pairs, arrangement), faults);
      return [kind === 'cosines' ? cosine : sine, slack] as const;
    }),
  );
  return { values: cells.map(([value]) => value), slack: Float64Array.from(cells, ([, slack]) => slack) };
}

const alternatives: readonly Alternative[] = [
  ...wrongTurn.filter(({ faults }) => faults.turn === 'back'),
  ...positionAlternatives,
  ...wrongLadder,
  ...wrongAngles.filter(({ faults }) => faults.rounding !== 'loosely'),
];

/** The angles of the row of position 1 by pair, as far as they can be told. */
function anglesOf(sheet: Sheet, kind: Settings['kind'], arrangement: Arrangement): Map<number, number> {
  const down = sheet.rows.indexOf(1);
  const pairs = pairsOf(sheet.width, arrangement);
  const found = new Map<number, number>();
  if (down < 0) return found;
  sheet.columns.forEach((column, at) => {
    const value = sheet.values[down * sheet.columns.length + at] ?? NaN;
    const angle = kind === 'cosines' ? Math.acos(value) : Math.asin(value);
    if (angle > 0.003 && angle <= 1.01) found.set(pairAt(column, pairs, arrangement), angle);
  });
  return found;
}

export function cacheGuesses(sheet: Sheet, wish: Wish): Guess[] {
  if (sheet.rows.length < 2 || sheet.columns.length < 2) return [];
  const out = sheet.values.reduce((count, value) => count + (Math.abs(value) > 1.001 ? 1 : 0), 0);
  if (out > sheet.values.length * 0.2) return [];
  return (['cosines', 'sines'] as const).flatMap((kind) =>
    wish.family !== 'auto' && wish.family !== kind
      ? []
      : arrangements
          .filter((arrangement) => arrangement === 'pairs' || sheet.width % 2 === 0)
          .flatMap((arrangement) => guessesOf(sheet, kind, arrangement, wish.base)),
  );
}

function guessesOf(
  sheet: Sheet,
  kind: Settings['kind'],
  arrangement: Arrangement,
  wished: number | undefined,
): Guess[] {
  const pairs = pairsOf(sheet.width, arrangement);
  const angles = anglesOf(sheet, kind, arrangement);
  // The first pair turns by one radian a position, unless positions are divided.
  const turn = angles.get(0);
  const factors = turn !== undefined && turn < 0.95 ? [1, Number((1 / turn).toPrecision(3))] : [1];
  return factors.flatMap((factor) => {
    const estimates = [...angles].flatMap(([pair, angle]) => (pair > 0 ? [(angle * factor) ** (-pairs / pair)] : []));
    const bases = [
      ...new Set([wished ?? 10000, ...(wished === undefined ? [500000, 1e6] : []), ...plainNumbers(estimates)]),
    ];
    return bases.map((base): Guess => {
      const settings: Settings = { kind, arrangement, base, factor };
      const { right, remarks, causes, cost } = readBase(base, wished);
      return {
        family: kind,
        sheet,
        transposed: false,
        class: 'table',
        first: 0,
        base,
        remarks: [
          { key: `remark.${arrangement}`, values: { width: 2 * pairs } },
          ...remarks,
          ...(factor === 1 ? [] : [{ key: 'remark.factor', values: { factor } }]),
        ],
        causes,
        cost: cost + (factor === 1 ? 0 : 0.5),
        alternatives,
        answer: (part, faults) => table(part, settings, faults),
        meant: (part) => table(part, { ...settings, base: right }, {}),
      };
    });
  });
}

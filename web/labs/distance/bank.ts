// Questions of the lab "Near and far". Similarities are measured between rows of the table, as the lab measures them.
import { firstRise, nearestRepeat, offsetSimilarity, similarity, sinusoidal, type Measure } from 'posenc';
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { defaults } from '../shared/state/properties.ts';
import { properties } from './properties.ts';

const { base } = defaults(properties);
/** Sums of cosines that differ by less are equal but for rounding. */
const rounding = 1e-9;

/** The similarity of the rows of two positions. */
function pairOf(dim: number, first: number, second: number, measure: Measure = 'dot'): number {
  const [table, others] = [first, second].map((at) => sinusoidal({ positions: [at], dim, base, dtype: 'float64' }));
  return similarity({ table: table!, others: others!, measure }).data[0] ?? Number.NaN;
}

/** The dot product at an offset. */
const dotAt = (dim: number, offset: number): number => offsetSimilarity({ dim, base, offsets: [offset] })[0] ?? 0;

/** The state that shows a pair, and another kept beside it. */
const viewOf = (dim: number, [r, c]: CellPlace, [kr, kc]: CellPlace, positions = 64): Record<string, string> => ({
  d: String(dim),
  m: 'dot',
  n: String(positions),
  r: String(r),
  c: String(c),
  kr: String(kr),
  kc: String(kc),
});

const digits = (value: number, count = 4): number => Number(value.toPrecision(count));

export const bank: Bank = {
  lab: 'distance',
  lanes: ['vectors', 'analysis'],
  questions: [
    {
      id: 'self',
      level: 1,
      make: (draw) => {
        const [dim, position] = [draw.pick([16, 32, 64, 128, 512]), draw.integer(1, 60)];
        const right = pairOf(dim, position, position);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01 * right,
            mistakes: { columns: dim, cosine: 1, length: Math.sqrt(right) },
          },
          values: { dim, position },
          view: { d: String(dim), m: 'dot', r: String(position), c: String(position) },
        };
      },
    },
    {
      id: 'moved',
      level: 1,
      predicts: true,
      make: (draw) => {
        const [dim, offset] = [draw.pick([4, 16, 64]), draw.integer(2, 9)];
        const [near, far] = [draw.integer(0, 9), draw.integer(80, 110)];
        const [one, other] = [near, far].map((first) => pairOf(dim, first, first + offset));
        const right = Math.abs(one! - other!) < rounding ? 'same' : one! > other! ? 'first' : 'second';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['same', 'first', 'second']) },
          values: { dim, a: near, b: near + offset, c: far, d: far + offset },
          view: viewOf(dim, [near, near + offset], [far, far + offset], 128),
        };
      },
    },
    {
      id: 'stripe',
      level: 1,
      make: (draw) => {
        const positions = 12;
        const places = [...Array(positions).keys()];
        const dim = draw.pick([16, 32, 64]);
        const [first, offset] = [draw.integer(1, 4), draw.integer(2, 4)];
        const second = first + offset;
        // Rows where neither misconception is right by chance, and both have a cell.
        const row = draw.pick(
          places.filter(
            (at) =>
              at + offset < positions &&
              at >= first + second - 11 &&
              at <= first + second &&
              ![first, second, second + offset].includes(at),
          ),
        );
        const { data } = similarity({ table: sinusoidal({ positions, dim, base, dtype: 'float64' }) });
        const wanted = data[first * positions + second]!;
        const right = places.filter((column) => Math.abs(data[row * positions + column]! - wanted) < rounding);
        return {
          task: {
            kind: 'cell',
            rows: positions,
            columns: positions,
            data,
            right: right.map((column): CellPlace => [row, column]),
            mistakes: { column: [[row, second]], across: [[row, first + second - row]] },
          },
          values: { first, second, row, offset },
          view: viewOf(dim, [row, row + offset], [first, second], positions),
        };
      },
    },
    {
      id: 'widths',
      level: 2,
      predicts: true,
      make: (draw) => {
        const widths = draw.shuffle([4, draw.pick([16, 32]), 512]);
        const curves = widths.map((dim) => [...offsetSimilarity({ dim, base, offsets: 41, measure: 'cosine' })]);
        const [narrow, right] = [widths.indexOf(4), widths.indexOf(512)];
        return {
          task: { kind: 'curve', curves, right, mistakes: { narrow: [narrow], middle: [3 - narrow - right] } },
          values: { narrow: 4, middle: widths[3 - narrow - right]!, wide: 512 },
          view: { d: '512', m: 'cosine' },
        };
      },
    },
    {
      id: 'gap',
      level: 2,
      make: (draw) => {
        const [dim, first, offset] = [64, draw.integer(0, 20), draw.integer(2, 40)];
        const [dot, right] = [pairOf(dim, first, first + offset), pairOf(dim, first, first + offset, 'distance')];
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01 * right,
            mistakes: { square: right ** 2, difference: dim / 2 - dot, half: right / Math.SQRT2 },
          },
          values: { dim, largest: dim / 2, dot: digits(dot), first, second: first + offset },
          view: { d: String(dim), m: 'distance', r: String(first), c: String(first + offset) },
        };
      },
    },
    {
      id: 'sum',
      level: 2,
      make: (draw) => {
        const [dim, first, offset] = [4, draw.integer(1, 30), draw.pick([1, 2, 4, 5, 8, 9])];
        const [right, cosine] = [pairOf(dim, first, first + offset), pairOf(dim, first, first + offset, 'cosine')];
        const [fast, slow] = [dotAt(2, offset), right - dotAt(2, offset)];
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02,
            mistakes: { cosine, one: fast, minus: fast - slow, degrees: dotAt(dim, (offset * Math.PI) / 180) },
          },
          values: { dim, first, second: first + offset },
          view: { d: String(dim), m: 'dot', r: String(first), c: String(first + offset) },
        };
      },
    },
    {
      id: 'closest',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [dim, first] = [4, draw.integer(10, 50)];
        const dots = offsetSimilarity({ dim, base, offsets: { first: 1, count: 10 } });
        const offset = dots.indexOf(Math.max(...dots)) + 1;
        return {
          task: { kind: 'number', right: first + offset, tolerance: 0, mistakes: { near: first + 1, offset } },
          values: { dim, first, from: first + 1, to: first + 10 },
          view: viewOf(dim, [first, first + offset], [first, first + 1]),
        };
      },
    },
    {
      id: 'low',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [dot, cosine] = [pairOf(512, 0, 100), pairOf(512, 0, 100, 'cosine')];
        const shares = { none: 0, tenth: 0.1, half: 0.5, most: 0.9 };
        const names = ['none', 'tenth', 'half', 'most'] as const;
        const [right] = [...names].sort((a, b) => Math.abs(shares[a] - cosine) - Math.abs(shares[b] - cosine));
        return {
          task: { kind: 'choice', right: right!, options: draw.shuffle(names) },
          values: { dot: digits(dot), largest: 256 },
          view: viewOf(512, [0, 100], [0, 1], 101),
        };
      },
    },
    {
      id: 'wider',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [narrow, wide] = draw.pick([
          [4, 64],
          [4, 512],
          [64, 512],
          [32, 512],
        ] as const);
        const [one, other] = [narrow, wide].map((dim) => firstRise({ dim, base })?.offset ?? Infinity);
        const right = one === other ? 'same' : other! > one! ? 'later' : 'sooner';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['later', 'sooner', 'same', 'never']) },
          values: { narrow, wide, rise: one!, offset: other! },
          view: { d: String(wide), m: 'dot' },
        };
      },
    },
    {
      id: 'alike',
      level: 3,
      predicts: true,
      make: (draw) => {
        const dim = 4;
        const [a = 0, b = 0, c = 0, d = 0] = draw.shuffle([6, 1, ...draw.shuffle([2, 3, 4, 5]).slice(0, 2)]);
        const named = { a, b, c, d };
        const by = (key: (offset: number) => number): readonly string[] =>
          [...(['a', 'b', 'c', 'd'] as const)].sort((one, other) => key(named[one]) - key(named[other]));
        const right = by((offset) => -dotAt(dim, offset));
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { near: by((offset) => offset), reversed: [...right].reverse() },
          },
          values: { dim, ...named },
          view: viewOf(dim, [0, 6], [0, 1], 16),
        };
      },
    },
    {
      id: 'again',
      level: 3,
      predicts: true,
      make: (draw) => {
        const last = draw.pick([20, 30, 40, 50, 60]);
        const { offset: right } = nearestRepeat({ dim: 2, base, last });
        const turns = Math.round(right / (2 * Math.PI));
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { turn: 6, half: 3, last } },
          values: { last, turns, offset: right, needed: digits(turns * 2 * Math.PI) },
          view: { d: '2', f: '1', l: String(last) },
        };
      },
    },
  ],
};

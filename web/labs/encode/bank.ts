// Questions of the lab "Encode": the table of sines and cosines, read and computed.
import { sinusoidal, sinusoidalEntry, wavelengths } from 'posenc';
import { areApart, disordered } from '../shared/quiz/draw.ts';
import type { Bank } from '../shared/quiz/question.ts';
import { fixed } from '../shared/text/format.ts';

/** Position 4 at width 4 as lesson 004 prints it, where it is wrong. */
const printed = { 1: -0.653, 3: 1 } as const;

export const bank: Bank = {
  lab: 'encode',
  lanes: ['vectors'],
  questions: [
    {
      id: 'pair',
      level: 1,
      make: (draw) => {
        const dimension = 2 * draw.integer(2, 30) + 1;
        const { pair } = sinusoidalEntry({ position: 0, dimension, dim: 64 });
        return {
          task: { kind: 'number', right: pair, tolerance: 0, mistakes: { column: dimension, up: (dimension + 1) / 2 } },
          values: { dimension },
          view: { d: '64', i: String(dimension) },
        };
      },
    },
    {
      id: 'curve',
      level: 1,
      make: (draw) => {
        const dim = draw.pick([32, 64]);
        const pair = draw.integer(4, 8);
        const positions = 60;
        const { data } = sinusoidal({ positions, dim, dtype: 'float64' });
        const columns = draw.shuffle([2 * pair, 2 * pair + 1, 1]);
        const right = columns.indexOf(2 * pair + 1);
        return {
          task: {
            kind: 'curve',
            curves: columns.map((column) => Array.from({ length: positions }, (_row, p) => data[p * dim + column]!)),
            right,
            mistakes: { sine: [columns.indexOf(2 * pair)], fast: [columns.indexOf(1)] },
          },
          values: { dim, pair, column: 2 * pair + 1, sine: 2 * pair },
          view: { d: String(dim), n: String(positions), c: `1,${2 * pair},${2 * pair + 1}`, i: String(2 * pair + 1) },
        };
      },
    },
    {
      id: 'cut',
      level: 1,
      make: (draw) => {
        const row = sinusoidal({ positions: [1], dim: 512, dtype: 'float64' }).data;
        const column = draw.pick(
          [0, 2, 3].filter((at) => fixed(row[at]!, 4, 'rounded') !== fixed(row[at]!, 4, 'truncated')),
        );
        return {
          task: { kind: 'choice', right: 'cut', options: draw.shuffle(['cut', 'formula', 'single', 'width']) },
          values: {
            column,
            slide: Number(fixed(row[column]!, 4, 'truncated')),
            shown: Number(fixed(row[column]!, 4, 'rounded')),
          },
          view: { d: '512', n: '128', p: '1', i: String(column), nr: '2', nt: 'truncated' },
        };
      },
    },
    {
      id: 'value',
      level: 2,
      make: (draw) => {
        const [dim, dimension, tolerance] = [4, draw.pick([2, 3]), 0.004];
        const numbers = (position: number): readonly [number, ...number[]] => {
          const { value, angle } = sinusoidalEntry({ position, dimension, dim });
          const at = (column: number, where: number): number =>
            sinusoidalEntry({ position: where, dimension: column, dim: 2 }).value;
          const wave = dimension % 2;
          return [value, at(1 - wave, angle), at(wave, (angle * Math.PI) / 180), at(wave, position)];
        };
        const clear = Array.from({ length: 70 }, (_item, k) => 20 + k).filter((at) => areApart(numbers(at), tolerance));
        const position = draw.pick(clear);
        const [right, wave, degrees, fast] = numbers(position);
        return {
          task: { kind: 'number', right, tolerance, mistakes: { wave: wave!, degrees: degrees!, fast: fast! } },
          values: { dim, position, dimension },
          view: { d: String(dim), p: String(position), i: String(dimension) },
        };
      },
    },
    {
      id: 'misprint',
      level: 2,
      make: (draw) => {
        const dimension = draw.pick([1, 3] as const);
        const { value: right } = sinusoidalEntry({ position: 4, dimension, dim: 4 });
        return {
          task: { kind: 'number', right, tolerance: 0.0006, mistakes: { printed: printed[dimension] } },
          values: { dimension, printed: printed[dimension] },
          view: { n: '6', d: '4', p: '4', i: String(dimension), nd: '3' },
        };
      },
    },
    {
      id: 'halves',
      level: 2,
      make: (draw) => {
        const [positions, dim, pair, row] = [8, 8, draw.integer(1, 2), draw.integer(1, 3)];
        const { data } = sinusoidal({ positions, dim, layout: 'concatenated', dtype: 'float64' });
        const entry = (column: number) =>
          sinusoidalEntry({ position: row, dimension: column, dim, layout: 'concatenated' });
        const columns = Array.from({ length: dim }, (_column, at) => at).filter((at) => entry(at).pair === pair);
        const column = columns.find((at) => entry(at).wave === 'cos') ?? -1;
        return {
          task: {
            kind: 'cell',
            rows: positions,
            columns: dim,
            data,
            right: [[row, column]],
            mistakes: {
              sine: columns.filter((at) => at !== column).map((at) => [row, at] as const),
              interleaved: [[row, 2 * pair + 1]],
              turned: [[column, row]],
              one: [[row - 1, column]],
            },
          },
          values: { pair, row },
          view: { d: String(dim), n: String(positions), l: 'concatenated', p: String(row), i: String(column) },
        };
      },
    },
    {
      id: 'doubled',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([16, 32, 64]);
        const [narrow = 0, wide = 0] = [dim, 2 * dim].map((width) => wavelengths({ dim: width })[0]);
        const right = narrow === wide ? 'same' : narrow < wide ? 'slower' : 'faster';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['same', 'slower', 'faster']) },
          values: { dim, twice: 2 * dim },
          view: { d: String(2 * dim), i: '0' },
        };
      },
    },
    {
      id: 'odd',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([5, 7, 9, 11]);
        const right = sinusoidalEntry({ position: 1, dimension: dim - 1, dim }).wave;
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['sin', 'cos', 'zero', 'error']) },
          values: { dim, last: dim - 1 },
          view: { d: String(dim), i: String(dim - 1) },
        };
      },
    },
    {
      id: 'beyond',
      level: 2,
      make: (draw) => ({
        task: { kind: 'choice', right: 'computed', options: draw.shuffle(['computed', 'understood', 'ends', 'grows']) },
        values: {},
        view: { f: '65535', p: '65535' },
      }),
    },
    {
      id: 'slowest',
      level: 3,
      make: (draw) => {
        const [dim, from] = [draw.pick([4, 8, 16, 32]), draw.pick([100, 1000, 10000])];
        const right = wavelengths({ dim, base: from }).at(-1) ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02 * right,
            unit: 'positions',
            mistakes: { limit: 2 * Math.PI * from, base: from, radians: right / (2 * Math.PI) },
          },
          values: { dim, base: from },
          view: { d: String(dim), b: String(from), i: String(dim - 1) },
        };
      },
    },
    {
      id: 'speeds',
      level: 3,
      make: (draw) => {
        const dim = 16;
        const pairs = [...draw.shuffle([0, 1, 2, 3, 4, 5, 6, 7])].slice(0, 4).sort((a, b) => a - b);
        // The fastest is a cosine and the slowest a sine, so that columns are not in the order of their pairs.
        const columns = pairs.map((pair, at) => pair + (at === 0 || (at < 3 && draw.integer(0, 1)) ? dim / 2 : 0));
        const [a = 0, b = 0, c = 0, d = 0] = draw.shuffle(columns);
        const named = { a, b, c, d };
        const ids = ['a', 'b', 'c', 'd'] as const;
        const by = (key: (dimension: number) => number): readonly string[] =>
          [...ids].sort((one, other) => key(named[one]) - key(named[other]));
        const right = by(
          (dimension) => sinusoidalEntry({ position: 0, dimension, dim, layout: 'concatenated' }).wavelength,
        );
        const mistakes = { columns: by((dimension) => dimension), reversed: [...right].reverse() };
        return {
          task: { kind: 'order', right, shown: disordered(draw, right), mistakes },
          values: { dim, half: dim / 2, ...named },
          view: { d: String(dim), l: 'concatenated', c: columns.join(',') },
        };
      },
    },
  ],
};

// Questions of the lab of variants and mistakes. Answers are computed by the engine from the drawn numbers.
import { fingerprint, wavelengths } from 'posenc';
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { properties, type VariantName } from './properties.ts';
import { rounding, swap, variant, type Wide } from './tables.ts';

const base = properties.base.default;
const turn = 2 * Math.PI;

/** One of the tables from a position on. */
const tableOf = (name: VariantName, dim: number, positions = 100, first = 0): Wide =>
  variant(name, { positions, first, dim, base });

const viewOf = (given: VariantName, dim: number, positions = 100, first = 0): Readonly<Record<string, string>> => ({
  t: 'paper',
  g: given,
  m: 'rows',
  d: String(dim),
  n: String(positions),
  f: String(first),
});

export const bank: Bank = {
  lab: 'variants',
  lanes: ['vectors', 'analysis'],
  questions: [
    {
      id: 'exponent',
      level: 1,
      make: (draw) => {
        const dim = draw.pick([8, 16] as const);
        const column = 2 * draw.integer(1, dim / 2 - 1) + 1;
        const right = Math.log((wavelengths({ dim, base })[column] ?? Number.NaN) / turn) / Math.log(base);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.005,
            mistakes: { column: column / dim, doubled: (2 * column) / dim, ladder: (column - 1) / 2 / (dim / 2 - 1) },
          },
          values: { dim, column },
          view: viewOf('unpairedExponent', dim),
        };
      },
    },
    {
      id: 'norm',
      level: 1,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([32, 64, 128, 512] as const);
        const right = fingerprint({ table: tableOf('paper', dim, 8) }).largestNorm;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01 * right,
            mistakes: { ones: Math.sqrt(dim), squared: right ** 2, unit: 1 },
          },
          values: { dim },
          view: viewOf('paper', dim),
        };
      },
    },
    {
      id: 'division',
      level: 1,
      predicts: true,
      make: (draw) => {
        const dim = 64;
        const sign = draw.pick([1, -1] as const);
        // The line of the program, for the last sine at position 1.
        const sine = Math.sin(1 / base ** ((sign * (dim - 2)) / dim));
        const names = { paper: 'paper', faster: 'reciprocal', slower: 'doubledExponent' } as const;
        const found = (['paper', 'faster', 'slower'] as const).find(
          (id) => Math.abs((tableOf(names[id], dim, 2).data[dim + dim - 2] ?? 0) - sine) < rounding,
        );
        const right = found ?? 'slower';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['paper', 'faster', 'slower']) },
          values: { divisor: sign === 1 ? 'base ** (2 * i / d)' : 'base ** (-2 * i / d)' },
          view: viewOf(names[right], dim),
        };
      },
    },
    {
      id: 'turning',
      level: 2,
      predicts: true,
      make: (draw) => {
        // All at exponent 1/4: upside down that is 10 radians a position, which no row of points can pass for a wave.
        const dim = draw.pick([8, 16, 32] as const);
        const [column, positions] = [dim / 4, 41];
        const shown = draw.shuffle(['paper', 'doubledExponent', 'reciprocal'] as const);
        const asked = draw.pick(['doubledExponent', 'reciprocal'] as const);
        return {
          task: {
            kind: 'curve',
            curves: shown.map((name) => {
              const { data } = tableOf(name, dim, positions);
              return Array.from({ length: positions }, (_value, p) => data[p * dim + column] ?? 0);
            }),
            right: shown.indexOf(asked),
            mistakes: Object.fromEntries(shown.flatMap((name, at) => (name === asked ? [] : [[name, [at]] as const]))),
          },
          values: { dim, column, exponent: asked === 'reciprocal' ? '−2i/d' : '2c/d' },
          view: viewOf(asked, dim, positions),
        };
      },
    },
    {
      id: 'shift',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([16, 32] as const);
        const options = ['concatenated', 'halfMinusOne', 'reciprocal', 'doubledExponent'] as const;
        const unlike = options.filter((name) => fingerprint({ table: tableOf(name, dim) }).shiftError > 0.05);
        const right = unlike.length === 1 ? unlike[0]! : 'reciprocal';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: { dim },
          view: viewOf(right, dim),
        };
      },
    },
    {
      id: 'swapped',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([64, 128, 512] as const);
        const all = 100;
        const { own } = swap(tableOf('concatenated', dim, all), tableOf('paper', dim, all));
        return {
          task: {
            kind: 'choice',
            right: own === all ? 'all' : own < 0.1 * all ? 'few' : 'half',
            options: ['all', 'half', 'few'],
          },
          values: { dim, all },
          view: viewOf('concatenated', dim, all),
        };
      },
    },
    {
      id: 'neighbours',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([32, 64] as const);
        const positions = 24;
        const likeOf = (name: VariantName): number =>
          fingerprint({ table: tableOf(name, dim, positions) }).meanAdjacentCosine;
        const names: VariantName[] = ['paper', 'doubledExponent', 'reciprocal'];
        const right = names.sort((a, b) => likeOf(a) - likeOf(b));
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: {
              reversed: [...right].reverse(),
              larger: ['reciprocal', 'doubledExponent', 'paper'],
              paperFirst: ['paper', 'doubledExponent', 'reciprocal'],
            },
          },
          values: { dim },
          view: viewOf('reciprocal', dim, positions),
        };
      },
    },
    {
      id: 'unnoticed',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [dim, all] = [512, 32];
        const options = ['halfMinusOne', 'concatenated', 'doubledExponent', 'reciprocal'] as const;
        const paper = tableOf('paper', dim, all);
        const kept = options.filter((name) => swap(tableOf(name, dim, all), paper).own === all);
        const right = kept.length === 1 ? kept[0]! : 'concatenated';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: { dim, all },
          view: viewOf(right, dim, all),
        };
      },
    },
    {
      id: 'ladder',
      level: 3,
      make: (draw) => {
        const dim = draw.pick([64, 128, 256] as const);
        // The last sine of position 1 gives the frequency of the last pair.
        const last = (name: VariantName): number =>
          turn / Math.asin(tableOf(name, dim, 2).data[dim + dim - 2] ?? Number.NaN);
        const right = last('halfMinusOne');
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01 * right,
            unit: 'positions',
            mistakes: { paper: last('paper'), radian: right / turn },
          },
          values: { dim },
          view: viewOf('halfMinusOne', dim),
        };
      },
    },
    {
      id: 'same',
      level: 3,
      predicts: true,
      make: (draw) => {
        const name = draw.pick(['doubledExponent', 'unpairedExponent'] as const);
        const [dim, positions, first] = [8, 8, 1];
        const { data } = tableOf(name, dim, positions, first);
        const paper = tableOf('paper', dim, positions, first).data;
        const isSame = (column: number): boolean =>
          Array.from({ length: positions }, (_row, row) => row * dim + column).every(
            (at) => Math.abs((data[at] ?? 0) - (paper[at] ?? 0)) < rounding,
          );
        const cells = (has: (column: number) => boolean): CellPlace[] =>
          Array.from({ length: positions * dim }, (_cell, at) => [Math.floor(at / dim), at % dim] as const).filter(
            ([, column]) => has(column),
          );
        return {
          task: {
            kind: 'cell',
            rows: positions,
            columns: dim,
            data,
            right: cells(isSame),
            mistakes: {
              cosine: cells((column) => column === 1 && !isSame(column)),
              other: cells((column) => column !== 1 && !isSame(column)),
            },
          },
          values: { dim, exponent: name === 'doubledExponent' ? '2c/d' : 'c/d' },
          view: viewOf(name, dim, positions, first),
        };
      },
    },
  ],
};

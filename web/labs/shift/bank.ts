// Questions of the lab "Shift is rotation". Whether a matrix fits a table is measured, for every claim about one.
import { angularFrequencies, shiftMatrix, similarity, sinusoidal, type Table } from 'posenc';
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { defaults } from '../shared/state/properties.ts';
import { attempt, planesOf, type Attempt } from './attempts.ts';
import { properties, sources, type ShiftValues, type Source } from './properties.ts';

const settings: ShiftValues = defaults(properties);
/** A residual below this is rounding. */
const rounding = 1e-6;

const tried = (source: Source, view: Partial<ShiftValues>): Attempt => attempt(source, { ...settings, ...view });

/** The matrix times a row. */
const applied = (row: Table<Float64Array>, shift: number): Table<Float64Array> =>
  similarity({ table: row, others: shiftMatrix({ dim: row.columns, shift }) });

/** The position, up to 200, whose row is nearest. */
function nearest(row: Table<Float64Array>): number {
  const others = sinusoidal({ positions: 200, dim: row.columns, dtype: 'float64' });
  const { data } = similarity({ table: row, others, measure: 'distance' });
  return data.indexOf(Math.min(...data));
}

const rowOf = (position: number, dim: number): Table<Float64Array> =>
  sinusoidal({ positions: [position], dim, dtype: 'float64' });

export const bank: Bank = {
  lab: 'shift',
  lanes: ['vectors', 'scores', 'analysis'],
  questions: [
    {
      id: 'angle',
      level: 1,
      make: (draw) => {
        const [dim, pair, shift, position] = [8, draw.pick([1, 2]), draw.integer(4, 20), draw.integer(3, 30)];
        const frequency = angularFrequencies({ dim })[2 * pair] ?? Number.NaN;
        const right = frequency * shift;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02 * right,
            unit: 'radians',
            mistakes: { position: frequency * (position + shift), first: shift },
          },
          values: { dim, pair, position, shift, to: position + shift },
          view: { d: String(dim), k: String(shift), p: String(position), i: String(pair) },
        };
      },
    },
    {
      id: 'numbers',
      level: 1,
      predicts: true,
      make: (draw) => {
        const [dim, shift] = [draw.pick([8, 16, 32]), draw.integer(1, 9)];
        const right = shiftMatrix({ dim, shift }).data.filter((value) => value !== 0).length;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { all: dim ** 2, diagonal: dim, pairs: dim / 2 } },
          values: { dim, shift },
          view: { d: String(dim), k: String(shift) },
        };
      },
    },
    {
      id: 'direction',
      level: 1,
      predicts: true,
      make: (draw) => {
        const [shift, position] = [draw.integer(1, 3), draw.integer(2, 40)];
        const view = { ...settings, shift, position, pairs: [0] };
        const [{ from, to }] = planesOf(view, tried('sinusoidal', view)) as [ReturnType<typeof planesOf>[number]];
        const right = from[0] * to[1] - from[1] * to[0] < 0 ? 'clockwise' : 'counter';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['clockwise', 'counter', 'depends']) },
          values: { shift },
          view: { k: String(shift), p: String(position), i: '0' },
        };
      },
    },
    {
      id: 'elsewhere',
      level: 1,
      make: (draw) => {
        const [dim, shift, first, other] = [16, draw.integer(2, 9), draw.integer(1, 6), draw.integer(30, 90)];
        const right = nearest(applied(rowOf(other, dim), shift));
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { same: first + shift, sum: other + first + shift } },
          values: { first, to: first + shift, other, shift },
          view: { d: String(dim), k: String(shift), p: String(other) },
        };
      },
    },
    {
      id: 'block',
      level: 2,
      make: (draw) => {
        const [dim, shift, pair] = [8, draw.integer(4, 12), draw.integer(1, 2)];
        const matrix = shiftMatrix({ dim, shift });
        const cells = Array.from({ length: dim ** 2 }, (_cell, at): CellPlace => [Math.floor(at / dim), at % dim]);
        const block = ([row, column]: CellPlace): number | undefined =>
          row >> 1 === column >> 1 ? row >> 1 : undefined;
        const [sine, cosine] = [2 * pair, 2 * pair + 1];
        return {
          task: {
            kind: 'cell',
            rows: dim,
            columns: dim,
            data: matrix.data,
            right: [[cosine, sine]],
            mistakes: {
              upper: [[sine, cosine]],
              diagonal: cells.filter((cell) => block(cell) === pair && cell[0] === cell[1]),
              pair: cells.filter((cell) => ![undefined, pair].includes(block(cell))),
              outside: cells.filter((cell) => block(cell) === undefined),
            },
          },
          values: { pair, shift, sine, cosine },
          view: { d: String(dim), k: String(shift), i: String(pair) },
        };
      },
    },
    {
      id: 'twice',
      level: 2,
      make: (draw) => {
        const [dim, shift, position] = [16, draw.integer(3, 9), draw.integer(1, 20)];
        const right = nearest(applied(applied(rowOf(position, dim), shift), shift)) - position;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { once: shift, square: shift ** 2 } },
          values: { shift },
          view: { d: String(dim), k: String(2 * shift), p: String(position) },
        };
      },
    },
    {
      id: 'flat',
      level: 2,
      predicts: true,
      make: (draw) => {
        // Of the other shifts, the doubled exponent's curve is nearly flat too.
        const [dim, shift, rows, seed] = [8, draw.pick([3, 4, 8, 9]), 40, draw.integer(1, 99)];
        const shown = draw.shuffle(sources);
        const curves = shown.map((source) => {
          const { table } = tried(source, { dim, rows, seed, shift: 0 });
          const { data } = similarity({ table, measure: 'cosine' });
          return Array.from({ length: rows - shift }, (_start, p) => data[p * rows + p + shift] ?? Number.NaN);
        });
        const right = shown.indexOf('sinusoidal');
        return {
          task: {
            kind: 'curve',
            curves,
            right,
            mistakes: { doubled: [shown.indexOf('doubled')], random: [shown.indexOf('learned')] },
          },
          values: { dim, shift },
          view: { d: String(dim), k: String(shift), n: String(rows), s: String(seed) },
        };
      },
    },
    {
      id: 'few',
      level: 2,
      make: (draw) => {
        const [dim, shift] = [8, draw.integer(4, 6)];
        const rows = shift + draw.integer(5, 7);
        const { residual, left } = tried('learned', { dim, shift, rows });
        const right = residual.largest < rounding && left.length <= dim ? 'nothing' : 'linear';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['nothing', 'linear', 'rotation', 'trained']) },
          values: { dim, shift, rows, count: left.length },
          view: { d: String(dim), k: String(shift), n: String(rows), f: 'learned' },
        };
      },
    },
    {
      id: 'residual',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [dim, rows, shift] = [4, 1000, draw.pick([1, 2, 3, 5, 8])];
        const right = tried('doubled', { dim, rows, shift }).residual.largest;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.04,
            mistakes: { none: 0, cosine: Math.abs(rowOf(shift, 2).data[1] ?? Number.NaN) },
          },
          values: { dim, rows, shift },
          view: { d: String(dim), n: String(rows), k: String(shift), f: 'doubled' },
        };
      },
    },
    {
      id: 'ranking',
      level: 3,
      predicts: true,
      make: (draw) => {
        const dim = 2;
        const [half, off] = draw.pick([
          [22, 21],
          [22, 20],
          [44, 43],
          [3, 2],
          [66, 64],
        ] as const);
        const left = (source: Source, shift: number): number => tried(source, { dim, shift }).residual.largest;
        const largest = {
          paper: left('sinusoidal', off),
          half: left('doubled', half),
          off: left('doubled', off),
          random: left('learned', off),
        };
        const names = ['paper', 'half', 'off', 'random'] as const;
        const right = [...names].sort((a, b) => largest[a] - largest[b]);
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: {
              far: ['paper', 'off', 'half', 'random'],
              reversed: [...right].reverse(),
            },
          },
          values: { dim, half, off },
          view: { d: String(dim), k: String(half), f: 'doubled' },
        };
      },
    },
    {
      id: 'rows',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [dim, shift] = [draw.pick([4, 6, 8]), draw.integer(2, 7)];
        const counts = Array.from({ length: 2 * dim }, (_rows, at) => shift + 2 + at);
        const right = counts.find((rows) => tried('learned', { dim, shift, rows }).residual.largest > rounding) ?? 0;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { width: dim + 1, equal: dim + shift } },
          values: { dim, shift },
          view: { d: String(dim), k: String(shift), n: String(right), f: 'learned' },
        };
      },
    },
  ],
};

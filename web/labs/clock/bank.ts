// Questions of the clock. Answers are computed by the engine from the drawn numbers.
import { sinusoidal } from 'posenc';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { degreesApart, handNames, lookOf, mixedHands, turn, usualBase, wavelength } from './asked.ts';
import type { DrawnHand, Look } from './asked.ts';

export const bank: Bank = {
  lab: 'clock',
  lanes: ['vectors'],
  questions: [
    {
      id: 'wave',
      level: 1,
      make: (draw) => {
        const dim = draw.pick([4, 8, 16] as const);
        // Hand 3 of 16 columns is left out: both mistakes would lead to the same number.
        const pairs = Array.from({ length: dim / 2 - 1 }, (_pair, at) => at + 1);
        const pair = draw.pick(pairs.filter((one) => dim !== 16 || one !== 3));
        const right = wavelength(dim, pair);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02 * right,
            unit: 'positions',
            // Without 2 pi; and the column's number where the pair's belongs.
            mistakes: { radians: right / turn, column: turn * usualBase ** (pair / dim) },
          },
          values: { dim, pair },
          view: { d: String(dim), i: String(pair) },
        };
      },
    },
    {
      id: 'fastest',
      level: 1,
      make: (draw) => ({
        task: { kind: 'choice', right: 'first', options: draw.shuffle(['first', 'last', 'same']) },
        values: {},
        view: { i: '0' },
      }),
    },
    {
      id: 'column',
      level: 1,
      make: (draw) => {
        // Later hands have their cosine where another layout has something else.
        const [dim, pair] = [16, draw.integer(1, 5)];
        return {
          task: {
            kind: 'number',
            right: 2 * pair + 1,
            tolerance: 0,
            mistakes: { sine: 2 * pair, one: 2 * pair + 2, halves: pair + dim / 2, pair },
          },
          values: { dim, pair },
          view: { d: String(dim), i: String(pair) },
        };
      },
    },
    {
      id: 'cell',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [rows, dim] = [8, 8];
        const pair = draw.integer(0, 2);
        const [row, column] = [draw.integer(1, 6), 2 * pair + 1];
        const { data } = sinusoidal({ positions: rows, dim, dtype: 'float64' });
        const swapped: CellPlace = [column, row];
        return {
          task: {
            kind: 'cell',
            rows,
            columns: dim,
            data,
            right: [[row, column]],
            mistakes: {
              sine: [[row, column - 1]],
              halves: [[row, pair + dim / 2]],
              one: Array.from({ length: dim }, (_cell, at): CellPlace => [row - 1, at]),
              ...(column === row || column === row - 1 ? {} : { swapped: [swapped] }),
            },
          },
          values: { pair, position: row },
          view: { p: String(row), d: String(dim), i: String(pair) },
        };
      },
    },
    {
      id: 'turns',
      level: 2,
      make: (draw) => {
        const dim = draw.pick([8, 16, 32] as const);
        const pair = draw.integer(1, dim / 4);
        const position = draw.pick([100, 200, 500, 1000] as const);
        const right = position / wavelength(dim, pair);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02 * right,
            unit: 'turns',
            mistakes: { radians: right * turn, degrees: right * 360, first: position / turn },
          },
          values: { dim, pair, position },
          view: { p: String(position), d: String(dim), i: String(pair) },
        };
      },
    },
    {
      id: 'curve',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [positions, dim] = [100, 16];
        const pair = draw.integer(1, 3);
        const { data } = sinusoidal({ positions, dim, dtype: 'float64' });
        const shown = draw.shuffle(['right', 'cosine', 'faster', 'slower'] as const);
        const columns = { right: 2 * pair, cosine: 2 * pair + 1, faster: 2 * pair - 2, slower: 2 * pair + 2 };
        return {
          task: {
            kind: 'curve',
            curves: shown.map((name) =>
              Array.from({ length: positions }, (_position, at) => data[at * dim + columns[name]]!),
            ),
            right: shown.indexOf('right'),
            mistakes: {
              cosine: [shown.indexOf('cosine')],
              faster: [shown.indexOf('faster')],
              slower: [shown.indexOf('slower')],
            },
          },
          values: { pair, dim },
          view: { d: String(dim), i: String(pair), w: String(positions) },
        };
      },
    },
    {
      id: 'order',
      level: 2,
      make: (draw) => {
        const hands = mixedHands(draw);
        const by = (key: (hand: DrawnHand) => number): readonly string[] =>
          [...hands].sort((one, other) => key(one) - key(other)).map((hand) => handNames[hands.indexOf(hand)]!);
        const right = by(({ wave }) => wave);
        const [{ dim, pair }] = hands as readonly [DrawnHand];
        return {
          task: {
            kind: 'order',
            right,
            shown: handNames,
            mistakes: { number: by((hand) => hand.pair), slowest: [...right].reverse() },
          },
          values: Object.fromEntries(
            hands.flatMap((hand, at): [string, number][] => [
              [`${handNames[at]!}Pair`, hand.pair],
              [`${handNames[at]!}Dim`, hand.dim],
            ]),
          ),
          view: { d: String(dim), i: String(pair) },
        };
      },
    },
    {
      id: 'sampled',
      level: 3,
      predicts: true,
      make: (draw) => {
        const step = draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 44] as const);
        const wave = wavelength(16, 0);
        return {
          task: {
            kind: 'choice',
            right: lookOf(step, wave),
            options: draw.shuffle(['follows', 'forwards', 'backwards'] satisfies Look[]),
          },
          values: { step, wave, looks: wave / step, turns: step / wave },
          view: { i: '0', s: String(step) },
        };
      },
    },
    {
      id: 'apart',
      level: 3,
      make: (draw) => {
        const dim = 8;
        const distance = draw.pick([19, 44, 63, 314, 628] as const);
        const degrees = degreesApart(dim, distance);
        return {
          task: {
            kind: 'choice',
            right: `hand${degrees.indexOf(Math.max(...degrees))}`,
            options: ['hand0', 'hand1', 'hand2', 'hand3'],
          },
          values: Object.fromEntries([
            ['distance', distance],
            ...degrees.map((angle, pair): [string, number] => [`degrees${pair}`, Math.round(angle)]),
          ]),
          view: { d: String(dim), p: String(distance) },
        };
      },
    },
    {
      id: 'base',
      level: 3,
      make: (draw) => {
        const dim = draw.pick([4, 8, 16] as const);
        const longest = draw.pick([1000, 5000, 20000] as const);
        const exponent = dim / (dim - 2);
        const right = (longest / turn) ** exponent;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.03 * right,
            // The last exponent taken for 1; and a turn taken for a radian.
            mistakes: { last: longest / turn, radians: longest ** exponent },
          },
          values: { dim, longest },
          view: { d: String(dim), i: String(dim / 2 - 1), b: String(Math.round(right)) },
        };
      },
    },
  ],
};

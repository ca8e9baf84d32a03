// Questions of the lab of batches; right answers are the library's.
import { attentionMask, packedPositions, paddedPositions, rotaryFrequencies } from 'posenc';
import type { Draw } from '../shared/quiz/draw.ts';
import type { Bank } from '../shared/quiz/question.ts';
import { defaults, print, type PropertyTable } from '../shared/state/properties.ts';
import { modelOf, rounding } from './model.ts';
import { longestPrompt, promptLengths, properties, settle, type BatchValues } from './properties.ts';

const usual = defaults(properties);
const stateOf = (more: Partial<BatchValues>): BatchValues => settle({ ...usual, ...more });

/** A state as links have it. */
function viewOf(more: Partial<BatchValues>): Readonly<Record<string, string>> {
  const state = stateOf(more);
  const table = properties as PropertyTable;
  return Object.fromEntries(
    Object.keys(more).map((name) => [table[name]!.url, print(table[name]!, state[name as keyof BatchValues] as never)]),
  );
}

const errorOf = (more: Partial<BatchValues>): number => modelOf(stateOf(more)).error;

/** Two texts that are packed into one row. */
const pairOf = (draw: Draw): { readonly first: number; readonly second: number } => ({
  first: draw.integer(3, 6),
  second: draw.integer(3, 6),
});

/** Pairs that a mask allows. */
const allowed = (options: Omit<Parameters<typeof attentionMask>[0], 'queries' | 'keys'>, keys: number): number =>
  attentionMask({ queries: keys, keys, ...options }).data.reduce((sum, seen) => sum + seen, 0);

export const bank: Bank = {
  lab: 'batch',
  lanes: ['vectors', 'rotary', 'scores', 'analysis', 'attention'],
  questions: [
    {
      id: 'next',
      level: 1,
      make: (draw) => {
        const [padding, words] = [draw.integer(3, 6), draw.integer(4, 9)];
        const mask = [...Array<number>(padding).fill(0), ...Array<number>(words + 1).fill(1)];
        const right = paddedPositions({ mask }).data.at(-1) ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            mistakes: { column: padding + words, last: words - 1, one: words + 1 },
          },
          values: { padding, words },
          view: viewOf({ way: 'left', steps: 1, text: 0, word: 2 }),
        };
      },
    },
    {
      id: 'second',
      level: 1,
      make: (draw) => {
        const { first, second } = pairOf(draw);
        const column = first + draw.integer(1, second - 1);
        const sequences = [...Array<number>(first).fill(0), ...Array<number>(second).fill(1)];
        const right = packedPositions({ sequences }).data[column] ?? Number.NaN;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { column, one: right + 1 } },
          values: { first, second, column },
          view: viewOf({ way: 'packed', text: 1, word: 2 }),
        };
      },
    },
    {
      id: 'window',
      level: 1,
      make: (draw) => {
        const window = draw.integer(3, 8);
        const position = window + draw.integer(2, 9);
        const keys = position + 1;
        const right = attentionMask({ queries: 1, keys, causal: true, window }).data.indexOf(1);
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { wide: position - window, narrow: right + 1 } },
          values: { window, position },
          view: viewOf({ window: '3', steps: 2, word: 5, key: 3 }),
        };
      },
    },
    {
      id: 'own',
      level: 2,
      make: (draw) => {
        const [padding, words] = [draw.integer(2, 4), draw.integer(4, 5)];
        const position = draw.integer(1, words - 1);
        const count = padding + words;
        const mask = [...Array<number>(padding).fill(0), ...Array<number>(words).fill(1)];
        const { data } = attentionMask({ queries: count, keys: count, causal: true, mask });
        const at = padding + position;
        return {
          task: {
            kind: 'cell',
            rows: count,
            columns: count,
            data: Float64Array.from(data),
            right: [[at, at]],
            mistakes: { position: [[position, position]], first: [[at, padding]] },
          },
          values: { padding, words, position },
          view: viewOf({ way: 'left', text: 2, word: 1, key: 3 }),
        };
      },
    },
    {
      id: 'block',
      level: 2,
      make: (draw) => {
        const { first, second } = pairOf(draw);
        const count = first + second;
        const sequences = [...Array<number>(first).fill(0), ...Array<number>(second).fill(1)];
        const right = allowed({ causal: true, sequences }, count);
        const [whole, squares] = [allowed({ causal: true }, count), allowed({ causal: false, sequences }, count)];
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            // Of 3 and 6 words both mistakes give 45: then it has one name.
            mistakes: { whole, ...(squares === whole ? {} : { squares }), strict: right - count },
          },
          values: { first, second },
          view: viewOf({ way: 'packed' }),
        };
      },
    },
    {
      id: 'shift',
      level: 1,
      make: (draw) => {
        const dropped = draw.integer(2, 9);
        const position = dropped + draw.integer(3, 40);
        return {
          task: {
            kind: 'number',
            right: position - dropped,
            tolerance: 0,
            mistakes: { kept: position, forward: position + dropped, one: position - dropped - 1 },
          },
          values: { dropped, position },
          view: viewOf({ dropped: 1, moved: true }),
        };
      },
    },
    {
      id: 'columns',
      level: 2,
      predicts: true,
      make: (draw) => {
        const cases = {
          left: { way: 'left' },
          packed: { way: 'packed' },
          prompt: { way: 'right' },
          step: { way: 'right', steps: 1 },
        } as const;
        const options = Object.keys(cases) as (keyof typeof cases)[];
        const wrong = options.filter((id) => errorOf({ ...cases[id], mistake: 'columns' }) > rounding);
        return {
          task: { kind: 'choice', right: wrong.length === 1 ? wrong[0]! : '', options: draw.shuffle(options) },
          values: {},
          view: viewOf({ way: 'right', steps: 1, mistake: 'columns', text: 0, word: 2, key: 1 }),
        };
      },
    },
    {
      id: 'movable',
      level: 2,
      predicts: true,
      make: () => {
        const moves = (encoding: BatchValues['encoding']): boolean =>
          errorOf({ encoding, dropped: 1, moved: true }) <= rounding;
        const [rope, table] = [moves('rope'), moves('table')];
        return {
          task: {
            kind: 'choice',
            right: rope ? (table ? 'both' : 'rope') : table ? 'table' : 'neither',
            options: ['rope', 'table', 'both', 'neither'],
          },
          values: {},
          view: viewOf({ encoding: 'table', dropped: 1, moved: true }),
        };
      },
    },
    {
      id: 'twice',
      level: 3,
      make: (draw) => {
        const factor = draw.pick([2, 4, 8, 16, 32] as const);
        const { attentionFactor } = rotaryFrequencies({
          headDim: 64,
          scaling: { type: 'yarn', factor, originalMaxPositionEmbeddings: 4096 },
        });
        return {
          task: {
            kind: 'number',
            right: attentionFactor,
            tolerance: 0.002,
            mistakes: { square: attentionFactor ** 2, length: factor, none: 1 },
          },
          values: { factor },
          view: viewOf({ encoding: 'yarn', dropped: 1, moved: true, mistake: 'factor' }),
        };
      },
    },
    {
      id: 'cause',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [a, b, c] = promptLengths;
        const fits = (more: Partial<BatchValues>): boolean =>
          modelOf(stateOf(more)).lines.every((slots, text) =>
            slots.every(
              ({ kind, error }) => kind !== 'word' || error > rounding === (promptLengths[text] !== longestPrompt),
            ),
          );
        // Within a window, the last word of a text would not reach the padding.
        const right = (['mask', 'columns', 'window'] as const).filter((mistake) =>
          fits(mistake === 'window' ? { mistake, window: '3' } : { mistake }),
        );
        return {
          task: {
            kind: 'choice',
            right: right.length === 1 ? right[0]! : '',
            options: draw.shuffle(['mask', 'columns', 'window', 'causal']),
          },
          values: { a, b, c, right: longestPrompt },
          view: viewOf({ way: 'left', mistake: 'mask', text: 0, word: 1, key: 0 }),
        };
      },
    },
  ],
};

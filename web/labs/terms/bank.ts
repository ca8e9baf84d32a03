// Questions of the lab "Four terms of a score". Its words are letters, which are the same in every language.
import { areApart, disordered } from '../shared/quiz/draw.ts';
import type { Bank } from '../shared/quiz/question.ts';
import { defaults } from '../shared/state/properties.ts';
import { clearCell, fourOf, letters, sentenceOf, two } from './draws.ts';
import { entryOf, modelOf, type Model } from './model.ts';
import { properties, termNames, type TermsValues } from './properties.ts';

const settings: TermsValues = defaults(properties);
const model = (sentence: string, view: Partial<TermsValues> = {}): Model => modelOf({ ...settings, ...view }, sentence);

/** The terms that are off, in properties and in a link. */
const onlyPlaces = { contentContent: false, contentPosition: false, positionContent: false } as const;
const onlyPlacesInView = { cc: '0', cp: '0', pc: '0' } as const;

export const bank: Bank = {
  lab: 'terms',
  lanes: ['vectors', 'analysis'],
  questions: [
    {
      id: 'which',
      level: 1,
      make: (draw) => ({
        task: { kind: 'choice', right: 'positionContent', options: draw.shuffle(termNames) },
        values: {},
        view: { t: 'positionContent' },
      }),
    },
    {
      id: 'cell',
      level: 1,
      make: (draw) => {
        const [sentence, query, key] = [sentenceOf(draw, 6), ...draw.shuffle([1, 2, 3, 4, 5])] as [
          string,
          number,
          number,
        ];
        const words = sentence.split(' ');
        const { rows, columns, data } = model(sentence).terms.contentPosition;
        return {
          task: {
            kind: 'cell',
            rows,
            columns,
            data,
            right: [[query, key]],
            mistakes: { turned: [[key, query]], one: [[query - 1, key - 1]], self: [[query, query]] },
          },
          values: { sentence, word: words[query]!, other: words[key]! },
          view: { a: sentence, i: String(query), j: String(key), t: 'contentPosition' },
        };
      },
    },
    {
      id: 'sum',
      level: 1,
      make: (draw) => {
        const tolerance = 0.05;
        const { sentence, cell, numbers } = clearCell(draw, tolerance, (words) => {
          const made = model(words);
          return (at) => {
            const [cc, cp, , pp] = fourOf(made, at);
            const whole = entryOf(made.scores, ...at);
            return [whole, cc + pp, whole / Math.sqrt(made.keyDim), cc + cp];
          };
        });
        const [right = Number.NaN, pure = 0, twice = 0, query = 0] = numbers;
        const [cc, cp, pc, pp] = fourOf(model(sentence), cell);
        return {
          task: { kind: 'number', right, tolerance, mistakes: { pure, twice, query } },
          values: { cc, cp, pc, pp },
          view: { a: sentence, i: String(cell[0]), j: String(cell[1]) },
        };
      },
    },
    {
      id: 'divided',
      level: 1,
      make: (draw) => {
        const [dim, heads] = draw.pick([
          ['16', '2'],
          ['32', '2'],
          ['32', '4'],
          ['64', '2'],
          ['64', '4'],
        ] as const);
        const { keyDim } = model('A B', { dim, heads });
        const right = Math.sqrt(keyDim);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02 * right,
            mistakes: { width: Math.sqrt(Number(dim)), rootless: keyDim },
          },
          values: { dim: Number(dim), heads: Number(heads) },
          view: { d: dim, h: heads },
        };
      },
    },
    {
      id: 'softmax',
      level: 2,
      make: (draw) => {
        const { data, rows } = model(sentenceOf(draw, 5)).weights;
        const total = (cells: (at: number, line: number) => boolean): boolean =>
          [...Array(rows).keys()].every(
            (line) => Math.abs(data.reduce((sum, value, at) => sum + (cells(at, line) ? value : 0), 0) - 1) < 1e-9,
          );
        const isRows = total((at, line) => Math.floor(at / rows) === line);
        const isColumns = total((at, line) => at % rows === line);
        return {
          task: {
            kind: 'choice',
            right: isRows ? 'rows' : isColumns ? 'columns' : 'all',
            options: draw.shuffle(['rows', 'columns', 'all', 'none']),
          },
          values: {},
          view: {},
        };
      },
    },
    {
      id: 'off',
      level: 2,
      predicts: true,
      make: (draw) => {
        const count = draw.integer(6, 8);
        const [sentence, query] = [sentenceOf(draw, count), draw.integer(2, count - 3)];
        const off = { ...onlyPlaces, positionPosition: false };
        const right = entryOf(model(sentence, { ...off, causal: true }).weights, query, 0);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.006,
            mistakes: { zero: 0, all: 1 / count, before: 1 / query },
          },
          values: { count, query },
          view: { a: sentence, ...onlyPlacesInView, pp: '0', m: '1', i: String(query), j: '0' },
        };
      },
    },
    {
      id: 'most',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [sentence, query] = [sentenceOf(draw, 7), draw.integer(3, 5)];
        const { data, columns } = model(sentence, onlyPlaces).weights;
        const row = [...data.subarray(query * columns, (query + 1) * columns)];
        const right = row.indexOf(Math.max(...row));
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { before: query - 1, after: query + 1, first: 0 } },
          values: { sentence, query },
          view: { a: sentence, ...onlyPlacesInView, i: String(query), j: String(right) },
        };
      },
    },
    {
      id: 'spread',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [sentence, dim, seed] = [sentenceOf(draw, 6), draw.pick(['8', '16', '32'] as const), draw.integer(1, 99)];
        const { spread } = model(sentence, { weights: 'seeded', dim, seed });
        return {
          task: {
            kind: 'choice',
            right: spread > 0.01 ? 'varies' : 'distance',
            options: draw.shuffle(['varies', 'distance', 'words']),
          },
          values: { spread: Number(spread.toPrecision(2)) },
          view: { a: sentence, d: dim, s: String(seed), w: 'seeded', ...onlyPlacesInView },
        };
      },
    },
    {
      id: 'share',
      level: 2,
      make: (draw) => {
        const tolerance = 0.01;
        // With the mask the second word sees two keys, so that two scores decide.
        const numbers = (sentence: string, alpha: number): readonly number[] => {
          const { scores, weights } = model(sentence, { causal: true, alpha });
          const [first, second] = [entryOf(scores, 1, 0), entryOf(scores, 1, 1)].map(two) as [number, number];
          return [entryOf(weights, 1, 0), 1 - entryOf(weights, 1, 0), first / (first + second), 0.5, first, second];
        };
        const isClear = (all: readonly number[]): boolean => areApart(all.slice(0, 4), tolerance) && all[0]! > 0.04;
        const tries = letters.flatMap((word, at) =>
          [0.1, 0.3, 0.5, 1].map((alpha) => ({ sentence: `${word} ${letters[(at + 3) % letters.length]}`, alpha })),
        );
        const { sentence, alpha } = draw.shuffle(tries).find((each) => isClear(numbers(each.sentence, each.alpha)))!;
        const [right = Number.NaN, other = 0, linear = 0, half = 0, first = 0, second = 0] = numbers(sentence, alpha);
        return {
          task: { kind: 'number', right, tolerance, mistakes: { other, linear, half } },
          values: { first, second },
          view: { a: sentence, m: '1', k: String(alpha), i: '1', j: '0' },
        };
      },
    },
    {
      id: 'alpha',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [alpha, tolerance] = [draw.pick([2, 3]), 0.12];
        const { sentence, cell, numbers } = clearCell(draw, tolerance, (words) => {
          const [small, large] = [model(words), model(words, { alpha })];
          return (at) => {
            const four = fourOf(small, at);
            const sum = four.reduce((total, term) => total + term, 0);
            const placed = sum - four[0];
            return [
              entryOf(large.scores, ...at),
              four[0] + alpha * placed,
              alpha * sum,
              sum,
              four[0] + alpha ** 2 * placed,
            ];
          };
        });
        const [right = Number.NaN, linear = 0, whole = 0, same = 0, square = 0] = numbers;
        const [cc, cp, pc, pp] = fourOf(model(sentence), cell);
        return {
          task: { kind: 'number', right, tolerance, mistakes: { linear, whole, same, square } },
          values: { alpha, cc, cp, pc, pp },
          view: { a: sentence, k: String(alpha), i: String(cell[0]), j: String(cell[1]) },
        };
      },
    },
    {
      id: 'ranked',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [sentence, query] = [sentenceOf(draw, 8), draw.integer(0, 2)];
        const { weights } = model(sentence, onlyPlaces);
        const [a = 0, b = 0, c = 0, d = 0] = draw.shuffle([1, 2, 3, 5].map((offset) => query + offset));
        const named = { a, b, c, d };
        const by = (key: (place: number) => number): readonly string[] =>
          [...(['a', 'b', 'c', 'd'] as const)].sort((one, other) => key(named[one]) - key(named[other]));
        const right = by((place) => -entryOf(weights, query, place));
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { near: by((place) => place), reversed: [...right].reverse() },
          },
          values: { query, dim: Number(settings.dim), third: query + 3, fifth: query + 5, ...named },
          view: { a: sentence, ...onlyPlacesInView, i: String(query), j: String(query + 5) },
        };
      },
    },
  ],
};

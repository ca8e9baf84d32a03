// Questions of the lab "RoPE: rotate instead of add". Every answer is measured on a head as the lab rotates it.
import { applyRotary, rotaryFrequencies, rotaryPermutation, wavelengths } from 'posenc';
import { areApart, disordered, type Draw } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { defaults } from '../shared/state/properties.ts';
import { arrowOf, channelsOf, headFor, outputDifference, rotated, slowPairs, type Head } from './head.ts';
import { headOf, properties, published, type RotateValues } from './properties.ts';

const usual = defaults(properties);

/** The lab's own two words, in the same letters for all languages. */
const headWith = (view: Partial<RotateValues> = {}): Head => headFor({ ...usual, ...view }, 'A B');

const turnsOf = (dim: number, base: number): readonly number[] =>
  Array.from(wavelengths({ dim, base })).filter((_turn, column) => column % 2 === 0);

/** A query some positions after its key. */
function placed(draw: Draw): { readonly query: number; readonly key: number; readonly offset: number } {
  const [key, offset] = [draw.integer(5, 30), draw.integer(2, 4)];
  return { key, offset, query: key + offset };
}
const at = (query: number, key: number): Record<string, string> => ({ q: String(query), k: String(key) });

/** The positions that a choice puts into words. */
type Places = Readonly<Record<string, readonly [query: number, key: number]>>;

export const bank: Bank = {
  lab: 'rotate',
  lanes: ['vectors', 'rotary', 'analysis'],
  questions: [
    {
      id: 'which',
      level: 1,
      make: (draw) => {
        const view = { ...usual, query: 40, key: 37 };
        const head = headWith(view);
        // Rotated values would change the output where both words move on.
        const left = outputDifference(head, { ...view, values: 'rotated' }) > 1e-6;
        return {
          task: {
            kind: 'choice',
            right: left ? 'queriesKeys' : 'all',
            options: draw.shuffle(['queriesKeys', 'all', 'words', 'values']),
          },
          values: {},
          view: { t: 'values', ...at(40, 37) },
        };
      },
    },
    {
      id: 'same',
      level: 1,
      predicts: true,
      make: (draw) => {
        const { query, key, offset } = placed(draw);
        const on = draw.integer(2, 9) + 10;
        const places: Places = {
          moved: [query + on, key + on],
          swapped: [key, query],
          doubled: [2 * query, 2 * key],
          query: [query + on, key],
        };
        const head = headWith();
        const score = head.score(query, key);
        const difference = (name: string): number => Math.abs(head.score(...places[name]!) - score);
        const options = draw.shuffle(Object.keys(places));
        const right = options.reduce((best, name) => (difference(name) < difference(best) ? name : best));
        return {
          task: { kind: 'choice', right, options },
          values: {
            ...{ query, key, offset, movedQuery: query + on, movedKey: key + on },
            ...{ doubledQuery: 2 * query, doubledKey: 2 * key },
          },
          view: at(query + on, key + on),
        };
      },
    },
    {
      id: 'angle',
      level: 1,
      make: (draw) => {
        const [dim, pair, position] = [draw.pick([16, 32]), draw.integer(1, 4), draw.integer(3, 20)];
        const speed = rotaryFrequencies({ headDim: dim }).inverse[pair]!;
        const right = position * speed;
        const mistakes = { first: position, channel: position * 10000 ** (-pair / dim) };
        return {
          task: { kind: 'number', right, tolerance: 0.02 * right, unit: 'radians', mistakes },
          values: { dim, pair, position },
          view: { d: String(dim), i: String(pair), ...at(position, 0) },
        };
      },
    },
    {
      id: 'zero',
      level: 1,
      make: (draw) => {
        const position = draw.integer(5, 90);
        const head = headWith();
        const change = head.score(position, position) - head.plain;
        return {
          task: {
            kind: 'choice',
            right: Math.abs(change) < 1e-9 ? 'nothing' : change > 0 ? 'larger' : 'smaller',
            options: draw.shuffle(['nothing', 'smaller', 'larger', 'depends']),
          },
          values: { position },
          view: at(position, position),
        };
      },
    },
    {
      id: 'between',
      level: 2,
      make: (draw) => {
        const { query, key, offset } = placed(draw);
        const pair = draw.integer(1, 3);
        const step = Number(rotaryFrequencies({ headDim: 16 }).inverse[pair]!.toPrecision(3));
        const right = offset * step;
        const mistakes = { sum: (query + key) * step, query: query * step };
        const tolerance = areApart([right, ...Object.values(mistakes)], 0.03 * right) ? 0.03 * right : 0.01 * right;
        return {
          task: { kind: 'number', right, tolerance, unit: 'radians', mistakes },
          values: { query, key, pair, step },
          view: { i: String(pair), ...at(query, key) },
        };
      },
    },
    {
      id: 'value',
      level: 2,
      predicts: true,
      make: (draw) => {
        const { query, key } = placed(draw);
        const changes = outputDifference(headWith(), { ...usual, query, key, values: 'rotated' }) > 1e-6;
        return {
          task: {
            kind: 'choice',
            right: changes ? 'changes' : 'stays',
            options: draw.shuffle(['changes', 'stays', 'error', 'weights']),
          },
          values: {},
          view: { t: 'values', v: 'rotated', ...at(query, key) },
        };
      },
    },
    {
      id: 'wave',
      level: 2,
      make: (draw) => {
        const pairs = draw.shuffle([1, 3, 5]);
        const pair = draw.pick(pairs);
        const head = headWith({ dim: '16' });
        const { pairing } = usual;
        const turn = { pairing, frequencies: rotaryFrequencies({ headDim: 16 }) };
        const share = (one: number, offset: number): number => {
          const [a, b] = [arrowOf(rotated(head.q, [offset], turn), one, pairing), arrowOf(head.k, one, pairing)];
          return a[0] * b[0] + a[1] * b[1];
        };
        const curves = pairs.map((one) => Array.from({ length: 61 }, (_offset, offset) => share(one, offset)));
        const [a, b, c] = [...pairs].sort((one, next) => one - next) as [number, number, number];
        const where = (test: (one: number) => boolean): readonly number[] =>
          pairs.flatMap((one, place) => (test(one) ? [place] : []));
        const mistakes = { faster: where((one) => one < pair), slower: where((one) => one > pair) };
        return {
          task: { kind: 'curve', curves, right: pairs.indexOf(pair), mistakes: named(mistakes) },
          values: { dim: 16, pair, a, b, c },
          view: { i: String(pair) },
        };
      },
    },
    {
      id: 'partner',
      level: 2,
      make: (draw) => {
        const headDim = draw.pick([8, 16, 32]);
        const channel = 2 * draw.integer(0, headDim / 4 - 1);
        const row = new Float64Array(headDim);
        row[channel] = 1;
        const turned = rotated(row, [1], { pairing: 'rotateHalf', frequencies: rotaryFrequencies({ headDim }) });
        const right = turned.findIndex((value, place) => place !== channel && value !== 0);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            mistakes: { neighbour: channel + 1, mirror: headDim - 1 - channel },
          },
          values: { headDim, channel },
          view: { t: 'pairing', d: String(headDim), p: 'rotateHalf', i: String(channel) },
        };
      },
    },
    {
      id: 'loaded',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick(['16', '32'] as const);
        const changes = Array.from({ length: 24 }, (_offset, offset) => {
          const head = headWith({ dim, query: offset, key: 0 });
          return Math.abs(head.score(offset, 0) - head.loaded(false).score);
        });
        const change = Math.max(...changes);
        return {
          task: {
            kind: 'choice',
            right: change > 0.1 ? 'silent' : 'same',
            options: draw.shuffle(['silent', 'same', 'error', 'distance']),
          },
          values: { change: Number(change.toPrecision(2)) },
          view: { t: 'pairing', d: dim },
        };
      },
    },
    {
      id: 'raised',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [dim, trained, base] = [128, draw.pick([4096, 8192]), draw.pick([500000, 1000000])];
        const [before, slow] = [slowPairs(turnsOf(dim, 10000), trained), slowPairs(turnsOf(dim, base), trained)];
        return {
          task: {
            kind: 'choice',
            right: slow > before ? 'fewer' : slow < before ? 'more' : 'same',
            options: draw.shuffle(['fewer', 'more', 'same', 'none']),
          },
          values: { dim, trained, base, slow, usual: before },
          view: { t: 'turns', d: '128', b: String(base), c: String(trained) },
        };
      },
    },
    {
      id: 'back',
      level: 3,
      make: (draw) => {
        const { query, key } = placed(draw);
        const left = outputDifference(headWith(), { ...usual, query, key, values: 'back' });
        return {
          task: {
            kind: 'choice',
            right: left < 1e-9 ? 'offsets' : 'absolute',
            options: draw.shuffle(['offsets', 'absolute', 'nothing', 'first']),
          },
          values: {},
          view: { t: 'values', v: 'back', ...at(query, key) },
        };
      },
    },
    {
      id: 'matrix',
      level: 3,
      make: (draw) => {
        const [dim, pair] = [8, draw.integer(0, 2)];
        const frequencies = rotaryFrequencies({ headDim: dim, base: 10 });
        const data = new Float64Array(dim * dim);
        for (let column = 0; column < dim; column += 1) {
          const unit = new Float64Array(dim);
          unit[column] = 1;
          const { data: turned } = applyRotary(unit, {
            ...{ headDim: dim, heads: 1, positions: [1], frequencies, pairing: 'rotateHalf' },
          });
          turned.forEach((value, row) => void (data[row * dim + column] = value));
        }
        const [one, two] = channelsOf(pair, dim, 'rotateHalf');
        const neighbours = channelsOf(pair, dim, 'interleaved');
        const cells = Array.from(
          { length: dim * dim },
          (_cell, cell): CellPlace => [Math.floor(cell / dim), cell % dim],
        );
        const is =
          (...places: readonly CellPlace[]) =>
          ([row, column]: CellPlace): boolean =>
            places.some(([a, b]) => a === row && b === column);
        const right = cells.filter(([row, column]) => is([one, two])([row, column]) && data[row * dim + column]! < 0);
        const known = { plus: is([two, one]), diagonal: is([one, one], [two, two]), neighbour: is(neighbours) };
        const of = (test: (place: CellPlace) => boolean): readonly CellPlace[] =>
          cells.filter((place) => test(place) && !is([one, two])(place));
        const mistakes = {
          plus: of(known.plus),
          diagonal: of(known.diagonal),
          neighbour: of((place) => known.neighbour(place) && !known.plus(place) && !known.diagonal(place)),
          other: of((place) => !Object.values(known).some((test) => test(place))),
        };
        return {
          task: { kind: 'cell', rows: dim, columns: dim, data, right, mistakes },
          values: { pair },
          view: { t: 'pairing', d: '8', p: 'rotateHalf', i: String(pair) },
        };
      },
    },
    {
      id: 'permute',
      level: 3,
      make: (draw) => {
        const headDim = draw.pick([8, 16]);
        const [to, back] = (['rotateHalf', 'interleaved'] as const).map((one) =>
          rotaryPermutation({ headDim, to: one }),
        );
        // Places at which the way back leads elsewhere.
        const places = Array.from({ length: headDim / 2 - 2 }, (_place, at) => at + 2).filter(
          (at) => to![at] !== back![at],
        );
        const place = draw.pick(places);
        const [right, inverse] = [to![place]!, back![place]!];
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { stays: place, inverse } },
          values: { headDim, place },
          view: { t: 'pairing', w: '1', d: String(headDim), i: String(place) },
        };
      },
    },
    {
      id: 'unseen',
      level: 3,
      make: (draw) => {
        const heads = [32, 64, 128].flatMap((dim) =>
          [10000, 500000].flatMap((base) => [2048, 4096, 8192].map((trained) => ({ dim, base, trained }))),
        );
        const answers = heads.map((head) => {
          const turns = turnsOf(head.dim, head.base);
          const [pairs, right] = [turns.length, slowPairs(turns, head.trained)];
          const radians = turns.filter((length) => length / (2 * Math.PI) > head.trained).length;
          return { ...head, pairs, right, radians };
        });
        // Half of the pairs would make a right answer of a wrong count.
        const apart = answers.filter(({ pairs, right, radians }) => 2 * right !== pairs && right !== radians);
        const { dim, base, trained, pairs, right, radians } = draw.pick(apart);
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0,
            mistakes: { turned: pairs - right, channels: 2 * right, radians },
          },
          values: { dim, base, trained, pairs },
          view: { t: 'turns', d: String(dim), b: String(base), c: String(trained) },
        };
      },
    },
    {
      id: 'heads',
      level: 3,
      make: (draw) => {
        const names = ['llama2', 'llama31', 'gptOss'] as const;
        const heads = names.map((name) => {
          const { dim, base, context } = headOf(published[name]);
          const turns = turnsOf(Number(dim), base);
          return { name, base, context, pairs: turns.length, slow: slowPairs(turns, context) };
        });
        const by = (value: (head: (typeof heads)[number]) => number): readonly string[] =>
          [...heads].sort((a, b) => value(a) - value(b)).map(({ name }) => name);
        const right = by(({ slow, pairs }) => slow / pairs);
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { count: by(({ slow }) => slow), reversed: [...right].reverse() },
          },
          values: Object.fromEntries(
            heads.flatMap(({ name, base, context, pairs, slow }) => [
              [name, slow],
              [`${name}Pairs`, pairs],
              [`${name}Base`, base],
              [`${name}Trained`, context],
            ]),
          ),
          view: { t: 'turns', d: '128', b: '500000', c: '8192' },
        };
      },
    },
  ],
};

/** Only mistakes that some curve makes. */
function named(mistakes: Readonly<Record<string, readonly number[]>>): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(Object.entries(mistakes).filter(([, places]) => places.length > 0));
}

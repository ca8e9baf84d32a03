// Questions of the lab "Order matters". Its words are letters, which are the same in every language.
import { rowNorms, sinusoidal } from 'posenc';
import { disordered, type Draw } from '../shared/quiz/draw.ts';
import type { Bank, CellPlace } from '../shared/quiz/question.ts';
import { defaults } from '../shared/state/properties.ts';
import { modelOf, type Model } from './model.ts';
import { properties, type OrderValues } from './properties.ts';

const settings = defaults(properties);
/** Outputs that differ by less are equal but for rounding. */
const rounding = 1e-9;

const model = (first: string, second: string, view: Partial<OrderValues> = {}): Model =>
  modelOf({ ...settings, ...view }, [first, second]);

/** Two sentences of five words; no word keeps its place, and no two words exchange theirs. */
interface Shuffled {
  readonly words: readonly string[];
  readonly first: string;
  readonly second: string;
  /** The place of each word in the second sentence, and the word of the first that stands there. */
  readonly to: readonly number[];
  readonly from: readonly number[];
}

function shuffled(draw: Draw): Shuffled {
  const words = draw.shuffle(['A', 'B', 'C', 'D', 'E']);
  const round = draw.shuffle([0, 1, 2, 3, 4]);
  const second = [...words];
  round.forEach((place, at) => (second[round[(at + 1) % round.length]!] = words[place]!));
  return {
    words,
    first: words.join(' '),
    second: second.join(' '),
    to: words.map((word) => second.indexOf(word)),
    from: second.map((word) => words.indexOf(word)),
  };
}

/** A sentence with one word twice, the same back to front, and where the word stands. */
function doubled(draw: Draw): { readonly first: string; readonly second: string; readonly twins: CellPlace } {
  const words = ['A', ...draw.shuffle(['A', 'B', 'C', 'D'])];
  return { first: words.join(' '), second: [...words].reverse().join(' '), twins: [0, words.lastIndexOf('A')] };
}

/** How far apart the outputs of two words of the first sentence are, with positions. */
const between = ({ with: { within } }: Model, [one, other]: CellPlace): number =>
  within.data[one * within.columns + other] ?? Number.NaN;

export const bank: Bank = {
  lab: 'order',
  lanes: ['vectors', 'analysis'],
  questions: [
    {
      id: 'place',
      level: 1,
      predicts: true,
      make: (draw) => {
        const { words, first, second, to, from } = shuffled(draw);
        const place = draw.pick(words.map((_word, at) => at).filter((at) => ![at, from[at]].includes(to[at]! + 1)));
        const { data, columns } = model(first, second).without.apart;
        const right = data.subarray(place * columns, (place + 1) * columns).findIndex((apart) => apart < rounding);
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { stays: place, one: right + 1, back: from[place]! } },
          values: { first, second, word: words[place]! },
          view: { a: first, b: second, p: String(place) },
        };
      },
    },
    {
      id: 'steps',
      level: 1,
      make: (draw) => {
        const right = ['root', 'add', 'project', 'score', 'sum'];
        const late = ['root', 'project', 'score', 'sum', 'add'];
        const all = ['add', 'root', 'project', 'score', 'sum'];
        const task = { kind: 'order', right, shown: disordered(draw, right), mistakes: { late, all } } as const;
        return { task, values: {}, view: {} };
      },
    },
    {
      id: 'wave',
      level: 1,
      make: (draw) => {
        const dim = draw.pick([8, 16, 32, 64]);
        const position = draw.integer(10, 900);
        const [right = 0] = rowNorms({ table: sinusoidal({ positions: [position], dim, dtype: 'float64' }) });
        const mistakes = { word: Math.sqrt(dim), square: right ** 2, grows: position * right };
        return {
          task: { kind: 'number', right, tolerance: 0.02 * right, mistakes },
          values: { dim, position },
          view: { d: String(dim) },
        };
      },
    },
    {
      id: 'identical',
      level: 2,
      make: (draw) => ({
        task: { kind: 'choice', right: 'rows', options: draw.shuffle(['rows', 'nothing', 'word', 'mean']) },
        values: {},
        view: {},
      }),
    },
    {
      id: 'same',
      level: 2,
      make: (draw) => {
        const { words, first, second, to } = shuffled(draw);
        const place = draw.integer(0, 4);
        const { data } = model(first, second).without.apart;
        const equal = [...data.keys()]
          .filter((cell) => data[cell]! < rounding)
          .map((cell): CellPlace => [Math.floor(cell / 5), cell % 5]);
        return {
          task: {
            kind: 'cell',
            rows: 5,
            columns: 5,
            data,
            right: equal.filter(([row]) => row === place),
            mistakes: {
              turned: [[to[place]!, place]],
              straight: [[place, place]],
              other: equal.filter(([row]) => row !== place),
            },
          },
          values: { first, second, word: words[place]! },
          view: { a: first, b: second, p: String(place) },
        };
      },
    },
    {
      id: 'count',
      level: 2,
      make: (draw) => {
        const dim = draw.pick([8, 16, 32, 64]);
        const position = 1000;
        const [right = 0] = rowNorms({ table: { data: new Float64Array(dim).fill(position), rows: 1, columns: dim } });
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.01 * right,
            mistakes: { one: position, sum: position * dim, wave: Math.sqrt(dim / 2) },
          },
          values: { dim, position },
          view: { d: String(dim) },
        };
      },
    },
    {
      id: 'twins',
      level: 2,
      predicts: true,
      make: (draw) => {
        const { first, second, twins } = doubled(draw);
        const places = [0, 1, 2, 3, 4].filter((place) => !twins.includes(place));
        const pairs = draw.shuffle<CellPlace>([twins, [0, places[0]!], [places[1]!, places[2]!]]);
        // The second sentence changes nothing here: one word is the cheapest.
        const models = Array.from({ length: 11 }, (_step, at) => model(first, 'A', { alpha: at / 5 }));
        const right = pairs.indexOf(twins);
        const curves = pairs.map((pair) => models.map((each) => between(each, pair)));
        return {
          task: { kind: 'curve', curves, right, mistakes: { different: [0, 1, 2].filter((at) => at !== right) } },
          values: { first },
          view: { a: first, b: second, k: '0' },
        };
      },
    },
    {
      id: 'alpha',
      level: 2,
      make: (draw) => {
        const { first, second } = doubled(draw);
        return {
          task: { kind: 'choice', right: 'any', options: draw.shuffle(['any', 'one', 'long', 'never']) },
          values: { first },
          view: { a: first, b: second, k: '0.01' },
        };
      },
    },
    {
      id: 'mask',
      level: 3,
      predicts: true,
      make: (draw) => {
        const words = ['A', 'B', 'C', 'D', 'E', 'F'];
        const far = draw.integer(2, 4);
        const one = draw.integer(0, 5 - far);
        const other = one + far;
        const first = words.join(' ');
        const swapped = words.map((word, at) => (at === one ? words[other]! : at === other ? words[one]! : word));
        const second = swapped.join(' ');
        const { links, without } = model(first, second, { causal: true });
        const right = links.filter(([from, to]) => without.apart.data[from * 6 + to]! < rounding).length;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { all: 6, none: 0, moved: 4 } },
          values: { first, second },
          view: { a: first, b: second, m: '1' },
        };
      },
    },
    {
      id: 'grows',
      level: 3,
      predicts: true,
      make: (draw) => {
        const { first, second, twins } = doubled(draw);
        const factor = draw.pick([2, 3, 4]);
        const [alpha, larger] = [0.01, 0.01 * factor];
        const apart = (weight: number): number => between(model(first, 'A', { alpha: weight }), twins);
        const [small, right] = [apart(alpha), apart(larger)];
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.1 * right,
            mistakes: { same: small, square: small * factor ** 2 },
          },
          values: { first, alpha, larger, small: Number(small.toPrecision(3)) },
          view: { a: first, b: second, k: String(larger) },
        };
      },
    },
  ],
};

// Questions of the lab "Compose". Embeddings are drawn from a seed, so their lengths are the lab's own, and answers may
// differ from those by what chance does in so many dimensions.
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank } from '../shared/quiz/question.ts';
import { defaults } from '../shared/state/properties.ts';
import { rememberComposition, type Composition } from './parts.ts';
import { properties, type ComposeValues } from './properties.ts';

/** Few words are enough, and quickly drawn. */
const tokens = 8;
const settings: ComposeValues = { ...defaults(properties), tokens, dropout: 0 };
const compose = (view: Partial<ComposeValues>): Composition => rememberComposition()({ ...settings, ...view });

const digits = (value: number, count = 4): number => Number(value.toPrecision(count));

export const bank: Bank = {
  lab: 'compose',
  lanes: ['vectors', 'scores', 'analysis'],
  questions: [
    {
      id: 'place',
      level: 1,
      make: (draw) => {
        const [dim, alpha] = [draw.pick([8, 32, 128, 512]), draw.pick([2, 3, 5])];
        const position = draw.integer(1, tokens - 1);
        const right = compose({ dim, alpha }).addedNorms[position] ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.02 * right,
            mistakes: { weightless: right / alpha, whole: alpha * Math.sqrt(dim), rootless: (alpha * dim) / 2 },
          },
          values: { dim, alpha, position },
          view: { d: String(dim), k: String(alpha), p: String(position) },
        };
      },
    },
    {
      id: 'shape',
      level: 1,
      make: (draw) => {
        const [batch, dim, words] = [draw.integer(2, 4), draw.pick([32, 64, 128]), draw.pick([10, 20, 30])];
        const { shapeIn, shapeOut } = compose({ batch, dim, tokens: words });
        const right = shapeOut.join() === shapeIn.join() ? 'same' : 'wider';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(['same', 'wider', 'longer', 'table']) },
          values: { batch, dim, words, twice: 2 * dim, double: 2 * words },
          view: { b: String(batch), d: String(dim), n: String(words) },
        };
      },
    },
    {
      id: 'flat',
      level: 1,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([16, 32, 64]);
        const seed = draw.integer(1, 99);
        const { plain, addedNorms } = compose({ dim, seed, rooted: false });
        const named = draw.shuffle([
          ['place', addedNorms],
          ['word', plain.wordNorms],
          ['sum', plain.sumNorms],
        ] as const);
        const at = (wanted: string): number => named.findIndex(([name]) => name === wanted);
        return {
          task: {
            kind: 'curve',
            curves: named.map(([, norms]) => [...norms]),
            right: at('place'),
            mistakes: { word: [at('word')], sum: [at('sum')] },
          },
          values: { dim },
          view: { d: String(dim), s: String(seed), r: '0', n: String(tokens) },
        };
      },
    },
    {
      id: 'word',
      level: 2,
      make: (draw) => {
        const dim = draw.pick([256, 512]);
        const position = draw.integer(0, tokens - 1);
        const { rooted, plain } = compose({ dim, start: 'unit' });
        const right = rooted.wordNorms[position] ?? Number.NaN;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.15 * right,
            mistakes: { plain: plain.wordNorms[position]!, square: dim ** 2 },
          },
          values: { dim },
          view: { e: 'unit', r: '1', d: String(dim), p: String(position), n: String(tokens) },
        };
      },
    },
    {
      id: 'short',
      level: 2,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([128, 256, 512]);
        const position = draw.integer(0, tokens - 1);
        const { plain, rooted, addedNorms } = compose({ dim, start: 'root' });
        const times = ({ wordNorms }: Composition['plain']): number => addedNorms[position]! / wordNorms[position]!;
        const right = times(plain);
        return {
          task: { kind: 'number', right, tolerance: 0.2 * right, mistakes: { rooted: times(rooted), square: dim / 2 } },
          values: { dim },
          view: { e: 'root', r: '0', d: String(dim), p: String(position), n: String(tokens) },
        };
      },
    },
    {
      id: 'turned',
      level: 2,
      predicts: true,
      make: (draw) => {
        const position = draw.integer(0, tokens - 1);
        const [unit, root, small] = (['unit', 'root', 'small'] as const).map((start) => compose({ start }));
        const angles = {
          large: unit!.rooted.turned,
          unit: unit!.plain.turned,
          small: small!.rooted.turned,
          root: root!.plain.turned,
        };
        const names = ['large', 'unit', 'small', 'root'] as const;
        const right = [...names].sort((a, b) => angles[a][position]! - angles[b][position]!);
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { reversed: [...right].reverse(), bounded: ['unit', 'large', 'root', 'small'] },
          },
          values: { dim: settings.dim },
          view: { e: 'root', r: '0', p: String(position), n: String(tokens) },
        };
      },
    },
    {
      id: 'lost',
      level: 2,
      make: (draw) => ({
        task: { kind: 'choice', right: 'aside', options: draw.shuffle(['aside', 'lost', 'equal', 'dropout']) },
        values: {},
        view: { e: 'unit', r: '1' },
      }),
    },
    {
      id: 'equal',
      level: 3,
      predicts: true,
      make: (draw) => {
        const dim = draw.pick([256, 512]);
        const position = draw.integer(0, tokens - 1);
        const { rooted, plain, addedNorms } = compose({ dim, alpha: 1 });
        const right = rooted.wordNorms[position]! / addedNorms[position]!;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.15 * right,
            mistakes: { whole: Math.sqrt(dim), plain: plain.wordNorms[position]! / addedNorms[position]! },
          },
          values: { dim },
          view: { d: String(dim), k: String(digits(Math.sqrt(2 * dim), 3)), p: String(position), n: String(tokens) },
        };
      },
    },
    {
      id: 'angle',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [dim, alpha] = [draw.pick([256, 512]), draw.pick([0.5, 1])];
        const position = draw.integer(0, tokens - 1);
        const { plain, addedNorms } = compose({ dim, alpha, rooted: false });
        const [word, place, right] = [plain.wordNorms, addedNorms, plain.turned].map((all) => all[position]!);
        return {
          task: {
            kind: 'number',
            right: right!,
            tolerance: 4,
            unit: 'degrees',
            mistakes: { barely: 0, other: 90 - right!, percent: (100 * place!) / word! },
          },
          values: { dim, alpha, word: digits(word!), place: digits(place!) },
          view: { d: String(dim), k: String(alpha), r: '0', p: String(position), n: String(tokens) },
        };
      },
    },
    {
      id: 'dropped',
      level: 3,
      predicts: true,
      make: (draw) => {
        const dropout = draw.pick([0.5, 0.75]);
        const position = draw.integer(0, tokens - 1);
        const { plain, afterNorms } = compose({ dropout, rooted: false });
        const [before, right] = [plain.sumNorms[position]!, afterNorms[position]!];
        return {
          task: {
            kind: 'number',
            right,
            tolerance: 0.15 * right,
            mistakes: { same: before, shorter: before * Math.sqrt(1 - dropout), entry: before / (1 - dropout) },
          },
          values: { dropout, percent: 100 * dropout, before: digits(before), dim: settings.dim },
          view: { o: String(dropout), r: '0', p: String(position), n: String(tokens) },
        };
      },
    },
  ],
};

// Questions of the lab "The whole family". The effect of an encoding on scores is measured as the lab measures it.
import { alibiSlopes, t5Buckets, t5Thresholds } from 'posenc';
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank } from '../shared/quiz/question.ts';
import { defaults } from '../shared/state/properties.ts';
import { plainOf } from './content.ts';
import { encode, largestDifference, type Encoded } from './effects.ts';
import { encodingOf, type FamilyName } from './encodings/index.ts';
import { alibiHeads, trialOf } from './model.ts';
import { properties, type FamilyValues } from './properties.ts';

const settings: FamilyValues = { ...defaults(properties), weights: 'seeded', length: 24 };
const seeded = { w: 'seeded', n: '24' } as const;

/** One encoding on one word, on the lab's own sentence of letters, or on other words. */
function tried(name: FamilyName, view: Partial<FamilyValues> = {}): Encoded {
  const trial = trialOf({ ...settings, ...view }, 'A B C');
  return encode(encodingOf(name), trial, plainOf(trial));
}

export const bank: Bank = {
  lab: 'family',
  lanes: ['vectors', 'rotary', 'scores', 'analysis'],
  questions: [
    {
      id: 'where',
      level: 1,
      make: (draw) => {
        // Names that are the same in every language.
        const [family, name] = draw.pick([
          ['alibi', 'ALiBi'],
          ['rotary', 'RoPE'],
          ['t5', 'T5'],
          ['kerple', 'KERPLE'],
        ] as const);
        return {
          task: {
            kind: 'choice',
            right: encodingOf(family).enters,
            options: draw.shuffle(['vectors', 'turn', 'bias', 'values']),
          },
          values: { name },
          view: { y: family },
        };
      },
    },
    {
      id: 'paper',
      level: 1,
      make: (draw) => {
        const paper = encodingOf('shaw').paper;
        const options = ['shaw', 'transformerXl', 'rotary', 't5'] as const;
        const right = options.find((name) => encodingOf(name).paper === paper) ?? '';
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: { paper },
          view: { y: 'shaw' },
        };
      },
    },
    {
      id: 'ends',
      level: 1,
      predicts: true,
      make: (draw) => {
        const [trained, length] = [draw.pick(['16', '32'] as const), draw.integer(36, 64)];
        const right = tried('learned', { trained, length }).reach - 1;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { count: right + 1, text: length - 1 } },
          values: { trained: Number(trained), length },
          view: { y: 'learned', t: trained, n: String(length), q: String(length - 1) },
        };
      },
    },
    {
      id: 'farthest',
      level: 2,
      predicts: true,
      make: (draw) => {
        const heads = draw.pick([6, 12, 20, 24, 40]);
        const slopes = [...alibiSlopes({ heads })];
        const right = slopes.indexOf(Math.min(...slopes)) + 1;
        const steepest = slopes.indexOf(Math.max(...slopes)) + 1;
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { last: heads, first: 1, steepest } },
          values: { heads, below: right, next: steepest },
          view: { y: 'alibi', h: String(heads), i: String(right) },
        };
      },
    },
    {
      id: 'bucket',
      level: 2,
      make: (draw) => {
        const equal = (distance: number): number => 16 + Math.floor((distance - 16) / 7);
        const distances = Array.from({ length: 94 }, (_distance, at) => 32 + at);
        const buckets = t5Buckets({ relative: distances.map((distance) => -distance), bidirectional: false });
        const clear = [...distances.keys()].filter((at) => buckets[at]! < 31 && buckets[at] !== equal(distances[at]!));
        const at = draw.pick(clear);
        const [distance, right] = [distances[at]!, buckets[at]!];
        return {
          task: { kind: 'number', right, tolerance: 0, mistakes: { own: distance, last: 31, equal: equal(distance) } },
          values: { distance, last: t5Thresholds({ bidirectional: false }).at(-1) ?? Number.NaN },
          view: { y: 't5', n: '128', q: String(distance) },
        };
      },
    },
    {
      id: 'drift',
      level: 2,
      predicts: true,
      make: (draw) => {
        const [distance, seed, head] = [draw.integer(2, 6), draw.integer(1, 99), draw.integer(3, 6)];
        const { length } = settings;
        const names = draw.shuffle(['sinusoidal', 'rotary', 'alibi'] as const);
        const curves = names.map((name) => {
          const { effect } = tried(name, { seed, head, content: 'same' });
          return Array.from({ length: length - distance }, (_key, key) => effect[(key + distance) * length + key]!);
        });
        return {
          task: {
            kind: 'curve',
            curves,
            right: names.indexOf('sinusoidal'),
            mistakes: { flat: [names.indexOf('rotary'), names.indexOf('alibi')] },
          },
          values: { distance },
          view: { y: 'sinusoidal', c: 'same', s: String(seed), ...seeded },
        };
      },
    },
    {
      id: 'words',
      level: 2,
      predicts: true,
      make: (draw) => {
        const kept = draw.pick(['alibi', 't5', 'kerple'] as const);
        const options = draw.shuffle<FamilyName>([kept, 'rotary', 'sinusoidal', 'shaw']);
        const change = (name: FamilyName): number =>
          largestDifference(tried(name, { content: 'same' }).effect, tried(name, { content: 'random' }).effect);
        const right = options.find((name) => change(name) === 0) ?? '';
        return {
          task: { kind: 'choice', right, options },
          values: {},
          view: { y: kept, c: 'random', ...seeded },
        };
      },
    },
    {
      id: 'window',
      level: 3,
      make: (draw) => {
        const head = draw.integer(1, 5);
        const { slope, window: right } = alibiHeads(8)[head - 1]!;
        return {
          task: {
            kind: 'number',
            right,
            tolerance: Math.max(1, 0.03 * right),
            unit: 'positions',
            mistakes: { ten: 2 / slope, hundred: 100 / slope, once: 1 / slope },
          },
          values: { head, heads: 8, slope },
          view: { y: 'alibi', h: '8', i: String(head) },
        };
      },
    },
    {
      id: 'learned',
      level: 3,
      predicts: true,
      make: (draw) => {
        const [dim, trained] = [draw.pick(['16', '32', '64'] as const), draw.pick(['16', '32'] as const)];
        const heads = draw.pick([2, 4]);
        const names = ['alibi', 'kerple', 't5', 'learned'] as const;
        const counts = Object.fromEntries(names.map((name) => [name, tried(name, { dim, trained, heads, head: 1 })]));
        // The lab's table is as wide as one head; a model's is as wide as all of them.
        const needed = (name: (typeof names)[number]): number =>
          counts[name]!.parameters * (name === 'learned' ? heads : 1);
        const right = [...names].sort((a, b) => needed(a) - needed(b));
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { table: ['learned', 'alibi', 'kerple', 't5'], reversed: [...right].reverse() },
          },
          values: {
            dim: Number(dim),
            trained: Number(trained),
            heads,
            ...Object.fromEntries(names.map((name) => [name, needed(name)])),
          },
          view: { y: 'learned', d: dim, t: trained, h: String(heads), i: '1' },
        };
      },
    },
  ],
};

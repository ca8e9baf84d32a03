// Questions of the race. Answers are read from the stored trainings, twenty seeds of each set-up (stored.ts).
import { disordered } from '../shared/quiz/draw.ts';
import type { Bank } from '../shared/quiz/question.ts';
import { entrants, lengthsOf, type Entrant } from './entrants.ts';
import { enough } from './guesses.ts';
import { properties } from './properties.ts';
import { budgets, rowOf, seedCount, sharesOf, stepsOf, table, type Cell } from './stored.ts';

const lengths = lengthsOf(properties.longest.default);
/** In words: the longest sentences of training, and the longest of the test. */
const [first = 0, , , far = 0] = lengths;
const places = [0, 1, 2, 3] as const;
type Place = (typeof places)[number];
const percent = 100 * enough;

/** The median seed's per cent of right answers, at one of the four lengths. */
const share = (cell: Cell, place: Place): number => sharesOf(rowOf(table, cell), place).middle;

/** At least nine seeds of ten reach 95 %. */
const mostLearn = (cell: Cell): boolean => stepsOf(rowOf(table, cell)).count >= 0.9 * seedCount;

/** The state of the lab with these settings, some of its encodings in the race. */
const viewOf = (
  { task, causal }: Pick<Cell, 'task' | 'causal'>,
  racing: readonly Entrant[],
  more: Readonly<Record<string, number>> = {},
): Readonly<Record<string, string>> => ({
  t: task,
  m: causal ? '1' : '0',
  e: racing.map((kind) => entrants.indexOf(kind)).join(','),
  ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
});

/** The one of some options of which something is so. */
const onlyOne = <T extends string>(options: readonly T[], holds: (option: T) => boolean): T | 'none' => {
  const found = options.filter(holds);
  return found.length === 1 ? found[0]! : 'none';
};

export const bank: Bank = {
  lab: 'training',
  lanes: [],
  questions: [
    {
      id: 'blind',
      level: 1,
      predicts: true,
      make: (draw) => {
        const place = draw.pick(places);
        const task = 'whoCameFirst';
        return {
          task: {
            kind: 'number',
            right: share({ task, encoding: 'none' }, place),
            tolerance: 3,
            unit: 'percent',
            mistakes: { learned: 100, never: 0 },
          },
          values: { length: lengths[place] ?? first, first },
          view: viewOf({ task }, ['none', 'sinusoidal']),
        };
      },
    },
    {
      id: 'patience',
      level: 1,
      predicts: true,
      make: (draw) => {
        const task = 'wordNumber';
        const encoding = draw.pick(['rotary', 'shaw', 'alibi', 't5'] as const);
        const soon = share({ task, encoding }, 0);
        const late = share({ task, encoding, steps: budgets.long }, 0);
        return {
          task: {
            kind: 'choice',
            right: late >= percent ? 'learned' : late - soon > 7 ? 'some' : 'same',
            options: ['same', 'some', 'learned'],
          },
          values: {
            encoding: { rotary: 'RoPE', shaw: 'Shaw', alibi: 'ALiBi', t5: 'T5' }[encoding],
            steps: properties.steps.default,
            long: budgets.long,
            soon: Math.round(soon),
            late: Math.round(late),
          },
          view: viewOf({ task }, [encoding], { n: budgets.long }),
        };
      },
    },
    {
      id: 'formula',
      level: 2,
      predicts: true,
      make: (draw) => {
        const causal = draw.pick([false, true]);
        const task = 'threeBack';
        const { count } = stepsOf(rowOf(table, { task, encoding: 'doubledExponent', causal }));
        return {
          task: {
            kind: 'choice',
            right: count === 0 ? 'never' : count === seedCount ? 'always' : 'partly',
            options: ['never', 'partly', 'always'],
          },
          values: { seeds: seedCount, steps: properties.steps.default },
          view: viewOf({ task, causal }, ['sinusoidal', 'doubledExponent']),
        };
      },
    },
    {
      id: 'mask',
      level: 2,
      predicts: true,
      make: (draw) => {
        const options = ['whoCameFirst', 'threeBack', 'wordNumber'] as const;
        const right = onlyOne(options, (task) => mostLearn({ task, encoding: 'none', causal: true }));
        return {
          task: { kind: 'choice', right, options: draw.shuffle([...options, 'none']) },
          values: { steps: properties.steps.default, percent },
          view: viewOf({ task: 'whoCameFirst', causal: true }, ['none']),
        };
      },
    },
    {
      id: 'carries',
      level: 2,
      predicts: true,
      make: (draw) => {
        const task = 'whereIsItNow';
        const shown = draw.shuffle(['sinusoidal', 'rotary', 'alibi'] as const);
        const asked = draw.pick(['sinusoidal', 'alibi'] as const);
        return {
          task: {
            kind: 'curve',
            curves: shown.map((encoding) => places.map((place) => share({ task, encoding }, place))),
            right: shown.indexOf(asked),
            mistakes: Object.fromEntries(shown.flatMap((kind, at) => (kind === asked ? [] : [[kind, [at]] as const]))),
          },
          values: { letter: asked === 'alibi' ? 'C' : 'A', first, far },
          view: viewOf({ task }, ['sinusoidal', 'rotary', 'alibi']),
        };
      },
    },
    {
      id: 'mirror',
      level: 2,
      predicts: true,
      make: (draw) => {
        const cell = { task: 'threeBack', encoding: 'alibi' } as const;
        const changes = { mask: { causal: true }, longer: { steps: budgets.double }, slopes: { biasMax: 8 } } as const;
        const goal = 75;
        const options = Object.keys(changes) as (keyof typeof changes)[];
        return {
          task: {
            kind: 'choice',
            right: onlyOne(options, (name) => share({ ...cell, ...changes[name] }, 0) > goal),
            options: draw.shuffle(options),
          },
          values: { goal, now: Math.round(share(cell, 0)), long: budgets.double },
          view: viewOf({ task: cell.task, causal: true }, ['alibi', 't5']),
        };
      },
    },
    {
      id: 'dice',
      level: 2,
      predicts: true,
      make: (draw) => {
        const task = 'whoCameFirst';
        const encoding = draw.pick(['t5', 'shaw'] as const);
        const { low, high } = sharesOf(rowOf(table, { task, encoding }), 3);
        const apart = high - low;
        return {
          task: {
            kind: 'choice',
            right: apart === 0 ? 'none' : apart < 10 ? 'few' : apart > 25 ? 'many' : 'some',
            options: ['none', 'few', 'many'],
          },
          values: { encoding: encoding === 't5' ? 'T5' : 'Shaw', seeds: seedCount, far },
          view: viewOf({ task }, [encoding], { k: 5 }),
        };
      },
    },
    {
      id: 'farthest',
      level: 3,
      predicts: true,
      make: (draw) => {
        const task = 'whereIsItNow';
        const shareOf = (encoding: Entrant): number => share({ task, encoding }, 3);
        const wave: Entrant = 'sinusoidal';
        const right = (['alibi', 't5', 'shaw', wave] as const).slice().sort((a, b) => shareOf(b) - shareOf(a));
        return {
          task: {
            kind: 'order',
            right,
            shown: disordered(draw, right),
            mistakes: { reversed: right.slice().reverse(), formula: [wave, ...right.filter((kind) => kind !== wave)] },
          },
          values: { first, far },
          view: viewOf({ task }, right),
        };
      },
    },
    {
      id: 'lasting',
      level: 3,
      predicts: true,
      make: (draw) => {
        const task = 'threeBack';
        const options = ['sinusoidal', 'learned', 'alibi', draw.pick(['rotary', 'shaw'] as const)] as const;
        return {
          task: {
            kind: 'choice',
            right: onlyOne(options, (encoding) => share({ task, encoding }, 3) >= percent),
            options: draw.shuffle(options),
          },
          values: { percent, first, far },
          view: viewOf({ task }, options),
        };
      },
    },
    {
      id: 'rows',
      level: 3,
      predicts: true,
      make: (draw) => {
        const options = ['whoCameFirst', 'threeBack', 'whereIsItNow', 'wordNumber'] as const;
        const right = onlyOne(options, (task) => share({ task, encoding: 'learned' }, 3) >= 90);
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: { first, far },
          view: viewOf({ task: right === 'none' ? 'wordNumber' : right }, ['learned']),
        };
      },
    },
    {
      id: 'clip',
      level: 3,
      predicts: true,
      make: (draw) => {
        const task = 'whoCameFirst';
        const shareAt = (clip: number): number =>
          share({ task, encoding: 'shaw', ...(clip === properties.clip.default ? {} : { maxDistance: clip }) }, 3);
        const clips = { least: 4, middle: 8, most: properties.clip.default } as const;
        const options = Object.keys(clips) as (keyof typeof clips)[];
        const best = Math.max(...Object.values(clips).map(shareAt));
        const right = onlyOne(options, (name) => shareAt(clips[name]) === best);
        return {
          task: { kind: 'choice', right, options: draw.shuffle(options) },
          values: { ...clips, first, far },
          view: viewOf({ task }, ['shaw'], { p: clips.least }),
        };
      },
    },
  ],
};

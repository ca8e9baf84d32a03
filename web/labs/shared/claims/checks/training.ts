// Claims about what models learn: the stored runs decide, twenty seeds each, by their median. Shares are percentages.
import { tasks, type Task } from '../../../../library/api/training/task.ts';
import type { Entrant } from '../../../training/entrants.ts';
import {
  budgets,
  rangeOf,
  rowOf,
  sharesOf,
  stepsOf,
  table as stored,
  type Cell,
  type Table,
} from '../../../training/stored.ts';
import { defaultSchedule } from '../../../../library/api/training/options.ts';
import type { Finding } from '../check.ts';
import type { Trained } from '../claims.ts';

/** For sentences as long as in training, twice and four times as long. */
const places = { once: 0, twice: 2, four: 3 } as const;
type Length = keyof typeof places;

const enough = 95;
const absolute = ['sinusoidal', 'learned'] as const;
const relative = ['alibi', 't5', 'shaw'] as const;

type Values = Record<string, number>;

/** The summary of a table. */
function asked(table: Table) {
  const row = (task: Task, encoding: Entrant, more: Partial<Cell> = {}) => rowOf(table, { task, encoding, ...more });
  const share = (task: Task, encoding: Entrant, length: Length, more: Partial<Cell> = {}): number =>
    Math.round(sharesOf(row(task, encoding, more), places[length]).middle);
  const solves = (task: Task, encoding: Entrant, more: Partial<Cell> = {}): boolean =>
    stepsOf(row(task, encoding, more)).count === table.seeds.length;
  const steps = (task: Task, encoding: Entrant): number => stepsOf(row(task, encoding)).range.middle;
  const ceiling = (task: Task): number => Math.round(100 * (table.ceilings[task][0] ?? 0));
  const best = (task: Task, kinds: readonly Entrant[], length: Length): number =>
    Math.max(...kinds.map((kind) => share(task, kind, length)));
  return { row, share, solves, steps, ceiling, best };
}

/** A number for each task: whoCameFirst, and whoCameFirstCeiling after a suffix. */
const forTasks = (value: (task: Task) => number, suffix = ''): Values =>
  Object.fromEntries(tasks.map((task) => [`${task}${suffix}`, value(task)]));

const share = (count: number, all: number): Finding['verdict'] =>
  count === all ? 'right' : count === 0 ? 'wrong' : 'rough';

export const trainedChecks: Readonly<Record<Trained, (table?: Table) => Finding>> = {
  ablation001: (table = stored) => {
    const { share, solves, ceiling } = asked(table);
    const without = forTasks((task) => share(task, 'none', 'once'));
    const blind = tasks.every((task) => Math.abs(share(task, 'none', 'once') - ceiling(task)) <= 3);
    const learnt = tasks.filter((task) => [...absolute, 'rotary' as const].some((kind) => solves(task, kind))).length;
    const masked = solves('whoCameFirst', 'none', { causal: true });
    return {
      verdict: !blind || learnt < tasks.length ? 'wrong' : masked ? 'conditional' : 'right',
      values: {
        ...without,
        ...forTasks(ceiling, 'Ceiling'),
        learnt,
        seeds: table.seeds.length,
        masked: share('whoCameFirst', 'none', 'once', { causal: true }),
      },
    };
  },
  threeBack004: (table = stored) => {
    const { share, solves, steps } = asked(table);
    const [once, twice] = (['once', 'twice'] as const).map((length) => share('threeBack', 'sinusoidal', length));
    return {
      verdict: solves('threeBack', 'sinusoidal') ? 'right' : 'wrong',
      values: {
        once: once ?? 0,
        twice: twice ?? 0,
        seeds: table.seeds.length,
        steps: steps('threeBack', 'sinusoidal'),
        rotary: steps('threeBack', 'rotary'),
      },
    };
  },
  asGood004: (table = stored) => {
    const { row, steps } = asked(table);
    const once = (task: Task, kind: Entrant): number => sharesOf(row(task, kind), places.once).middle;
    const gaps = tasks.map((task) => Math.abs(once(task, 'learned') - once(task, 'sinusoidal')));
    const faster = tasks.filter((task) => steps(task, 'learned') < steps(task, 'sinusoidal')).length;
    // Up, so that “no more than” stays true of what is not shown.
    const gap = Math.ceil(10 * Math.max(...gaps)) / 10;
    return { verdict: gap <= 3 ? 'right' : 'rough', values: { gap, faster, tasks: tasks.length } };
  },
  longer: (table = stored) => {
    const { share: of } = asked(table);
    const kept = tasks.filter((task) => of(task, 'sinusoidal', 'twice') >= enough).length;
    const [once, twice] = (['once', 'twice'] as const).map((length) =>
      forTasks((task) => of(task, 'sinusoidal', length), length === 'once' ? 'Once' : ''),
    );
    return { verdict: share(kept, tasks.length), values: { ...once, ...twice } };
  },
  seenOnly: (table = stored) => {
    const { row, share } = asked(table);
    const unseen = Math.round(rangeOf(row('threeBack', 'learned').unseen ?? []).middle / 10);
    const guess = 100 / 8; // one of eight words
    return {
      verdict: unseen <= guess + 5 ? 'right' : 'wrong',
      values: { unseen, guess, number: share('wordNumber', 'learned', 'four') },
    };
  },
  relative001: (table = stored) => {
    const { best } = asked(table);
    const wins = tasks.filter((task) => best(task, relative, 'four') > best(task, absolute, 'four')).length;
    return {
      verdict: share(wins, tasks.length),
      values: {
        ...forTasks((task) => best(task, relative, 'four')),
        ...forTasks((task) => best(task, absolute, 'four'), 'Absolute'),
        wins,
        tasks: tasks.length,
      },
    };
  },
  rope004: (table = stored) => {
    const { share: of } = asked(table);
    const wins = (length: Length): number =>
      tasks.filter((task) => of(task, 'rotary', length) > of(task, 'sinusoidal', length) + 5).length;
    const [twice, four] = [wins('twice'), wins('four')];
    return {
      verdict: share(twice + four, 2 * tasks.length),
      values: {
        twice,
        four,
        tasks: tasks.length,
        now: of('whereIsItNow', 'rotary', 'twice'),
        nowFour: of('whereIsItNow', 'rotary', 'four'),
        three: of('threeBack', 'rotary', 'four'),
      },
    };
  },
  alibi004: (table = stored) => {
    const { share: of, solves } = asked(table);
    const learnt = tasks.filter((task) => solves(task, 'alibi'));
    const keeps = learnt.every((task) => of(task, 'alibi', 'four') >= 75);
    const verdict = !keeps || learnt.length === 0 ? 'wrong' : learnt.length < tasks.length ? 'conditional' : 'right';
    return {
      verdict,
      values: {
        first: of('whoCameFirst', 'alibi', 'four'),
        now: of('whereIsItNow', 'alibi', 'four'),
        three: of('threeBack', 'alibi', 'once'),
        number: of('wordNumber', 'alibi', 'once'),
        numberLongest: of('wordNumber', 'alibi', 'once', { steps: budgets.longest }),
        usual: defaultSchedule.steps,
        longest: budgets.longest,
        learnt: learnt.length,
        tasks: tasks.length,
      },
    };
  },
};

// The verdict of the stored runs on statements of the literature. Each conclusion names the numbers that it rests on,
// and the thresholds at which it would be withdrawn (web/docs/decisions/020-sentences-are-judged-by-other-seeds.md).
import { tasks, type Task } from '../../library/api/training/task.ts';
import type { Entrant } from './entrants.ts';
import { rates } from './further.ts';
import { atMost, medianInterval } from './intervals.ts';
import { budgets, rangeOf, rowOf, stepsOf, type Cell, type Range, type Row, type Table } from './stored.ts';

/**
 * Reproduced here; true of some of it; a matter of how long one trains; different with every throw of the dice;
 * different with settings that the statement does not mention.
 */
export const verdicts = ['reproduced', 'partly', 'budget', 'varies', 'settings'] as const;
export type Verdict = (typeof verdicts)[number];

/** So many of all. */
export interface Count {
  readonly count: number;
  readonly all: number;
}

/** Per cent, where a range of steps has no unit. */
export interface Percents extends Range {
  readonly unit: '%';
}

/** The values of a text: a number, a median with its 95 % interval, or a count with its own. */
export type Told = Readonly<Record<string, number | Range | Percents | Count>>;

interface Conclusion {
  readonly id: string;
  readonly verdict: Verdict;
  /** The numbers that the text states. */
  readonly told: (table: Table) => Told;
  /** Whether the numbers support the text. */
  readonly holds: (table: Table) => boolean;
}

type Place = 0 | 1 | 2 | 3;

const pick = (table: Table, task: Task, encoding: Entrant, more: Partial<Cell> = {}): Row =>
  rowOf(table, { task, encoding, ...more });
const percents = ({ accuracy }: Row, place: Place): number[] =>
  (accuracy[place] ?? []).map((permille) => permille / 10);
const share =
  (place: Place) =>
  (row: Row): Percents => ({ ...medianInterval(percents(row, place)), unit: '%' });
/** At the longest length of training, at twice and at four times that length. */
const [here, twice, far] = [share(0), share(2), share(3)];
const steps = ({ solved }: Row): Range => medianInterval(solved.filter((step) => step >= 0));
const solvers = (row: Row): Count => ({ count: stepsOf(row).count, all: row.solved.length });
const noSeed = (row: Row): boolean => solvers(row).count === 0;
/** Of ten seeds one may fall outside. */
const most = (results: readonly boolean[]): boolean =>
  results.filter(Boolean).length >= Math.floor(0.9 * results.length);
const mostLearn = ({ solved }: Row): boolean => most(solved.map((step) => step >= 0));
const mostFar = (row: Row, test: (percent: number) => boolean): boolean => most(percents(row, 3).map(test));
const within = ({ middle }: Range, low: number, high: number): boolean => low <= middle && middle <= high;

const causal = { causal: true };
/** The settings of the papers, where ours are others. */
const paper = { alibi: { biasMax: 8 }, t5: { buckets: 16, maxDistance: 128 } } as const;
const { double, long, longest } = budgets;

const bases = [100, 1000, undefined, 1e6] as const;
const headCounts = [1, 2, undefined, 8] as const;
const byBase = (table: Table): Range[] =>
  bases.map((base) => far(pick(table, 'threeBack', 'rotary', base ? { base } : {})));
const byHeads = (table: Table): Range[] =>
  headCounts.map((heads) => far(pick(table, 'threeBack', 'rotary', heads ? { heads } : {})));
const apart = (list: readonly Range[]): number => {
  const middles = list.map(({ middle }) => middle);
  return Math.max(...middles) - Math.min(...middles);
};

const usual = ['none', 'sinusoidal', 'learned', 'rotary', 'alibi', 't5', 'shaw'] as const;
const everyPair = tasks.flatMap((task) => usual.map((encoding) => ({ task, encoding })));

/** The number of usual cells with the same outcome, by their median seed, at a quarter of the size. */
function alike(table: Table): Count {
  const ending = (row: Row): string => `${here(row).middle >= 95} ${far(row).middle >= 95}`;
  const same = everyPair.filter(
    (cell) => ending(rowOf(table, cell)) === ending(rowOf(table, { ...cell, model: 'phone' })),
  );
  return { count: same.length, all: everyPair.length };
}

/** In how many seeds RoPE was the first of the two to know who came first, and in how many ALiBi. */
function firsts(table: Table): { readonly rotary: Count; readonly alibi: Count; readonly draws: number } {
  const [a = [], b = []] = (['rotary', 'alibi'] as const).map((kind) => pick(table, 'whoCameFirst', kind).solved);
  const count = (before: (x: number, y: number) => boolean): Count => ({
    count: a.filter((step, seed) => before(step, b[seed] ?? 0)).length,
    all: a.length,
  });
  const [rotary, alibi] = [count((x, y) => x < y), count((x, y) => y < x)];
  return { rotary, alibi, draws: a.length - rotary.count - alibi.count };
}

/** The pairs that the usual rate learns, and what the best other rate makes of each at two lengths. */
function sweptRates(table: Table) {
  const others = [...new Set(rates.rows.map(({ rate }) => rate ?? 0))].sort((a, b) => a - b);
  const learned = everyPair.filter((cell) => mostLearn(rowOf(table, cell)));
  const not = everyPair.filter((cell) => !learned.includes(cell));
  const at = (cell: Cell, place: Place): number[] =>
    others.map((rate) => share(place)(rowOf(rates, { ...cell, rate })).middle);
  const gain = Math.max(...learned.map((cell) => Math.max(...at(cell, 0)) - here(rowOf(table, cell)).middle));
  const rescued = not.filter((cell) => Math.max(...at(cell, 0)) >= 95).length;
  const moved = learned.filter((cell) => {
    const all = [...at(cell, 3), far(rowOf(table, cell)).middle];
    return Math.max(...all) - Math.min(...all) > 10;
  }).length;
  return { others, learned: learned.length, not: not.length, gain, rescued, moved };
}

export const conclusions = [
  {
    id: 'blind',
    verdict: 'reproduced',
    told: (table) =>
      Object.fromEntries(
        tasks.flatMap((task) => [
          [task, here(pick(table, task, 'none')).middle],
          [`${task}Ceiling`, 100 * (table.ceilings[task][0] ?? 0)],
        ]),
      ),
    holds: (table) =>
      tasks.every((task) => {
        const row = pick(table, task, 'none');
        return noSeed(row) && Math.abs(here(row).middle - 100 * (table.ceilings[task][0] ?? 0)) < 3;
      }),
  },
  {
    id: 'mask',
    verdict: 'budget',
    told: (table) => {
      const of = (task: Task, more: Partial<Cell> = {}): Row => pick(table, task, 'none', { ...causal, ...more });
      return {
        steps: steps(of('whoCameFirst')),
        far: far(of('whoCameFirst')),
        three: here(of('threeBack')),
        threeLongest: here(of('threeBack', { steps: longest })),
        number: here(of('wordNumber')),
        numberLongest: here(of('wordNumber', { steps: longest })),
        now: here(of('whereIsItNow')),
        nowDouble: here(of('whereIsItNow', { steps: double })),
        double,
        longest,
      };
    },
    holds: (table) => {
      const of = (task: Task, more: Partial<Cell> = {}): Row => pick(table, task, 'none', { ...causal, ...more });
      const exact = (['threeBack', 'wordNumber'] as const).every((task) => {
        const [soon, late] = [here(of(task)).middle, here(of(task, { steps: longest })).middle];
        return soon < 60 && late > soon + 15 && late < 95;
      });
      const now = here(of('whereIsItNow', { steps: double })).middle >= 95;
      return mostLearn(of('whoCameFirst')) && far(of('whoCameFirst')).middle >= 95 && exact && now;
    },
  },
  {
    id: 'recency',
    verdict: 'settings',
    told: (table) => ({
      ...Object.fromEntries(
        (['alibi', 't5', 'sinusoidal', 'learned'] as const).map((kind) => [
          kind,
          far(pick(table, 'whereIsItNow', kind)),
        ]),
      ),
      alibiPaper: far(pick(table, 'whereIsItNow', 'alibi', paper.alibi)),
      t5Paper: far(pick(table, 'whereIsItNow', 't5', paper.t5)),
      t5At32: far(pick(table, 'whereIsItNow', 't5', { maxDistance: 32 })),
      buckets: paper.t5.buckets,
      distance: paper.t5.maxDistance,
    }),
    holds: (table) =>
      (['alibi', 't5'] as const).every((kind) =>
        mostFar(pick(table, 'whereIsItNow', kind), (percent) => percent >= 85),
      ) &&
      (['sinusoidal', 'learned'] as const).every((kind) =>
        mostFar(pick(table, 'whereIsItNow', kind), (percent) => percent <= 35),
      ) &&
      far(pick(table, 'whereIsItNow', 't5', paper.t5)).middle < far(pick(table, 'whereIsItNow', 't5')).middle - 10,
  },
  {
    id: 'clip',
    verdict: 'settings',
    told: (table) => ({
      ...Object.fromEntries(
        [undefined, 15, 8, 4].map((maxDistance) => [
          `c${maxDistance ?? 16}`,
          far(pick(table, 'whoCameFirst', 'shaw', maxDistance ? { maxDistance } : {})),
        ]),
      ),
      clip: 16,
      ...{ one: 15, two: 8, three: 4 },
    }),
    holds: (table) => {
      const [ours, , , least] = [{}, { maxDistance: 15 }, { maxDistance: 8 }, { maxDistance: 4 }].map((more) =>
        far(pick(table, 'whoCameFirst', 'shaw', more)),
      );
      return (least?.middle ?? 0) > (ours?.middle ?? 100) + 10;
    },
  },
  {
    id: 'rope',
    verdict: 'partly',
    told: (table) => ({
      now: far(pick(table, 'whereIsItNow', 'rotary')),
      first: far(pick(table, 'whoCameFirst', 'rotary')),
      three: far(pick(table, 'threeBack', 'rotary')),
      masked: far(pick(table, 'threeBack', 'rotary', causal)),
    }),
    holds: (table) =>
      mostFar(pick(table, 'whereIsItNow', 'rotary'), (percent) => percent <= 35) &&
      far(pick(table, 'whoCameFirst', 'rotary')).middle <= 55 &&
      mostFar(pick(table, 'threeBack', 'rotary'), (percent) => percent >= 95) &&
      within(far(pick(table, 'threeBack', 'rotary', causal)), 50, 90),
  },
  {
    id: 'mirror',
    verdict: 'reproduced',
    told: (table) => ({
      short: here(pick(table, 'threeBack', 'alibi')),
      long: here(pick(table, 'threeBack', 'alibi', { steps: double })),
      masked: here(pick(table, 'threeBack', 'alibi', causal)),
      paper: here(pick(table, 'threeBack', 'alibi', { ...causal, ...paper.alibi })),
      maskedLong: here(pick(table, 'threeBack', 'alibi', { ...causal, steps: double })),
      double,
    }),
    holds: (table) =>
      noSeed(pick(table, 'threeBack', 'alibi')) &&
      here(pick(table, 'threeBack', 'alibi', { steps: double })).middle < 60 &&
      here(pick(table, 'threeBack', 'alibi', { ...causal, steps: double })).middle >= 95 &&
      here(pick(table, 'threeBack', 'alibi', { ...causal, ...paper.alibi })).middle <
        here(pick(table, 'threeBack', 'alibi', causal)).middle - 15,
  },
  {
    id: 'table',
    verdict: 'partly',
    told: (table) => ({
      first: far(pick(table, 'whoCameFirst', 'learned')),
      three: far(pick(table, 'threeBack', 'learned')),
      number: far(pick(table, 'wordNumber', 'learned')),
    }),
    holds: (table) =>
      far(pick(table, 'whoCameFirst', 'learned')).middle < 65 &&
      mostFar(pick(table, 'threeBack', 'learned'), (percent) => percent < 40) &&
      far(pick(table, 'wordNumber', 'learned')).middle >= 90,
  },
  {
    id: 'formula',
    verdict: 'partly',
    told: (table) => ({
      first: here(pick(table, 'whoCameFirst', 'doubledExponent')),
      steps: steps(pick(table, 'threeBack', 'doubledExponent')),
      usual: steps(pick(table, 'threeBack', 'sinusoidal')),
      solved: solvers(pick(table, 'threeBack', 'doubledExponent')),
    }),
    holds: (table) => {
      const [row, formula] = (['doubledExponent', 'sinusoidal'] as const).map((kind) => pick(table, 'threeBack', kind));
      if (!row || !formula) return false;
      const learns = mostLearn(pick(table, 'whoCameFirst', 'doubledExponent'));
      const { count, all } = solvers(row);
      return learns && count > 0 && count < all && steps(row).middle > 2 * steps(formula).middle;
    },
  },
  {
    id: 'patience',
    verdict: 'budget',
    told: (table) => ({
      short: here(pick(table, 'wordNumber', 'rotary')),
      long: here(pick(table, 'wordNumber', 'rotary', { steps: long })),
      twice: twice(pick(table, 'wordNumber', 'rotary', { steps: long })),
      alibi: here(pick(table, 'wordNumber', 'alibi')),
      alibiLongest: here(pick(table, 'wordNumber', 'alibi', { steps: longest })),
      steps: long,
      longest,
    }),
    holds: (table) => {
      const row = pick(table, 'wordNumber', 'rotary', { steps: long });
      const [soon, late] = [{}, { steps: longest }].map(
        (more) => here(pick(table, 'wordNumber', 'alibi', more)).middle,
      );
      const slow = (late ?? 0) > (soon ?? 100) + 3 && (late ?? 100) < 95;
      return noSeed(pick(table, 'wordNumber', 'rotary')) && mostLearn(row) && twice(row).middle < 30 && slow;
    },
  },
  {
    id: 'sweep',
    verdict: 'varies',
    told: (table) => ({
      ...Object.fromEntries(byBase(table).map((range, index) => [`b${index}`, range])),
      ...Object.fromEntries(byHeads(table).map((range, index) => [`h${index}`, range])),
      ...{ base0: 100, base1: 1000, base2: 10000, base3: 1e6 },
      ...{ heads0: 1, heads1: 2, heads2: 4, heads3: 8 },
    }),
    holds: (table) => apart(byBase(table)) > 20 && apart(byHeads(table)) > 20,
  },
  {
    id: 'dice',
    verdict: 'varies',
    told: (table) => {
      const { rotary, alibi, draws } = firsts(table);
      const { low, high } = rangeOf(percents(pick(table, 'whoCameFirst', 't5'), 3));
      return { low, high, rotary, alibi, draws };
    },
    holds: (table) => {
      const { low, high } = rangeOf(percents(pick(table, 'whoCameFirst', 't5'), 3));
      const { rotary, alibi } = firsts(table);
      // No difference that a sign test would notice at 5 %.
      const decided = rotary.count + alibi.count;
      const even = 2 * atMost(Math.min(rotary.count, alibi.count), decided, 0.5) > 0.05;
      // The sentence is about the lowest and the highest of many; few seeds cannot span as much.
      return (rotary.all < 10 || high - low > 25) && even;
    },
  },
  {
    id: 'small',
    verdict: 'reproduced',
    told: (table) => {
      // All pairs that there are: no sample, so that an interval would mean nothing.
      const { count, all } = alike(table);
      return { alike: count, pairs: all };
    },
    holds: (table) => alike(table).count >= 0.8 * alike(table).all,
  },
  {
    id: 'rate',
    verdict: 'partly',
    told: (table) => {
      const { others, learned, not, gain, rescued, moved } = sweptRates(table);
      const [low = 0, , high = 0] = others;
      const tenths = Math.ceil(10 * gain) / 10;
      return { low, high, learned, not, gain: tenths, rescued, moved, seeds: rates.seeds.length, rate: 0.01 };
    },
    holds: (table) => {
      const { gain, rescued, moved } = sweptRates(table);
      return gain < 3 && rescued <= 1 && moved > 0;
    },
  },
] as const satisfies readonly Conclusion[];

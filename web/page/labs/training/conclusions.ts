// The verdict of the stored runs on statements of the literature. Each conclusion names the numbers that it rests on.
import { tasks, type Task } from '../../../api/training/task.ts';
import type { Entrant } from './entrants.ts';
import { rowOf, sharesOf, stepsOf, type Cell, type Range, type Row, type Table } from './stored.ts';

/** Reproduced here; true of some of it; a matter of how long one trains; different with every throw of the dice. */
export const verdicts = ['reproduced', 'partly', 'budget', 'varies'] as const;
export type Verdict = (typeof verdicts)[number];

/** The values of a text: a number, or a range over the seeds. */
export type Told = Readonly<Record<string, number | Range>>;

interface Conclusion {
  readonly id: string;
  readonly verdict: Verdict;
  /** The numbers that the text states. */
  readonly told: (table: Table) => Told;
  /** Whether the numbers support the text. */
  readonly holds: (table: Table) => boolean;
}

const pick = (table: Table, task: Task, encoding: Entrant, more: Partial<Cell> = {}): Row =>
  rowOf(table, { task, encoding, ...more });
const here = (row: Row): Range => sharesOf(row, 0);
const twice = (row: Row): Range => sharesOf(row, 2);
const far = (row: Row): Range => sharesOf(row, 3);
const everySeed = (row: Row): boolean => stepsOf(row).count === row.solved.length;
const noSeed = (row: Row): boolean => stepsOf(row).count === 0;
const causal = { causal: true };

const bases = [100, 1000, undefined, 1e6] as const;
const headCounts = [1, 2, undefined, 8] as const;
const sweep = (table: Table): number[] => [
  ...bases.map((base) => far(pick(table, 'threeBack', 'rotary', base ? { base } : {})).middle),
  ...headCounts.map((heads) => far(pick(table, 'threeBack', 'rotary', heads ? { heads } : {})).middle),
];

const usual = ['none', 'sinusoidal', 'learned', 'rotary', 'alibi', 't5', 'shaw'] as const;
/** The number of usual cells with the same outcome, by their median seed, at a quarter of the size. */
function alike(table: Table): number {
  const ending = (row: Row): string => `${here(row).middle >= 95} ${far(row).middle >= 95}`;
  const cells = tasks.flatMap((task) => usual.map((encoding) => ({ task, encoding })));
  return cells.filter((cell) => ending(rowOf(table, cell)) === ending(rowOf(table, { ...cell, model: 'phone' })))
    .length;
}

/** In how many seeds RoPE was the first of the two to know who came first, and in how many ALiBi. */
function firsts(table: Table): readonly [rotary: number, alibi: number] {
  const [a, b] = (['rotary', 'alibi'] as const).map((kind) => pick(table, 'whoCameFirst', kind).solved);
  const count = (before: (x: number, y: number) => boolean): number =>
    (a ?? []).filter((step, seed) => before(step, b?.[seed] ?? 0)).length;
  return [count((x, y) => x < y), count((x, y) => y < x)];
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
    verdict: 'partly',
    told: (table) => ({
      steps: stepsOf(pick(table, 'whoCameFirst', 'none', causal)).range,
      far: far(pick(table, 'whoCameFirst', 'none', causal)),
      three: here(pick(table, 'threeBack', 'none', causal)),
      number: here(pick(table, 'wordNumber', 'none', causal)),
    }),
    holds: (table) => {
      const first = pick(table, 'whoCameFirst', 'none', causal);
      const others = (['threeBack', 'wordNumber'] as const).map((task) => pick(table, task, 'none', causal));
      return everySeed(first) && far(first).middle >= 95 && others.every((row) => noSeed(row) && here(row).high < 60);
    },
  },
  {
    id: 'recency',
    verdict: 'reproduced',
    told: (table) =>
      Object.fromEntries(
        (['alibi', 't5', 'sinusoidal', 'learned'] as const).map((kind) => [
          kind,
          far(pick(table, 'whereIsItNow', kind)),
        ]),
      ),
    holds: (table) =>
      (['alibi', 't5'] as const).every((kind) => far(pick(table, 'whereIsItNow', kind)).low >= 90) &&
      (['sinusoidal', 'learned'] as const).every((kind) => far(pick(table, 'whereIsItNow', kind)).high <= 35),
  },
  {
    id: 'rope',
    verdict: 'partly',
    told: (table) => ({
      now: far(pick(table, 'whereIsItNow', 'rotary')),
      first: far(pick(table, 'whoCameFirst', 'rotary')),
      three: far(pick(table, 'threeBack', 'rotary')),
    }),
    holds: (table) =>
      far(pick(table, 'whereIsItNow', 'rotary')).high <= 35 &&
      far(pick(table, 'whoCameFirst', 'rotary')).high <= 55 &&
      far(pick(table, 'threeBack', 'rotary')).low >= 95,
  },
  {
    id: 'mirror',
    verdict: 'reproduced',
    told: (table) => ({
      short: here(pick(table, 'threeBack', 'alibi')),
      long: here(pick(table, 'threeBack', 'alibi', { steps: 2000 })),
      masked: here(pick(table, 'threeBack', 'alibi', { ...causal, steps: 2000 })),
    }),
    holds: (table) =>
      noSeed(pick(table, 'threeBack', 'alibi')) &&
      here(pick(table, 'threeBack', 'alibi', { steps: 2000 })).high < 60 &&
      here(pick(table, 'threeBack', 'alibi', { ...causal, steps: 2000 })).low >= 95,
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
      far(pick(table, 'whoCameFirst', 'learned')).high < 65 &&
      far(pick(table, 'threeBack', 'learned')).high < 40 &&
      far(pick(table, 'wordNumber', 'learned')).middle >= 95,
  },
  {
    id: 'formula',
    verdict: 'partly',
    told: (table) => ({
      first: here(pick(table, 'whoCameFirst', 'doubledExponent')),
      steps: stepsOf(pick(table, 'threeBack', 'doubledExponent')).range,
      usual: stepsOf(pick(table, 'threeBack', 'sinusoidal')).range,
      solved: stepsOf(pick(table, 'threeBack', 'doubledExponent')).count,
    }),
    holds: (table) => {
      const [row, paper] = (['doubledExponent', 'sinusoidal'] as const).map((kind) => pick(table, 'threeBack', kind));
      if (!row || !paper) return false;
      const { count, range } = stepsOf(row);
      const learns = everySeed(pick(table, 'whoCameFirst', 'doubledExponent'));
      return learns && count > 0 && count < row.solved.length && range.middle > 2 * stepsOf(paper).range.middle;
    },
  },
  {
    id: 'patience',
    verdict: 'budget',
    told: (table) => ({
      short: here(pick(table, 'wordNumber', 'rotary')),
      long: here(pick(table, 'wordNumber', 'rotary', { steps: 3000 })),
      twice: twice(pick(table, 'wordNumber', 'rotary', { steps: 3000 })),
    }),
    holds: (table) => {
      const long = pick(table, 'wordNumber', 'rotary', { steps: 3000 });
      return noSeed(pick(table, 'wordNumber', 'rotary')) && everySeed(long) && twice(long).high < 30;
    },
  },
  {
    id: 'sweep',
    verdict: 'varies',
    told: (table) =>
      Object.fromEntries(
        sweep(table).map((share, index) => [['b100', 'b1000', 'b10000', 'b1e6', 'h1', 'h2', 'h4', 'h8'][index], share]),
      ),
    holds: (table) => Math.max(...sweep(table)) - Math.min(...sweep(table)) > 30,
  },
  {
    id: 'dice',
    verdict: 'varies',
    told: (table) => {
      const [rotary, alibi] = firsts(table);
      return { far: far(pick(table, 'whoCameFirst', 't5')), rotary, alibi };
    },
    holds: (table) => {
      const { low, high } = far(pick(table, 'whoCameFirst', 't5'));
      return high - low > 40 && firsts(table).every((count) => count >= 2);
    },
  },
  {
    id: 'small',
    verdict: 'reproduced',
    told: (table) => ({ alike: alike(table), all: tasks.length * usual.length }),
    holds: (table) => alike(table) >= 0.8 * tasks.length * usual.length,
  },
] as const satisfies readonly Conclusion[];

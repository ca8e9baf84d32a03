// The results of `npm run bench -- training-table`: every task with every encoding, twenty seeds each.
import type { Task } from '../../library/api/training/task.ts';
import stored from '../trained/table.json';
import type { Entrant } from './entrants.ts';

/** A row of the table by its training settings; omitted ones have the usual values. */
export interface Cell {
  readonly task: Task;
  readonly encoding: Entrant;
  readonly causal?: boolean;
  readonly model?: 'phone';
  readonly steps?: number;
  readonly rate?: number;
  readonly base?: number;
  /** ALiBi's slopes are 2^(-biasMax h/H): 8 in the paper, 4 here unless said. */
  readonly biasMax?: number;
  /** T5's, of one side. */
  readonly buckets?: number;
  /** Where T5's buckets end, or Shaw's distances are clipped. */
  readonly maxDistance?: number;
  readonly heads?: number;
  readonly layers?: number;
  readonly shortest?: number;
  readonly longest?: number;
}

export interface Row extends Cell {
  /** Steps to 95 %, -1 for never, by seed. */
  readonly solved: readonly number[];
  /** Permille at 1, 1.5, 2 and 4 times the trained length, by seed. */
  readonly accuracy: readonly (readonly number[])[];
  /** Permille at twice the length, of answers whose word lies past it; -1 if there are none. For usual set-ups. */
  readonly unseen?: readonly number[];
}

export interface Table {
  readonly seeds: readonly number[];
  /** Without order, at those lengths. */
  readonly ceilings: Readonly<Record<Task, readonly number[]>>;
  readonly rows: readonly Row[];
}

export const table: Table = stored as unknown as Table;
export const seedCount = table.seeds.length;
/** So many further seeds judge what is said of these: `npm run bench -- training-table --held-out`. */
export const judgeCount = 3;
/** Steps of the longer trainings. */
export const budgets = { double: 2000, long: 3000, longest: 10000 } as const;
/** The longest trainings take fewer seeds: so many, or so many. */
export const [fewest, fewer] = [...new Set(table.rows.map(({ solved }) => solved.length))].sort((a, b) => a - b) as [
  number,
  number,
];

const settings = ['steps', 'rate', 'base', 'biasMax', 'buckets', 'maxDistance', 'heads', 'layers'] as const;
const asked = ['task', 'encoding', 'model', ...settings, 'shortest', 'longest'] as const;

export function rowOf({ rows }: Table, cell: Cell): Row {
  const found = rows.find(
    (row) => asked.every((name) => row[name] === cell[name]) && (row.causal ?? false) === (cell.causal ?? false),
  );
  if (!found) throw new RangeError(`the table has no row ${JSON.stringify(cell)}`);
  return found;
}

export interface Range {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export function rangeOf(list: readonly number[]): Range {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (place: number): number => sorted[place] ?? Number.NaN;
  const middle = (at((list.length - 1) >> 1) + at(list.length >> 1)) / 2;
  return { low: at(0), middle, high: at(list.length - 1) };
}

/** Per cent of right answers at one of the four lengths, over the seeds. */
export function sharesOf({ accuracy }: Row, place: 0 | 1 | 2 | 3): Range {
  const { low, middle, high } = rangeOf(accuracy[place] ?? []);
  return { low: low / 10, middle: middle / 10, high: high / 10 };
}

/** How many seeds reached 95 %, and at which steps. */
export function stepsOf({ solved }: Row): { readonly count: number; readonly range: Range } {
  const done = solved.filter((step) => step >= 0);
  return { count: done.length, range: rangeOf(done) };
}

import { fingerprint, lowPrecisionTable, similarity, variantTable, type Fingerprint, type Table } from 'posenc';
import { pause, remember } from '../shared/state/remember.ts';
import { variantNames, type VariantName, type VariantsValues } from './properties.ts';

export type Wide = Table<Float64Array>;

/** Differences of this size are rounding. */
export const rounding = 1e-9;

type Shape = Pick<VariantsValues, 'positions' | 'first' | 'dim' | 'base'>;

/** One of the tables, by its name. */
export function variant(name: VariantName, { positions: count, first, dim, base }: Shape): Wide {
  const shape = { positions: { first, count }, dim, base };
  switch (name) {
    case 'concatenated':
      return variantTable({ ...shape, layout: 'concatenated' });
    case 'float32Angles':
      return lowPrecisionTable(shape);
    default:
      return variantTable({ ...shape, formula: name });
  }
}

export interface Named {
  readonly name: VariantName;
  readonly table: Wide;
}

/** All tables at the sizes of the view. */
export const rememberTables = (): ((view: Shape) => readonly Named[]) =>
  remember(
    (view: Shape) => variantNames.map((name) => ({ name, table: variant(name, view) })),
    ({ positions, first, dim, base }) => [positions, first, dim, base],
  );

/** The mismatch of a model trained with one table and given another. */
export interface Swap {
  /** Cosines of the rows given (down) with the rows trained with (across). */
  readonly rows: Wide;
  /** For each row given, the trained row that it is most like; its own where that is as like. */
  readonly nearest: Int32Array;
  /** How many are most like their own. */
  readonly own: number;
  readonly meanCosine: number;
}

export function swap(given: Wide, trained: Wide): Swap {
  const rows = similarity({ table: given, others: trained, measure: 'cosine' });
  const count = given.rows;
  const nearest = new Int32Array(count);
  let [own, sum] = [0, 0];
  for (let row = 0; row < count; row += 1) {
    let best = row;
    for (let other = 0; other < count; other += 1) {
      if ((rows.data[row * count + other] ?? 0) > (rows.data[row * count + best] ?? 0)) best = other;
    }
    nearest[row] = best;
    own += Number(best === row);
    sum += rows.data[row * count + row] ?? 0;
  }
  return { rows, nearest, own, meanCosine: sum / count };
}

/** Scores between positions, before and after: q and k are the rows themselves, so only the table counts. */
export interface Scores {
  readonly trained: Float64Array;
  readonly given: Float64Array;
  /** Given less trained, as a matrix. */
  readonly change: Wide;
  readonly largestChange: number;
}

export function scores(given: Wide, trained: Wide): Scores {
  const before = similarity({ table: trained, measure: 'dot' }).data;
  const { data: after, rows, columns } = similarity({ table: given, measure: 'dot' });
  const data = after.map((value, cell) => value - (before[cell] ?? 0));
  const largestChange = data.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  return { trained: before, given: after, change: { data, rows, columns }, largestChange };
}

function tableOf(all: readonly Named[], wanted: VariantName): Wide {
  const found = all.find(({ name }) => name === wanted);
  if (!found) throw new RangeError(`there is no table ${wanted}`);
  return found.table;
}

/** The table that is given against the one trained with. */
export interface Swaps {
  readonly chosen: Swap;
  readonly scores: Scores;
}

/** Caches its last result: pointing at another row computes nothing. */
export class Swapper {
  #from: readonly Named[] = [];
  #pair = '';
  #last: Swaps | undefined;

  at(all: readonly Named[], { trained, given }: Pick<VariantsValues, 'trained' | 'given'>): Swaps {
    const pair = `${trained} ${given}`;
    if (!this.#last || all !== this.#from || pair !== this.#pair) {
      const [after, before] = [tableOf(all, given), tableOf(all, trained)];
      [this.#from, this.#pair, this.#last] = [
        all,
        pair,
        { chosen: swap(after, before), scores: scores(after, before) },
      ];
    }
    return this.#last;
  }
}

/** Properties that tell a table from the others: its own, and for a model trained with another. */
export interface Printed extends Fingerprint {
  readonly name: VariantName;
  /** How many pairs of rows are as near as the closest, rounding aside. */
  readonly closestPairs: number;
  readonly own: number;
  readonly meanCosine: number;
}

/** Pairs of rows at this distance: in the paper's table each offset has one distance, so many are equally near. */
function pairsAt(distance: number, table: Wide): number {
  const { data, rows } = similarity({ table, measure: 'distance' });
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let other = row + 1; other < rows; other += 1)
      count += Number((data[row * rows + other] ?? 0) <= distance * (1 + rounding) + rounding);
  }
  return count;
}

function printOf({ name, table }: Named, trained: Wide): Printed {
  const { own, meanCosine } = swap(table, trained);
  const print = fingerprint({ table });
  return { ...print, name, own, meanCosine, closestPairs: pairsAt(print.closestRows.distance, table) };
}

/**
 * Computes the fingerprints one by one once the reader has stopped dragging: each needs a fitted shift, and together
 * they take longer than a frame. Until then the previous ones stay, marked as such.
 */
export class Prints {
  /** Computes all of them when they are asked for: a page that is made beforehand cannot wait. */
  atOnce = false;
  readonly #found: () => void;
  #from: readonly Named[] = [];
  #trained: VariantName | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fresh = new Set<VariantName>();
  readonly #prints = new Map<VariantName, Printed>();

  constructor(found: () => void) {
    this.#found = found;
  }

  at(
    all: readonly Named[],
    trained: VariantName,
  ): { readonly prints: ReadonlyMap<VariantName, Printed>; readonly fresh: ReadonlySet<VariantName> } {
    if (all !== this.#from || trained !== this.#trained) {
      [this.#from, this.#trained, this.#fresh] = [all, trained, new Set()];
      clearTimeout(this.#timer);
      if (this.atOnce) for (const one of all) this.#add(one, all, trained);
      else this.#timer = setTimeout(() => this.#next(all, trained), pause);
    }
    return { prints: this.#prints, fresh: this.#fresh };
  }

  #next(all: readonly Named[], trained: VariantName): void {
    const next = all.find(({ name }) => !this.#fresh.has(name));
    if (!next) return;
    this.#add(next, all, trained);
    this.#timer = setTimeout(() => this.#next(all, trained), 0);
    this.#found();
  }

  #add(one: Named, all: readonly Named[], trained: VariantName): void {
    this.#prints.set(one.name, printOf(one, tableOf(all, trained)));
    this.#fresh.add(one.name);
  }
}

import { fingerprint, fitShift, lowPrecisionTable, similarity, variantTable, type Fingerprint, type Matrix } from 'posenc';
import { variantNames, type VariantName, type VariantsValues } from './properties.ts';

export type Wide = Matrix<Float64Array>;

type Shape = Pick<VariantsValues, 'positions' | 'first' | 'dim' | 'base'>;

/** One of the tables, from what it is called by. */
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

/** A table, and what tells it from the others without a shift being fitted. */
export interface Printed {
  readonly name: VariantName;
  readonly table: Wide;
  readonly print: Fingerprint;
}

const keyOf = ({ positions, first, dim, base }: Shape): string => [positions, first, dim, base].join(' ');

/** All tables at the sizes of the view; remembers its last answer. */
export class Tables {
  #key = '';
  #last: readonly Printed[] = [];

  at(view: Shape): readonly Printed[] {
    const key = keyOf(view);
    if (key !== this.#key) {
      this.#key = key;
      this.#last = variantNames.map((name) => {
        const table = variant(name, view);
        return { name, table, print: fingerprint({ table, shift: 0 }) };
      });
    }
    return this.#last;
  }
}

/** How well one matrix takes every row to the next; undefined where as few rows as these fit any matrix. */
export interface Shift {
  readonly error: number | undefined;
}

/** Fits the shifts one by one once the reader has stopped dragging: together they take longer than a frame. */
export class Shifts {
  readonly #found: () => void;
  #key = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shifts = new Map<VariantName, Shift>();

  constructor(found: () => void) {
    this.#found = found;
  }

  /** Those that are known by now. */
  at(view: Shape, all: readonly Printed[]): ReadonlyMap<VariantName, Shift> {
    const key = keyOf(view);
    if (key !== this.#key) {
      this.#key = key;
      this.#shifts = new Map();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#next(all), 150);
    }
    return this.#shifts;
  }

  #next(all: readonly Printed[]): void {
    const next = all.find(({ name }) => !this.#shifts.has(name));
    if (!next) return;
    const { residual, rank } = fitShift({ table: next.table, shift: 1 });
    this.#shifts.set(next.name, { error: rank < next.table.rows - 1 ? residual.relative : undefined });
    this.#timer = setTimeout(() => this.#next(all), 0);
    this.#found();
  }
}

/** What a model that was trained with one table meets when it is given another. */
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

/** What places ask of places, before and after: q and k are the rows themselves, so nothing but the table counts. */
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

function tableOf(all: readonly Printed[], wanted: VariantName): Wide {
  const found = all.find(({ name }) => name === wanted);
  if (!found) throw new RangeError(`there is no table ${wanted}`);
  return found.table;
}

/** Every table against the one trained with, and the scores of the one that is given. */
export interface Swaps {
  readonly all: ReadonlyMap<VariantName, Swap>;
  readonly chosen: Swap;
  readonly scores: Scores;
}

/** Remembers its last answers: pointing at another row computes nothing. */
export class Swapper {
  #from: readonly Printed[] = [];
  #trained: VariantName | undefined;
  #given: VariantName | undefined;
  #all = new Map<VariantName, Swap>();
  #last: Swaps | undefined;

  at(all: readonly Printed[], { trained, given }: Pick<VariantsValues, 'trained' | 'given'>): Swaps {
    const fresh = all !== this.#from || trained !== this.#trained;
    if (this.#last && !fresh && given === this.#given) return this.#last;
    if (fresh) this.#all = new Map(all.map(({ name, table }) => [name, swap(table, tableOf(all, trained))]));
    [this.#from, this.#trained, this.#given] = [all, trained, given];
    const chosen = this.#all.get(given) ?? swap(tableOf(all, given), tableOf(all, trained));
    this.#last = { all: this.#all, chosen, scores: scores(tableOf(all, given), tableOf(all, trained)) };
    return this.#last;
  }
}

/** What the question asks, whichever tables are compared above: the concatenated table for a model trained with the paper's. */
export class Halves {
  #from: readonly Printed[] | undefined;
  #last: Swap | undefined;

  at(all: readonly Printed[]): Swap {
    if (!this.#last || all !== this.#from) [this.#from, this.#last] = [all, swap(tableOf(all, 'concatenated'), tableOf(all, 'paper'))];
    return this.#last;
  }
}

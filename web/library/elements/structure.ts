import type { Cell } from './drawn.ts';
import type { MatrixLike } from './settings.ts';

const levels = ['figure', 'axis', 'line', 'cell'] as const;
const axes = ['rows', 'columns', 'colors'] as const;

export type Axis = 'rows' | 'columns';
/** A value of a row or a column, and the name of its place. */
export type Extreme = readonly [value: number, place: string];

/** The subject of a structure, with its words. */
export interface Told {
  /** NaN where there is nothing. */
  readonly matrix: MatrixLike;
  /** The whole figure in sentences, and its colours. */
  readonly whole: () => string;
  readonly colors: () => string;
  readonly axis: (axis: Axis) => string;
  /** The name of a row or of a column. */
  readonly name: (axis: Axis, at: number) => string;
  readonly line: (name: string, greatest: Extreme, least: Extreme, mean: number) => string;
  /** A row or a column without a number. */
  readonly none: (name: string) => string;
}

/** The least, the greatest and the mean of a row or a column, and where the first two are; null if all are NaN. */
function summary(
  { data, rows, columns }: MatrixLike,
  axis: Axis,
  at: number,
): { readonly least: number; readonly greatest: number; readonly mean: number } | null {
  const [start, step, count] = axis === 'rows' ? [at * columns, 1, columns] : [at, columns, rows];
  let [least, greatest, sum, seen] = [-1, -1, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const value = data[start + index * step]!;
    if (Number.isNaN(value)) continue;
    if (least < 0 || value < data[start + least * step]!) least = index;
    if (greatest < 0 || value > data[start + greatest * step]!) greatest = index;
    sum += value;
    seen += 1;
  }
  return seen === 0 ? null : { least, greatest, mean: sum / seen };
}

/** A row or a column in words. */
function lineText({ matrix, name, line, none }: Told, axis: Axis, at: number): string {
  const found = summary(matrix, axis, at);
  if (!found) return none(name(axis, at));
  const { data, columns } = matrix;
  const extreme = (index: number): Extreme =>
    axis === 'rows'
      ? [data[at * columns + index]!, name('columns', index)]
      : [data[index * columns + at]!, name('rows', index)];
  return line(name(axis, at), extreme(found.greatest), extreme(found.least), found.mean);
}

/**
 * A heat map as a tree that keys walk: the figure, its axes, a row or a column, a cell. Users of screen readers get an
 * overview first and details on request, as in Olli (Blanco, Zong and Satyanarayan, 2022).
 */
export class Structure {
  #level = levels.length - 1;
  #axis = 0;

  get level(): (typeof levels)[number] {
    return levels[this.#level]!;
  }

  /** One level out or in. */
  climb(by: 1 | -1): void {
    // Colours have no lines.
    const end = this.level === 'axis' && axes[this.#axis] === 'colors' ? this.#level : levels.length - 1;
    this.#level = Math.min(Math.max(this.#level + by, 0), end);
  }

  /** To the cells, where a pointer and a new visit begin. */
  leave(): void {
    this.#level = levels.length - 1;
  }

  /** The cell to select after an arrow key, which goes to the next axis or line; undefined where it selects none. */
  step(by: 1 | -1, from: Cell, { rows, columns }: Pick<MatrixLike, 'rows' | 'columns'>): Cell | undefined {
    if (this.level === 'axis') this.#axis = Math.min(Math.max(this.#axis + by, 0), axes.length - 1);
    if (this.level !== 'line') return undefined;
    const within = (index: number, count: number): number => Math.min(Math.max(index + by, 0), count - 1);
    return axes[this.#axis] === 'columns'
      ? { row: from.row, column: within(from.column, columns) }
      : { row: within(from.row, rows), column: from.column };
  }

  /** The place in words; undefined at a cell, which the figure itself tells. */
  text(told: Told, { row, column }: Cell): string | undefined {
    const axis = axes[this.#axis]!;
    if (this.level === 'figure') return told.whole();
    if (this.level === 'axis') return axis === 'colors' ? told.colors() : told.axis(axis);
    if (this.level === 'cell') return undefined;
    return axis === 'columns' ? lineText(told, 'columns', column) : lineText(told, 'rows', row);
  }
}

import type { Table } from 'posenc';

/** As many numbers as a table of 8192 positions at d = 512 has. */
export const mostNumbers = 2 ** 22;
/** As large as such a table is in text with all its digits, and some more. */
export const mostBytes = 2 ** 27;

/** Notes for the reader about how the table was read. */
export type Note = 'header' | 'index' | 'squeezed' | 'decimalComma';

export type Kind = 'npy' | 'json' | 'csv' | 'print';

/** A table as it was read. */
export interface TableRead {
  readonly kind: Kind;
  readonly table: Table<Float64Array>;
  readonly notes: readonly Note[];
}

/** Why a table could not be read; each has a sentence in every language, with these values in it. */
export type Reason =
  | 'empty'
  | 'tooLarge'
  | 'tooMany'
  | 'notText'
  | 'archive'
  | 'abbreviated'
  | 'ragged'
  | 'notNumber'
  | 'notFinite'
  | 'shape'
  | 'npy';

export class Unreadable extends Error {
  readonly reason: Reason;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(reason: Reason, values: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}

/** Somebody else's text, short enough for a sentence. */
export const excerpt = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** Collects rows of equal length; every error names its row and column, counted from 0 as in the figures. */
export class Rows {
  #data = new Float64Array(1024);
  #length = 0;
  #columns = -1;
  #rows = 0;

  get rows(): number {
    return this.#rows;
  }

  get columns(): number {
    return this.#columns;
  }

  add(cells: readonly (string | number)[], decimalComma = false): void {
    if (this.#columns < 0) this.#columns = cells.length;
    if (cells.length !== this.#columns)
      throw new Unreadable('ragged', { row: this.#rows, cells: cells.length, expected: this.#columns });
    if (this.#length + cells.length > mostNumbers) throw new Unreadable('tooMany', { limit: mostNumbers });
    if (this.#length + cells.length > this.#data.length) this.#grow(this.#length + cells.length);
    cells.forEach((cell, column) => {
      this.#data[this.#length + column] =
        typeof cell === 'number' ? this.#finite(cell, column, String(cell)) : this.#parse(cell, column, decimalComma);
    });
    this.#length += cells.length;
    this.#rows += 1;
  }

  #grow(needed: number): void {
    const larger = new Float64Array(Math.min(Math.max(this.#data.length * 2, needed), mostNumbers));
    larger.set(this.#data);
    this.#data = larger;
  }

  #parse(cell: string, column: number, decimalComma: boolean): number {
    const text = decimalComma ? cell.replace(',', '.') : cell;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) {
      const reason = /^[+-]?(nan|inf(inity)?)$/i.test(text) ? 'notFinite' : 'notNumber';
      throw new Unreadable(reason, { row: this.#rows, column, text: excerpt(cell) });
    }
    return this.#finite(Number(text), column, cell);
  }

  #finite(value: number, column: number, text: string): number {
    if (!Number.isFinite(value)) throw new Unreadable('notFinite', { row: this.#rows, column, text: excerpt(text) });
    return value;
  }

  matrix(): Table<Float64Array> {
    if (this.#length === 0) throw new Unreadable('empty');
    return { data: this.#data.slice(0, this.#length), rows: this.#rows, columns: this.#columns };
  }
}

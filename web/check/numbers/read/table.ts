import type { Table } from 'posenc';
import type { Dtype } from '../vectors/types.ts';

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
  /** The number format of a file that names one. */
  readonly dtype?: Dtype;
  /** By cell, one unit of the last digit that was written; absent for a file that holds all bits. */
  readonly units?: Float64Array;
  /** The same where cells were written with numbers of digits of their own; absent where one number is that of all. */
  readonly ownUnits?: Float64Array;
  /** The whole numbers that stood before the rows: positions, or a count. */
  readonly labels?: readonly number[];
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

/** A number as people and programs write it: the digits before and after the point, and the exponent. */
const written = /^[+-]?(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d+))?$/i;

/** Stands for no exponent. */
const plain = 0x7fff;

/** Collects rows of equal length; every error names its row and column, counted from 0 as in the figures. */
export class Rows {
  #data = new Float64Array(1024);
  /** How many digits follow the point, and the exponent. */
  #decimals = new Int16Array(1024);
  #exponents = new Int16Array(1024);
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
      this.#set(this.#length + column, String(cell), column, decimalComma);
    });
    this.#length += cells.length;
    this.#rows += 1;
  }

  #grow(needed: number): void {
    const size = Math.min(Math.max(this.#data.length * 2, needed), mostNumbers);
    const larger = <A extends Float64Array | Int16Array>(from: A, to: A): A => (to.set(from), to);
    this.#data = larger(this.#data, new Float64Array(size));
    this.#decimals = larger(this.#decimals, new Int16Array(size));
    this.#exponents = larger(this.#exponents, new Int16Array(size));
  }

  #set(at: number, cell: string, column: number, decimalComma: boolean): void {
    const text = decimalComma ? cell.replace(',', '.') : cell;
    const digits = written.exec(text);
    const value = Number(text);
    if (!digits || !Number.isFinite(value)) {
      const reason = digits || /^[+-]?(nan|inf(inity)?)$/i.test(text) ? 'notFinite' : 'notNumber';
      throw new Unreadable(reason, { row: this.#rows, column, text: excerpt(cell) });
    }
    this.#data[at] = value;
    this.#decimals[at] = (digits[2] ?? digits[3] ?? '').length;
    this.#exponents[at] = digits[4] === undefined ? plain : Math.max(-400, Math.min(Number(digits[4]), 400));
  }

  /** Takes a first column that only counts off the table: 0, 1, 2 ... before numbers with decimals. */
  takeCount(): readonly number[] | undefined {
    const [rows, columns] = [this.#rows, this.#columns];
    if (rows < 2 || columns < 3) return undefined;
    // Two rows may begin with 0 and 1, unless all the rest was written with decimals.
    const isBare = (at: number): boolean => at % columns !== 0 && this.#decimals[at] === 0;
    if (rows === 2 && Array.from({ length: this.#length }, (_, at) => at).some(isBare)) return undefined;
    const count = Array.from({ length: rows }, (_, row) => this.#data[row * columns] ?? NaN);
    const [first = NaN] = count;
    if (first < 0 || count.some((value, row) => value !== first + row || this.#decimals[row * columns] !== 0))
      return undefined;
    if (!this.#decimals.subarray(0, this.#length).some((own) => own > 0)) return undefined;
    for (let at = 0, to = 0; at < this.#length; at += 1)
      if (at % columns !== 0) {
        for (const list of [this.#data, this.#decimals, this.#exponents]) list[to] = list[at] ?? 0;
        to += 1;
      }
    this.#columns -= 1;
    this.#length -= rows;
    return count;
  }

  /**
   * One unit of the last digit of each cell. A print drops zeros at the end of some cells: as many digits as the cell
   * with the most has count for all; with exponents, as many of the mantissa.
   */
  #units(): Float64Array {
    let [decimals, mantissa] = [0, 0];
    for (let at = 0; at < this.#length; at += 1) {
      const own = this.#decimals[at] ?? 0;
      if (this.#exponents[at] === plain) decimals = Math.max(decimals, own);
      else mantissa = Math.max(mantissa, own);
    }
    return Float64Array.from(this.#exponents.subarray(0, this.#length), (exponent) =>
      exponent === plain ? 10 ** -decimals : 10 ** (exponent - mantissa),
    );
  }

  /**
   * By cell, if people wrote the cells with numbers of decimals as they liked. A program drops a zero at the end of one
   * cell in ten and two of one in a hundred; where more are missing, it was not a program. Whole numbers say as much as
   * the cell with the fewest decimals in their column.
   */
  #ownUnits(): Float64Array | undefined {
    const places = Array.from({ length: this.#length }, (_, at) => at);
    const own = (at: number): number => this.#decimals[at] ?? 0;
    const cut = places.filter((at) => own(at) > 0);
    if (cut.length === 0 || places.some((at) => this.#exponents[at] !== plain)) return undefined;
    // Programs that write all digits of a number write as many significant ones, not as many decimals.
    const long = cut.filter((at) => own(at) >= 7).length;
    if (long > 0.6 * cut.length) return undefined;
    const most = cut.reduce((largest, at) => Math.max(largest, own(at)), 0);
    const missing = cut.reduce((sum, at) => sum + most - own(at), 0);
    if (missing <= cut.length / 9 + 2.5 * Math.sqrt(0.123 * cut.length)) return undefined;
    const columns = this.#columns;
    // Of a column without decimals nothing is known: as coarse as any.
    const fewest = Array.from({ length: columns }, () => Infinity);
    for (const at of cut) fewest[at % columns] = Math.min(fewest[at % columns] ?? Infinity, own(at));
    const least = cut.reduce((smallest, at) => Math.min(smallest, own(at)), most);
    const inColumn = (at: number): number => {
      const found = fewest[at % columns] ?? Infinity;
      return Number.isFinite(found) ? found : least;
    };
    return Float64Array.from(places, (at) => 10 ** -(own(at) || inColumn(at)));
  }

  #matrix(): Table<Float64Array> {
    if (this.#length === 0) throw new Unreadable('empty');
    return { data: this.#data.slice(0, this.#length), rows: this.#rows, columns: this.#columns };
  }

  read(kind: Kind, notes: readonly Note[], labels?: readonly number[]): TableRead {
    const ownUnits = this.#ownUnits();
    return {
      kind,
      table: this.#matrix(),
      notes,
      units: this.#units(),
      ...(ownUnits ? { ownUnits } : {}),
      ...(labels ? { labels } : {}),
    };
  }
}

/** The drawn range and size, as numbers already formatted for the reader's language. */
export interface Drawn {
  readonly rows: string;
  readonly columns: string;
  readonly firstPosition: string;
  readonly lastPosition: string;
  readonly min: string;
  readonly max: string;
}

export interface DrawnEncoding extends Drawn {
  readonly base: string;
  readonly layout: 'interleaved' | 'concatenated';
}

/** All strings of the elements in one language; each language is in a separate file, written for its readers. */
export interface Strings {
  readonly language: string;
  readonly position: string;
  readonly dimension: string;
  readonly value: string;
  readonly heatmap: {
    readonly role: string;
    readonly name: string;
    readonly encoding: (drawn: DrawnEncoding) => string;
    readonly matrix: (drawn: Drawn) => string;
    readonly colors: (map: string, min: string, max: string) => string;
    readonly keys: string;
  };
  readonly curves: {
    readonly role: string;
    readonly name: string;
    readonly encoding: (drawn: DrawnEncoding, dimensions: string) => string;
    readonly matrix: (drawn: Drawn, dimensions: string) => string;
    readonly none: string;
    readonly keys: string;
  };
  /** Parts of a heat map, from the outside in. */
  readonly structure: {
    readonly axis: (name: string, first: string, last: string, down: boolean) => string;
    /** A row or a column: its greatest and least value, each with its place, and its mean. */
    readonly line: (
      name: string,
      greatest: readonly [value: string, place: string],
      least: readonly [value: string, place: string],
      mean: string,
    ) => string;
  };
  /** A given matrix whose rows and columns have names. */
  readonly named: (drawn: Drawn, row: string, column: string) => string;
  readonly transposed: string;
  /** Each pixel is the mean of this many positions by this many dimensions. */
  readonly averaged: (positions: string, dimensions: string) => string;
  readonly readout: (position: string, dimension: string, value: string) => string;
  readonly notANumber: string;
  readonly invalid: (argument: string, value: string, allowed: string) => string;
  readonly allowed: {
    readonly whole: (least: string, most: string) => string;
    readonly number: string;
    readonly above: (limit: string) => string;
    readonly below: (other: string) => string;
    readonly oneOf: (names: string) => string;
    readonly cells: (most: string) => string;
    readonly wholeList: (least: string, most: string) => string;
    readonly matrix: string;
  };
  readonly cells: string;
  readonly noWebAssembly: string;
  readonly noSimd: string;
  readonly failed: (message: string) => string;
}

import type { Table } from 'posenc';
import type { Python } from '../shared/text/program.ts';
import type { Plain, Subject, Wide } from './content.ts';

/** The sentence under test, and the settings of the encodings. */
export interface Trial extends Subject {
  readonly trained: number;
  readonly heads: number;
  /** From 1. */
  readonly head: number;
}

/** The scores of the words alone, changed by an encoding. */
export interface Made {
  /** Whole scores, or the addend of the plain ones: [T, T], query by key. */
  readonly scores?: ArrayLike<number>;
  readonly bias?: ArrayLike<number>;
  /** Positions for which there are scores, where a table ends; both its sides are so long. */
  readonly reach?: number;
  /** Numbers that training has to find. */
  readonly parameters: number;
  /** Arrays that a program needs for the current length, in all heads. */
  readonly kept: number;
}

/** How a program makes `scores` of the words' queries, keys and plain scores. */
export interface ScoreLines {
  /** After `x`, `q`, `k`, `n`, `plain` and `distance` (query less key). */
  readonly python: (python: Python) => string;
  /** After `content`, `query`, `key`, `n` and `plain`. */
  readonly javascript: () => {
    /** Its imports. */
    readonly uses: readonly string[];
    readonly code: string;
    /** Its name for the number of rows that have scores, if not `n`. */
    readonly rows?: string;
  };
  /** After `input`, `q`, `k`, `n`, `row` and `scores`, which are the plain ones. */
  readonly cpp: () => string;
}

/** All that the lab says of an encoding, but for its words: they are strings/<name>.ts. */
export interface Encoding {
  readonly name: string;
  /** Its file in web/docs/families. */
  readonly family: string;
  /** Added to the vectors, turned into queries and keys, or put on the scores. */
  readonly enters: 'vectors' | 'turn' | 'bias' | 'nothing';
  /** Where it was first described, and who uses it: from web/docs/families, checked by a test. */
  readonly paper: string;
  readonly models: readonly string[];
  /** The models use it in every n-th layer only. */
  readonly layersOnly?: number;
  /** The score of query i and key j. */
  readonly formula: unknown;
  readonly make: (trial: Trial, plain: Plain) => Made;
  /** The numbers of the sentence about positions past the trained length. */
  readonly past: (trial: Trial) => Readonly<Record<string, string | number>>;
  /** posenc's message for a row that the encoding does not have. */
  readonly refusal?: (trial: Trial) => string;
  readonly lines: (trial: Trial) => ScoreLines;
}

/** The single-precision arguments. */
export const narrow = ({ data, rows, columns }: Wide): Table<Float32Array> => ({
  data: Float32Array.from(data),
  rows,
  columns,
});

/** Lines of C++ that add a table of biases to the scores, and the helper for single-precision arguments. */
export const cppAdd = 'for (std::size_t cell = 0; cell < n * n; ++cell) scores[cell] += bias[cell];';
export const cppNarrow =
  'const auto narrow = [](const Table& table) { return std::vector<float>(table.begin(), table.end()); };';

/** The same in JavaScript. */
export const scriptAdd = (bias: string): string =>
  `const bias = ${bias};\nconst scores = plain.map((score, cell) => score + bias[cell]);`;

import type { ClaimId } from '../shared/claims/claims.ts';

/** The output of a program about a claim; similar claims share a recipe. */
export type Recipe =
  /** Some rows of the table, all columns or some. */
  | {
      readonly kind: 'rows';
      readonly positions: readonly number[];
      readonly dim: number;
      readonly columns: readonly number[];
    }
  /** All wavelengths of a width. */
  | { readonly kind: 'waves'; readonly dim: number }
  /** Dot product, sum of cosines and distance by offset, for one width or two. */
  | { readonly kind: 'offsets'; readonly of: readonly (readonly [dim: number, offsets: readonly number[]])[] }
  /** How long rows of the table and random rows are. */
  | { readonly kind: 'norms'; readonly dim: number }
  /** The residual of the best matrix for a shift, for the paper's formula and for lesson 002's. */
  | { readonly kind: 'shift'; readonly dim: number; readonly positions: number; readonly shift: number }
  /** Frequencies in single precision, two ways. */
  | { readonly kind: 'frequencies'; readonly dim: number }
  /** How many different rows there are in single precision. */
  | { readonly kind: 'distinct'; readonly dims: readonly number[]; readonly positions: number }
  /** Lesson 001's form for two dimensions on a grid. */
  | { readonly kind: 'product'; readonly side: number; readonly dim: number }
  /** Word 1 against sentence 1, with one base and with two. */
  | { readonly kind: 'levels'; readonly dim: number }
  /** Attention on five made-up words: order, sums of shares, the four terms. */
  | { readonly kind: 'attention' }
  /** Runs of training, made beforehand. */
  | { readonly kind: 'trained' }
  | { readonly kind: 'none' };

export type RecipeOf<K extends Recipe['kind']> = Extract<Recipe, { readonly kind: K }>;

/** A list as Python and JavaScript write it. */
export const list = (items: readonly number[]): string => `[${items.join(', ')}]`;

/** Whole numbers as C++ takes them for doubles. */
export const reals = (numbers: readonly number[]): string => numbers.map((number) => `${number}.0`).join(', ');

const upTo = (count: number): number[] => Array.from({ length: count }, (_item, index) => index);
const rows = (positions: readonly number[], dim: number, columns: readonly number[] = upTo(dim)): Recipe => ({
  kind: 'rows',
  positions,
  dim,
  columns,
});

export const recipes: Readonly<Record<ClaimId, Recipe>> = {
  near: {
    kind: 'offsets',
    of: [
      [512, [1, 43, 44, 100]],
      [4, [1, 6, 100]],
    ],
  },
  distances000: { kind: 'offsets', of: [[64, [1, 45]]] },
  identities001: { kind: 'offsets', of: [[64, [0, 1, 2, 5, 10, 50, 99]]] },
  linear: { kind: 'shift', dim: 4, positions: 1000, shift: 5 },
  unique: { kind: 'distinct', dims: [2, 4, 6, 64], positions: 200000 },
  repeat001: {
    kind: 'offsets',
    of: [
      [4, [1, 1146053]],
      [2, [710]],
    ],
  },
  order001: { kind: 'attention' },
  fourth001: { kind: 'attention' },
  softmax001: { kind: 'attention' },
  terms001: { kind: 'attention' },
  table001: rows(upTo(5), 6),
  rows004: rows(upTo(6), 4),
  patterns: rows(upTo(3), 6),
  digits003: rows([1], 512, [0, 1, 2, 3, 510, 511]),
  waves003: { kind: 'waves', dim: 512 },
  waves004: { kind: 'waves', dim: 512 },
  index003: rows([1], 512, [0, 1, 2, 3, 4, 5]),
  odd001: rows([0, 1, 50, 99], 65, [62, 63, 64]),
  curves001: rows([0, 25, 50, 75], 128, [0, 3, 7, 15, 20, 31]),
  explog001: { kind: 'frequencies', dim: 512 },
  dominate001: { kind: 'norms', dim: 512 },
  small002: { kind: 'norms', dim: 512 },
  extrapolate: rows([1000, 65535], 512, [0, 1, 2, 3, 510, 511]),
  formula002: { kind: 'shift', dim: 4, positions: 1000, shift: 5 },
  divide004: rows([3], 64, [0, 1, 2, 3, 62, 63]),
  product001: { kind: 'product', side: 8, dim: 64 },
  levels001: { kind: 'levels', dim: 8 },
  memory001: rows([999], 128),
  ablation001: { kind: 'trained' },
  threeBack004: { kind: 'trained' },
  longer: { kind: 'trained' },
  seenOnly: { kind: 'trained' },
  asGood004: { kind: 'trained' },
  relative001: { kind: 'trained' },
  rope004: { kind: 'trained' },
  alibi004: { kind: 'trained' },
  standard001: { kind: 'none' },
  gpt4: { kind: 'none' },
  paper004: { kind: 'none' },
};

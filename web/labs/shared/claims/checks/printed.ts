// Claims that print numbers of the table: the printed ones next to posenc's.
import { columnSpreads, sinusoidal, variantTable, type Table } from 'posenc';
import { fixed } from '../../text/format.ts';
import { apart, widths, type Check, type Finding } from '../check.ts';

const table = (positions: number, dim: number): Table<Float64Array> => sinusoidal({ positions, dim, dtype: 'float64' });

/** Indices of the printed numbers that are not the computed ones at that many decimals. */
function misprints(printed: readonly number[], computed: ArrayLike<number>, decimals: number): number[] {
  return printed.flatMap((value, index) =>
    Number(fixed(computed[index] ?? Number.NaN, decimals, 'rounded')) === value ? [] : [index],
  );
}

/** Lesson 004's positions 0 to 5 at d = 4. */
export const printed004 = [
  0, 1, 0, 1, 0.841, 0.54, 0.01, 1, 0.909, -0.416, 0.02, 1, 0.141, -0.99, 0.03, 1, -0.757, -0.653, 0.04, 1, -0.959,
  0.284, 0.05, 0.999,
];

export const rows004: Check = () => {
  const { data } = table(6, 4);
  const wrong = misprints(printed004, data, 3);
  const [first = 0, last = 0] = [wrong[0], wrong.at(-1)];
  const inLastPlace = wrong.every((index) => Math.abs((printed004[index] ?? 0) - (data[index] ?? 0)) < 1e-3);
  return {
    verdict: wrong.length === 0 ? 'right' : inLastPlace ? 'misprinted' : 'wrong',
    values: {
      wrong: wrong.length,
      all: printed004.length,
      position: Math.floor(first / 4),
      printed: printed004[first] ?? 0,
      computed: data[first] ?? 0,
      printedLast: printed004[last] ?? 0,
      computedLast: data[last] ?? 0,
    },
  };
};

/** Lesson 004's "unique patterns": the first six columns of positions 0 to 2, of a width that it does not name. */
const patterns004 = [0, 1, 0, 1, 0, 1, 0.84, 0.54, 0.01, 1, 0, 1, 0.91, -0.42, 0.02, 1, 0, 1];

export const patterns: Check = () => {
  const wrongAt = (dim: number, formula: 'paper' | 'halfMinusOne'): number => {
    const { data } = variantTable({ positions: 3, dim, formula });
    const left = Array.from({ length: 3 }, (_row, row) => Array.from(data.subarray(row * dim, row * dim + 6))).flat();
    return misprints(patterns004, left, 2).length;
  };
  const counts = widths.map((dim) => wrongAt(dim, 'paper'));
  const least = Math.min(...counts);
  const six = table(2, 6).data;
  return {
    verdict: least === 0 ? 'right' : 'wrong',
    values: {
      least,
      at: widths[counts.indexOf(least)] ?? 0,
      last: Math.max(...widths),
      third: six[8] ?? 0,
      fifth: six[10] ?? 0,
      otherLadder: wrongAt(6, 'halfMinusOne'),
    },
  };
};

/** Lesson 003's PE(1) at d = 512: the first four numbers and the last two. */
const printed003 = [0.8414, 0.5403, 0.8218, 0.5696, 0.0001, 0.9999];

export const digits003: Check = () => {
  const row = sinusoidal({ positions: [1], dim: 512, dtype: 'float64' }).data;
  const computed = [0, 1, 2, 3, 510, 511].map((column) => row[column] ?? 0);
  const as = (rounding: 'rounded' | 'truncated'): number =>
    computed.filter((value, index) => Number(fixed(value, 4, rounding)) === printed003[index]).length;
  const [rounded, truncated] = [as('rounded'), as('truncated')];
  const verdict = rounded === printed003.length ? 'right' : truncated === printed003.length ? 'truncated' : 'wrong';
  return {
    verdict,
    values: { all: printed003.length, rounded, truncated, first: computed[0] ?? 0, short: 1 - (computed[5] ?? 0) },
  };
};

/** Lesson 001's five positions at d = 6. */
const printed001 = [
  0, 1, 0, 1, 0, 1, 0.841, 0.54, 0.046, 0.999, 0.002, 1, 0.909, -0.416, 0.093, 0.996, 0.004, 1, 0.141, -0.99, 0.139,
  0.99, 0.006, 1, -0.757, -0.654, 0.185, 0.983, 0.009, 1,
];

export const table001: Check = () => {
  const wrong = misprints(printed001, table(5, 6).data, 3).length;
  return { verdict: wrong === 0 ? 'right' : 'wrong', values: { wrong, all: printed001.length } };
};

/** Lesson 003 calls i the dimension: in sin(pos / 10000^(2i / d)) that makes another table than i the pair. */
export const index003: Check = () => {
  const options = { positions: 100, dim: 512 };
  const lesson = table(100, 512).data;
  const asPair = apart(variantTable({ ...options, formula: 'paper' }).data, lesson);
  const doubled = variantTable({ ...options, formula: 'doubledExponent' }).data;
  const asColumn = apart(doubled, lesson);
  const verdict = asColumn < 1e-6 ? 'right' : asPair < 1e-6 ? 'imprecise' : 'wrong';
  return { verdict, values: { pair: lesson[512 + 2] ?? 0, column: doubled[512 + 2] ?? 0, asColumn } };
};

/** Lesson 001's pairs j = 0 .. floor(d / 2) - 1 at an odd width, against its other form, which has every column. */
export const odd001: Check = () => {
  const dim = 65;
  const covered = 2 * Math.floor(dim / 2);
  const spreads = columnSpreads({ table: table(100, dim) });
  const lost = dim - covered;
  const evenLost = 64 - 2 * Math.floor(64 / 2);
  const verdict: Finding['verdict'] = lost === 0 ? 'right' : evenLost === 0 ? 'imprecise' : 'wrong';
  return { verdict, values: { dim, covered, lost, column: covered, spread: spreads[covered] ?? 0 } };
};

/** The dimensions that lesson 001 names in its text, and those that its code draws. */
const named001 = [0, 3, 7, 15, 31];
const drawn001 = [0, 7, 20, 31];

export const curves001: Check = () => {
  const missing = named001.filter((dimension) => !drawn001.includes(dimension));
  const added = drawn001.filter((dimension) => !named001.includes(dimension));
  const spreads = columnSpreads({ table: table(100, 128) });
  return {
    verdict: missing.length + added.length === 0 ? 'right' : 'inconsistent',
    values: { missing: missing.length, added: added.length, spread: spreads[20] ?? 0 },
  };
};

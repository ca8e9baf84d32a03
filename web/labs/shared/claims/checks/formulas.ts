// Claims about other formulas: lesson 002's, for two dimensions, for levels, and the cost of a table.
import {
  angularFrequencies,
  fitShift,
  hierarchicalEncoding,
  hierarchyAmbiguities,
  identify,
  columnSpreads,
  productEncoding,
  similarity,
  sinusoidal,
  variantTable,
} from 'posenc';
import { apart, rounding, type Check } from '../check.ts';

/** Lesson 002's loop, presented as the paper's encoding. */
export const formula002: Check = () => {
  const table = variantTable({ positions: 100, dim: 512, formula: 'doubledExponent' });
  const { source, right } = identify({ table });
  const gram = similarity({ table }).data;
  const neighbours = Array.from({ length: 99 }, (_row, row) => gram[row * 100 + row + 1] ?? 0);
  const still = columnSpreads({ table }).filter((spread) => spread < 1e-6).length;
  const shift = fitShift({ table: variantTable({ positions: 1000, dim: 4, formula: 'doubledExponent' }), shift: 5 })
    .residual.largest;
  return {
    verdict: right ? 'right' : source ? 'nonStandard' : 'wrong',
    values: { still, all: 512, shift, spread: Math.max(...neighbours) - Math.min(...neighbours) },
  };
};

/** Lesson 004: dividing by div_term is a mistake. */
export const divide004: Check = () => {
  const dim = 64;
  const position = 3;
  const frequencies = angularFrequencies({ dim });
  const paper = sinusoidal({ positions: [position], dim, dtype: 'float64' }).data;
  // A width of 2 has the angle itself: its row at a real position x is sin x, cos x.
  const divided = (divisor: (frequency: number) => number): number[] =>
    Array.from(
      frequencies,
      (frequency, column) =>
        sinusoidal({ positions: [position / divisor(frequency)], dim: 2, dtype: 'float64' }).data[column % 2] ?? 0,
    );
  const [byPower, byReciprocal] = [
    apart(
      divided((frequency) => 1 / frequency),
      paper,
    ),
    apart(
      divided((frequency) => frequency),
      paper,
    ),
  ];
  const verdict = byReciprocal < rounding ? 'wrong' : byPower < rounding ? 'imprecise' : 'right';
  return { verdict, values: { dim, position, byPower, byReciprocal } };
};

/** Lesson 001's form for two dimensions. */
export const product001: Check = () => {
  const [side, dim] = [8, 64];
  const points = Array.from({ length: side * side }, (_cell, cell) => [cell % side, Math.floor(cell / side)]).flat();
  const { data } = productEncoding({ points, dim, dtype: 'float64' });
  const rows = new Set(
    Array.from({ length: side * side }, (_cell, cell) => data.subarray(cell * dim, (cell + 1) * dim).join(' ')),
  );
  const four = productEncoding({ points: [2, 3, 3, 2, 1, 6, 6, 1], dim, dtype: 'float64' }).data;
  const equal = [1, 2, 3].filter(
    (row) => apart(four.subarray(row * dim, (row + 1) * dim), four.subarray(0, dim)) === 0,
  ).length;
  return {
    verdict: rows.size < side * side ? 'broken' : 'right',
    values: { cells: side * side, distinct: rows.size, equal: equal + 1 },
  };
};

/** Lesson 001's sum of word, sentence and paragraph. */
export const levels001: Check = () => {
  const same = hierarchyAmbiguities([{}, {}, {}]).length;
  const apartByBase = hierarchyAmbiguities([{}, { base: 1000 }, { base: 100 }]).length;
  const { data } = hierarchicalEncoding({
    positions: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    levels: [{}, {}, {}],
    dim: 64,
    dtype: 'float64',
  });
  const difference = Math.max(
    apart(data.subarray(64, 128), data.subarray(0, 64)),
    apart(data.subarray(128), data.subarray(0, 64)),
  );
  return {
    verdict: same === 0 ? 'right' : apartByBase === 0 ? 'ambiguous' : 'broken',
    values: { same, apartByBase, difference },
  };
};

/** Lesson 001: sinusoids take O(d) of memory. */
export const memory001: Check = () => {
  const elements = (positions: number, dim: number): number => sinusoidal({ positions, dim }).data.length;
  const [once, twice] = [elements(1000, 128), elements(2000, 128)];
  const table = sinusoidal({ positions: 1000, dim: 128, dtype: 'float64' });
  const afresh = sinusoidal({ positions: [999], dim: 128, dtype: 'float64' });
  const recomputed = apart(afresh.data, table.data.subarray(999 * 128));
  const verdict = twice === once ? 'right' : recomputed < rounding ? 'imprecise' : 'wrong';
  return { verdict, values: { once, twice, frequencies: angularFrequencies({ dim: 128 }).length / 2, recomputed } };
};

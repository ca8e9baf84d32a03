// Further results of `npm run bench -- training-table`: a sweep of the rate, and learning curves.
import storedCurves from '../trained/curves.json';
import storedRates from '../trained/rates.json';
import type { Cell, Table } from './stored.ts';

/** At other learning rates, from five seeds. */
export const rates = storedRates as unknown as Table;

/** Permille of right answers at the longest length of training, the median of the seeds, every `apart` steps. */
export const curves = storedCurves as unknown as {
  readonly seeds: readonly number[];
  readonly apart: number;
  readonly rows: readonly (Cell & { readonly middle: readonly number[] })[];
};

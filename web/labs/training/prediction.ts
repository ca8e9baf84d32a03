import type { Guess } from '../shared/lab/guess.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { enough } from './guesses.ts';
import type { properties } from './properties.ts';
import { rowOf, seedCount, sharesOf, table } from './stored.ts';

/** Per cent of right answers without an encoding, by models that were trained beforehand. */
const share = (causal: boolean): number =>
  sharesOf(rowOf(table, { task: 'whoCameFirst', encoding: 'none', causal }), 0).middle;

export const prediction: Guess<typeof properties> = {
  options: ['half', 'all'],
  show: { task: 'whoCameFirst', causal: true },
  judge: () => {
    const [without, masked] = [share(false), share(true)];
    return {
      right: masked >= 100 * enough ? 'all' : 'half',
      values: () => ({ seeds: written(seedCount), without: measure(without), masked: measure(masked) }),
    };
  },
};

import type { Recipe } from '../sentence/program.ts';
import type { Trial } from './effects.ts';

/** What the programs of the sentence labs need to know of a trial. */
export const recipeOf = ({ dim, weights, seed }: Trial): Recipe => ({
  dim,
  weights,
  seed,
  alpha: 1,
  rooted: true,
  causal: false,
});

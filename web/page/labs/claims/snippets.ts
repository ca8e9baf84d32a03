import type { Program } from '../../controls/panels.ts';
import type { ClaimId } from './claims.ts';
import { cpp, javascript } from './programs.ts';
import { python } from './python.ts';
import { recipes } from './recipes.ts';

/** Comments in the reader's language. */
export interface Comments {
  /** Why there is no program. */
  readonly none: string;
  /** Where the vectors of words come from. */
  readonly words: string;
}

/** A program that prints the numbers that a claim stands or falls with. */
export function snippet(program: Program, claim: ClaimId, comments: Comments): string {
  const recipe = recipes[claim];
  if (program === 'JavaScript') return javascript(recipe, comments);
  return program === 'C++' ? cpp(recipe, comments) : python(program, recipe, comments);
}

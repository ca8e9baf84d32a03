import { programText, type Program, type ProgramText, type Python } from '../shared/text/program.ts';
import type { ClaimId } from '../shared/claims/claims.ts';
import { attention } from './programs/attention.ts';
import { levels, product } from './programs/formulas.ts';
import { norms, offsets, shift } from './programs/similarity.ts';
import { distinct, frequencies, rows, waves } from './programs/waves.ts';
import { recipes, type Recipe, type RecipeOf } from './recipes.ts';

/** Comments in the reader's language. */
export interface Comments {
  /** The reason for having no program. */
  readonly none: string;
  /** Where the runs come from. */
  readonly trained: string;
  /** Where the vectors of words come from. */
  readonly words: string;
}

/** The paper's table in Python, for programs that need it. */
function withEncode({ lib, range, stack, pick }: Python, text: string): string {
  if (!text.includes('encode(')) return text;
  const places = pick('np.array(list(positions), dtype=float)', 'torch.tensor(list(positions), dtype=torch.float64)');
  return `def encode(positions, d, base=10000.0):
    frequency = base ** (-${range(0, 'd', 2)} / d)
    angle = ${places}[:, None] * frequency
    pairs = ${stack(`${lib}.sin(angle), ${lib}.cos(angle)`, 2)}
    return pairs.reshape(len(angle), -1)[:, :d]

${text}`;
}

type Kind = Exclude<Recipe['kind'], 'none' | 'trained'>;

/** The printed values, by the kind of recipe. */
const texts: { readonly [K in Kind]: (recipe: RecipeOf<K>, words: string) => ProgramText } = {
  rows,
  waves,
  offsets,
  norms,
  shift,
  frequencies,
  distinct,
  product,
  levels,
  attention,
};

/** A program that prints the numbers that decide a claim. */
export function snippet(program: Program, claim: ClaimId, comments: Comments): string {
  const recipe = recipes[claim];
  if (recipe.kind === 'none' || recipe.kind === 'trained')
    return `${program === 'JavaScript' || program === 'C++' ? '//' : '#'} ${comments[recipe.kind]}`;
  const text = (texts[recipe.kind] as (recipe: Recipe, words: string) => ProgramText)(recipe, comments.words);
  return programText(program, { ...text, python: (python) => withEncode(python, text.python(python)) });
}

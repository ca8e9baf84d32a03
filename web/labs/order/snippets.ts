import { listed, programText, type Program } from '../shared/text/program.ts';
import { cppSentence, cppTables, cppWeights, pythonStart, scriptOptions, scriptStart } from '../sentence/program.ts';
import type { Recipe } from '../sentence/program.ts';
import type { Model } from './model.ts';
import type { OrderValues } from './properties.ts';

const recipeOf = ({ dim, weights, seed, alpha, causal }: OrderValues): Recipe => ({
  dim: Number(dim),
  weights,
  seed,
  alpha,
  rooted: true,
  causal,
  values: true,
  places: true,
});

/** A program that computes the figures on the screen. `words` says where the vectors come from. */
export function snippet(
  program: Program,
  { tokens, rows, permutation }: Model,
  view: OrderValues,
  words: string,
): string {
  const recipe = recipeOf(view);
  const [first, second] = tokens.map((list) => list.map(({ word }) => rows.get(word) ?? 0)) as [number[], number[]];
  return programText(program, {
    python: (python) => {
      const { pick } = python;
      const apart = (placed: string): string => {
        const difference = `attention(first, ${placed})[order] - attention(second, ${placed})`;
        return `print(${pick(`np.abs(${difference}).max()`, `(${difference}).abs().max()`)})`;
      };
      const order = permutation ? `\norder = [${listed(permutation)}]\n${apart('False')}\n${apart('True')}` : '';
      const mask = view.causal ? '\n    s = np.where(np.tri(len(s), dtype=bool), s, -np.inf)' : '';
      const causal = view.causal ? ', is_causal=True' : '';
      const attended = pick(
        `s = q @ k.T / np.sqrt(d)${mask}
    a = np.exp(s - s.max(axis=1, keepdims=True))
    return a / a.sum(axis=1, keepdims=True) @ v`,
        `return torch.nn.functional.scaled_dot_product_attention(q[None], k[None], v[None]${causal})[0]`,
      );
      return `${pythonStart(python, recipe, words)}
first = [${listed(first)}]
second = [${listed(second)}]

def attention(rows, placed):
    x = ${pick('np.sqrt(d)', 'd ** 0.5')} * unit(rows) + (${view.alpha} * places(len(rows)) if placed else 0)
    q, k, v = x @ Wq.T, x @ Wk.T, x @ Wv.T
    ${attended}

print(attention(first, True))
print(attention(second, True))${order}`;
    },
    javascript: () => {
      const error = (placed: boolean): string => `equivarianceError({ ...input(first, ${placed}), permutation })`;
      const order = permutation
        ? `
const permutation = [${listed(permutation)}];
console.log(${error(false)}, ${error(true)});`
        : '';
      return {
        uses: ['attention', 'sinusoidal', ...(permutation ? ['equivarianceError'] : [])],
        code: `${scriptStart(recipe, words)}
const first = [${listed(first)}];
const second = [${listed(second)}];

const input = (rows, placed) => ({
  content: unit(rows), ...(placed && { positions: places(rows.length) }), ${scriptOptions(recipe)},
});
console.log(attention(input(first, true)).output);
console.log(attention(input(second, true)).output);${order}`,
      };
    },
    cpp: () => {
      const error = (name: string): string =>
        `std::printf("${name}: %.3g\\n", posenc::compute_equivariance_error(input, order));`;
      const order = permutation
        ? `
const Table order = {${listed(permutation)}};
${error('with')}
input.positions = {};
${error('without')}`
        : '';
      return {
        headers: ['cmath', 'vector'],
        before: cppTables(recipe, words),
        main: `${cppWeights(recipe)}${cppSentence(first, recipe)}Table output(${first.length} * d);
posenc::compute_attention(input, {.output = output});
for (double value : output) std::printf("%.6f\\n", value);${order}`,
      };
    },
  });
}

import { fields, listed, options, programText, snakeCase, type Program } from '../shared/text/program.ts';
import { cppSentence, cppTables, cppWeights, pythonStart, scriptOptions, scriptStart } from '../sentence/program.ts';
import type { Recipe } from '../sentence/program.ts';
import { biasRows } from '../sentence/words.ts';
import type { Model } from './model.ts';
import { chosenTerms, termNames, type TermsValues } from './properties.ts';

const recipeOf = ({ dim, weights, seed, alpha, rooted, causal }: TermsValues): Recipe => ({
  dim: Number(dim),
  weights,
  seed,
  alpha,
  rooted,
  causal,
  values: true,
  places: true,
});

/** Names of the four maps in the Python programs. */
const short = { contentContent: 'xx', contentPosition: 'xp', positionContent: 'px', positionPosition: 'pp' } as const;

/** A program that computes the figures on the screen. `words` says where the vectors come from. */
export function snippet(program: Program, { rows }: Model, view: TermsValues, words: string): string {
  const recipe = recipeOf(view);
  const on = chosenTerms(view);
  const all = on.length === termNames.length;
  const heads = Number(view.heads);
  const biases = listed(biasRows(view.seed));
  return programText(program, {
    python: (python) => {
      const { pick } = python;
      const root = (of: string): string => pick(`np.sqrt(${of})`, `${of} ** 0.5`);
      const turned = pick('.transpose(1, 0, 2)', '.transpose(0, 1)');
      const key = (of: string): string => `heads(${of})${pick('.transpose(0, 2, 1)', '.mT')}`;
      const summed = `${on.map((name) => short[name]).join(', ')}], ${pick('np', 'torch')}.zeros_like(xx)`;
      const masked = pick(
        's = np.where(np.tri(T, dtype=bool), s, -np.inf)',
        's = s.masked_fill(torch.ones(T, T).triu(1).bool(), -torch.inf)',
      );
      const softmax = pick(
        'a = np.exp(s - s.max(axis=2, keepdims=True))\na /= a.sum(axis=2, keepdims=True)',
        'a = s.softmax(dim=2)',
      );
      const error = `(qx + qp) @ (kx + kp) / ${root('dk')} - (xx + xp + px + pp)`;
      return `${pythonStart(python, recipe, words)}
${view.biases ? `bq, bk, bv = unit([${biases}])` : 'bq = bk = bv = 0'}
rows = [${listed(rows)}]
T, H, dk = len(rows), ${heads}, d // ${heads}
x = ${view.rooted ? `${root('d')} * ` : ''}unit(rows)
p = ${view.alpha} * places(T)

def heads(m):
    return m.reshape(T, H, dk)${turned}

qx, qp = heads(x @ Wq.T + bq), heads(p @ Wq.T)
kx, kp = ${key('x @ Wk.T + bk')}, ${key('p @ Wk.T')}
xx, xp, px, pp = (m / ${root('dk')} for m in (qx @ kx, qx @ kp, qp @ kx, qp @ kp))
s = sum([${summed})${view.causal ? `\n${masked}` : ''}
${softmax}
output = (a @ heads((x + p) @ Wv.T + bv))${turned}.reshape(T, d)
print(${pick(`np.abs(${error}).max()`, `(${error}).abs().max()`)})
for m in (xx, xp, px, pp, s, a):
    print(m[${view.head}])
print(output)`;
    },
    javascript: () => {
      const made = `const [queryBias, keyBias, valueBias] = [${biases}].map((row) => unit([row]).data);\n`;
      const given = [
        'content: unit(rows), positions: places(rows.length)',
        scriptOptions(recipe),
        ...(view.biases ? ['queryBias, keyBias, valueBias'] : []),
        ...(heads === 1 ? [] : [options({ heads })]),
        ...(all ? [] : [`terms: [${on.map((name) => `'${name}'`).join(', ')}]`]),
      ];
      return {
        uses: ['attention', 'sinusoidal'],
        code: `${scriptStart(recipe, words)}
${view.biases ? made : ''}const rows = [${listed(rows)}];

const { terms, scores, weights: shares, output } = attention({
  ${given.join(', ')},
});
console.log(terms, scores, shares, output);`,
      };
    },
    cpp: () => {
      const count = rows.length;
      const size = heads * count * count;
      const made = `const Table bias_rows = {${biases}}, biases = unit(posenc::list(bias_rows));
const std::span all_biases(biases);
input.weights.query_bias = all_biases.subspan(0, d);
input.weights.key_bias = all_biases.subspan(d, d);
input.weights.value_bias = all_biases.subspan(2 * d, d);
`;
      const chosen = on.map((name) => `posenc::${snakeCase(name)}`).join(' | ') || '0';
      const tables = `terms(4 * ${size}), scores(${size}), weights(${size}), output(${count} * d)`;
      const out = fields({ terms: 'terms', scores: 'scores', weights: 'weights', output: 'output' });
      return {
        headers: ['cmath', 'vector'],
        before: cppTables(recipe, words),
        main: `${cppWeights(recipe)}${cppSentence(rows, recipe)}input.heads = ${heads};
${all ? '' : `input.terms = ${chosen};\n`}${view.biases ? made : ''}Table ${tables};
posenc::compute_attention(input, {${out}});
for (std::size_t cell = 0; cell < scores.size(); ++cell) {
    for (std::size_t term = 0; term < 4; ++term) std::printf("%9.5f ", terms[term * scores.size() + cell]);
    std::printf("-> %9.5f, %.5f\\n", scores[cell], weights[cell]);
}`,
      };
    },
  });
}

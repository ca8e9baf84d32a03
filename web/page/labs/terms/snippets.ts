import type { Program } from '../../controls/panels.ts';
import {
  cppInput,
  cppStart,
  listed,
  numpyStart,
  scriptOptions,
  scriptStart,
  torchStart,
  type Comments,
  type Recipe,
} from '../sentence/program.ts';
import { biasRows } from '../sentence/words.ts';
import type { Model } from './model.ts';
import { chosenTerms, termNames, type TermsValues } from './properties.ts';

const recipeOf = (view: TermsValues): Recipe => ({
  dim: Number(view.dim),
  weights: view.weights,
  seed: view.seed,
  alpha: view.alpha,
  rooted: view.rooted,
  causal: view.causal,
});

/** Names of the four maps in the Python programs. */
const short = { contentContent: 'xx', contentPosition: 'xp', positionContent: 'px', positionPosition: 'pp' } as const;

function numpy({ rows }: Model, view: TermsValues, comments: Comments): string {
  const biases = view.biases ? `bq, bk, bv = unit([${listed(biasRows(view.seed))}])` : 'bq = bk = bv = 0';
  return `${numpyStart(recipeOf(view), comments)}
${biases}
rows = [${listed(rows)}]
T, H, dk = len(rows), ${view.heads}, d // ${view.heads}
x = ${view.rooted ? 'np.sqrt(d) * ' : ''}unit(rows)
p = ${view.alpha} * places(T)

def heads(m):
    return m.reshape(T, H, dk).transpose(1, 0, 2)

qx, qp = heads(x @ Wq.T + bq), heads(p @ Wq.T)
kx, kp = heads(x @ Wk.T + bk).transpose(0, 2, 1), heads(p @ Wk.T).transpose(0, 2, 1)
xx, xp, px, pp = (m / np.sqrt(dk) for m in (qx @ kx, qx @ kp, qp @ kx, qp @ kp))
s = sum([${chosenTerms(view)
    .map((name) => short[name])
    .join(', ')}], np.zeros_like(xx))${view.causal ? '\ns = np.where(np.tri(T, dtype=bool), s, -np.inf)' : ''}
a = np.exp(s - s.max(axis=2, keepdims=True))
a /= a.sum(axis=2, keepdims=True)
output = (a @ heads((x + p) @ Wv.T + bv)).transpose(1, 0, 2).reshape(T, d)
print(np.abs((qx + qp) @ (kx + kp) / np.sqrt(dk) - (xx + xp + px + pp)).max())
for m in (xx, xp, px, pp, s, a):
    print(m[${view.head}])
print(output)`;
}

function pytorch({ rows }: Model, view: TermsValues, comments: Comments): string {
  const biases = view.biases ? `bq, bk, bv = unit([${listed(biasRows(view.seed))}])` : 'bq = bk = bv = 0';
  return `${torchStart(recipeOf(view), comments)}
${biases}
rows = [${listed(rows)}]
T, H, dk = len(rows), ${view.heads}, d // ${view.heads}
x = ${view.rooted ? 'd ** 0.5 * ' : ''}unit(rows)
p = ${view.alpha} * places(T)

def heads(m):
    return m.reshape(T, H, dk).transpose(0, 1)

qx, qp = heads(x @ Wq.T + bq), heads(p @ Wq.T)
kx, kp = heads(x @ Wk.T + bk).mT, heads(p @ Wk.T).mT
xx, xp, px, pp = (m / dk ** 0.5 for m in (qx @ kx, qx @ kp, qp @ kx, qp @ kp))
s = sum([${chosenTerms(view)
    .map((name) => short[name])
    .join(
      ', ',
    )}], torch.zeros_like(xx))${view.causal ? '\ns = s.masked_fill(torch.ones(T, T).triu(1).bool(), -torch.inf)' : ''}
a = s.softmax(dim=2)
output = (a @ heads((x + p) @ Wv.T + bv)).transpose(0, 1).reshape(T, d)
print(((qx + qp) @ (kx + kp) / dk ** 0.5 - (xx + xp + px + pp)).abs().max())
for m in (xx, xp, px, pp, s, a):
    print(m[${view.head}])
print(output)`;
}

function javascript({ rows }: Model, view: TermsValues, comments: Comments): string {
  const on = chosenTerms(view);
  const biases = view.biases
    ? `const [queryBias, keyBias, valueBias] = [${listed(biasRows(view.seed))}].map((row) => unit([row]).data);\n`
    : '';
  const options = [
    'content: unit(rows)',
    'positions: places(rows.length)',
    scriptOptions(recipeOf(view)),
    ...(view.biases ? ['queryBias', 'keyBias', 'valueBias'] : []),
    ...(view.heads === '1' ? [] : [`heads: ${view.heads}`]),
    ...(on.length === termNames.length ? [] : [`terms: [${on.map((name) => `'${name}'`).join(', ')}]`]),
  ];
  return `import { attention, scaledSinusoidal, sinusoidal } from 'posenc';

${scriptStart(recipeOf(view), comments)}
${biases}const rows = [${listed(rows)}];

const { terms, scores, weights: shares, output } = attention({
  ${options.join(', ')},
});
console.log(terms, scores, shares, output);`;
}

const cppNames = {
  contentContent: 'content_content',
  contentPosition: 'content_position',
  positionContent: 'position_content',
  positionPosition: 'position_position',
} as const;

function cpp({ rows }: Model, view: TermsValues, comments: Comments): string {
  const on = chosenTerms(view);
  const [count, heads] = [rows.length, Number(view.heads)];
  const size = `${heads * count * count}`;
  const biases = view.biases
    ? `
    const Table bias_rows = {${listed(biasRows(view.seed))}}, biases = unit(posenc::list(bias_rows));
    const std::span all_biases(biases);
    input.weights.query_bias = all_biases.subspan(0, d);
    input.weights.key_bias = all_biases.subspan(d, d);
    input.weights.value_bias = all_biases.subspan(2 * d, d);`
    : '';
  return `${cppStart(recipeOf(view), comments)}    const Table rows = {${listed(rows)}};
    const Table words = unit(posenc::list(rows)), where = places(${count});
    posenc::AttentionInput input;
    input.content = {words, ${count}, d};
    input.positions = {where, ${count}, d};
${cppInput(recipeOf(view))}    input.heads = ${heads};${
    on.length === termNames.length
      ? ''
      : `
    input.terms = ${on.map((name) => `posenc::${cppNames[name]}`).join(' | ') || '0'};`
  }${biases}
    Table terms(4 * ${size}), scores(${size}), weights(${size}), output(${count} * d);
    posenc::compute_attention(input, {.terms = terms, .scores = scores, .weights = weights, .output = output});
    for (std::size_t cell = 0; cell < scores.size(); ++cell) {
        for (std::size_t term = 0; term < 4; ++term) std::printf("%9.5f ", terms[term * scores.size() + cell]);
        std::printf("-> %9.5f, %.5f\\n", scores[cell], weights[cell]);
    }
}`;
}

/** A program that computes what is on the screen. */
export function snippet(program: Program, model: Model, view: TermsValues, comments: Comments): string {
  const make = { NumPy: numpy, PyTorch: pytorch, JavaScript: javascript, 'C++': cpp };
  return make[program](model, view, comments);
}

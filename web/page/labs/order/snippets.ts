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
import type { Model } from './model.ts';
import type { OrderValues } from './properties.ts';

const recipeOf = (view: OrderValues): Recipe => ({
  dim: Number(view.dim),
  weights: view.weights,
  seed: view.seed,
  alpha: view.alpha,
  rooted: true,
  causal: view.causal,
});

const rowsFor = ({ tokens, rows }: Model, index: 0 | 1): number[] =>
  tokens[index].map(({ word }) => rows.get(word) ?? 0);

function numpy(model: Model, view: OrderValues, comments: Comments): string {
  const mask = view.causal ? '\n    s = np.where(np.tri(len(s), dtype=bool), s, -np.inf)' : '';
  const order = model.permutation
    ? `
order = [${listed(model.permutation)}]
print(np.abs(attention(first, False)[order] - attention(second, False)).max())
print(np.abs(attention(first, True)[order] - attention(second, True)).max())`
    : '';
  return `${numpyStart(recipeOf(view), comments)}
first = [${listed(rowsFor(model, 0))}]
second = [${listed(rowsFor(model, 1))}]

def attention(rows, placed):
    x = np.sqrt(d) * unit(rows) + (${view.alpha} * places(len(rows)) if placed else 0)
    q, k, v = x @ Wq.T, x @ Wk.T, x @ Wv.T
    s = q @ k.T / np.sqrt(d)${mask}
    a = np.exp(s - s.max(axis=1, keepdims=True))
    return a / a.sum(axis=1, keepdims=True) @ v

print(attention(first, True))
print(attention(second, True))${order}`;
}

function pytorch(model: Model, view: OrderValues, comments: Comments): string {
  const order = model.permutation
    ? `
order = [${listed(model.permutation)}]
print((attention(first, False)[order] - attention(second, False)).abs().max())
print((attention(first, True)[order] - attention(second, True)).abs().max())`
    : '';
  return `${torchStart(recipeOf(view), comments)}
first = [${listed(rowsFor(model, 0))}]
second = [${listed(rowsFor(model, 1))}]

def attention(rows, placed):
    x = d ** 0.5 * unit(rows) + (${view.alpha} * places(len(rows)) if placed else 0)
    q, k, v = x @ Wq.T, x @ Wk.T, x @ Wv.T
    return torch.nn.functional.scaled_dot_product_attention(q[None], k[None], v[None]${view.causal ? ', is_causal=True' : ''})[0]

print(attention(first, True))
print(attention(second, True))${order}`;
}

function javascript(model: Model, view: OrderValues, comments: Comments): string {
  const order = model.permutation
    ? `
const permutation = [${listed(model.permutation)}];
console.log(equivarianceError({ ...input(first, false), permutation }), equivarianceError({ ...input(first, true), permutation }));`
    : '';
  return `import { attention, ${model.permutation ? 'equivarianceError, ' : ''}scaledSinusoidal, sinusoidal } from 'posenc';

${scriptStart(recipeOf(view), comments)}
const first = [${listed(rowsFor(model, 0))}];
const second = [${listed(rowsFor(model, 1))}];

const input = (rows, placed) => ({
  content: unit(rows), ...(placed && { positions: places(rows.length) }), ${scriptOptions(recipeOf(view))},
});
console.log(attention(input(first, true)).output);
console.log(attention(input(second, true)).output);${order}`;
}

function cpp(model: Model, view: OrderValues, comments: Comments): string {
  const count = model.tokens[0].length;
  const order = model.permutation
    ? `
    const Table order = {${listed(model.permutation)}};
    std::printf("with: %.3g\\n", posenc::compute_equivariance_error(input, order));
    input.positions = {};
    std::printf("without: %.3g\\n", posenc::compute_equivariance_error(input, order));`
    : '';
  return `${cppStart(recipeOf(view), comments)}    const Table rows = {${listed(rowsFor(model, 0))}};
    const Table words = unit(posenc::list(rows)), where = places(${count});
    posenc::AttentionInput input;
    input.content = {words, ${count}, d};
    input.positions = {where, ${count}, d};
${cppInput(recipeOf(view))}    Table output(${count} * d);
    posenc::compute_attention(input, {.output = output});
    for (double value : output) std::printf("%.6f\\n", value);${order}
}`;
}

/** A program that computes what is on the screen. */
export function snippet(program: Program, model: Model, view: OrderValues, comments: Comments): string {
  const make = { NumPy: numpy, PyTorch: pytorch, JavaScript: javascript, 'C++': cpp };
  return make[program](model, view, comments);
}

// The program about attention, with the made-up words and weights of the labs about sentences.
import { listed, type ProgramText } from '../../shared/text/program.ts';
import { cppInput, cppTables, cppWeights, pythonStart, scriptStart } from '../../sentence/program.ts';
import type { Recipe as Sentence } from '../../sentence/program.ts';
import { rowsOf, tokensOf } from '../../sentence/words.ts';
import { list, type RecipeOf } from '../recipes.ts';

/** The sentence of the checks about attention, in the order of its words and in another. */
const sentence: Sentence = {
  dim: 16,
  weights: 'seeded',
  seed: 1,
  alpha: 1,
  rooted: false,
  causal: false,
  values: true,
  places: true,
};
const order = [3, 4, 2, 0, 1];

function sentenceRows(): number[] {
  const words = tokensOf('the cat chases the mouse').map(({ word }) => word);
  const made = rowsOf(words, sentence.seed);
  return words.map((word) => made.get(word) ?? 0);
}

export const attention = (_recipe: RecipeOf<'attention'>, words: string): ProgramText => ({
  python: (python) => {
    const { axis, pick } = python;
    const softmax = pick(
      'e = np.exp(s - s.max(axis=1, keepdims=True))\n    return e / e.sum(axis=1, keepdims=True)',
      'return s.softmax(dim=1)',
    );
    return `${pythonStart(python, sentence, words)}

def shares(s):
    ${softmax}

def attend(x):
    return shares(x @ Wq.T @ (x @ Wk.T).T / d ** 0.5) @ (x @ Wv.T)

x, p = unit(${list(sentenceRows())}), places(5)
order = ${list(order)}
print(abs(attend(x)[order] - attend(x[order])).max(), abs(attend(x) - attend(x[order])).max())

terms = [a @ Wq.T @ (b @ Wk.T).T / d ** 0.5 for a in (x, p) for b in (x, p)]
s = (x + p) @ Wq.T @ ((x + p) @ Wk.T).T / d ** 0.5
print(abs(sum(terms) - s).max())
print(terms[3])
a = shares(s)
print(a.sum(${axis}=0), a.sum(${axis}=1))`;
  },
  javascript: () => {
    const total = 'all.reduce((sum, { data }) => sum + data[cell], 0)';
    return {
      uses: ['attention', 'equivarianceError', 'sinusoidal'],
      code: `${scriptStart(sentence, words)}
const content = unit(${list(sentenceRows())});
console.log(equivarianceError({ content, ...weights, permutation: ${list(order)} }));

const { terms, scores, weights: shares } = attention({ content, positions: places(5), ...weights });
const all = Object.values(terms);
console.log(Math.max(...scores.data.map((score, cell) => Math.abs(${total} - score))));
console.log(terms.positionPosition.data);
const sum = (from, step) => [0, 1, 2, 3, 4].reduce((total, k) => total + shares.data[from + k * step], 0);
console.log([0, 1, 2, 3, 4].map((key) => sum(key, 5)), [0, 1, 2, 3, 4].map((query) => sum(5 * query, 1)));`,
    };
  },
  cpp: () => ({
    headers: ['cmath', 'vector'],
    before: cppTables(sentence, words),
    main: `${cppWeights(sentence)}const Table rows = {${listed(sentenceRows())}}, order = {${listed(order)}};
const Table words = unit(posenc::list(rows)), where = places(5);
posenc::AttentionInput input;
input.content = {words, 5, d};
${cppInput(sentence)}std::printf("%g\\n", posenc::compute_equivariance_error(input, order));
input.positions = {where, 5, d};
Table terms(100), scores(25), shares(25);
posenc::compute_attention(input, {.terms = terms, .scores = scores, .weights = shares});
double largest = 0;
for (int c = 0; c < 25; ++c) {
    largest = std::fmax(largest, std::fabs(terms[c] + terms[25 + c] + terms[50 + c] + terms[75 + c] - scores[c]));
    std::printf("%9.5f%s", terms[75 + c], c % 5 == 4 ? "\\n" : " ");
}
std::printf("%g\\n", largest);
for (int i = 0; i < 5; ++i) {
    double keys = 0, queries = 0;
    for (int j = 0; j < 5; ++j) keys += shares[5 * i + j], queries += shares[5 * j + i];
    std::printf("%.12f %.12f\\n", keys, queries);
}`,
  }),
});

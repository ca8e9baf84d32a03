import { mathml } from 'lit';
import { transformerXlPositions, transformerXlScores, type Matrix, type Tensor } from 'posenc';
import { madeUp, madeUpRows, type Wide } from '../content.ts';
import { cppNarrow, type Encoding } from '../encoding.ts';
import { between, held, overRoot, sub } from '../formula.ts';

const tensor = ({ data, rows, columns }: Wide): Tensor => ({
  data: Float32Array.from(data),
  shape: [1, rows, columns],
});

/** A query with a bias. */
const biased = (bias: string): unknown => held(mathml`${sub('q', 'i')}<mo>+</mo><mi>${bias}</mi>`);

export const transformerXl = {
  name: 'transformerXl',
  enters: 'bias',
  paper: 'arXiv 1901.02860',
  models: ['Transformer-XL', 'XLNet'],
  formula: overRoot(
    mathml`${biased('u')}<mo>·</mo>${sub('k', 'j')}<mo>+</mo>${biased('v')}<mo>·</mo><mi>W</mi>${sub('r', between)}`,
  ),
  make: (trial, { query, key }) => {
    const { length, dim, heads } = trial;
    const biases = madeUp('biases', trial, 2);
    const weights = madeUp('weights', trial, dim);
    const row = (index: number): Matrix => ({
      data: Float32Array.from(biases.data.subarray(index * dim, (index + 1) * dim)),
      rows: 1,
      columns: dim,
    });
    const { data } = transformerXlScores({
      queries: tensor(query),
      keys: tensor(key),
      contentBias: row(0),
      positionBias: row(1),
      positionWeights: tensor(weights),
    });
    const parameters = heads * (biases.data.length + weights.data.length);
    const kept = parameters + transformerXlPositions({ keys: length, width: dim }).data.length;
    return { scores: data, parameters, kept };
  },
  past: ({ trained, dim }) => ({ trained, dim }),
  lines: ({ seed }) => {
    const [biases, weights] = [madeUpRows('biases', seed), madeUpRows('weights', seed)];
    return {
      python: (python) => {
        const { lib, join } = python;
        return `u, v = ${biases.python(python, 2)}
W = ${weights.python(python, 'd')}
angle = abs(distance)[:, :, None] * frequency
r = ${join(`${lib}.sin(angle), ${lib}.cos(angle)`, -1)} @ W
scores = ((q + u) @ k.T + ((q + v)[:, None, :] * r).sum(-1)) / d ** 0.5`;
      },
      javascript: () => {
        const row = `Float32Array.from(${biases.javascript(2)}.data.subarray(row * d, row * d + d))`;
        const given = 'queries: tensor(query), keys: tensor(key), contentBias: u, positionBias: v';
        return {
          uses: ['transformerXlScores'],
          code: `const tensor = ({ data, rows }) => ({ data: Float32Array.from(data), shape: [1, rows, d] });
const [u, v] = [0, 1].map((row) => ({ data: ${row}, rows: 1, columns: d }));
const scores = transformerXlScores({
  ${given}, positionWeights: tensor(${weights.javascript('d')}),
}).data;`,
        };
      },
      cpp: () => {
        const given = '{queries, keys, both.first(d), both.last(d), weights}';
        return `${cppNarrow}
const auto biases = narrow(${biases.cpp(2)});
const auto queries = narrow(q), keys = narrow(k), weights = narrow(${weights.cpp('d')});
const std::span<const float> both(biases);
std::vector<float> all(n * n);
posenc::compute_transformer_xl_scores({.queries = n, .keys = n, .dim = d, .width = d}, ${given}, all);
scores.assign(all.begin(), all.end());`;
      },
    };
  },
} as const satisfies Encoding;

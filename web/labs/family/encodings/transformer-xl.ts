import { mathml } from 'lit';
import { transformerXlPositions, transformerXlScores, type Table, type Tensor } from 'posenc';
import type { Wide } from '../content.ts';
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
  family: 'transformer_xl',
  enters: 'bias',
  paper: 'arXiv 1901.02860',
  models: ['Transformer-XL', 'XLNet'],
  formula: overRoot(
    mathml`${biased('u')}<mo>·</mo>${sub('k', 'j')}<mo>+</mo>${biased('v')}<mo>·</mo><mi>W</mi>${sub('r', between)}`,
  ),
  make: (trial, { query, key }) => {
    const { length, dim, heads } = trial;
    // A model learns u, v and W; here they have the simplest values: 0, 0 and the identity.
    const none: Table<Float32Array> = { data: new Float32Array(dim), rows: 1, columns: dim };
    const weights = Float32Array.from({ length: dim * dim }, (_one, at) => Number(at % (dim + 1) === 0));
    const { data } = transformerXlScores({
      queries: tensor(query),
      keys: tensor(key),
      contentBias: none,
      positionBias: none,
      positionWeights: { data: weights, shape: [1, dim, dim] },
    });
    const parameters = heads * (2 * dim + weights.length);
    const kept = parameters + transformerXlPositions({ keys: length, width: dim }).data.length;
    return { scores: data, parameters, kept };
  },
  past: ({ trained, dim }) => ({ trained, dim }),
  lines: () => ({
    python: ({ lib, join, pick }) => `u, v, W = 0, 0, ${lib}.eye(d${pick('', ', dtype=torch.float64')})
angle = abs(distance)[:, :, None] * frequency
r = ${join(`${lib}.sin(angle), ${lib}.cos(angle)`, -1)} @ W
scores = ((q + u) @ k.T + ((q + v)[:, None, :] * r).sum(-1)) / d ** 0.5`,
    javascript: () => {
      const given = 'queries: tensor(query), keys: tensor(key), contentBias: u, positionBias: v';
      return {
        uses: ['transformerXlScores'],
        code: `const tensor = ({ data, rows }) => ({ data: Float32Array.from(data), shape: [1, rows, d] });
const [u, v] = [0, 1].map(() => ({ data: new Float32Array(d), rows: 1, columns: d }));
const W = Float32Array.from({ length: d * d }, (_one, at) => Number(at % (d + 1) === 0));
const scores = transformerXlScores({
  ${given}, positionWeights: { data: W, shape: [1, d, d] },
}).data;`,
      };
    },
    cpp: () => {
      const given = '{queries, keys, none, none, weights}';
      return `${cppNarrow}
const auto queries = narrow(q), keys = narrow(k);
std::vector<float> all(n * n), none(d), weights(d * d);  // u = v = 0, and W is the identity
for (std::size_t c = 0; c < d; ++c) weights[c * d + c] = 1;
posenc::compute_transformer_xl_scores({.queries = n, .keys = n, .dim = d, .width = d}, ${given}, all);
scores.assign(all.begin(), all.end());`;
    },
  }),
} as const satisfies Encoding;

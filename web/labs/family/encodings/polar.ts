import { mathml } from 'lit';
import { applyPolar, similarity, wavelengths } from 'posenc';
import type { Wide } from '../content.ts';
import type { Encoding } from '../encoding.ts';
import { between, held, overRoot, sub } from '../formula.ts';

/** Lengths and angles; without learned phases, as before training. */
const inPolar = ({ data, rows, columns }: Wide): Wide => ({
  data: applyPolar({ data, shape: [rows, 1, columns] }, { headsFirst: false }).data,
  rows,
  columns: 2 * columns,
});

/** The length of a channel. */
const long = (letter: string, place: string): unknown =>
  mathml`<msubsup><mi>${letter}</mi><mrow><mi>${place}</mi><mi>c</mi></mrow><mo>+</mo></msubsup>`;
const angle = mathml`${held(between)}${sub('ω', 'c')}`;

export const polar = {
  name: 'polar',
  family: 'polar',
  enters: 'turn',
  paper: 'arXiv 2509.10534',
  models: ['x-transformers', 'PoPE-pytorch'],
  formula: overRoot(mathml`${sub('∑', 'c')}${long('q', 'i')}${long('k', 'j')}<mi>cos</mi>${held(angle)}`),
  make: ({ length, dim, heads }, { query, key }) => {
    const { data } = similarity({ table: inPolar(query), others: inPolar(key), measure: 'dot' });
    const phases = heads * dim;
    return { scores: data.map((dot) => dot / Math.sqrt(dim)), parameters: phases, kept: phases + 2 * length * dim };
  },
  past: ({ trained, dim }) => {
    const channels = wavelengths({ dim: 2 * dim }).filter((_wavelength, column) => column % 2 === 0);
    const slow = channels.filter((wavelength) => wavelength > trained).length;
    return { trained, dim, slow, channels: channels.length };
  },
  lines: () => ({
    python: ({
      lib,
      range,
      sin,
      cos,
      join,
      pick,
    }) => `angle = ${lib}.arange(n)[:, None] * 10000.0 ** (-${range('d')} / d)

def polar(a):
    length = ${pick('np.logaddexp(0, a)', 'torch.nn.functional.softplus(a, threshold=700)')}
    return ${join(`length * ${cos('angle')}, length * ${sin('angle')}`, 1)}

scores = polar(q) @ polar(k).T / d ** 0.5`,
    javascript: () => ({
      uses: ['applyPolar', 'similarity'],
      code: `const polar = ({ data }) => ({ data: applyPolar(data, { headDim: d }).data, rows: n, columns: 2 * d });
const scores = similarity({ table: polar(query), others: polar(key) }).data.map((dot) => dot / Math.sqrt(d));`,
    }),
    cpp: () => `const posenc::PolarOptions polar{.positions = posenc::range(n), .head_dim = d};
Table polar_q(2 * n * d), polar_k(2 * n * d);
posenc::apply_polar(polar, std::span<const double>(q), {}, std::span(polar_q));
posenc::apply_polar(polar, std::span<const double>(k), {}, std::span(polar_k));
const posenc::MatrixView<double> queries{polar_q, n, 2 * d}, keys{polar_k, n, 2 * d};
posenc::compute_similarity(queries, keys, posenc::Measure::dot, scores);
for (double& score : scores) score /= std::sqrt(double(d));`,
  }),
} as const satisfies Encoding;

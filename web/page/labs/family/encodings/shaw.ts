import { mathml } from 'lit';
import { shawBias } from 'posenc';
import { madeUp, madeUpRows } from '../content.ts';
import { cppAdd, cppNarrow, narrow, scriptAdd, type Encoding } from '../encoding.ts';
import { held, overRoot, product, sub } from '../formula.ts';

/** The paper leaves the choice; what is farther shares the last vector. */
const reach = 16;
const count = 2 * reach + 1;

const index = mathml`<mrow><mi>clip</mi>${held(mathml`<mi>j</mi><mo>−</mo><mi>i</mi>`)}</mrow>`;

export const shaw = {
  name: 'shaw',
  enters: 'bias',
  paper: 'arXiv 1803.02155',
  models: ['Music Transformer', 'tensor2tensor'],
  formula: overRoot(mathml`${product}<mo>+</mo>${sub('q', 'i')}<mo>·</mo>${sub('a', index)}`),
  make: (trial, { query }) => {
    const table = narrow(madeUp('shaw', trial, count));
    const bias = shawBias({ queries: narrow(query), keys: trial.length, table });
    return { bias: bias.data, parameters: table.data.length, kept: table.data.length };
  },
  past: () => ({ reach }),
  lines: ({ seed }) => {
    const rows = madeUpRows('shaw', seed);
    return {
      python: (python) => `table = ${rows.python(python, count)}
index = ${python.pick('np.clip', 'torch.clamp')}(-distance, ${-reach}, ${reach}) + ${reach}
scores = plain + (q[:, None, :] * table[index]).sum(-1) / d ** 0.5`,
      javascript: () => ({
        uses: ['shawBias'],
        code: `const narrow = ({ data, rows, columns }) => ({ data: Float32Array.from(data), rows, columns });
${scriptAdd(`shawBias({ queries: narrow(query), keys: n, table: narrow(${rows.javascript(count)}) }).data`)}`,
      }),
      cpp: () => {
        const options = `.queries = n, .keys = n, .max_distance = ${reach}, .dim = d`;
        return `${cppNarrow}
std::vector<float> bias(n * n);
posenc::compute_shaw_bias({${options}}, narrow(q), narrow(${rows.cpp(count)}), bias);
${cppAdd}`;
      },
    };
  },
} as const satisfies Encoding;

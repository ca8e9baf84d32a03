import { mathml } from 'lit';
import { shawBias } from 'posenc';
import { cppAdd, cppNarrow, narrow, scriptAdd, type Encoding } from '../encoding.ts';
import { held, overRoot, product, sub } from '../formula.ts';
import { learnedBy, listOf, matrixOf } from '../trained.ts';

/** The paper leaves the choice open; more distant keys share the last vector. */
const reach = 16;
const count = 2 * reach + 1;

const index = mathml`<mrow><mi>clip</mi>${held(mathml`<mi>j</mi><mo>−</mo><mi>i</mi>`)}</mrow>`;

export const shaw = {
  name: 'shaw',
  family: 'shaw',
  enters: 'bias',
  paper: 'arXiv 1803.02155',
  models: ['Music Transformer', 'tensor2tensor'],
  formula: overRoot(mathml`${product}<mo>+</mo>${sub('q', 'i')}<mo>·</mo>${sub('a', index)}`),
  make: (trial, { query }) => {
    // Vectors of later keys are never read.
    const table = matrixOf(learnedBy('shaw', trial), count);
    const bias = shawBias({ queries: narrow(query), keys: trial.length, table });
    return { bias: bias.data, parameters: table.data.length, kept: table.data.length };
  },
  past: () => ({ reach }),
  lines: (trial) => {
    const table = learnedBy('shaw', trial);
    const { scale } = table;
    return {
      python: ({ pick }) => `table = ${scale} * ${pick('np.array', 'torch.tensor')}([
    ${listOf(table, '    ')},
]).reshape(${table.rows}, d)  # of what comes before
index = ${pick('np.clip', 'torch.clamp')}(-distance, ${-reach}, 0) + ${reach}
scores = plain + (q[:, None, :] * table[index]).sum(-1) / d ** 0.5`,
      javascript: () => ({
        uses: ['shawBias'],
        code: `const narrow = ({ data, rows, columns }) => ({ data: Float32Array.from(data), rows, columns });
const vectors = new Float32Array(${count} * d); // vectors of later keys stay 0
[
  ${listOf(table, '  ')},
].forEach((entry, i) => { vectors[i] = entry * ${scale}; });
const table = { data: vectors, rows: ${count}, columns: d };
${scriptAdd(`shawBias({ queries: narrow(query), keys: n, table }).data`)}`,
      }),
      cpp: () => {
        const options = `.queries = n, .keys = n, .max_distance = ${reach}, .dim = d`;
        return `${cppNarrow}
std::vector<float> bias(n * n), table = {
    ${listOf(table, '    ')},
};
for (float& entry : table) entry *= ${scale}f;
table.resize(${count} * d);  // vectors of later keys stay 0
posenc::compute_shaw_bias({${options}}, narrow(q), table, bias);
${cppAdd}`;
      },
    };
  },
} as const satisfies Encoding;

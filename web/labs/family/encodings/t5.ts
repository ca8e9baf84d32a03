import { mathml } from 'lit';
import { t5Bias, t5Buckets, t5Thresholds } from 'posenc';
import { written } from '../../shared/text/numerals.ts';
import { cppAdd, scriptAdd, type Encoding, type Trial } from '../encoding.ts';
import { between, held, overRoot, product, sub } from '../formula.ts';
import { columnOf, learnedBy, listOf, matrixOf } from '../trained.ts';

const buckets = 32;

/** The column of the head that is shown; the model that was trained has eight, and a ninth is its first. */
function shownOf(trial: Trial) {
  const table = learnedBy('t5', trial);
  return columnOf(table, (trial.head - 1) % table.columns);
}

const index = mathml`<mrow><mi>bucket</mi>${held(between)}<mo>,</mo><mi>h</mi></mrow>`;

export const t5 = {
  name: 't5',
  family: 't5_buckets',
  enters: 'bias',
  paper: 'arXiv 1910.10683',
  models: ['T5', 'FLAN-T5', 'UMT5', 'LongT5'],
  formula: mathml`${overRoot(product)}<mo>+</mo>${sub('b', index)}`,
  make: (trial) => {
    const { length, heads } = trial;
    const bias = t5Bias({ table: matrixOf(shownOf(trial)), bidirectional: false, queries: length, keys: length });
    return { bias: bias.data, parameters: buckets * heads, kept: buckets * heads };
  },
  past: ({ trained, dim }) => {
    const [bucket = 0, met = 0] = t5Buckets({ relative: [-trained, 1 - trained], bidirectional: false });
    const last = written(t5Thresholds({ bidirectional: false }).at(-1) ?? 0);
    return { trained, dim, bucket, last, never: met + 1 };
  },
  lines: (trial) => {
    const column = shownOf(trial);
    const { scale } = column;
    return {
      python: ({ pick }) => {
        return `import math

def bucket(n):  # one direction, exact up to 15, then logarithmic
    return n if n < 16 else min(31, 16 + int(math.log(n / 16) / math.log(128 / 16) * 16))

bias = ${scale} * ${pick('np.array', 'torch.tensor')}([
    ${listOf(column, '    ')},
])
index = [[bucket(max(int(m), 0)) for m in line] for line in distance]
scores = plain + bias[${pick('np.array', 'torch.tensor')}(index)]`;
      },
      javascript: () => {
        const table = `{ data: column, rows: ${buckets}, columns: 1 }`;
        return {
          uses: ['t5Bias'],
          code: `const column = Float32Array.from([
  ${listOf(column, '  ')},
], (entry) => entry * ${scale});
${scriptAdd(`t5Bias({ table: ${table}, bidirectional: false, queries: n, keys: n }).data`)}`,
        };
      },
      cpp: () => `std::vector<float> bias(n * n), column = {
    ${listOf(column, '    ')},
};
for (float& entry : column) entry *= ${scale}f;
posenc::make_t5_bias({.bidirectional = false}, 1, n, n, column, bias);
${cppAdd}`,
    };
  },
} as const satisfies Encoding;

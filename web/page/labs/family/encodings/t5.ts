import { mathml } from 'lit';
import { scaledSinusoidal, t5Bias, t5Buckets, t5Thresholds, type Matrix } from 'posenc';
import { written } from '../../../lib/numerals.ts';
import { weightStep } from '../../sentence/words.ts';
import { madeUpRow } from '../content.ts';
import { cppAdd, scriptAdd, type Encoding, type Trial } from '../encoding.ts';
import { between, held, overRoot, product, sub } from '../formula.ts';

const buckets = 32;

/** T5's learned table, the column of the head that is shown: made up. */
function columnOf({ seed, head }: Trial): Matrix {
  const positions = { first: madeUpRow('t5', seed) + head, count: buckets, step: weightStep };
  const { data } = scaledSinusoidal({ positions, dim: 2, scale: 1, dtype: 'float64' });
  return { data: Float32Array.from({ length: buckets }, (_entry, at) => data[2 * at] ?? 0), rows: buckets, columns: 1 };
}

const index = mathml`<mrow><mi>bucket</mi>${held(between)}<mo>,</mo><mi>h</mi></mrow>`;

export const t5 = {
  name: 't5',
  enters: 'bias',
  paper: 'arXiv 1910.10683',
  models: ['T5', 'FLAN-T5', 'UMT5', 'LongT5'],
  formula: mathml`${overRoot(product)}<mo>+</mo>${sub('b', index)}`,
  make: (trial) => {
    const { length, heads } = trial;
    const bias = t5Bias({ table: columnOf(trial), bidirectional: false, queries: length, keys: length });
    return { bias: bias.data, parameters: buckets * heads, kept: buckets * heads };
  },
  past: ({ trained, dim }) => {
    const [bucket = 0] = t5Buckets({ relative: [-trained], bidirectional: false });
    return { trained, dim, bucket, last: written(t5Thresholds({ bidirectional: false }).at(-1) ?? 0) };
  },
  lines: ({ seed, head }) => {
    const first = madeUpRow('t5', seed) + head;
    return {
      python: ({ lib, pick }) => {
        const double = pick('', '.double()');
        return `import math

def bucket(n):  # one direction, exact up to 15, then logarithmic
    return n if n < 16 else min(31, 16 + int(math.log(n / 16) / math.log(128 / 16) * 16))

row = ${first} + ${weightStep} * ${lib}.arange(${buckets})
bias = ${lib}.sin(row${double} * 1.0)
index = [[bucket(max(int(m), 0)) for m in line] for line in distance]
scores = plain + bias[${pick('np.array', 'torch.tensor')}(index)]`;
      },
      javascript: () => {
        const positions = `{ first: ${first}, count: ${buckets}, step: ${weightStep} }`;
        const rows = `scaledSinusoidal({ positions: ${positions}, dim: 2, scale: 1 }).data`;
        const table = `{ data: column, rows: ${buckets}, columns: 1 }`;
        return {
          uses: ['t5Bias'],
          code: `const column = ${rows}.filter((_value, k) => k % 2 === 0);
${scriptAdd(`t5Bias({ table: ${table}, bidirectional: false, queries: n, keys: n }).data`)}`,
        };
      },
      cpp: () => {
        const entry = `explain_sinusoidal_entry({.dim = 2}, ${first}.0 + ${weightStep}.0 * bucket, 0)`;
        return `std::vector<float> column(${buckets}), bias(n * n);
for (int bucket = 0; bucket < ${buckets}; ++bucket) column[bucket] = float(posenc::${entry}.value);
posenc::make_t5_bias({.bidirectional = false}, 1, n, n, column, bias);
${cppAdd}`;
      },
    };
  },
} as const satisfies Encoding;

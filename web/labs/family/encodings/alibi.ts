import { mathml } from 'lit';
import { alibiBias, alibiSlopes } from 'posenc';
import { measure } from '../../shared/text/numerals.ts';
import { cppAdd, scriptAdd, type Encoding } from '../encoding.ts';
import { between, held, overRoot, product, sub } from '../formula.ts';

export const alibi = {
  name: 'alibi',
  family: 'alibi',
  enters: 'bias',
  paper: 'arXiv 2108.12409',
  models: ['BLOOM', 'MPT', 'Baichuan-13B', 'Jina Embeddings 2', 'data2vec 2.0'],
  formula: mathml`${overRoot(product)}<mo>−</mo>${sub('m', 'h')}${held(between)}`,
  make: ({ length, heads, head }) => {
    const { data } = alibiBias({ heads, queries: length, keys: length, dtype: 'float64' });
    const bias = data.subarray((head - 1) * length * length, head * length * length);
    return { bias, parameters: 0, kept: alibiSlopes({ heads }).length };
  },
  past: ({ trained, dim, heads, head }) => {
    const keys = 2 * trained + 1;
    const { data } = alibiBias({ heads, queries: 1, keys });
    const at = (distance: number): string => measure(data[head * keys - 1 - distance] ?? 0, 4);
    return { trained, dim, head, bias: at(trained), double: 2 * trained, doubleBias: at(2 * trained) };
  },
  lines: ({ length, heads, head }) => ({
    python: ({ pick }) => {
      const below = 2 ** Math.floor(Math.log2(heads));
      return `below = ${below}  # the largest power of two that is not above ${heads} heads
slopes = [2 ** (-8 * (h + 1) / below) for h in range(below)]
slopes += [2 ** (-4 * (h + 1) / below) for h in range(0, 2 * below, 2)][:${heads} - below]
scores = plain - slopes[${head - 1}] * abs(distance)${pick('', '.double()')}`;
    },
    javascript: () => {
      const all = `alibiBias({ heads: ${heads}, queries: n, keys: n, dtype: 'float64' })`;
      return { uses: ['alibiBias'], code: scriptAdd(`${all}.data.subarray(${(head - 1) * length * length})`) };
    },
    cpp: () => `Table all(${heads} * n * n);
posenc::make_alibi_bias({.heads = ${heads}, .queries = n, .keys = n}, std::span(all));
const double* bias = all.data() + ${head - 1} * n * n;
${cppAdd}`,
  }),
} as const satisfies Encoding;

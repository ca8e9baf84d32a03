import { mathml } from 'lit';
import { kerpleBias } from 'posenc';
import { measure } from '../../shared/text/numerals.ts';
import { cppAdd, scriptAdd, type Encoding } from '../encoding.ts';
import { between, held, overRoot, product, sub } from '../formula.ts';

/** A model learns both for each head. */
const [p, a] = [1, 1];

const inside = mathml`<mn>1</mn><mo>+</mo>${sub('a', 'h')}${held(between)}`;

export const kerple = {
  name: 'kerple',
  family: 'kerple',
  enters: 'bias',
  paper: 'arXiv 2205.09921',
  models: ['KERPLE'],
  formula: mathml`${overRoot(product)}<mo>−</mo>${sub('p', 'h')}<mi>ln</mi>${held(inside)}`,
  make: ({ length, heads }) => {
    const { data } = kerpleBias({ queries: length, keys: length, p: [p], a: [a] });
    return { bias: data, parameters: 2 * heads, kept: 2 * heads };
  },
  past: ({ trained, dim }) => {
    const { data } = kerpleBias({ queries: 1, keys: 2 * trained + 1, p: [p], a: [a] });
    const at = (distance: number): string => measure(data[2 * trained - distance] ?? 0, 4);
    return { trained, dim, bias: at(trained), double: 2 * trained, doubleBias: at(2 * trained) };
  },
  lines: () => ({
    python: ({ lib, pick }) => `scores = plain - ${p} * ${lib}.log1p(${a} * abs(distance)${pick('', '.double()')})`,
    javascript: () => ({
      uses: ['kerpleBias'],
      code: scriptAdd(`kerpleBias({ queries: n, keys: n, p: [${p}], a: [${a}] }).data`),
    }),
    cpp: () => `std::vector<float> bias(n * n);
const Table p = {${p}}, a = {${a}};
posenc::make_kerple_bias({.queries = n, .keys = n}, p, a, bias);
${cppAdd}`,
  }),
} as const satisfies Encoding;

import { html, mathml, type TemplateResult } from 'lit';
import type { FamilyName } from './properties.ts';

const sub = (letter: string, index: unknown): unknown =>
  mathml`<msub><mi>${letter}</mi>${typeof index === 'string' ? mathml`<mi>${index}</mi>` : index}</msub>`;
const distance = mathml`<mrow><mi>i</mi><mo>−</mo><mi>j</mi></mrow>`;
const product = mathml`${sub('q', 'i')}<mo>·</mo>${sub('k', 'j')}`;
const root = mathml`<msqrt><mi>d</mi></msqrt>`;
const over = (above: unknown): unknown => mathml`<mfrac><mrow>${above}</mrow>${root}</mfrac>`;
const turn = (letter: string, place: string): unknown => mathml`${sub('R', place)}${sub(letter, place)}`;
const row = (place: string): unknown => mathml`<mo>(</mo>${sub('x', place)}<mo>+</mo>${sub('p', place)}<mo>)</mo>`;

/** The score of query i and key j under each encoding. */
const scores: { readonly [Name in FamilyName]: unknown } = {
  none: over(product),
  sinusoidal: over(
    mathml`<msub><mi>W</mi><mi>q</mi></msub>${row('i')}<mo>·</mo><msub><mi>W</mi><mi>k</mi></msub>${row('j')}`,
  ),
  learned: over(
    mathml`<msub><mi>W</mi><mi>q</mi></msub>${row('i')}<mo>·</mo><msub><mi>W</mi><mi>k</mi></msub>${row('j')}`,
  ),
  rotary: over(mathml`${turn('q', 'i')}<mo>·</mo>${turn('k', 'j')}`),
  alibi: mathml`${over(product)}<mo>−</mo>${sub('m', 'h')}<mo>(</mo>${distance}<mo>)</mo>`,
  t5: mathml`${over(product)}<mo>+</mo><msub><mi>b</mi><mrow><mi>bucket</mi><mo>(</mo>${distance}<mo>)</mo><mo>,</mo><mi>h</mi></mrow></msub>`,
  shaw: over(
    mathml`${product}<mo>+</mo>${sub('q', 'i')}<mo>·</mo><msub><mi>a</mi><mrow><mi>clip</mi><mo>(</mo><mi>j</mi><mo>−</mo><mi>i</mi><mo>)</mo></mrow></msub>`,
  ),
  transformerXl: over(
    mathml`<mo>(</mo>${sub('q', 'i')}<mo>+</mo><mi>u</mi><mo>)</mo><mo>·</mo>${sub('k', 'j')}<mo>+</mo><mo>(</mo>${sub('q', 'i')}<mo>+</mo><mi>v</mi><mo>)</mo><mo>·</mo><mi>W</mi>${sub('r', distance)}`,
  ),
  kerple: mathml`${over(product)}<mo>−</mo>${sub('p', 'h')}<mi>ln</mi><mo>(</mo><mn>1</mn><mo>+</mo>${sub('a', 'h')}<mo>(</mo>${distance}<mo>)</mo><mo>)</mo>`,
};

export const scoreFormula = (name: FamilyName): TemplateResult =>
  html`<div class="formula"><math display="block"><mrow>${sub('s', mathml`<mrow><mi>i</mi><mi>j</mi></mrow>`)}<mo>=</mo>${scores[name]}</mrow></math></div>`;

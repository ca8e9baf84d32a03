// Pieces of the encodings' formulas.
import { html, mathml, type TemplateResult } from 'lit';

export const sub = (letter: string, index: unknown): unknown =>
  mathml`<msub><mi>${letter}</mi>${typeof index === 'string' ? mathml`<mi>${index}</mi>` : index}</msub>`;

export const between = mathml`<mrow><mi>i</mi><mo>−</mo><mi>j</mi></mrow>`;

/** The words' own product. */
export const product = mathml`${sub('q', 'i')}<mo>·</mo>${sub('k', 'j')}`;

export const overRoot = (above: unknown): unknown =>
  mathml`<mfrac><mrow>${above}</mrow><msqrt><mi>d</mi></msqrt></mfrac>`;

export const held = (inside: unknown): unknown => mathml`<mo>(</mo>${inside}<mo>)</mo>`;

/** The product of vectors that had positions added. */
export const placed = (): unknown => {
  const side = (weights: string, place: string): unknown =>
    mathml`${sub('W', weights)}${held(mathml`${sub('x', place)}<mo>+</mo>${sub('p', place)}`)}`;
  return overRoot(mathml`${side('q', 'i')}<mo>·</mo>${side('k', 'j')}`);
};

export const scoreFormula = (score: unknown): TemplateResult => {
  const left = sub('s', mathml`<mrow><mi>i</mi><mi>j</mi></mrow>`);
  return html`<div class="formula"><math display="block"><mrow>${left}<mo>=</mo>${score}</mrow></math></div>`;
};

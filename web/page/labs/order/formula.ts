import { html, mathml, type TemplateResult } from 'lit';

/** Equivariance: shuffled rows in, the same outputs out, shuffled alike; positions end it. */
export function equivariance(): TemplateResult {
  const attention = (inside: unknown): unknown => mathml`<mrow><mi>A</mi><mo>(</mo>${inside}<mo>)</mo></mrow>`;
  const shuffled = mathml`<mi mathvariant="normal">Π</mi><mi>X</mi>`;
  const side = (positions: boolean, sign: string): TemplateResult => {
    const added = positions ? mathml`<mo>+</mo><mi>P</mi>` : mathml``;
    return html`<math display="block">${attention(mathml`${shuffled}${added}`)}<mo>${sign}</mo><mi mathvariant="normal">Π</mi>${attention(mathml`<mi>X</mi>${added}`)}</math>`;
  };
  return html`<div class="formula">${side(false, '=')}${side(true, '≠')}</div>`;
}

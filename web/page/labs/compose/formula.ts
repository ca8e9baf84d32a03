import { html, mathml, type TemplateResult } from 'lit';

/** What goes into the first layer. */
export function sumFormula(rooted: boolean): TemplateResult {
  return html`<div class="formula"><math display="block">
    <msub><mi>y</mi><mi>p</mi></msub><mo>=</mo><mtext>dropout</mtext><mo>(</mo>
    <mrow data-term="word"><msub><mi>x</mi><mi>p</mi></msub>${rooted ? mathml`<mo>·</mo><msqrt><mi>d</mi></msqrt>` : ''}</mrow>
    <mo>+</mo><mrow data-term="place"><mi>α</mi><mo>·</mo><mi>PE</mi><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo></mrow><mo>)</mo>
  </math></div>`;
}

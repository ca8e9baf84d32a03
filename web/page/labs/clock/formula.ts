import { html, mathml, type TemplateResult } from 'lit';
import type { ClockValues } from './properties.ts';

/** How fast hand i turns, and how long a turn takes it. */
export function definition(ladder: ClockValues['ladder']): TemplateResult {
  const below = ladder === 'half' ? mathml`<mi>d</mi>` : mathml`<mo>(</mo><mi>d</mi><mo>−</mo><mn>2</mn><mo>)</mo>`;
  return html`<div class="formula">
    <math display="block"><msub><mi>ω</mi><mi>i</mi></msub><mo>=</mo>
      <msup><mi>base</mi><mrow><mo>−</mo><mn>2</mn><mi>i</mi><mo>/</mo>${below}</mrow></msup></math>
    <math display="block"><msub><mi>λ</mi><mi>i</mi></msub><mo>=</mo>
      <mfrac><mrow><mn>2</mn><mi>π</mi></mrow><msub><mi>ω</mi><mi>i</mi></msub></mfrac></math>
  </div>`;
}

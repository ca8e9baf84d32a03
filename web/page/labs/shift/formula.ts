import { html, mathml, type TemplateResult } from 'lit';
import { waveName } from '../../lib/waves.ts';

const turned = (places: unknown): TemplateResult => mathml`<mrow><msub><mi>ω</mi><mi>i</mi></msub>${places}</mrow>`;
const wave = (name: 'sin' | 'cos', of: unknown, minus = false): TemplateResult =>
  mathml`<mtd><mrow>${minus ? mathml`<mo>−</mo>` : ''}<mi>${waveName(name)}</mi><mo>⁡</mo><mspace width="0.15em"></mspace>${of}</mrow></mtd>`;
const column = (of: unknown): TemplateResult =>
  mathml`<mrow><mo>(</mo><mtable><mtr>${wave('sin', of)}</mtr><mtr>${wave('cos', of)}</mtr></mtable><mo>)</mo></mrow>`;

/** One pair: what it is at p + k, from what it is at p. Three pieces, so that a narrow screen may break between them. */
export function blockFormula(): TemplateResult {
  const sum = mathml`<mrow><mo stretchy="false">(</mo><mi>p</mi><mo>+</mo><mi>k</mi><mo stretchy="false">)</mo></mrow>`;
  const angle = turned(mathml`<mi>k</mi>`);
  return html`<div class="formula block-formula">
    <math>${column(turned(sum))}<mo>=</mo></math>
    <math><mrow data-term="block"><mo>(</mo><mtable>
      <mtr>${wave('cos', angle)}${wave('sin', angle)}</mtr>
      <mtr>${wave('sin', angle, true)}${wave('cos', angle)}</mtr>
    </mtable><mo>)</mo></mrow></math>
    <math>${column(turned(mathml`<mi>p</mi>`))}</math>
  </div>`;
}

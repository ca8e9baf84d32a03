import { html, mathml, type TemplateResult } from 'lit';
import { waveName } from '../../lib/waves.ts';
import type { GridsValues } from './properties.ts';

const encoding = (inside: unknown): unknown =>
  mathml`<mrow><mi>PE</mi><mo stretchy="false">(</mo>${inside}<mo stretchy="false">)</mo></mrow>`;
const inside = (...parts: readonly string[]): unknown =>
  parts.map((part, k) => mathml`${k > 0 ? mathml`<mo>,</mo>` : ''}<mi>${part}</mi>`);

/** How several numbers become one row: side by side, multiplied (lesson 001), added up, or counted. */
export function gridFormula({ view, layout }: Pick<GridsValues, 'view' | 'layout'>): TemplateResult {
  if (view === 'levels') {
    return html`<div class="formula"><math display="block">${encoding(inside('w', 's', 'q'))}<mo>=</mo>${encoding(mathml`<mi>w</mi>`)}<mo>+</mo>${encoding(mathml`<mi>s</mi>`)}<mo>+</mo>${encoding(mathml`<mi>q</mi>`)}</math></div>`;
  }
  if (view === 'content') {
    return html`<div class="formula"><math display="block"><mrow><msub><mi>p</mi><mi>j</mi></msub><mo>=</mo>
      <munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mi>j</mi></mrow><mi>i</mi></munderover><mi>σ</mi><mrow><mo stretchy="false">(</mo><msub><mi>q</mi><mi>i</mi></msub><mo>·</mo><msub><mi>k</mi><mi>k</mi></msub><mo stretchy="false">)</mo></mrow></mrow></math></div>`;
  }
  if (layout === 'product') {
    return html`<div class="formula"><math display="block"><msub><mrow>${encoding(inside('x', 'y'))}</mrow><mi>i</mi></msub><mo>=</mo><mi>${waveName('sin')}</mi><mrow><mo>(</mo><mfrac><mrow><mi>x</mi><mi>y</mi></mrow><msup><mi>base</mi><mrow><mi>i</mi><mo>/</mo><mi>d</mi></mrow></msup></mfrac><mo>)</mo></mrow></math></div>`;
  }
  return html`<div class="formula"><math display="block">${encoding(inside('x', 'y'))}<mo>=</mo><mrow><mo stretchy="false">[</mo>${encoding(mathml`<mi>x</mi>`)}<mo>|</mo>${encoding(mathml`<mi>y</mi>`)}<mo stretchy="false">]</mo></mrow></math></div>`;
}

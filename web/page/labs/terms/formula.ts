import { html, mathml, type TemplateResult } from 'lit';
import type { AttentionTerm } from 'posenc';
import { localized } from '../../lib/format.ts';
import { language } from '../../lib/i18n.ts';
import { measure } from '../sentence/measure.ts';
import { termNames } from './properties.ts';

/** Letters of the parts: x is the word's vector, p its place. */
const letters: Readonly<Record<AttentionTerm, readonly [string, string]>> = {
  contentContent: ['x', 'x'],
  contentPosition: ['x', 'p'],
  positionContent: ['p', 'x'],
  positionPosition: ['p', 'p'],
};

const projected = (weight: string, vector: unknown): TemplateResult =>
  mathml`<msub><mi>W</mi><mi>${weight}</mi></msub>${vector}`;
const indexed = (letter: string, index: string): TemplateResult =>
  mathml`<msub><mi>${letter}</mi><mi>${index}</mi></msub>`;

/** One term, as in the formula and over its map. */
export function termFormula(name: AttentionTerm): TemplateResult {
  const [query, key] = letters[name];
  return mathml`<mrow data-term=${name}><mo stretchy="false">(</mo>${projected('q', indexed(query, 'i'))}<mo stretchy="false">)</mo><mo>·</mo><mo stretchy="false">(</mo>${projected('k', indexed(key, 'j'))}<mo stretchy="false">)</mo></mrow>`;
}

/** The score and what becomes of the product when its brackets are multiplied out. */
export function expansion(): TemplateResult {
  const sum = (index: string): TemplateResult =>
    mathml`<mo stretchy="false">(</mo>${indexed('x', index)}<mo>+</mo>${indexed('p', index)}<mo stretchy="false">)</mo>`;
  return html`<div class="formula expansion">
    <math display="block"><msub><mi>s</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></math>
    <math display="block"><mrow><mo form="infix">=</mo>
      <mo stretchy="false">(</mo>${projected('q', sum('i'))}<mo stretchy="false">)</mo><mo>·</mo><mo stretchy="false">(</mo>${projected('k', sum('j'))}<mo stretchy="false">)</mo></mrow></math>
    ${termNames.map((name, index) => html`<math display="block">${mathml`<mo form="infix">${index === 0 ? '=' : '+'}</mo>${termFormula(name)}`}</math>`)}
  </div>`;
}

/** A dot product with the numbers put in, two digits each; its value comes from posenc. */
export function writtenProduct(query: Float64Array, key: Float64Array, value: number): TemplateResult {
  const number = (entry: number): string => {
    const text = localized(entry.toFixed(2), language());
    return entry < 0 ? `(${text})` : text;
  };
  const products = [...query].map((entry, index) => `${number(entry)}·${number(key[index] ?? 0)}`);
  return html`<p class="product"><span>(${products.map((text, index) => html`${index === 0 ? '' : ' + '}<span>${text}</span>`)})</span>
    <span>/ √${query.length} =</span> <strong data-key="product">${measure(value)}</strong></p>`;
}

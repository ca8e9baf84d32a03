import { html, mathml, type TemplateResult } from 'lit';
import type { SinusoidalEntry } from 'posenc';
import { localized, plain, significant } from '../../lib/format.ts';
import { waveName } from '../../lib/waves.ts';

/** The definition, as in the paper with p for its pos. */
export function definition(): TemplateResult {
  const exponent = mathml`<mrow><mn>2</mn><mi>i</mi><mo>/</mo><mi>d</mi></mrow>`;
  const angle = mathml`<mfrac><mi>p</mi><msup><mi>base</mi>${exponent}</msup></mfrac>`;
  const line = (column: unknown, wave: 'sin' | 'cos'): TemplateResult => html`<math display="block" class="definition">
    <mi>PE</mi><mrow><mo>(</mo><mi>p</mi><mo>,</mo>${column}<mo>)</mo></mrow><mo>=</mo>
    <mi>${waveName(wave)}</mi><mrow><mo>(</mo>${angle}<mo>)</mo></mrow>
  </math>`;
  return html`<div class="formula">
    ${line(mathml`<mrow><mn>2</mn><mi>i</mi></mrow>`, 'sin')}
    ${line(mathml`<mrow><mn>2</mn><mi>i</mi><mo>+</mo><mn>1</mn></mrow>`, 'cos')}
  </div>`;
}

export interface WrittenOut {
  readonly entry: SinusoidalEntry;
  readonly dim: number;
  readonly base: number;
  readonly language: string;
  readonly digits: string;
}

/** The same with the numbers of one cell put in; broken at the equal signs where the line is too short. */
export function writtenOut({ entry, dim, base, language, digits }: WrittenOut): TemplateResult {
  const show = (value: number): string => plain(value, language);
  const number = (value: number): TemplateResult | unknown =>
    value < 0 ? mathml`<mrow><mo>(</mo><mn>${show(value)}</mn><mo>)</mo></mrow>` : mathml`<mn>${show(value)}</mn>`;
  const { wave, position, dimension, pair, angle } = entry;
  return html`<div class="written">
    <math><mi>PE</mi><mrow><mo>(</mo><mn>${show(position)}</mn><mo>,</mo><mn>${show(dimension)}</mn><mo>)</mo></mrow></math>
    <math displaystyle="true"><mo>=</mo><mi>${waveName(wave)}</mi><mrow><mo>(</mo><mfrac>${number(position)}<msup><mn>${show(base)}</mn>
      <mrow><mn>2</mn><mo>·</mo><mn>${pair}</mn><mo>/</mo><mn>${dim}</mn></mrow></msup></mfrac><mo>)</mo></mrow></math>
    <math><mo>=</mo><mi>${waveName(wave)}</mi><mrow><mo>(</mo><mn>${significant(angle, language, 6)}</mn><mo>)</mo></mrow></math>
    <math class="result"><mo>=</mo><mn>${localized(digits, language)}</mn></math>
  </div>`;
}

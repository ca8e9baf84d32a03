import { html, mathml, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { waveName } from '../../lib/waves.ts';
import type { VariantName } from './properties.ts';

const fraction = (above: unknown, below: unknown = mathml`<mi>d</mi>`): unknown =>
  mathml`<mrow>${above}<mo>/</mo>${below}</mrow>`;
const twice = (letter: string): unknown => mathml`<mn>2</mn><mi>${letter}</mi>`;

/** What stands over the base: i counts pairs, c columns. */
function exponent(name: VariantName): unknown {
  switch (name) {
    case 'halfMinusOne':
      return fraction(
        mathml`<mi>i</mi>`,
        mathml`<mo>(</mo><mi>d</mi><mo>/</mo><mn>2</mn><mo>−</mo><mn>1</mn><mo>)</mo>`,
      );
    case 'doubledExponent':
      return fraction(twice('c'));
    case 'unpairedExponent':
      return fraction(mathml`<mi>c</mi>`);
    case 'reciprocal':
      return mathml`<mrow><mo>−</mo>${fraction(twice('i'))}</mrow>`;
    default:
      return fraction(twice('i'));
  }
}

/** The angle of a column under each of the two tables. */
export function definition(trained: VariantName, given: VariantName): TemplateResult {
  const line = (
    name: VariantName,
    kind: 'trained' | 'given',
  ): TemplateResult => html`<div class="definition-of" data-term=${kind}>
    <span>${t(`variants.label.${kind}`)}</span>
    <math display="block"><mi>${waveName('sin')}</mi><mo stretchy="false">|</mo><mi>cos</mi><mrow><mo>(</mo><mi>p</mi><mo>/</mo><msup><mi>base</mi>${exponent(name)}</msup><mo>)</mo></mrow></math>
  </div>`;
  return html`<div class="definitions">${line(trained, 'trained')}${line(given, 'given')}</div>`;
}

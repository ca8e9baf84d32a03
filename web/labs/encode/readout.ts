import { html, mathml, type TemplateResult } from 'lit';
import { sinusoidalEntry, type SinusoidalEntry } from 'posenc';
import { t } from '../shared/text/i18n.ts';
import { decimal, measure, written } from '../shared/text/numerals.ts';
import { fact } from '../shared/figure/reading.ts';
import { waveName } from '../shared/text/rich.ts';
import type { EncodeValues } from './properties.ts';

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

/** The same with the numbers of one cell put in; broken at the equal signs where the line is too short. */
function writtenOut(entry: SinusoidalEntry, { dim, base }: EncodeValues, value: string): TemplateResult {
  const { wave, position, dimension, pair, angle } = entry;
  const place = mathml`<mn>${written(position)}</mn>`;
  const number = position < 0 ? mathml`<mrow><mo>(</mo>${place}<mo>)</mo></mrow>` : place;
  const exponent = mathml`<mrow><mn>2</mn><mo>·</mo><mn>${pair}</mn><mo>/</mo><mn>${dim}</mn></mrow>`;
  const fraction = mathml`<mfrac>${number}<msup><mn>${written(base)}</mn>${exponent}</msup></mfrac>`;
  const name = mathml`<mi>${waveName(wave)}</mi>`;
  return html`<div class="written">
    <math>
      <mi>PE</mi><mrow><mo>(</mo>${place}<mo>,</mo><mn>${written(dimension)}</mn><mo>)</mo></mrow>
    </math>
    <math displaystyle="true"><mo>=</mo>${name}<mrow><mo>(</mo>${fraction}<mo>)</mo></mrow></math>
    <math><mo>=</mo>${name}<mrow><mo>(</mo><mn>${measure(angle, 6)}</mn><mo>)</mo></mrow></math>
    <math class="result"><mo>=</mo><mn>${value}</mn></math>
  </div>`;
}

/** Six decimals are always exact for a float32 between -1 and 1. */
const decimals = 6;

/** Where the selected cell's number comes from, step by step. */
export function readout(view: EncodeValues, toggle: (dimension: number) => void): TemplateResult {
  const { dim, base, layout, selectedPosition: position, selectedDimension: dimension } = view;
  const entry = sinusoidalEntry({ position, dimension, dim, base, layout });
  const value = decimal(entry.value, decimals);
  const pair = t('encode.readout.pairOf', { pair: entry.pair, wave: t(`encode.readout.${entry.wave}`) });
  const drawn = view.dimensions.includes(dimension);
  return html`<section role="group" class="readout" aria-label=${t('encode.readout.title')}>
    <dl>
      ${fact(t('encode.readout.position'), written(position), '', 'positions')}
      ${fact(t('encode.readout.dimension'), written(dimension), '', 'dim')}
      ${fact(t('encode.readout.pair'), pair, '', 'pair')}
      ${fact(
        t('encode.readout.wavelength'),
        t('encode.readout.perTurn', { wavelength: measure(entry.wavelength, 5) }),
        '',
        'base',
      )}
      ${fact(t('encode.readout.angle'), t('encode.readout.radians', { angle: measure(entry.angle, 6) }))}
      ${fact(t('encode.readout.value'), value)}
    </dl>
    ${writtenOut(entry, view, value)}
    <button type="button" class="quiet" @click=${() => toggle(dimension)}>
      ${t(drawn ? 'encode.readout.removeCurve' : 'encode.readout.addCurve')}
    </button>
  </section>`;
}

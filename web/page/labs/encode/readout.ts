import { html, nothing, type TemplateResult } from 'lit';
import { sinusoidalEntry } from 'posenc';
import { fixed, localized, plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { EncodeValues } from './properties.ts';
import { writtenOut } from './formula.ts';

/** Six decimals are what a float32 between -1 and 1 surely has. */
const decimals = 6;

/** Where the selected cell's number comes from, step by step. */
export function readout(view: EncodeValues, toggle: (dimension: number) => void): TemplateResult {
  const { dim, base, layout, selectedPosition: position, selectedDimension: dimension } = view;
  const entry = sinusoidalEntry({ position, dimension, dim, base, layout });
  const here = language();
  const digits = fixed(entry.value, decimals, 'rounded');
  const drawn = view.dimensions.includes(dimension);
  const item = (name: string, value: string, term = ''): TemplateResult =>
    html`<div data-term=${term || nothing}><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<section class="readout" aria-label=${t('encode.readout.title')}>
    <dl>
      ${item(t('encode.readout.position'), plain(position, here), 'positions')}
      ${item(t('encode.readout.dimension'), plain(dimension, here), 'dim')}
      ${item(t('encode.readout.pair'), t('encode.readout.pairOf', { pair: entry.pair, wave: t(`encode.readout.${entry.wave}`) }), 'pair')}
      ${item(t('encode.readout.wavelength'), t('encode.readout.perTurn', { wavelength: significant(entry.wavelength, here) }), 'base')}
      ${item(t('encode.readout.angle'), t('encode.readout.radians', { angle: significant(entry.angle, here, 6) }))}
      ${item(t('encode.readout.value'), localized(digits, here))}
    </dl>
    ${writtenOut({ entry, dim, base, language: here, digits })}
    <button type="button" class="quiet" @click=${() => toggle(dimension)}>
      ${t(drawn ? 'encode.readout.removeCurve' : 'encode.readout.addCurve')}
    </button>
  </section>`;
}

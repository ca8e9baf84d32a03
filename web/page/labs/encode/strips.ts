import { html, svg, type TemplateResult } from 'lit';
import { sinusoidal, sinusoidalEntry } from 'posenc';
import { curveLines } from '../../../draw/index.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { EncodeValues } from './properties.ts';

/** The strips stretch with the page; their lines do not grow thicker (encode.css). */
const width = 640;
const height = 34;
/** Room above and below a wave, so that its crests keep their full width. */
const margin = 3;

/** The chosen dimensions one below the other, each a strip with its own wave: lesson 004's picture, from the real table. */
export function strips(view: EncodeValues): TemplateResult {
  const here = language();
  const { positions, dim, base, layout, first, dimensions, selectedPosition } = view;
  const { data } = sinusoidal({ positions: { first, count: positions }, dim, base, layout });
  const wavelength = (dimension: number): string =>
    significant(sinusoidalEntry({ position: first, dimension, dim, base, layout }).wavelength, here);
  const cursor = ((selectedPosition - first + 0.5) * width) / positions;
  const wave = (dimension: number): string =>
    curveLines({ values: data, start: dimension, stride: dim, count: positions }, width, height - 2 * margin, -1, 1)
      .map((line) => `M${line.map((at) => at.toFixed(2)).join(' ')}`)
      .join('');
  return html`<ol class="strips" aria-label=${t('encode.curveStyles.strips')}>
    ${dimensions.map(
      (dimension) => html`<li>
      <span>${t('encode.numbers.column', { dimension })}</span>
      <svg class="chart strip" data-dimension=${dimension} viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img"
        aria-label=${t('encode.strip', { dimension, wavelength: wavelength(dimension) })}>
        <path class="now" d="M${cursor.toFixed(2)} 0V${height}" />
        ${svg`<path class="curve" transform="translate(0 ${margin})" d=${wave(dimension)} />`}
      </svg>
      <span class="aside">λ ${wavelength(dimension)}</span>
    </li>`,
    )}
  </ol>
  <p class="aside strips-axis">${t('encode.stripsAxis', { first: plain(first, here), last: plain(first + positions - 1, here) })}</p>`;
}

import { html, svg, type TemplateResult } from 'lit';
import { sinusoidal, sinusoidalEntry } from 'posenc';
import { curveLines } from '../../library/draw/index.ts';
import { at } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import type { EncodeValues } from './properties.ts';

/** The strips stretch with the page; their lines do not grow thicker (encode.css). */
const width = 640;
const height = 34;
/** Room above and below a wave, so that its crests keep their full width. */
const margin = 3;

/**
 * The chosen dimensions one below the other, each a strip with its own wave: lesson 004's picture, from the real table.
 */
export function strips(view: EncodeValues): TemplateResult {
  const { positions, dim, base, layout, first, dimensions, selectedPosition } = view;
  const { data } = sinusoidal({ positions: { first, count: positions }, dim, base, layout });
  const cursor = at(((selectedPosition - first + 0.5) * width) / positions);
  const strip = (dimension: number): TemplateResult => {
    const wavelength = measure(sinusoidalEntry({ position: first, dimension, dim, base, layout }).wavelength, 5);
    const values = { values: data, start: dimension, stride: dim, count: positions };
    const lines = curveLines(values, width, height - 2 * margin, -1, 1).map((line) => `M${line.map(at).join(' ')}`);
    return html`<li>
      <span>${t('encode.numbers.column', { dimension })}</span>
      <svg
        class="chart strip" data-dimension=${dimension} viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"
        role="img" aria-label=${t('encode.strip', { dimension, wavelength })}
      >
        <path class="now" d="M${cursor} 0V${height}" />
        ${svg`<path class="curve" transform="translate(0 ${margin})" d=${lines.join('')} />`}
      </svg>
      <span class="aside">λ ${wavelength}</span>
    </li>`;
  };
  const ends = { first: written(first), last: written(first + positions - 1) };
  return html`<ol class="strips" aria-label=${t('encode.curveStyles.strips')}>${dimensions.map(strip)}</ol>
    <p class="aside strips-axis">${t('encode.stripsAxis', ends)}</p>`;
}

import { html, type TemplateResult } from 'lit';
import { colorTable, valueScale } from '../../../draw/index.ts';
import { t } from '../../lib/i18n.ts';
import { paintOnto } from '../../lib/matrix.ts';
import type { VariantName } from './properties.ts';
import type { Named, Wide } from './tables.ts';

const table = colorTable('RdBu');
const colors = { table, scale: valueScale(table, -1, 1) };

/** A pixel for each cell; the style sheet makes it as large as the card. */
export const paintTable = (canvas: HTMLCanvasElement, cells: Wide): void => paintOnto(canvas, cells, colors);

/** The tables side by side, each a button that puts it in the place of the one trained with. */
export function tableCards(
  all: readonly Named[],
  trained: VariantName,
  given: VariantName,
  choose: (name: VariantName) => void,
): TemplateResult {
  return html`<div class="variant-cards" role="group" aria-label=${t('variants.label.given')} data-term="given">
    ${all.map(
      ({
        name,
        table,
      }) => html`<button type="button" class="variant" data-variant=${name} aria-pressed=${name === given ? 'true' : 'false'} @click=${() => choose(name)}>
      <canvas class=${table.columns > 128 ? 'fine' : ''} aria-hidden="true"></canvas>
      <strong>${t(`variants.names.${name}`)}</strong>
      <small>${t(`variants.exponents.${name}`)}</small>
      ${name === trained ? html`<em data-term="trained">${t('variants.trainedWith')}</em>` : ''}
    </button>`,
    )}
    <p class="variant-key">${t('variants.key')}</p>
  </div>`;
}

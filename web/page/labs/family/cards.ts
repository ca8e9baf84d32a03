import { html, type TemplateResult } from 'lit';
import { significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { smallCurve } from './charts.ts';
import type { Tried } from './effects.ts';
import { rowShown, unseenFrom } from './model.ts';
import { groups } from './models.ts';
import type { FamilyName } from './properties.ts';

export interface CardsOptions {
  readonly tried: Tried;
  readonly query: number;
  readonly chosen: FamilyName;
  readonly choose: (name: FamilyName) => void;
}

/** The effect of every encoding by distance, each a button that makes it the large one. */
export function familyCards({ tried, query, chosen, choose }: CardsOptions): TemplateResult {
  const here = language();
  const { trained } = tried.trial;
  return html`<div class="family-cards" role="group" aria-label=${t('family.cards')}>
    ${tried.all.map((encoded) => {
      const row = rowShown(encoded, query);
      const values = encoded.effectRow(row);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      return html`<button type="button" class="member" data-term=${groups[encoded.name]} data-family=${encoded.name} aria-pressed=${encoded.name === chosen ? 'true' : 'false'} @click=${() => choose(encoded.name)}>
        ${smallCurve({ values, length: query + 1, trained: unseenFrom(encoded.name, row, trained) })}
        <strong>${t(`family.names.${encoded.name}`)}</strong>
        <small>${t(`family.kinds.${encoded.name}`)}</small>
        <small class="span">${t('family.span', { low: significant(low, here, 3), high: significant(high, here, 3) })}</small>
      </button>`;
    })}
  </div>`;
}

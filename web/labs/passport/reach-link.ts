import { html, nothing, type TemplateResult } from 'lit';
import { viewLink } from '../shared/lab/view-link.ts';
import { t } from '../shared/text/i18n.ts';
import type { Card } from './models.ts';
import type { PassportValues } from './properties.ts';
import { reachView } from './reach-view.ts';

/** The same model in the lab that has the other scalings. */
export function reachLink(card: Card, view: PassportValues): TemplateResult | typeof nothing {
  const parameters = reachView(card, view);
  if (!parameters) return nothing;
  const text = t('passport.otherScalings', { title: t('titles.reach') });
  return html`<p class="to-reach">${viewLink({ lab: 'reach', parameters }, 'show', text)}</p>`;
}

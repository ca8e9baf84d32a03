// Files of the reader's own are read by another lab, which leads back to this one with them.
import { html, type TemplateResult } from 'lit';
import { viewLink } from '../shared/lab/view-link.ts';
import { t } from '../shared/text/i18n.ts';
import { models } from './models.ts';
import type { ReachValues } from './properties.ts';

/** The passport of the model shown. */
export function passportLink({ model, config, position }: ReachValues): TemplateResult {
  const whose = model === 'own' ? { m: 'own', c: config } : { m: models[model].passport };
  const parameters = { ...whose, p: String(Math.max(position, 1)) };
  const text = t('reach.ownFile', { title: t('titles.passport') });
  return html`<p class="own-file">${viewLink({ lab: 'passport', parameters }, 'show', text)}</p>`;
}

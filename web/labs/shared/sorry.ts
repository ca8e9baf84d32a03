import { html, type TemplateResult } from 'lit';
import type { Missing } from './state/capability.ts';
import { t } from './text/i18n.ts';

/** Says what the browser lacks. */
export const sorry = (
  what: Missing,
): TemplateResult => html`<div class="note missing" role="alert" data-missing=${what}>
  <p><strong>${t('missing.title')}</strong></p>
  <p>${t(`missing.${what}`)}</p>
</div>`;

import { html, nothing, type TemplateResult } from 'lit';
import { homeOf } from '../state/site.ts';
import { inFile } from '../state/capability.ts';
import { askedAbout, t } from '../text/i18n.ts';
import { language } from '../text/language.ts';

/** The address of a question of `/why/`. */
export const whyPage = (name: string): string => `${homeOf(language())}why/${name}/`;

/** Questions of `/why/` about a lab; only the site has them. */
export function asked(lab: string): TemplateResult | typeof nothing {
  const questions = inFile() ? [] : askedAbout(lab);
  if (questions.length === 0) return nothing;
  return html`<section class="asked prose">
    <h3>${t('page.asked')}</h3>
    <ul>${questions.map(([name, title]) => html`<li><a href=${whyPage(name)}>${title}</a></li>`)}</ul>
  </section>`;
}

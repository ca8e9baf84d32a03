import { html, type TemplateResult } from 'lit';
import { t } from './text/i18n.ts';
import { language, languages, ownName } from './text/language.ts';
import { homeOf, siteFolder } from './state/site.ts';

/** The project's sources; package.json has the same address, which a test compares. */
export const source = 'https://github.com/posenc/posenc';

/** At the top of every page: it in other languages, teachers' pages, documentation, sources, and whom to cite. */
export function aboutLine(pageIn: (code: string) => string): TemplateResult {
  const docs = `${siteFolder()}docs/`;
  const others = languages.filter((code) => code !== language());
  return html`<nav class="about-line" aria-label=${t('page.about.label')}>
    <ul>
      ${others.map((code) => html`<li><a href=${pageIn(code)} hreflang=${code} lang=${code}>${ownName(code)}</a></li>`)}
    </ul>
    <ul>
      <li><a href="${homeOf(language())}teach/">${t('page.about.plans')}</a></li>
      <li><a href="${docs}index.html">${t('page.about.docs')}</a></li>
      <li><a href=${source}>${t('page.about.source')}</a></li>
      <li><a href="${docs}guides/cite.html">${t('page.about.cite')}</a></li>
      <li><a href="${docs}guides/cite.html#authors">${t('page.about.authors')}</a></li>
    </ul>
  </nav>`;
}

// The page for an address that does not exist: in the reader's language, with the pages that the address resembles.
import { startHeader } from '../../../shared/header/behaviour.ts';
import { headerLanguages } from '../../../shared/header/header.mjs';
import { search } from '../search.ts';

/** `es/why/left-paddin/` begins with a language, and its words are what the reader wanted. */
const [, asked = ''] = new RegExp(`(?:^|/)(${headerLanguages.join('|')})/`).exec(location.pathname) ?? [];
if (asked !== '') {
  const here = new URL(location.href);
  here.searchParams.set('lang', asked);
  history.replaceState(null, '', here);
}
startHeader();

const bar = (): HTMLElement | null => document.querySelector<HTMLElement>('header.bar');

/** Pages whose words are those of the address. */
async function suggest(language: string): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[data-for="${language}"] .likely`);
  const list = place?.querySelector('ul');
  const site = new URL(bar()?.dataset['up'] || './', location.href);
  const inSite = location.pathname.startsWith(site.pathname)
    ? location.pathname.slice(site.pathname.length)
    : location.pathname;
  const words = decodeURIComponent(inSite)
    .replace(/\.\w+$/, '')
    .replace(new RegExp(`^(?:${headerLanguages.join('|')})/`), '')
    .replace(/\b(?:why|claims|docs|families|guides|index)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (!place || !list || words === '') return;
  const found = await search({ up: site.href, language }, words, 5);
  list.replaceChildren(
    ...found.map(({ id, title }) => {
      const item = document.createElement('li');
      item.append(Object.assign(document.createElement('a'), { href: `${site.href}${id}`, textContent: title }));
      return item;
    }),
  );
  place.hidden = found.length === 0;
}

/** Only the text in the header's language is shown. */
function show(): void {
  const language = bar()?.lang ?? 'en';
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]'))
    part.hidden = part.dataset['for'] !== language;
  document.title = `${document.querySelector(`[data-for="${language}"] h1`)?.textContent ?? ''} · posenc`;
  void suggest(language).catch(() => undefined);
}

show();
new MutationObserver(show).observe(document.body, { childList: true });

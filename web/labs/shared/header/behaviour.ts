// What the header does, on every page: the menu of small screens, colours, the search, and the reader's language on
// pages that exist in one language only. It listens at the document, so that a header written anew needs nothing.
import { nearestLanguage } from '../../../library/elements/locales/nearest.ts';
import { applyTheme, chooseTheme, readTheme, themes } from '../state/theme.ts';
import { foreignLine, headerHtml, headerLanguages, type Place } from './header.mjs';
import { trustedHtml } from './trusted-html.ts';

interface Search {
  openSearch(site: { readonly up: string; readonly language: string; readonly words?: string }): Promise<void>;
}

/** The tab's language, for pages that exist in one only: forgotten when the tab is closed. */
const key = 'posenc-language';

const header = (): HTMLElement | null => document.querySelector<HTMLElement>('header.bar[data-up]');

/** Ignores keys typed into fields. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])'));

/** The colours that the reader has chosen, in a header that is new; its language is the tab's. */
export function readyHeader(): void {
  const bar = header();
  const select = bar?.querySelector<HTMLSelectElement>('.theme select');
  if (select) select.value = readTheme();
  if (bar) remember(bar.lang);
}

/** Opens the search, whose code comes now; `words` are searched for at once. */
export async function openSearch(words?: string): Promise<void> {
  const bar = header();
  if (!bar?.querySelector('.search-open')) return;
  const { up = '' } = bar.dataset;
  const script = new URL(`${up}search/search.js`, location.href).href;
  const { openSearch: open } = (await import(/* @vite-ignore */ script)) as Search;
  await open({
    up: new URL(up || './', location.href).href,
    language: bar.lang,
    ...(words === undefined ? {} : { words }),
  });
}

function setMenu(open: boolean): void {
  const button = header()?.querySelector('.menu-open');
  button?.setAttribute('aria-expanded', String(open));
  header()?.toggleAttribute('data-open', open);
}

const isOpen = (): boolean => header()?.hasAttribute('data-open') ?? false;

function click(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (isOpen() && !target?.closest('.site-menu, .menu-open')) setMenu(false);
  const inBar = target?.closest<HTMLElement>(
    'header.bar .search-open, header.bar .menu-open, header.bar [data-language]',
  );
  if (!inBar) return;
  if (inBar.matches('.search-open')) void openSearch();
  else if (inBar.matches('.menu-open')) setMenu(!isOpen());
  else if (!event.defaultPrevented && inBar instanceof HTMLAnchorElement) changeLanguage(inBar, event);
}

/** The same page in another language, in the same state; where there is only one, the header alone changes. */
function changeLanguage(link: HTMLAnchorElement, event: MouseEvent): void {
  const { language = '' } = link.dataset;
  if ('stays' in link.dataset) {
    event.preventDefault();
    speak(language);
    header()?.querySelector<HTMLElement>(`[data-language="${language}"]`)?.focus();
    return;
  }
  const to = new URL(link.href);
  for (const [name, value] of new URL(location.href).searchParams)
    if (name !== 'lang') to.searchParams.append(name, value);
  to.hash = location.hash;
  link.href = to.href;
}

function remember(language: string): void {
  try {
    sessionStorage.setItem(key, language);
  } catch {
    // The address says it for this page.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes the header in a language, and below it a line where the page is written in others. */
function speak(wish: string): void {
  const bar = header();
  const language = nearestLanguage(wish, headerLanguages);
  if (!bar || language === undefined || bar.lang === language) return;
  const current = bar.querySelector<HTMLAnchorElement>('.places [aria-current]');
  const places: readonly Place[] = ['labs', 'why', 'check', 'teach', 'docs'];
  const here = places[[...bar.querySelectorAll('.places a')].indexOf(current as Element)];
  const { up = '', written = '' } = bar.dataset;
  const pages = [...bar.querySelectorAll<HTMLAnchorElement>('.languages a:not([data-stays])')];
  const twins = new Map(pages.map((link) => [link.hreflang, link.getAttribute('href') ?? undefined]));
  const pageIn = (code: string): string | undefined => twins.get(code);
  const languages = written.split(' ').filter(Boolean);
  document.querySelector('.foreign')?.remove();
  const line =
    languages.length === 0 || languages.includes(language)
      ? ''
      : foreignLine({ language, written: languages, twin: pageIn(language), here, up });
  bar.outerHTML = trustedHtml(headerHtml({ language, up, here, pageIn, written: languages }) + line);
  readyHeader();
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape' && isOpen()) {
    setMenu(false);
    header()?.querySelector<HTMLElement>('.menu-open')?.focus();
    return;
  }
  const command = event.ctrlKey !== event.metaKey && !event.altKey && event.key.toLowerCase() === 'k';
  const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !takesText(event.target);
  if (!(command || slash) || !header()?.querySelector('.search-open')) return;
  event.preventDefault();
  void openSearch();
}

/** Once for each page. */
export function startHeader(): void {
  document.addEventListener('click', click);
  document.addEventListener('keydown', press);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('header.bar .theme select')) return;
    chooseTheme(themes.find((name) => name === target.value) ?? 'auto');
  });
  applyTheme(readTheme());
  const isFixed = header()?.querySelector('[data-stays]');
  const asked = isFixed ? (new URL(location.href).searchParams.get('lang') ?? remembered()) : null;
  readyHeader();
  if (asked !== null) speak(asked);
}

// @ts-check
// The header and the footer of every page of the site, as text. Pages are made with them in Node; the labs' bar and the
// pages that exist in one language only write them again in the browser.
import { headerWords } from './words.mjs';

/** @typedef {import('./header.mjs').Header} Header */
/** @typedef {import('./header.mjs').Place} Place */

/** The project's sources; package.json has the same address, which a test compares. */
export const source = 'https://github.com/posenc/posenc';

/** The language whose pages are at the root of the site. */
const rootLanguage = 'en';

export const headerLanguages = Object.keys(headerWords);

/** @param {string} language */
export function wordsIn(language) {
  const words = headerWords[language];
  if (!words) throw new RangeError(`the header has no words in "${language}"; it has ${headerLanguages.join(', ')}`);
  return words;
}

/** A tag's name in a language. @param {string} code @param {string} tag */
function nameIn(code, tag) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** A language's own name: a reader lost in a foreign page looks for that word. @param {string} code */
export const ownName = (code) => nameIn(code, code);

/** A language's name in the switch: EN, and 中文 for a tag with a script. @param {string} code */
const shortName = (code) => (code.includes('-') ? nameIn(code, code.split('-')[0] ?? code) : code.toUpperCase());

/** The folder of a language's pages. @param {string} language @param {string} up */
const folder = (language, up) => `${up}${language === rootLanguage ? '' : `${language}/`}`;

/** The first page. The root asks a browser for its language unless it is told one. */
export const firstPage = (/** @type {string} */ language, /** @type {string} */ up) =>
  language === rootLanguage ? `${up || './'}?lang=${language}` : folder(language, up);

/** Whether a language has documentation of its own. @param {string} language */
export const hasDocs = (language) => language === rootLanguage || wordsIn(language).guides !== undefined;

/**
 * Where a place of the header is. Pages in English only are told the reader's language, for the way back.
 * @param {Place} place @param {string} language @param {string} up
 */
export function addressOf(place, language, up) {
  if (place === 'labs') return `${firstPage(language, up)}#contents`;
  if (place !== 'docs') return `${folder(language, up)}${place}/`;
  return hasDocs(language) ? `${folder(language, up)}docs/index.html` : `${up}docs/index.html?lang=${language}`;
}

/**
 * A guide of the documentation, in the reader's language where it is written in it, otherwise in English.
 * @param {string} name @param {string} language @param {string} up
 */
export function guideIn(name, language, up) {
  const code = wordsIn(language).guides?.includes(name) ? language : rootLanguage;
  return { href: `${folder(code, up)}docs/guides/${name}.html`, language: code };
}

const icon = (/** @type {string} */ path) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
const lens = icon('M11 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM10 10l4 4');
const lines = icon('M2 4h12M2 8h12M2 12h12');

/** Up to the place that the labs' bar fills. @param {Header} header */
export function headerBegins({ language, up, home = firstPage(language, up) }) {
  return `<a class="brand" href="${home}" translate="no">posenc</a>`;
}

/** From that place on. @param {Header} header */
export function headerEnds({ language, up, here, pageIn, isFile = false, labs = addressOf('labs', language, up) }) {
  const words = wordsIn(language);
  const places = /** @type {Place[]} */ (Object.keys(words.places)).map((place) => {
    const current = place === here ? ' aria-current="true"' : '';
    const href = place === 'labs' ? labs : addressOf(place, language, up);
    return `<a href="${href}"${current}>${words.places[place]}</a>`;
  });
  const languages = headerLanguages.map((code) => {
    const current = code === language ? ' aria-current="true"' : '';
    const page = pageIn?.(code);
    const href = page ?? `?lang=${code}`;
    const stays = page === undefined ? ' data-stays' : '';
    const attributes = `lang="${code}" hreflang="${code}" data-language="${code}"${stays}${current}`;
    return `<a href="${href}" ${attributes} title="${ownName(code)}">${shortName(code)}</a>`;
  });
  const themes = Object.entries(words.themes).map(([name, text]) => `<option value="${name}">${text}</option>`);
  const search = `<button type="button" class="search-open" aria-keyshortcuts="/ Control+K" \
title="${words.search} ( / )">${lens}<span>${words.search}</span></button>`;
  return `${isFile ? '' : search}
<button type="button" class="menu-open" aria-expanded="false" aria-controls="site-menu" aria-label="${words.menu}" \
title="${words.menu}">${lines}</button>
<div class="site-menu" id="site-menu">
${isFile ? '' : `<nav class="places" aria-label="${words.site}">${places.join('\n')}</nav>`}
<div class="switches">
<nav class="languages" aria-label="${words.language}">${languages.join('\n')}</nav>
<label class="theme"><span class="visually-hidden">${words.colors}</span><select>${themes.join('')}</select></label>
</div></div>`;
}

/** What scripts read from the header. @param {Header} header */
const data = ({ language, up, written }) =>
  `lang="${language}" data-up="${up}"${written ? ` data-written="${written.join(' ')}"` : ''}`;

/** @param {Header} header */
export const headerHtml = (header) => `<header class="bar" ${data(header)}><div class="bar-line">
${headerBegins(header)}
${headerEnds(header)}
</div></header>`;

/** Links to the sources, how to cite, authors. @param {Pick<Header, 'language' | 'up'>} page */
export function footerLinks({ language, up }) {
  const { about, source: says, cite, authors } = wordsIn(language);
  const { href, language: code } = guideIn('cite', language, up);
  return `<nav class="site-foot" aria-label="${about}"><a href="${source}">${says}</a>
<a href="${href}" hreflang="${code}">${cite}</a> <a href="${href}#authors" hreflang="${code}">${authors}</a></nav>`;
}

/**
 * A line for a reader of another language than those of a page: which these are, and what to read in his own.
 * @param {import('./header.mjs').Foreign} page
 */
export function foreignLine({ language, written, twin, here, up }) {
  const words = wordsIn(language);
  const names = written.map((code) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const [href, text] =
    here === 'docs' && hasDocs(language)
      ? [addressOf('docs', language, up), words.places.docs]
      : [addressOf('labs', language, up), words.instead];
  const line = twin
    ? `<a href="${twin}" hreflang="${language}">${words.twin}</a>`
    : `${words.onlyIn.replace('{{languages}}', list)} <a href="${href}" hreflang="${language}">${text}</a>`;
  return `<aside class="foreign" lang="${language}">${line}</aside>`;
}

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

/**
 * Where a place of the header is. Pages in English only are told the reader's language, for the way back.
 * @param {Place} place @param {string} language @param {string} up
 */
export const addressOf = (place, language, up) =>
  place === 'labs'
    ? `${firstPage(language, up)}#contents`
    : place === 'docs'
      ? `${up}docs/index.html${language === rootLanguage ? '' : `?lang=${language}`}`
      : `${folder(language, up)}${place}/`;

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
    const href = pageIn?.(code) ?? `?lang=${code}`;
    const stays = pageIn ? '' : ' data-stays';
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
const data = ({ language, up }) => `lang="${language}" data-up="${up}"`;

/** @param {Header} header */
export const headerHtml = (header) => `<header class="bar" ${data(header)}><div class="bar-line">
${headerBegins(header)}
${headerEnds(header)}
</div></header>`;

/** Links to the sources, how to cite, authors. @param {Pick<Header, 'language' | 'up'>} page */
export function footerLinks({ language, up }) {
  const { about, source: says, cite, authors } = wordsIn(language);
  const guide = `${up}docs/guides/cite.html`;
  return `<nav class="site-foot" aria-label="${about}"><a href="${source}">${says}</a>
<a href="${guide}" hreflang="en">${cite}</a> <a href="${guide}#authors" hreflang="en">${authors}</a></nav>`;
}

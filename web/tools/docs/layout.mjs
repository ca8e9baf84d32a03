// @ts-check
// The frame around every page: the header, the list of pages, the foot.
import { footerLinks, headerHtml } from '../../labs/shared/header/header.mjs';
import { diskNotice } from '../site/from-disk.mjs';
import { beginning, escape, head } from '../site/head.mjs';
import { wordsOf } from './twins.mjs';

/**
 * @typedef {object} Page
 * @property {string} path below docs/, such as families/alibi.html
 * @property {string} title
 * @property {string} body
 * @property {string} [script] a program of this page alone, below docs/
 * @property {string} [plain] its text as Markdown, which is beside it
 * @property {string} [language] English unless another is given
 * @property {readonly string[]} [languages] all in which there is this page; English if absent
 *
 * @typedef {{ readonly path: string, readonly title: string, readonly language?: string }} Link
 * @typedef {readonly Link[]} Links
 * @typedef {readonly (readonly [heading: string, pages: Links])[]} Navigation
 */

/** The folder of a language's documentation, below the site's. */
export const folderOf = (language = 'en') => (language === 'en' ? 'docs/' : `${language}/docs/`);

const picture = (/** @type {string} */ language) => ({
  path: `previews/${language}/posenc.png`,
  alt: 'posenc: positional encodings, computed exactly',
});

/** The first paragraph of a page, or what is true of all. @param {Page} page */
function descriptionOf({ title, body, language = 'en' }) {
  const [, first = ''] = /<p>([\s\S]*?)<\/p>/.exec(body.replace(/<math[\s\S]*?<\/math>/g, '')) ?? [];
  const text = first.replace(/<[^>]+>/g, '').replace(/&(amp|lt|gt|quot);/g, (_all, name) => signs[name] ?? '');
  const parts = [inOneLine(language, title), text, wordsOf(language).about];
  return beginning(parts.join(language.startsWith('zh') ? '' : ' '), 160);
}

/** A title as a sentence. @param {string} language @param {string} title */
const inOneLine = (language, title) => `${title}${language.startsWith('zh') ? '。' : '.'}`;

/** @type {Readonly<Record<string, string>>} */
const signs = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Names the page as Markdown, which is in the same folder. @param {Page} page */
const markdownLink = ({ path, plain }) => {
  const file = `${path.replace(/^.*\/|\.html$/g, '')}.md`;
  return plain === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${file}">\n`;
};

/** @param {Navigation} groups @param {Page} page @param {string} root the way to the site's folder */
const navigation = (groups, page, root) =>
  groups
    .map(([heading, pages]) => {
      const links = pages.map(({ path, title, language = 'en' }) => {
        const own = page.language ?? 'en';
        const current = path === page.path && language === own ? ' aria-current="page"' : '';
        const [asks, says] =
          language === own ? ['', ''] : [`?lang=${own}`, ` lang="${language}" hreflang="${language}"`];
        return `<li><a href="${root}${folderOf(language)}${path}${asks}"${says}${current}>${escape(title)}</a></li>`;
      });
      return `<section><h2>${escape(heading)}</h2><ul>${links.join('')}</ul></section>`;
    })
    .join('\n');

/**
 * @param {Page} page
 * @param {Navigation} groups
 * @param {{ readonly script: string, readonly style: string }} files below docs/
 */
export function framed(page, groups, files) {
  const { path, language = 'en', languages = ['en'] } = page;
  const root = '../'.repeat(folderOf(language).concat(path).split('/').length - 1);
  const scripts = [files.script, ...(page.script ? [page.script] : [])];
  const words = wordsOf(language);
  // English pages without a twin change their header alone (web/labs/shared/header/behaviour.ts).
  const hasTwin = languages.length > 1;
  const pageIn = (/** @type {string} */ code) => {
    if (languages.includes(code)) return `${root}${folderOf(code)}${path}${code === 'en' ? '?lang=en' : ''}`;
    return language === 'en' ? undefined : `${root}docs/${path}?lang=${code}`;
  };
  return `<!doctype html>
<html lang="${language}" data-theme="auto" data-up="${root}">
<head>
${head({
  path: `${folderOf(language)}${path}`,
  language,
  title: `${page.title} · posenc`,
  description: descriptionOf(page),
  picture: picture(language),
  marksDisk: true,
  ...(hasTwin && { languages: Object.fromEntries(languages.map((code) => [code, `${folderOf(code)}${path}`])) }),
})}
${markdownLink(page)}<link rel="stylesheet" href="${root}docs/${files.style}">
${scripts.map((script) => `<script type="module" src="${root}docs/${script}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
${diskNotice(language, root)}
${headerHtml({
  language,
  up: root,
  here: 'docs',
  ...(hasTwin && { pageIn }),
  ...(language === 'en' && { written: ['en'] }),
})}
<div class="frame">
<details class="navigation"><summary>${words.contents}</summary>
<nav aria-label="${words.navigation}">${navigation(groups, page, root)}</nav></details>
<main id="content" tabindex="-1">
${page.body}
</main>
</div>
${footerLinks({ language, up: root })}
</body>
</html>
`;
}

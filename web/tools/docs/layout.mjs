// @ts-check
// The frame around every page: the header, the list of pages, the foot.
import { footerLinks, headerHtml } from '../../labs/shared/header/header.mjs';
import { diskNotice } from '../site/from-disk.mjs';
import { beginning, escape, head } from '../site/head.mjs';

/**
 * @typedef {object} Page
 * @property {string} path below docs/, such as families/alibi.html
 * @property {string} title
 * @property {string} body
 * @property {string} [script] a program of this page alone, below docs/
 * @property {string} [plain] its text as Markdown, which is beside it
 *
 * @typedef {readonly (readonly [path: string, title: string])[]} Links
 * @typedef {readonly (readonly [heading: string, pages: Links])[]} Navigation
 */

const picture = { path: 'previews/en/posenc.png', alt: 'posenc: positional encodings, computed exactly' };

/** The first paragraph of a page, or what is true of all. @param {Page} page */
function descriptionOf({ title, body }) {
  const [, first = ''] = /<p>([\s\S]*?)<\/p>/.exec(body.replace(/<math[\s\S]*?<\/math>/g, '')) ?? [];
  const text = first.replace(/<[^>]+>/g, '').replace(/&(amp|lt|gt|quot);/g, (_all, name) => signs[name] ?? '');
  return beginning(`${title}. ${text} Positional encodings for Transformers, in C++ and JavaScript.`, 160);
}

/** @type {Readonly<Record<string, string>>} */
const signs = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Names the page as Markdown, which is in the same folder. @param {Page} page */
const markdownLink = ({ path, plain }) => {
  const file = `${path.replace(/^.*\/|\.html$/g, '')}.md`;
  return plain === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${file}">\n`;
};

/** @param {Navigation} groups @param {Page} page @param {string} up */
const navigation = (groups, page, up) =>
  groups
    .map(([heading, pages]) => {
      const links = pages.map(([path, title]) => {
        const current = path === page.path ? ' aria-current="page"' : '';
        return `<li><a href="${up}${path}"${current}>${escape(title)}</a></li>`;
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
  const up = '../'.repeat(page.path.split('/').length - 1);
  const scripts = [files.script, ...(page.script ? [page.script] : [])];
  return `<!doctype html>
<html lang="en" data-theme="auto" data-up="${up}../">
<head>
${head({
  path: `docs/${page.path}`,
  language: 'en',
  title: `${page.title} · posenc`,
  description: descriptionOf(page),
  picture,
  marksDisk: true,
})}
${markdownLink(page)}<link rel="stylesheet" href="${up}${files.style}">
${scripts.map((script) => `<script type="module" src="${up}${script}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${diskNotice('en', `${up}../`)}
${headerHtml({ language: 'en', up: `${up}../`, here: 'docs' })}
<div class="frame">
<details class="navigation"><summary>Contents</summary>
<nav aria-label="Documentation">${navigation(groups, page, up)}</nav></details>
<main id="content" tabindex="-1">
${page.body}
</main>
</div>
${footerLinks({ language: 'en', up: `${up}../` })}
</body>
</html>
`;
}

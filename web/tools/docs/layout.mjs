// @ts-check
// The frame around every page: navigation, the search, the switch of light and dark.
import { beginning, escape, head } from '../site/head.mjs';
import { project } from '../site/project.mjs';

/**
 * @typedef {object} Page
 * @property {string} path below docs/, such as families/alibi.html
 * @property {string} title
 * @property {string} body
 * @property {string} [script] a program of this page alone, below docs/
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
 * @param {{ readonly script: string, readonly style: string, readonly search: string }} files below docs/
 */
export function framed(page, groups, files) {
  const up = '../'.repeat(page.path.split('/').length - 1);
  const scripts = [files.script, ...(page.script ? [page.script] : [])];
  return `<!doctype html>
<html lang="en" data-theme="auto" data-up="${up}" data-search="${up}${files.search}">
<head>
${head({
  path: `docs/${page.path}`,
  language: 'en',
  title: `${page.title} · posenc`,
  description: descriptionOf(page),
  picture,
})}
<link rel="stylesheet" href="${up}${files.style}">
${scripts.map((script) => `<script type="module" src="${up}${script}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><div class="bar-line">
<a class="brand" href="${up}index.html" translate="no">posenc</a>
<div class="search" role="search">
<label class="visually-hidden" for="search">Search the documentation</label>
<input id="search" type="search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"
 aria-keyshortcuts="/" autocomplete="off" spellcheck="false" placeholder="Search">
<ul id="found" role="listbox" aria-label="Found" hidden></ul>
</div>
<nav class="places" aria-label="Elsewhere"><a href="${up}../index.html">Labs</a></nav>
<label class="theme"><span class="visually-hidden">Light or dark</span><select id="theme">
<option value="auto">System</option><option value="light">Light</option><option value="dark">Dark</option>
</select></label>
</div></header>
<div class="frame">
<details class="navigation"><summary>Contents</summary>
<nav aria-label="Documentation">${navigation(groups, page, up)}</nav></details>
<main id="content" tabindex="-1">
<nav class="elsewhere" aria-label="About this project"><a href="${up}index.html">Documentation</a>
<a href="${project.source}">Source</a> <a href="${up}guides/cite.html">Cite</a>
<a href="${up}guides/cite.html#authors">Authors</a></nav>
${page.body}
</main>
</div>
</body>
</html>
`;
}

// @ts-check
// The frame around every page: navigation, the search, the switch of light and dark.
import { escape } from './markdown.mjs';

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

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'";

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' " +
  "rx='3' fill='%239a3b1b'/%3E%3Cpath d='M1 8c2-7 4-7 7 0s5 7 7 0' fill='none' stroke='%23fff' " +
  "stroke-width='2'/%3E%3C/svg%3E";

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
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>${escape(page.title)} · posenc</title>
<link rel="icon" href="${icon}">
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
${page.body}
</main>
</div>
</body>
</html>
`;
}

// @ts-check
// Markdown as the documentation writes it: formulas, programs in colour, and programs taken from the examples.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import hljs from 'highlight.js/lib/core';
import cpp from 'highlight.js/lib/languages/cpp';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import shell from 'highlight.js/lib/languages/bash';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import markdownIt from 'markdown-it';
import temml from 'temml';
import { root } from '../toolchain/folders.mjs';
import { escape } from '../site/head.mjs';
import { dated, measured } from './others.mjs';

for (const [name, language] of Object.entries({
  cpp,
  json,
  python,
  sh: shell,
  ts: typescript,
  tsx: typescript,
  jsx: typescript,
  js: typescript,
  html: xml,
  vue: xml,
  svelte: xml,
  astro: xml,
}))
  hljs.registerLanguage(name, language);

/** A formula as MathML, which every browser renders natively. @param {string} tex @param {boolean} display */
export function formula(tex, display) {
  const math = temml.renderToString(tex, { displayMode: display, throwOnError: true, annotate: false });
  // The style sheet replaces inline styles, which the pages' policy forbids.
  return math.replace(/ style="[^"]*"/g, '');
}

/**
 * Formulas side by side if there is room, stacked on a phone; a long one continues on the next line at an allowed
 * break.
 * @param {string} tex
 */
function formulas(tex) {
  const lines = tex.split(/\\qquad(?![a-zA-Z])/).map((line) => line.split(/\\allowbreak(?![a-zA-Z])/));
  return lines.map((parts) => `<div>${parts.map((part) => formula(part, true)).join('')}</div>`).join('');
}

/** A program in colour, without a frame. @param {string} code @param {string} language */
export const colored = (code, language) =>
  hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escape(code);

/** Code that is coloured already; it scrolls sideways on its own, so it must be reachable by key. */
export const framedCode = (/** @type {string} */ inner, /** @type {string} */ label) =>
  `<div class="code"><pre tabindex="0" role="group" aria-label="${escape(label)}"><code translate="no">${inner}\
</code></pre></div>\n`;

/** A program to read. */
export function program(/** @type {string} */ code, language = 'ts', label = 'Program') {
  return framedCode(colored(code.trimEnd(), language), label);
}

/**
 * The text of a file of the project, or of the region between `// #region name` and `// #endregion` in it.
 * @param {string} place `file` or `file#region`
 */
export function included(place) {
  const [file = '', region] = place.split('#');
  if (!existsSync(join(root, file))) throw new Error(`a page includes ${file}, which is not there`);
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.md')) return snippet(text, region ?? '');
  if (region === undefined) return text.replace(/^.*#(end)?region.*\n/gm, '');
  const found = new RegExp(`// #region ${region}\\n([\\s\\S]*?)\\n\\s*// #endregion`).exec(text)?.[1];
  if (found === undefined) throw new Error(`${file} has no region ${region}`);
  const indent = /^ */.exec(found)?.[0] ?? '';
  return found.replaceAll(`\n${indent}`, '\n').slice(indent.length);
}

/** A program of the README, which a test runs. @param {string} readme @param {string} name */
function snippet(readme, name) {
  const after = readme.split(`<!-- run: ${name} -->\n`)[1];
  const blocks = /^(?:```\w+\n[\s\S]*?\n```\n)+/.exec(after ?? '')?.[0];
  if (blocks === undefined) throw new Error(`the README has no snippet ${name}`);
  return [...blocks.matchAll(/```\w+\n([\s\S]*?)\n```/g)].map(([, code]) => code).join('\n\n');
}

/**
 * @typedef {object} Page in another language than English
 * @property {readonly string[]} [ids] of its headings below the title: those of the English page
 * @property {{ readonly program?: string, readonly table?: string, readonly formula?: string }} [words]
 */

const pageIn = (/** @type {unknown} */ env) => /** @type {Page} */ (env ?? {});

/** @param {boolean} html whether tags are taken as they are: in pages, and not in comments */
function makeMarkdown(html) {
  const md = markdownIt({ html, linkify: false, typographer: false });
  // A formula between dollar signs; a price would have a blank after its sign.
  md.inline.ruler.before('escape', 'formula', (state, silent) => {
    const found = /^\$(?! )([^$\n]+)\$/.exec(state.src.slice(state.pos));
    if (!found?.[1]) return false;
    if (!silent) state.push('html_inline', '', 0).content = formula(found[1], false);
    state.pos += found[0].length;
    return true;
  });
  md.renderer.rules['fence'] = (tokens, index, _options, env) => {
    const { info, content } = /** @type {{ info: string, content: string }} */ (tokens[index]);
    const [language = '', place] = info.trim().split(/\s+/);
    if (language === 'math') {
      const label = pageIn(env).words?.formula ?? 'Formula';
      return `<div class="formula" tabindex="0" role="group" aria-label="${label}">${formulas(content)}</div>\n`;
    }
    if (language === 'measured') return measured(place ?? '');
    if (place === undefined) return program(content, language, pageIn(env).words?.program);
    return program(included(place), language, place.replace(/^.*\/|#.*$/g, ''));
  };
  // Only tables can be wider than a phone: they scroll separately.
  md.renderer.rules['table_open'] = (_tokens, _index, _options, env) =>
    `<div class="wide" tabindex="0" role="group" aria-label="${pageIn(env).words?.table ?? 'Table'}"><table>\n`;
  md.renderer.rules['table_close'] = () => '</table></div>\n';
  md.renderer.rules['heading_open'] = (tokens, index, _options, env) => {
    const { tag } = /** @type {{ tag: string }} */ (tokens[index]);
    const at = tokens
      .slice(0, index)
      .filter(({ type, tag: before }) => type === 'heading_open' && before !== 'h1').length;
    const id = pageIn(env).ids === undefined ? slug(tokens[index + 1]?.content ?? '') : pageIn(env).ids?.[at];
    return tag === 'h1' ? '<h1>' : `<${tag} id="${id}">`;
  };
  return md;
}

/** @param {string} heading */
export const slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');

const pages = makeMarkdown(true);
const comments = makeMarkdown(false);
// Comments of programs contain powers and prices: a dollar sign is literal.
comments.inline.ruler.disable('formula');

/** @param {string} text @param {Page} [page] */
export const markdown = (text, page = {}) => pages.render(dated(text), page);

/** Addresses of a page's headings below its title, in their order. @param {string} text */
export const headingIds = (text) =>
  pages
    .parse(text, {})
    .flatMap(({ type, tag }, at, all) =>
      type === 'heading_open' && tag !== 'h1' ? [slug(all[at + 1]?.content ?? '')] : [],
    );

/**
 * Splits a text into blocks: headings, paragraphs, lists, tables, formulas, programs.
 * @param {string} text
 * @returns {readonly { readonly source: string, readonly html: string }[]}
 */
export function pieces(text) {
  const lines = text.split('\n');
  const tokens = pages.parse(text, {});
  const found = [];
  for (let start = 0, end = 0; start < tokens.length; start = end) {
    for (let depth = 0; end === start || depth > 0; end += 1) depth += tokens[end]?.nesting ?? 0;
    const [from, to] = tokens[start]?.map ?? [0, 0];
    const html = pages.renderer.render(tokens.slice(start, end), pages.options, {});
    found.push({ source: lines.slice(from, to).join('\n').trim(), html });
  }
  return found;
}

/** A comment of a program: paragraphs, lists and `code`. @param {string} text */
export const prose = (text) => comments.render(text);

/** @param {string} text */
export const phrase = (text) => comments.renderInline(text);

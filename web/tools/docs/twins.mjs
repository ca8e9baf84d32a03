// @ts-check
// Pages of the documentation in another language: `web/docs/<language>` has the same paths as `web/docs`. A twin takes
// programs and tables from the English page, so that they are written, tested and measured once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerLanguages } from '../../labs/shared/header/header.mjs';
import { root } from '../toolchain/folders.mjs';

const docs = join(root, 'web', 'docs');
const read = (/** @type {string} */ path) => readFileSync(join(docs, path), 'utf8');

/** Languages with documentation of their own, beside English. */
export const twinLanguages = headerLanguages.filter((code) => existsSync(join(docs, code, 'index.md')));

/** @param {string} language @returns {import('./twins.mjs').Words} */
export const wordsOf = (language) => JSON.parse(read(join(language === 'en' ? '' : language, 'words.json')));

/** The files of a language's twins, such as `guides/12-cite.md`. @param {string} language */
export const twinsIn = (language) =>
  readdirSync(join(docs, language), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort();

const fence = /^```[^\n]*\n[^]*?^```$/gm;
const table = /^\|.*(?:\n\|.*)*/gm;
/** Numbers of a cell, but not of a name such as bfloat16. */
const number = /(?<![a-zA-Z]\d*)-?\d+(?:,\d{3})*(?:\.\d+)?/g;
const wordList = /^<!-- words\n([^]*?)^-->\n?/gm;

/** Programs and tables of a page, and its text without them. @param {string} markdown */
export function partsOf(markdown) {
  const programs = markdown.match(fence) ?? [];
  const rest = markdown.replace(fence, '<!-- program -->');
  return { programs, tables: rest.match(table) ?? [], text: rest.replace(table, '<!-- table -->') };
}

/**
 * Words of a twin's tables: `English = other` a line, where # stands for a number, or a name that stays.
 * @param {string} twin @returns {ReadonlyMap<string, string>}
 */
function listed(twin) {
  const lines = [...twin.matchAll(wordList)].flatMap(([, list = '']) => list.trim().split('\n'));
  const pairs = lines.map((line) => line.split(' = '));
  return new Map(pairs.map(([english = '', other = english]) => [english, other]));
}

/** @param {string} cell @param {ReadonlyMap<string, string>} words @param {string} place */
function translated(cell, words, place) {
  const numbers = cell.match(number) ?? [];
  let at = 0;
  const found = words.get(cell) ?? words.get(cell.replace(number, '#'))?.replace(/#/g, () => numbers[at++] ?? '');
  if (found === undefined && /\p{L}/u.test(cell))
    throw new Error(`${place} has no words for the cell "${cell}" of the English page's table`);
  return found ?? cell;
}

/**
 * Lines of Chinese are joined without a space, except between a Han character and a Latin letter.
 * @param {string} text
 */
const joined = (text) =>
  text.replace(/(?<=[，。；：、！？）”])\n *(?![-#<|\s])|(?<=\p{Script=Han})\n *(?=[\p{Script=Han}（“])/gu, '');

/**
 * A twin with the programs and tables of its English page, in their order.
 * @param {string} language @param {string} path such as `guides/12-cite.md`
 */
export function twinOf(language, path) {
  const place = `web/docs/${language}/${path}`;
  const [twin, english] = [read(`${language}/${path}`), partsOf(read(path))];
  const words = listed(twin);
  const [programs, tables] = [[...english.programs], [...english.tables]];
  const cells = (/** @type {string} */ row) =>
    row
      .split('|')
      .map((cell) => (/\w/.test(cell) ? ` ${translated(cell.trim(), words, place)} ` : cell))
      .join('|');
  const whole = joined(twin.replace(wordList, '')).replace(/^<!-- (program|table) -->$/gm, (_all, kind) => {
    const next = kind === 'program' ? programs.shift() : tables.shift();
    if (next === undefined) throw new Error(`${place} has more <!-- ${kind} --> than the English page has ${kind}s`);
    return kind === 'program' ? next : next.split('\n').map(cells).join('\n');
  });
  const left = programs.length + tables.length;
  if (left > 0) throw new Error(`${place} lacks ${left} of the English page's programs and tables`);
  return whole.replace(/^<!-- of \w+ -->\n/m, '');
}

/** The way of a page below `docs/`: `guides/cite.html`. @param {string} path */
export const pageOf = (path) => path.replace(/([^/]*\/)?(?:\d+-)?([^/]+)\.md$/, '$1$2.html');

/**
 * Links of a twin lead to the twins that there are, and otherwise to the English pages.
 * @param {string} html @param {string} page such as `guides/cite.html` @param {string} language
 * @param {ReadonlySet<string>} twins pages of the language
 */
export const redirected = (html, page, language, twins) =>
  html.replace(/<a href="(?!https?:|#|mailto:)([^"#]+)(#[^"]*)?"/g, (_all, to, anchor = '') => {
    const target = new URL(to, `http://x/${page}`).pathname.slice(1);
    if (twins.has(target)) return `<a href="${to}${anchor}"`;
    const up = '../'.repeat(page.split('/').length + 1);
    return `<a href="${up}docs/${target}?lang=${language}${anchor}" hreflang="en"`;
  });

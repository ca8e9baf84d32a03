// @ts-check
// The parts of a family's page: its file in web/docs/families, its headers and its examples.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';
import { readComment } from './api.mjs';
import { families } from './family-files.mjs';

/**
 * @typedef {object} Promise
 * @property {string} name of a C++ function
 * @property {import('./api.mjs').Comment} comment
 *
 * @typedef {object} Header
 * @property {string} path below cpp/include/posenc
 * @property {string} text
 *
 * @typedef {import('./family-files.d.mts').Family & { headers: readonly Header[], promises: readonly Promise[] }}
 *   FamilyPage
 */

const include = join(root, 'cpp', 'include', 'posenc');

/** The functions of a header with their comments. @param {string} header @returns {Promise[]} */
function promisesOf(header) {
  const found = [...header.matchAll(/((?:^\/\/\/.*\n)+)[^\n]*?\b(\w+)\(/gm)];
  return found
    .map(([, comment = '', name = '']) => ({
      name: name.replace(/^try_/, ''),
      comment: readComment(comment.replace(/^\/\/\/ ?/gm, '')),
    }))
    .filter(({ comment }) => comment.contract.length > 0);
}

/** The readable part of a header: from its first comment to the last declaration. @param {string} header */
function readable(header) {
  const [, inside = header] = /namespace posenc \{\n([\s\S]*)\}\s*\/\/ namespace posenc/.exec(header) ?? [];
  // The functions that throw repeat those that return a status.
  return inside.replace(/\n(template <class T>\n)?(inline )?void \w+\([^)]*\) \{[\s\S]*?\n\}/g, '').trim();
}

/** Families in the order of their lanes. */
export const kinds = /** @type {const} */ ({
  vector: 'Added to embeddings',
  frequencies: 'Rotary',
  rotation: 'Rotary',
  score: 'Added to scores',
  schedule: 'Added to scores',
  analysis: 'Analysis',
});

/** @returns {readonly FamilyPage[]} */
export function familyPages() {
  const paths = readdirSync(include, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.hpp'));
  const all = paths.sort().map((path) => ({ path, text: readFileSync(join(include, path), 'utf8') }));
  return families().map((family) => {
    const headers = headersOf(family, all);
    const promises = headers.flatMap(({ text }) => promisesOf(text));
    return { ...family, headers: headers.map(({ path, text }) => ({ path, text: readable(text) })), promises };
  });
}

/**
 * A family's own header, then those that declare its other functions.
 * @param {import('./family-files.d.mts').Family} family @param {readonly Header[]} all
 */
function headersOf({ header, cpp }, all) {
  const declares = (/** @type {Header} */ { text }, /** @type {string} */ name) =>
    new RegExp(`^(?! *//).*\\b(try_)?${name}\\(`, 'm').test(text);
  const own = all.filter(({ path }) => path === header);
  const isThere = (/** @type {string} */ name) => own.some((one) => declares(one, name));
  const others = cpp.filter((name) => !isThere(name)).flatMap((name) => all.find((one) => declares(one, name)) ?? []);
  return [...new Set([...own, ...others])];
}

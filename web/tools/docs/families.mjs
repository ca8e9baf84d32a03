// @ts-check
// What a family's page is made of: its row in tests/families, its page in web/docs, its header and its examples.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../cpp/toolchain/folders.mjs';
import { families } from '../../../tests/families/coverage.mjs';
import { readComment } from './api.mjs';

/**
 * @typedef {object} Promise
 * @property {string} name of a C++ function
 * @property {import('./api.mjs').Comment} comment
 *
 * @typedef {import('../../../tests/families/coverage.mjs').Family & {
 *   text: string, figure: string, figureProgram: string, header_: string, promises: readonly Promise[],
 * }} FamilyPage
 */

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

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

/** What a reader of a header wants: from its first comment to the last declaration. @param {string} header */
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
  return families().map((family) => {
    const text = read(`web/docs/families/${family.family}.md`);
    const figureFile = `web/docs/figures/${family.family}.ts`;
    const figure = /^```figure\n([\s\S]*?)\n```$/m.exec(text)?.[1];
    if (figure === undefined) throw new Error(`web/docs/families/${family.family}.md has no figure`);
    const header = read(`cpp/include/posenc/${family.header}`);
    return {
      ...family,
      text: text.replace(/^```figure\n[\s\S]*?\n```\n/m, ''),
      figure,
      figureProgram: existsSync(join(root, figureFile)) ? read(figureFile) : '',
      header_: readable(header),
      promises: promisesOf(header),
    };
  });
}

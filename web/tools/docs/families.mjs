// @ts-check
// The parts of a family's page: its file in web/docs/families, its header and its examples.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';
import { readComment } from './api.mjs';
import { families } from './family-files.mjs';

/**
 * @typedef {object} Promise
 * @property {string} name of a C++ function
 * @property {import('./api.mjs').Comment} comment
 *
 * @typedef {import('./family-files.d.mts').Family & { header_: string, promises: readonly Promise[] }} FamilyPage
 */

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
  return families().map((family) => {
    const header = readFileSync(join(root, 'cpp', 'include', 'posenc', family.header), 'utf8');
    return { ...family, header_: readable(header), promises: promisesOf(header) };
  });
}

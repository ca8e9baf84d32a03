// The files that ESLint's settings name exist: one that has moved would be linted with the settings of others.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../web/tools/eslint.config.mjs';
import { root } from '../../web/tools/toolchain/folders.mjs';

/** @param {string} pattern @returns {string[]} the patterns that its first braces stand for */
function spread(pattern) {
  const [all = '', inside] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (inside === undefined) return [pattern];
  return inside.split(',').flatMap((one) => spread(pattern.replace(all, one)));
}

/** @param {string} pattern @returns {string} the file or folder before the first star */
const fixed = (pattern) => pattern.replace(/\/?[^/]*\*.*$/, '');

const named = [...new Set(config.flatMap(({ files = [] }) => files.flat()))].flatMap(spread).map(fixed);

test('every file and folder that the settings name is there', () => {
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test('braces are spread and stars cut off', () => {
  expect(spread('a/{b,c/d}/{e,f}.mjs')).toEqual(['a/b/e.mjs', 'a/b/f.mjs', 'a/c/d/e.mjs', 'a/c/d/f.mjs']);
  expect(['web/**/*.ts', '**/*.cjs', 'a/b.mjs'].map(fixed)).toEqual(['web', '', 'a/b.mjs']);
});

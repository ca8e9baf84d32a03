// @ts-check
// Checks the list of what the lessons teach against the tree: the lab is on the page, the test is in its file.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string} path */
const text = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** The ids of the labs in reading order, as the page registers them. */
export const labs = () => [...text('web/page/labs/index.ts').matchAll(/id: '(\w+)'/g)].map(([, id]) => id ?? '');

/**
 * The labs that the path of a lesson leads to, step by step, as the page has them.
 * @param {string} lesson
 */
export function steps(lesson) {
  const [, path = ''] = new RegExp(`'${lesson}': \\[([^\\]]*)\\]`).exec(text('web/page/paths/paths.ts')) ?? [];
  return [...path.matchAll(/step\('(\w+)'/g)].map(([, id]) => id ?? '');
}

/** The first step in the lab that teaches an item; sentences that several lessons share have no path of their own.
 * @param {import('./items.mjs').Item} item */
export const stepOf = ({ lesson, lab }) => (lesson === 'claims' ? undefined : steps(lesson).indexOf(lab) + 1);

/** @param {import('./items.mjs').Item} item */
export const testFile = ({ lab, file }) => `tests/page/${file ?? lab}.test.ts`;

/**
 * What is missing of an item, in words; nothing when it is taught and tested.
 * @param {import('./items.mjs').Item} item
 */
export function holes(item) {
  const missing = [];
  if (!labs().includes(item.lab)) missing.push(`no lab ${item.lab}`);
  if (item.test === '' || !text(testFile(item)).includes(`'${item.test}'`))
    missing.push(`no test "${item.test}" in ${testFile(item)}`);
  if (stepOf(item) === 0) missing.push(`no step in the path of lesson ${item.lesson} leads to ${item.lab}`);
  return missing;
}

// @ts-check
// Checks the list of what the lessons teach against the tree: the lab is on the page, the test is in its file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figuresOf, readLessons, textsOf } from '../../../web/tools/lessons/lessons.mjs';
import { labIds } from '../../../web/tools/sources.mjs';
import { places, shared } from './figures.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** @param {string} path */
const text = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/**
 * The labs that the path of a lesson leads to, step by step, as the page has them.
 * @param {string} lesson
 */
export function steps(lesson) {
  const [, path = ''] = new RegExp(`'${lesson}': \\[([^\\]]*)\\]`).exec(text('web/labs/shared/paths/paths.ts')) ?? [];
  return [...path.matchAll(/step\('(\w+)'/g)].map(([, id]) => id ?? '');
}

/**
 * The first step in the lab that teaches an item; sentences that several lessons share have no path.
 * @param {import('./items.mjs').Item} item
 */
export const stepOf = ({ lesson, lab }) => (lesson === 'claims' ? undefined : steps(lesson).indexOf(lab) + 1);

const pageTests = readdirSync(join(root, 'tests/labs/page'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ path: `tests/labs/page/${name}`, text: text(`tests/labs/page/${name}`) }));

/** The files that hold the browser test of an item: one, when all is well. @param {import('./items.mjs').Item} item */
export const testFiles = ({ test }) =>
  pageTests.filter(({ text }) => text.includes(`'${test}'`)).map(({ path }) => path);

const lessons = readLessons();

/**
 * The lesson whose course page teaches an item, its figure there, and the text printed next to it.
 * @param {import('./items.mjs').Item} item
 */
export function placeOf({ lesson, what }) {
  const [page, figure = '', ...prints] =
    lesson === 'claims' ? (shared[what] ?? ['']) : [lesson, ...(places[lesson]?.[what] ?? [])];
  return { page, figure, prints };
}

/** A number by a decimal point, as in English. @param {string} text */
const withPoints = (text) => text.replace(/(\d),(\d)/g, '$1.$2');

/**
 * The missing parts of an item on the course page, in each of its languages.
 * @param {import('./items.mjs').Item} item
 */
export function courseHoles(item) {
  const { page, figure, prints } = placeOf(item);
  const lesson = lessons.find(({ name }) => name === page);
  if (!lesson || figure === '') return [`no figure in a course page`];
  return textsOf(lesson).flatMap((text) => {
    const at = `web/labs/lessons/${page}/${text.language}.md`;
    const found = figuresOf(text).find(({ id }) => id === figure);
    const missing = [];
    if (!found) missing.push(`no figure ${figure} in ${at}`);
    else if (found.lab !== item.lab) missing.push(`figure ${figure} in ${at} is of ${found.lab}, not of ${item.lab}`);
    for (const print of prints)
      if (!withPoints(text.markdown).includes(withPoints(print))) missing.push(`"${print}" is not printed in ${at}`);
    return missing;
  });
}

/**
 * The missing parts of an item, in words; empty when it is taught and tested.
 * @param {import('./items.mjs').Item} item
 */
export function holes(item) {
  const missing = [];
  if (!labIds().includes(item.lab)) missing.push(`no lab ${item.lab}`);
  if (testFiles(item).length !== 1)
    missing.push(
      `"${item.test}" is the title of a test in ${testFiles(item).length} files of tests/labs/page, not in 1`,
    );
  if (stepOf(item) === 0) missing.push(`no step in the path of lesson ${item.lesson} leads to ${item.lab}`);
  return [...missing, ...courseHoles(item)];
}

// @ts-check
// The map in CONTRIBUTING.md is true: a folder knows only itself and those before it, and no imports go in a circle.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources } from '../../web/tools/sources.mjs';
import { root } from '../../web/tools/toolchain/folders.mjs';

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph what each file imports */

const [, map = ''] = /folder knows only those before it:\n\n([^]*?)\n\n/.exec(
  readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'),
) ?? [''];
/** In the order of the map. */
const rooms = map.split('\n').flatMap((line) => (/^ {4}([\w/]+(?:, [\w/]+)*)/.exec(line)?.[1] ?? '').split(', '));

/** @param {string} file @returns {number} the place of its room in the map, -1 if it is in none */
function placeOf(file) {
  const around = rooms.filter((room) => file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length);
  return rooms.indexOf(around[0] ?? '');
}

/** @param {string} file @param {string} text @returns {readonly string[]} all that it imports, types too */
function namesIn(file, text) {
  // In JavaScript, types are imported by comments.
  const inComments = file.endsWith('js')
    ? [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => name)
    : [];
  return [...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName), ...inComments];
}

/** @param {ReadonlyMap<string, string>} texts by path @returns {Graph} */
function graphOf(texts) {
  const found = (/** @type {string} */ file, /** @type {string} */ name) => {
    if (name === 'posenc' && file.startsWith('web/')) return 'web/library/api/index.ts';
    const path = normalize(join(dirname(file), name.replace(/\?.*$/, '')));
    return name.startsWith('.') && texts.has(path) && path !== file ? path : undefined;
  };
  return new Map(
    [...texts].map(([file, text]) => [file, namesIn(file, text).flatMap((name) => found(file, name) ?? [])]),
  );
}

/** Strongly connected components by Tarjan. @param {Graph} graph @returns {readonly (readonly string[])[]} */
function circles(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  const visit = (/** @type {string} */ file) => {
    const here = { index: seen.size, low: seen.size, open: true };
    seen.set(file, here);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const there = seen.get(next) ?? visit(next);
      if (there.open) here.low = Math.min(here.low, there.low);
    }
    if (here.low < here.index) return here;
    const circle = stack.splice(stack.indexOf(file));
    for (const member of circle) /** @type {{ open: boolean }} */ (seen.get(member)).open = false;
    if (circle.length > 1) found.push(circle.sort());
    return here;
  };
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return found;
}

/** @param {Graph} graph @returns {readonly string[]} imports of a room that comes later in the map */
const arrowsBack = (graph) =>
  [...graph].flatMap(([file, imported]) =>
    imported.filter((other) => placeOf(other) > placeOf(file)).map((other) => `${file} imports ${other}`),
  );

const files = (await sources('web', 'cpp', 'tests')).filter((file) => /\.(m?ts|tsx|m?js)$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const graph = graphOf(texts);

test('every file with code is in a folder of the map', () => {
  expect(rooms.length).toBeGreaterThan(15);
  expect(files.filter((file) => placeOf(file) < 0)).toEqual([]);
});

test('no imports go in a circle, those of types included', () => {
  expect(graph.size).toBeGreaterThan(800);
  expect(circles(graph)).toEqual([]);
});

test('a folder knows only itself and those before it; tests come last', () => {
  expect(rooms.slice(rooms.indexOf('tests')).filter((room) => !room.startsWith('tests'))).toEqual([]);
  expect(arrowsBack(graph)).toEqual([]);
});

test('`/check/` imports the inside of no lab and of no command', () => {
  const check = /^web\/labs\/pages\/check\//;
  const insideOf = /^web\/(check\/command|labs\/(?!shared|pages|strings|exam|embed|files)[\w-]+)\//;
  const insides = (/** @type {Graph} */ all) =>
    [...all].flatMap(([file, imported]) => (check.test(file) ? imported.filter((other) => insideOf.test(other)) : []));
  expect([...graph.keys()].filter((file) => check.test(file)).length).toBeGreaterThan(15);
  expect(insides(graph)).toEqual([]);
  const [lab, command] = ['web/labs/claims/table/samples.ts', 'web/check/command/words.ts'];
  const wrong = `import '../../claims/table/samples.ts';\nimport '../../../check/command/words.ts';`;
  expect(insides(graphOf(new Map(texts).set('web/labs/pages/check/answer.ts', wrong)))).toEqual([lab, command]);
});

test.each([
  ['web/library/draw/ticks.ts', "import type { Figure } from '../elements/figure.ts';"],
  ['web/library/elements/keys.ts', "const late = () => import('../../labs/shared/page.ts');"],
  ['web/tools/lint.mjs', "/** @type {import('../../tests/tiers.mjs').quick} */"],
])('a wrong import is found: %s, %s', (file, line) => {
  const wrong = new Map(texts).set(file, `${texts.get(file)}\n${line}`);
  expect(arrowsBack(graphOf(wrong)).map((arrow) => arrow.split(' ')[0])).toEqual([file]);
});

test('a circle is found, however it comes about', () => {
  const types = "export type { LabSlot } from '../page.ts';";
  const wrong = new Map(texts).set(
    'web/labs/shared/state/theme.ts',
    `${texts.get('web/labs/shared/state/theme.ts')}\n${types}`,
  );
  expect(circles(graphOf(wrong)).flat()).toEqual(
    expect.arrayContaining(['web/labs/shared/state/theme.ts', 'web/labs/shared/page.ts']),
  );
});

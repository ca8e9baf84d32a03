// @ts-check
// What each suite's tests are made from, and the passes that are remembered: a suite whose inputs have the content with
// which it passed is not run again by `npm test`. `--all`, `--fresh` and `--only` run what they are asked to.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { contentHash } from '../web/tools/toolchain/build.mjs';
import { builds } from '../web/tools/toolchain/builds.mjs';
import { buildFolder, root } from '../web/tools/toolchain/folders.mjs';
import { suites as folders } from './tiers.mjs';

/** @typedef {import('../web/tools/toolchain/builds.mjs').BuildName} BuildName */

/** Decide every suite: how it is built and run, and with which packages. */
const always = [
  ...['package.json', 'package-lock.json', 'cpp/toolchain', 'web/tools/toolchain', 'tests/support', 'tests/run.mjs'],
  ...['tests/suites.mjs', 'tests/tiers.mjs', 'tests/vitest.config.ts'],
];
const native = ['CMakeLists.txt', 'CMakePresets.json', 'cpp'];
const everything = [...['cpp', 'web', 'tests', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE'], '.github'];

/**
 * Of suites that have no folder of tests for vitest, and of one that reads the whole tree.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const declared = {
  cpp: [...native, 'tests/cpp', 'tests/golden', 'tests/bits', 'tests/calls', 'tests/conformance/vectors'],
  types: everything,
  lint: everything,
  tools: everything,
};

/**
 * The builds that a folder's tests use. A test that needs more makes it.
 * @param {string} suite @param {boolean} all @returns {BuildName[]}
 */
export function buildsFor(suite, all) {
  if (suite === 'labs/page' || suite === 'docs') return ['site'];
  if (['library/elements', 'package', 'examples'].includes(suite))
    return all ? ['package'] : ['entries', 'command', 'labs-package'];
  return suite === 'tools' || suite === 'labs/doors' ? [] : ['wasm'];
}

/** What a build is made from, with the builds before it. @param {BuildName} name @returns {string[]} */
function inputsOfBuild(name) {
  const {
    after = [],
    preset,
    inputs = [],
  } = /** @type {import('../web/tools/toolchain/builds.mjs').Recipe} */ (builds[name]);
  const own = preset ? native : inputs.filter((path) => !path.startsWith('build/'));
  return [...own, ...after.flatMap(inputsOfBuild)];
}

/** Files that a file of tests imports or names as `new URL('...', import.meta.url)`. @param {string} file */
function namedIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const addresses = text.matchAll(/new URL\(\s*['`]([^'`$]+)[^'`]*['`],\s*import\.meta\.url/g);
  const names = [...imported, ...[...addresses].map(([, address = '']) => address)];
  return names.flatMap((name) => {
    if (name === 'posenc') return ['web/library/api/index.ts'];
    return name.startsWith('.') ? [normalize(join(dirname(file), name.replace(/[?#].*$/, '')))] : [];
  });
}

/** The folder of a room or of a suite in which a file is. @param {string} path */
const roomOf = (path) => {
  const deep = path.startsWith('web/labs/pages/') ? 4 : /^(web|tests\/(library|labs))\//.test(path) ? 3 : 2;
  return path.replace(/\/$/, '').split('/').slice(0, deep).join('/');
};

/** The rooms of all files that the tests of a folder import, directly or not. @param {string} suite */
function roomsOf(suite) {
  const folder = join('tests', suite);
  const tests = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const found = new Set(tests.filter((name) => /\.test\.(ts|mjs)$/.test(name)).map((name) => join(folder, name)));
  for (const file of found)
    if (/\.(ts|mts|mjs|tsx)$/.test(file) && existsSync(join(root, file)))
      for (const path of namedIn(file)) found.add(path);
  const rooms = new Set([...found].map(roomOf).filter((room) => /^(cpp|web|tests)(\/|$)/.test(room)));
  return [...rooms].filter((room) => existsSync(join(root, room)));
}

/** Files and folders whose change makes a suite due. @param {string} suite @returns {readonly string[]} */
export function inputsOf(suite) {
  const own = declared[suite] ?? [
    ...buildsFor(suite, false).flatMap(inputsOfBuild),
    ...(folders.includes(suite) ? roomsOf(suite) : []),
  ];
  return [...new Set([...always, ...own])].sort();
}

/** Outputs of builds within the rooms. */
const made = [...(builds.command.outputs ?? []), ...(builds['labs-package'].outputs ?? [])];

/** Of a suite's inputs as they are now, on this machine. @param {string} suite */
export const fingerprint = (suite) =>
  `${process.version} ${process.platform} ${process.arch} ${contentHash(inputsOf(suite), made)}`;

const stamps = join(buildFolder, 'stamps', 'passed');

/** The number of tests that passed with these very inputs; undefined if the suite is due. @param {string} suite */
export function passedBefore(suite, folder = stamps) {
  const stamp = join(folder, suite);
  if (!existsSync(stamp)) return undefined;
  const [count, ...made] = readFileSync(stamp, 'utf8').split(' ');
  return made.join(' ') === fingerprint(suite) ? Number(count) : undefined;
}

/**
 * Remembers a pass of a suite, unless its inputs have changed since: that was perhaps not tested.
 * @param {string} suite @param {number} count of tests that passed @param {string} begun its fingerprint at the start
 */
export function rememberPass(suite, count, begun, folder = stamps) {
  if (begun !== fingerprint(suite)) return;
  const stamp = join(folder, suite);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${count} ${begun}`);
}

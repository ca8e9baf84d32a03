// @ts-check
// The list of suites: what each needs to be built, its command, and how its test cases are counted. A line is a suite.
import { join } from 'node:path';
import { buildFolder } from '../../cpp/toolchain/folders.mjs';

/**
 * @typedef {'native-release' | 'native-sanitizers' | 'wasm' | 'pure' | 'package' | 'page' | 'docs' | 'lessons'} Build
 *
 * @typedef {object} SuiteNeeds
 * @property {readonly Build[]} builds
 *
 * @typedef {import('./run-suite.mjs').SuiteCommand & SuiteNeeds} Suite
 */

/** Halting at the first finding is what makes a finding a failure. */
const sanitizerOptions = {
  ASAN_OPTIONS: 'detect_leaks=1:detect_stack_use_after_return=1:strict_string_checks=1:abort_on_error=0',
  UBSAN_OPTIONS: 'halt_on_error=1:print_stacktrace=1',
};

/**
 * @param {string} folder
 * @param {readonly Build[]} builds
 * @param {Partial<Suite> & { readonly flags?: readonly string[] }} [more]
 * @returns {Suite}
 */
const vitest = (folder, builds, { flags = [], ...more } = {}) => ({
  name: folder,
  builds,
  command: process.execPath,
  args: [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--dir',
    `tests/${folder}`,
    ...flags,
  ],
  report: 'vitest',
  ...more,
});

/**
 * @param {string} name
 * @param {'native-release' | 'native-sanitizers'} build
 * @param {Partial<Suite>} [more]
 * @returns {Suite}
 */
const catch2 = (name, build, more = {}) => ({
  name,
  builds: [build],
  command: join(buildFolder, build, 'tests', 'cpp', 'posenc_tests'),
  args: [],
  report: 'catch2',
  ...more,
});

/** @param {string} name @param {string} project @param {readonly Build[]} builds @returns {Suite} */
const typescript = (name, project, builds) => ({
  name,
  builds,
  command: process.execPath,
  // Incremental: a second run looks only at what changed since.
  args: [
    join('node_modules', 'typescript', 'bin', 'tsc'),
    '--project',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    join(buildFolder, `${name}.tsbuildinfo`),
  ],
  report: 'exit-code',
});

/** A worker goes from file to file, and its browsers with it (tests/support/kept.ts). */
const withBrowsers = ['--no-isolate'];

/** The longest first: with what is short at the end, no core waits for the other. */
/** @type {readonly Suite[]} */
export const suites = [
  vitest('page', ['wasm', 'page', 'lessons'], { flags: withBrowsers, timeoutSeconds: 1800 }),
  catch2('sanitizers', 'native-sanitizers', {
    builds: ['native-release', 'native-sanitizers'],
    env: sanitizerOptions,
    timeoutSeconds: 600,
  }),
  vitest('package', ['wasm', 'pure', 'package'], { timeoutSeconds: 900 }),
  vitest('elements', ['wasm', 'pure', 'package'], { flags: withBrowsers }),
  vitest('examples', ['wasm', 'pure', 'package', 'native-release']),
  vitest('fuzz', ['native-sanitizers']),
  typescript('types', 'tests/tsconfig.json', ['wasm']),
  vitest('tools', []),
  typescript('types-of-tools', 'tests/tools/tsconfig.json', []),
  { name: 'lint', builds: [], command: process.execPath, args: ['web/tools/lint.mjs'], report: 'exit-code' },
  vitest('api', ['wasm']),
  vitest('bits', ['wasm']),
  vitest('draw', ['wasm']),
  vitest('docs', ['wasm', 'docs']),
  catch2('cpp', 'native-release'),
];

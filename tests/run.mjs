// @ts-check
// Builds the prerequisites of the tests and runs them; the last line is `N passed, N failed`.
//   npm test -- [--all] [--fresh] [library labs/page ...]
// Suites whose inputs are as they were when they passed are counted, and not run again: suites.mjs.
// Two lanes share the cores. The first has what browsers wait for: builds for the web, then vitest. The second, at a
// low priority, has everything that only computes: C++, types, lint.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../web/tools/toolchain/folders.mjs';
import { runCommand } from '../web/tools/toolchain/run-command.mjs';
import { judged, readJUnit } from './junit.mjs';
import { filesToRepeat, forgiveLate } from './late.mjs';
import { buildsFor, fingerprint, passedBefore, rememberPass } from './suites.mjs';
import { suites as folders, onlyInAll } from './tiers.mjs';

/**
 * @typedef {import('./junit.mjs').Case} Case
 * @typedef {import('../web/tools/toolchain/builds.mjs').BuildName} BuildName
 */

const behind = ['cpp', 'sanitizers', 'types', 'lint'];

/** Halting at the first finding turns a finding into a failure. */
const sanitizerOptions = {
  ASAN_OPTIONS: 'detect_leaks=1:detect_stack_use_after_return=1:strict_string_checks=1:abort_on_error=0',
  UBSAN_OPTIONS: 'halt_on_error=1:print_stacktrace=1',
  TSAN_OPTIONS: 'halt_on_error=1',
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
  });
  const known = [...folders, ...behind];
  const asked = [...(values.only?.split(',').map((name) => name.trim()) ?? []), ...positionals];
  const within = (/** @type {string} */ room) => known.filter((name) => name === room || name.startsWith(`${room}/`));
  const unknown = asked.filter((name) => within(name).length === 0);
  const rooms = [...new Set(known.map((name) => name.replace(/\/.*/, '')))];
  if (unknown.length > 0)
    throw new Error(`There are no tests "${unknown.join(', ')}"; allowed: ${[...rooms, ...known].join(', ')}`);
  const names = asked.length > 0 ? [...new Set(asked.flatMap(within))] : undefined;
  const ofTier = known.filter((name) => values.all || !onlyInAll.includes(name));
  const none = names?.filter((name) => !ofTier.includes(name)) ?? [];
  if (none.length > 0) throw new Error(`${none.join(', ')} is only in \`npm test -- --all\``);
  return { all: values.all, chosen: names ?? ofTier, remembers: !values.all && !values.fresh && !names };
}

/** @type {Case[]} */
let cases = [];
const fail = (/** @type {string} */ suite, /** @type {string} */ title, failure = '') =>
  void cases.push({ suite, title, failure });

/** @param {string} name @param {number} seconds @param {Case[]} found */
function take(name, seconds, found) {
  cases.push(...found);
  const failed = found.filter(({ failure }) => failure !== undefined).length;
  const skipped = found.filter((one) => one.skipped).length;
  const counts = [`${found.length - failed - skipped} passed`, failed > 0 ? `, ${failed} FAILED` : ''];
  console.log(`  ${name}: ${counts.join('')}${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds.toFixed(0)} s)`);
}

/**
 * Runs a program that reports as JUnit does.
 * @param {string} name
 * @param {string[]} words
 * @param {(report: string) => string[]} reporting
 * @param {{ env?: NodeJS.ProcessEnv, nice?: number, timeoutSeconds: number, echo?: boolean }} options
 */
async function reported(name, words, reporting, options) {
  const folder = mkdtempSync(join(tmpdir(), 'posenc-report-'));
  const file = join(folder, 'report.xml');
  const env = { ...process.env, NO_COLOR: '1', ...options.env };
  const run = await runCommand(words[0] ?? '', [...words.slice(1), ...reporting(file)], { ...options, env, cwd: root });
  const found = judged(name, run, readJUnit(name, file));
  rmSync(folder, { recursive: true });
  return { found, seconds: run.seconds };
}

/** @param {Parameters<typeof reported>} request */
async function report(...request) {
  const { found, seconds } = await reported(...request);
  take(request[0], seconds, found);
  return found;
}

const withVitest = (/** @type {string[]} */ words) => [
  ...[process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
  ...words,
];
const asVitest = (/** @type {string} */ file) => [
  '--reporter=./tests/support/progress.ts',
  '--reporter=junit',
  `--outputFile.junit=${file}`,
];
const tier = (/** @type {boolean} */ all) => ({ POSENC_TESTS: all ? 'all' : 'quick' });

/** Runs files with a failed test in a browser once more, with nothing beside them. @param {boolean} all */
async function repeatLate(all) {
  const files = filesToRepeat(cases, root);
  if (files.length === 0) return [];
  console.log(`  once more, alone: ${files.join(', ')}`);
  const alone = withVitest(['--maxWorkers=1', ...files]);
  const { found } = await reported('vitest', alone, asVitest, { env: tier(all), timeoutSeconds: 1800, echo: true });
  const { settled, late } = forgiveLate(cases, found);
  cases = settled;
  return late;
}

/** A program that counts as one test. @param {string} suite @param {string} title @param {string[]} args */
async function check(suite, title, args) {
  const run = await runCommand(process.execPath, args, { cwd: root, nice: 15, timeoutSeconds: 900 });
  const found = judged(suite, run, [{ suite, title, ...(run.code === 0 ? {} : { failure: run.output }) }]);
  take(suite, run.seconds, found);
}

/** @param {BuildName} name @param {number} [nice] @returns {Promise<boolean>} */
async function made(name, nice) {
  try {
    const { seconds } = await build(name, nice);
    console.log(`  build ${name}: ${seconds.toFixed(0)} s`);
    return true;
  } catch (error) {
    fail('build', name, /** @type {Error} */ (error).message);
    return false;
  }
}

/** @param {readonly string[]} wanted @param {boolean} all */
async function inFront(wanted, all) {
  const needs = (/** @type {string} */ name) => buildsFor(name, all);
  const builds = new Map([...new Set(wanted.flatMap(needs))].map((name) => [name, made(name)]));
  await Promise.all(builds.values());
  const names = [];
  for (const name of wanted) {
    const ready = await Promise.all(needs(name).map((needed) => builds.get(needed)));
    if (ready.includes(false)) fail(name, `${name} could not run: what it stands on was not built`);
    else names.push(name);
  }
  if (names.length === 0) return;
  const found = await report('vitest', withVitest(names.map((name) => `tests/${name}/`)), asVitest, {
    env: tier(all),
    timeoutSeconds: 3600,
    echo: true,
  });
  // Each of them, because a pattern without files is silently ignored.
  for (const name of names)
    if (!found.some(({ suite }) => suite.startsWith(`tests/${name}/`))) fail(name, `${name} ran no test`);
}

const catch2 = (/** @type {string} */ preset, program = 'posenc_tests') =>
  join(buildFolder, preset, 'tests', 'cpp', program);

/** @param {readonly string[]} names @param {boolean} all */
async function behindIt(names, all) {
  const reporting = (/** @type {string} */ file) => ['--reporter', 'junit', '--out', file];
  const nicely = { nice: 15, timeoutSeconds: 900 };
  if (names.includes('cpp') && (await made('native-release', 15)))
    await report('cpp', [catch2('native-release'), ...(all ? [] : ['~[slow]'])], reporting, nicely);
  if (names.includes('cpp') && all && (await made('searches', 15)))
    await report('cpp', [catch2('native-release', 'posenc_searches')], reporting, nicely);
  if (names.includes('sanitizers') && (await made('native-sanitizers', 15)))
    await report('sanitizers', [catch2('native-sanitizers'), '~[slow]'], reporting, {
      env: sanitizerOptions,
      nice: 15,
      timeoutSeconds: 1800,
    });
  if (names.includes('sanitizers') && (await made('native-threads', 15)))
    await report('threads', [catch2('native-threads', 'posenc_threads'), '[threads]'], reporting, {
      env: sanitizerOptions,
      nice: 15,
      timeoutSeconds: 900,
    });
  if (names.includes('types') && (await made('wasm')) && (await made('figures'))) {
    for (const project of ['tests', 'tests/tools']) {
      const info = join(buildFolder, `types-of-${project.replace('/', '-')}.tsbuildinfo`);
      const flags = ['--project', project, '--noEmit', '--incremental', '--tsBuildInfoFile', info];
      await check('types', project, ['node_modules/typescript-native/bin/tsc', ...flags]);
    }
  }
  if (names.includes('lint'))
    await check('lint', 'sources are clean', ['web/tools/lint.mjs', ...(all ? [] : ['--quick'])]);
}

/** The suite of a case: vitest names the file, Catch2 its program. @param {Case} one */
const suiteOf = ({ suite }) =>
  folders.find((name) => suite.startsWith(`tests/${name}/`)) ?? (suite.startsWith('posenc_tests.') ? 'cpp' : suite);

/** Suites that have to run, with the fingerprints that they have now. @type {Record<string, string>} */
let begun = {};

/** Counts the suites that passed before as they are, and leaves them out. @param {readonly string[]} chosen */
function leaveOutUnchanged(chosen) {
  let unchanged = 0;
  const due = chosen.filter((name) => {
    const count = passedBefore(name);
    if (count === undefined) return true;
    console.log(`  ${name}: ${count} unchanged since they passed`);
    unchanged += count;
    return false;
  });
  return { due, unchanged };
}

/** Remembers the suites that passed, unless something failed that belongs to none of them. */
function rememberPasses() {
  const passed = (/** @type {Case} */ one) => one.failure === undefined && !one.skipped;
  if (cases.some((one) => !passed(one) && !one.skipped && !(suiteOf(one) in begun))) return;
  for (const [name, before] of Object.entries(begun)) {
    const own = cases.filter((one) => suiteOf(one) === name);
    if (own.some(passed) && own.every((one) => one.skipped || passed(one)))
      rememberPass(name, own.filter(passed).length, before);
  }
}

try {
  const { all, chosen, remembers } = readArguments();
  const { due, unchanged } = remembers ? leaveOutUnchanged(chosen) : { due: chosen, unchanged: 0 };
  if (!all) begun = Object.fromEntries(due.map((name) => [name, fingerprint(name)]));
  const lanes = [inFront, behindIt].map((lane, at) =>
    lane(
      due.filter((name) => behind.includes(name) === (at === 1)),
      all,
    ),
  );
  await Promise.all(lanes);
  const late = await repeatLate(all);
  rememberPasses();
  const failures = cases.filter(({ failure }) => failure !== undefined);
  for (const { suite, title, failure = '' } of failures)
    console.log(`\nFAILED  ${suite}: ${title}\n${failure.trimEnd().replace(/^/gm, '    ')}`);
  for (const line of late) console.log(`\nlate: ${line}`);
  const passed = unchanged + cases.filter(({ failure, skipped }) => failure === undefined && !skipped).length;
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  console.log('0 passed, 1 failed');
  process.exitCode = 2;
}

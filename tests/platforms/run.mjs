// @ts-check
// Runs the whole of `npm test` on other systems, each from a fresh clone of what is committed, and prints a table.
//   npm run platforms -- [--system debian-12,debian-13] [--only api,draw] [--again]
//   npm run platforms -- --compilers all|g++-15,clang-22 [--system ...] [--again]
//     the library and its tests with each compiler
// --again keeps what the last run installed and built there: quicker, but no proof that it works from nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../cpp/toolchain/folders.mjs';
import { withLock } from '../../cpp/toolchain/lock.mjs';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';
import { makeBase } from './base.mjs';
import { enter, home, platformsFolder, prepareRun } from './chroot.mjs';
import { testCompilers } from './compilers.mjs';
import { systems } from './systems.mjs';
import { countsIn, shownPackages, tableOf, versionsIn } from './table.mjs';

/** @typedef {import('./systems.mjs').System} System */

const versionsScript = `dpkg-query -W -f '\${Package} \${Version}\n' ${Object.keys(shownPackages).join(' ')} || true
echo "node $(node --version)"`;
const allowed = systems.map(({ name }) => name).join(', ');

/** @param {string} option @param {string | undefined} value @returns {string[] | undefined} */
function namesIn(option, value) {
  if (value !== undefined && !/^[a-z0-9+.-]+(,[a-z0-9+.-]+)*$/.test(value))
    throw new Error(`--${option} is "${value}"; allowed: names with commas between them`);
  return value?.split(',');
}

function chosen() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    options: { system: text, only: text, compilers: text, again: { type: 'boolean', default: false } },
  });
  const names = namesIn('system', values.system);
  const unknown = names?.filter((name) => !systems.some((system) => system.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`--system names "${unknown.join(', ')}"; allowed: ${allowed}`);
  const only = namesIn('only', values.only);
  const compilers = namesIn('compilers', values.compilers);
  if (only && compilers) throw new Error('--only is for suites, of which --compilers runs none: name one of them');
  const known = new Set(systems.flatMap((system) => system.compilers));
  const strange = compilers?.filter((name) => name !== 'all' && !known.has(name)) ?? [];
  if (strange.length > 0)
    throw new Error(`--compilers names "${strange.join(', ')}"; allowed: all, ${[...known].join(', ')}`);
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('npm run platforms makes systems in folders: it needs Linux, and root (sudo npm run platforms)');
  const wanted = systems.filter(({ name, onRequest }) => (names ? names.includes(name) : !onRequest || compilers));
  return { wanted, only, compilers, again: values.again };
}

/** @typedef {{ passed: number, failed: number, cells: (string | number)[] }} Row */

const minutesSince = (/** @type {number} */ started) => Number(((performance.now() - started) / 60_000).toFixed(1));

/**
 * `npm test`, or its two steps where some suites cannot run.
 * @param {System} system
 * @param {string[] | undefined} only
 */
function testCommand({ suites }, only) {
  if (suites === undefined) return `npm test${only ? ` -- --only ${only.join(',')}` : ''}`;
  const chosen = only?.filter((name) => suites.includes(name)) ?? suites;
  return `node cpp/toolchain/setup.mjs --for test --without-browsers && node tests/run.mjs --only ${chosen.join(',')}`;
}

/** @param {System} system @param {string[] | undefined} only @param {boolean} again @returns {Promise<Row>} */
async function testOn(system, only, again) {
  const started = performance.now();
  const run = await prepareRun(system, root, again);
  console.log(`npm test on ${system.name}`);
  const tests = testCommand(system, only);
  const { output } = await enter(system, tests, { run, folder: home, echo: true });
  writeFileSync(join(platformsFolder, system.name, 'output.txt'), output);
  const { passed, failed } = countsIn(output);
  const minutes = minutesSince(started);
  const versions = versionsIn((await enter(system, versionsScript, { run })).output);
  return { passed, failed, cells: [system.name, versions, passed, failed, minutes] };
}

/** @param {System} system @param {string[]} compilers @param {boolean} again @returns {Promise<Row[]>} */
async function compileOn(system, compilers, again) {
  const here = system.compilers.filter((name) => compilers.includes('all') || compilers.includes(name));
  if (here.length === 0) return [];
  const rows = [];
  const run = await prepareRun(system, root, again);
  for (const { passed, failed, ...row } of await testCompilers(system, run, here, console.log)) {
    const cells = [
      system.name,
      row.compiler,
      row.libraries,
      row.warnings,
      passed,
      failed,
      Number(row.minutes.toFixed(1)),
    ];
    rows.push({ passed, failed, cells });
  }
  return rows;
}

/** @param {ReturnType<typeof chosen>} choice */
async function runAll({ wanted, only, compilers, again }) {
  mkdirSync(platformsFolder, { recursive: true });
  const changed = await runCommand('git', ['status', '--porcelain'], { cwd: root });
  if (changed.output.trim() !== '') console.log('What is not committed takes no part.');
  /** @type {Row[]} */
  const rows = [];
  const onWait = () => console.log('Waiting for another run on that system');
  /** @param {System} system @returns {Promise<Row[]>} */
  const runOn = async (system) => {
    const trouble = await makeBase(system, console.log);
    if (trouble !== undefined) {
      console.log(`${system.name} cannot be made: ${trouble}`);
      const cells = [system.name, 'cannot be made', ...(compilers ? ['', 0] : []), 0, 1, 0];
      return [{ passed: 0, failed: 1, cells }];
    }
    return compilers ? compileOn(system, compilers, again) : [await testOn(system, only, again)];
  };
  for (const system of wanted)
    rows.push(...(await withLock(`platform-${system.name}`, () => runOn(system), { onWait })));
  const heads = compilers ? ['system', 'compiler', 'libraries', 'warnings'] : ['system', 'tools'];
  console.log(
    `\n${tableOf(
      [...heads, 'passed', 'failed', 'minutes'],
      rows.map(({ cells }) => cells),
    )}`,
  );
  const sum = (/** @type {'passed' | 'failed'} */ what) => rows.reduce((total, row) => total + row[what], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && rows.length > 0 ? 0 : 1;
}

try {
  await runAll(chosen());
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 2;
}

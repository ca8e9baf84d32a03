// @ts-check
// Prints setting x result for the packed package.   npm run matrix
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../cpp/toolchain/folders.mjs';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';
import { browserVariables } from '../runner/browsers.mjs';
import { startBuilds } from '../runner/builds.mjs';

/**
 * @typedef {object} Result
 * @property {string[]} ancestorTitles
 * @property {string} title
 * @property {string} status
 * @property {number} [duration]
 * @property {string[]} [failureMessages]
 */

const builds = startBuilds(new Set(/** @type {const} */ (['wasm', 'pure', 'package'])), console.log);
for (const build of builds.values()) {
  const { ok, output } = await build;
  if (!ok) throw new Error(output);
}
const folder = mkdtempSync(join(tmpdir(), 'posenc-matrix-'));
const report = join(folder, 'report.json');
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const env = { ...process.env, ...(await browserVariables()) };
const { output } = await runCommand(
  process.execPath,
  [
    vitest,
    'run',
    '--config',
    'tests/vitest.config.ts',
    'tests/package/settings.test.ts',
    'tests/package/checkers.test.ts',
    '--reporter=json',
    `--outputFile=${report}`,
  ],
  { cwd: root, env },
);
/** @type {{ testResults: { assertionResults: Result[] }[] }} */
const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });
const results = testResults.flatMap(({ assertionResults }) => assertionResults);
if (results.length === 0) throw new Error(output);
const width = Math.max(...results.map(({ title }) => title.length));
let group = '';
for (const { ancestorTitles, title, status, duration, failureMessages } of results) {
  if (ancestorTitles[0] !== group) console.log(`\n${(group = ancestorTitles[0] ?? '')}`);
  const seconds = ((duration ?? 0) / 1000).toFixed(1).padStart(5);
  console.log(`  ${title.padEnd(width)}  ${status === 'passed' ? 'works' : 'FAILS'}  ${seconds} s`);
  if (status !== 'passed')
    console.log(`    ${(failureMessages ?? []).join('\n').split('\n').slice(0, 12).join('\n    ')}`);
}
const holes = results.filter(({ status }) => status !== 'passed').length;
console.log(`\n${results.length} settings, ${holes} holes`);
process.exitCode = holes === 0 ? 0 : 1;

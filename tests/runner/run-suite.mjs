// @ts-check
// Runs one suite and says what came of it. A suite that crashes, hangs, or runs nothing has failed: silence is not a
// pass.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../cpp/toolchain/folders.mjs';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';
import { countCatch2, countVitest } from './count.mjs';

/**
 * How the command reports. `exit-code` is for a command that is one test case as a whole.
 * @typedef {'catch2' | 'vitest' | 'exit-code'} Report
 *
 * @typedef {object} SuiteCommand
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Report} report
 * @property {number} [timeoutSeconds]
 * @property {NodeJS.ProcessEnv} [env] added to ours
 *
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {number} passed
 * @property {number} skipped
 * @property {import('./count.mjs').Failure[]} failures
 * @property {number} seconds
 */

const defaultTimeoutSeconds = 300;
const tailLines = 60;

/** @param {string} output */
export const tailOf = (output) => output.trimEnd().split('\n').slice(-tailLines).join('\n');

/** @type {Record<Report, (file: string) => string[]>} */
const reportArguments = {
  catch2: (file) => ['--reporter', 'xml', '--out', file],
  vitest: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  'exit-code': () => [],
};

/** @param {Report} report @param {string} file @returns {import('./count.mjs').Counts} */
function countsFrom(report, file) {
  try {
    const text = readFileSync(file, 'utf8');
    return report === 'catch2' ? countCatch2(text) : countVitest(text);
  } catch {
    return { passed: 0, skipped: 0, failures: [], complete: false }; // no report, or one that cannot be read
  }
}

/**
 * @param {SuiteCommand} suite
 * @param {import('../../cpp/toolchain/run-command.mjs').CommandResult} run
 * @param {import('./count.mjs').Counts} counts
 * @returns {string | undefined} what is wrong with the suite as a whole, beyond its failed test cases
 */
function troubleOf({ name, timeoutSeconds = defaultTimeoutSeconds }, run, counts) {
  const during = counts.unfinished ? ` during "${counts.unfinished}"` : '';
  const ending = run.signal ? `was ended by ${run.signal}` : `ended with exit code ${run.code}`;
  if (run.timedOut) return `the suite ${name} was not done after ${timeoutSeconds} s and was killed${during}`;
  if (run.signal || counts.unfinished) return `the suite ${name} ${ending}${during}`;
  if (run.code !== 0 && counts.failures.length === 0) return `the suite ${name} ${ending}`;
  if (counts.passed + counts.failures.length === 0) return `the suite ${name} ran no test`;
  if (!counts.complete) return `the suite ${name} left a report that is cut off`;
  return undefined;
}

/**
 * @param {SuiteCommand} suite
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite(suite) {
  const { name, report, timeoutSeconds = defaultTimeoutSeconds } = suite;
  const folder = mkdtempSync(join(tmpdir(), 'posenc-report-'));
  try {
    const file = join(folder, 'report');
    const args = [...suite.args, ...reportArguments[report](file)];
    const env = { ...process.env, NO_COLOR: '1', ...suite.env };
    const run = await runCommand(suite.command, args, { cwd: root, env, timeoutSeconds });
    const whole = run.code === 0 && !run.timedOut;
    const counts =
      report === 'exit-code'
        ? { passed: whole ? 1 : 0, skipped: 0, failures: [], complete: true }
        : countsFrom(report, file);
    const trouble = troubleOf(suite, run, counts);
    const failures = trouble ? [...counts.failures, { title: trouble, detail: tailOf(run.output) }] : counts.failures;
    return { name, passed: counts.passed, skipped: counts.skipped, failures, seconds: run.seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

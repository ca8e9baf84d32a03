// Real processes, small ones: Node scripts given on the command line that behave as a broken suite would.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runSuite } from '../runner/run-suite.mjs';

const folder = mkdtempSync(join(tmpdir(), 'posenc-suite-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A suite that is the given script. The report's file name comes last on its command line. */
function suiteOf(script, more = {}) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';\nconst out = process.argv.at(-1).replace(/^.*=/, '');\n${script}`,
  );
  return { name: 'sample', command: process.execPath, args: [file], report: 'vitest', ...more };
}

const passing = `writeFileSync(out, JSON.stringify({ testResults: [{ name: 'a', status: 'passed',
  assertionResults: [{ fullName: 'a row', status: 'passed' }] }] }));`;

const titlesOf = ({ failures }) => failures.map(({ title }) => title);

test('a suite that passes counts its test cases', async () => {
  expect(await runSuite(suiteOf(passing))).toMatchObject({ passed: 1, failures: [] });
});

test('a suite that crashes without a report counts as one failure, with what it said last', async () => {
  const result = await runSuite(suiteOf(`console.log('about to fall'); process.exit(3);`));
  expect(titlesOf(result)).toEqual(['the suite sample ended with exit code 3']);
  expect(result.failures[0].detail).toContain('about to fall');
});

test('a suite whose tests pass and whose exit code does not counts as failed', async () => {
  const result = await runSuite(suiteOf(`${passing} process.exitCode = 1;`));
  expect(result.passed).toBe(1);
  expect(titlesOf(result)).toEqual(['the suite sample ended with exit code 1']);
});

test('a suite ended by a signal counts as failed', async () => {
  const result = await runSuite(suiteOf(`${passing} process.kill(process.pid, 'SIGSEGV');`));
  expect(titlesOf(result)).toEqual(['the suite sample was ended by SIGSEGV']);
});

test('a suite that runs no test counts as failed', async () => {
  expect(titlesOf(await runSuite(suiteOf('')))).toEqual(['the suite sample ran no test']);
  const empty = `writeFileSync(out, JSON.stringify({ testResults: [] }));`;
  expect(titlesOf(await runSuite(suiteOf(empty)))).toEqual(['the suite sample ran no test']);
});

test('a report that is cut off counts as failed, though the exit code is 0', async () => {
  const script = `writeFileSync(out, '<Catch><TestCase name="a"><OverallResult success="true"/></TestCase>');`;
  const result = await runSuite(suiteOf(script, { report: 'catch2' }));
  expect(result.passed).toBe(1);
  expect(titlesOf(result)).toEqual(['the suite sample left a report that is cut off']);
});

test('a program that cannot be started counts as failed and is named', async () => {
  const result = await runSuite({ name: 'sample', command: join(folder, 'nothing-here'), args: [], report: 'catch2' });
  expect(result.failures[0].detail).toContain('nothing-here could not be started');
});

test('a command that is one test case is judged by its exit code', async () => {
  expect(await runSuite(suiteOf('', { report: 'exit-code' }))).toMatchObject({ passed: 1, failures: [] });
  expect(await runSuite(suiteOf('process.exit(1)', { report: 'exit-code' }))).toMatchObject({
    passed: 0,
    failures: [{}],
  });
});

test('a suite that hangs is killed at its time limit, with what it started in groups of its own', async () => {
  const pidFile = join(folder, 'pid');
  const hang = `
    import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
    writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000);`;
  const result = await runSuite(suiteOf(hang, { timeoutSeconds: 2 }));
  expect(titlesOf(result)).toEqual(['the suite sample was not done after 2 s and was killed']);
  expect(existsSync(pidFile)).toBe(true);
  expect(isRunning(Number(readFileSync(pidFile, 'utf8')))).toBe(false);
});

/** A process that has ended but was not yet waited for is a zombie: it runs no longer. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

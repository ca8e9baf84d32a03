// @ts-check
// Builds what the suites need and runs them all; the last line is `N passed, N failed`.
//   npm test -- [--only api,page]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startBuilds } from './runner/builds.mjs';
import { browserVariables } from './runner/browsers.mjs';
import { runSuite, tailOf } from './runner/run-suite.mjs';
import { runInSlots } from './runner/slots.mjs';
import { suites } from './runner/suites.mjs';

/** @returns {readonly import('./runner/suites.mjs').Suite[] | string} or why the arguments cannot be read */
function chosenSuites() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' } } });
    if (values.only === undefined) return suites;
    const names = values.only.split(',').map((name) => name.trim());
    const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
    if (unknown.length > 0)
      return `--only names "${unknown.join(', ')}"; allowed: ${suites.map(({ name }) => name).join(', ')}`;
    return suites.filter(({ name }) => names.includes(name));
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @param {import('./runner/run-suite.mjs').SuiteResult} result */
function summaryOf({ name, passed, skipped, failures, seconds }) {
  const words = [`${passed} passed`];
  if (failures.length > 0) words.push(`${failures.length} FAILED`);
  if (skipped > 0) words.push(`${skipped} skipped`);
  return `  ${name}: ${words.join(', ')} (${seconds.toFixed(1)} s)`;
}

/** @param {readonly import('./runner/suites.mjs').Suite[]} chosen */
async function runAll(chosen) {
  const builds = startBuilds(new Set(chosen.flatMap((suite) => [...suite.builds])), console.log);
  const variables = await browserVariables();
  /** @param {import('./runner/suites.mjs').Suite} suite */
  const runOne = async (suite) => {
    const result = await runSuite({ ...suite, env: { ...variables, ...suite.env } });
    console.log(summaryOf(result));
    return result;
  };
  const jobs = chosen.map((suite) => ({
    ready: async () => {
      for (const build of suite.builds) {
        const made = await builds.get(build);
        if (made && !made.ok) {
          const failures = [
            { title: `the suite ${suite.name} could not run: the build ${build} failed`, detail: tailOf(made.output) },
          ];
          return { name: suite.name, passed: 0, skipped: 0, failures, seconds: 0 };
        }
      }
      return undefined;
    },
    run: () => runOne(suite),
  }));
  return runInSlots(jobs, Math.min(2, availableParallelism()), Promise.all(builds.values()));
}

const chosen = chosenSuites();
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exitCode = 2;
} else {
  const results = await runAll(chosen);
  for (const { name, failures } of results) {
    for (const { title, detail } of failures)
      console.log(`\nFAILED  ${name}: ${title}\n${detail.replace(/^/gm, '    ')}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

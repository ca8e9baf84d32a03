// @ts-check
// Runs `posenc-check` as the action's inputs say; writes summary and outputs, and ends with the exit code of the check.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { summaryOf, summaryOfFault } from './summary.mjs';
import { wordsOf } from './words.mjs';

const env = process.env;
const program = env['CHECK_PROGRAM'] ?? '';
const json = join(dirname(program), 'report.json');
const junit = resolve(env['CHECK_JUNIT'] || join(dirname(program), 'junit.xml'));

/** @param {string} name @param {string} text appended to the file that the variable names */
const append = (name, text) => appendFileSync(/** @type {string} */ (env[name]), text);

/** An output between lines that no text can foresee. @param {string} name @param {string | number} value */
function output(name, value) {
  const end = randomUUID();
  append('GITHUB_OUTPUT', `${name}<<${end}\n${value}\n${end}\n`);
}

/** The words of the check behind its program. */
function wordsOfCheck() {
  const command = wordsOf(env['CHECK_COMMAND'] ?? '');
  if (command.length === 0) throw new Error('the input command is empty: it starts the program that answers');
  const families = (env['CHECK_FAMILIES'] ?? '').split(/[\s,]+/).filter(Boolean);
  const timeout = env['CHECK_TIMEOUT'] ?? '';
  return [
    ...['check', `--json=${json}`, `--junit=${junit}`],
    ...(families.length > 0 ? [`--families=${families.join(',')}`] : []),
    ...(timeout === '' ? [] : [`--timeout=${timeout}`]),
    ...['--', ...command],
  ];
}

/** Runs it, its lines shown as they come. @returns {Promise<{ code: number, said: string }>} */
async function run() {
  const words = wordsOfCheck();
  // The runner obeys lines that begin with two colons; it reads none of the engine's as such. All go through one
  // stream, so that none comes after the line that ends this.
  const token = randomUUID();
  console.log(`::stop-commands::${token}`);
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    said += text;
    process.stdout.write(text);
  });
  const [code] = await once(child, 'close');
  console.log(`\n::${token}::`);
  return { code: code ?? 2, said };
}

/** @param {{ code: number, said: string }} ended */
function tell({ code, said }) {
  process.exitCode = code;
  if (!existsSync(json)) {
    append('GITHUB_STEP_SUMMARY', summaryOfFault(said || `posenc-check ended with exit code ${code}`));
    return;
  }
  const report = JSON.parse(readFileSync(json, 'utf8'));
  const isKnown = report.format === 'posenc-report/1';
  append('GITHUB_STEP_SUMMARY', isKnown ? summaryOf(report) : summaryOfFault(`no summary of a ${report.format}`));
  output('json', json);
  if (existsSync(junit)) output('junit', junit);
  for (const name of ['passed', 'failed', 'unsupported']) output(name, Number(report[name]));
}

try {
  tell(await run());
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  process.stderr.write(`posenc: ${said.replace(/\s+/g, ' ')}\n`);
  tell({ code: 2, said });
}

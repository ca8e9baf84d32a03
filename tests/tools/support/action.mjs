// @ts-check
// Runs the steps of a composite action as a runner of GitHub does: bash, inputs as variables, files for what they say.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../web/tools/toolchain/folders.mjs';
import { readYaml } from './yaml.mjs';

export const actionFolder = join(root, '.github', 'actions', 'check');
export const action = readYaml(readFileSync(join(actionFolder, 'action.yml'), 'utf8'));

/**
 * The outputs in a file of them: `name=value`, or `name<<end`, lines, `end`.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function outputsIn(text) {
  /** @type {Record<string, string>} */
  const found = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length - 1; at++) {
    const line = lines[at] ?? '';
    const [, long, end = ''] = /^([^=]*?)<<(.*)$/.exec(line) ?? [];
    const [, short, value = ''] = /^([^=]+)=(.*)$/.exec(line) ?? [];
    if (long !== undefined) {
      const last = lines.indexOf(end, at + 1);
      if (last < 0) throw new Error(`no line ends ${long}`);
      found[long] = lines.slice(at + 1, last).join('\n');
      at = last;
    } else if (short !== undefined) found[short] = value;
    else throw new Error(`a line is no output: ${line}`);
  }
  return found;
}

/**
 * The value of a text that is one expression, or none. A runner takes an input of that name or a step's output.
 * @param {string} text
 * @param {Record<string, string>} inputs
 * @param {Record<string, Record<string, string>>} steps
 */
export function valueOf(text, inputs, steps) {
  if (!text.includes('$' + '{{')) return text;
  const [, input, step, output] =
    /^\$\{\{ (?:inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+)) \}\}$/.exec(text) ?? [];
  if (input !== undefined && Object.hasOwn(inputs, input)) return inputs[input] ?? '';
  if (step !== undefined && output !== undefined && steps[step]) return steps[step][output] ?? '';
  throw new Error(`an expression is not known: ${text}`);
}

/** @param {Record<string, string>} given @returns {Record<string, string>} with the defaults of the others */
function inputsOf(given) {
  const known = Object.keys(action.inputs);
  const foreign = Object.keys(given).filter((name) => !known.includes(name));
  if (foreign.length > 0) throw new Error(`the action has no input ${foreign.join(', ')}`);
  return Object.fromEntries(known.map((name) => [name, given[name] ?? action.inputs[name].default ?? '']));
}

/**
 * @param {Record<string, string>} given inputs
 * @param {{ folder: string, env?: NodeJS.ProcessEnv }} where `folder` is the workspace, beside which a folder is made
 *   for what the runner gives
 */
export async function runAction(given, { folder, env = {} }) {
  const inputs = inputsOf(given);
  const beside = mkdtempSync(`${folder}-runner-`);
  const summary = join(beside, 'summary.md');
  mkdirSync(join(beside, 'temp'));
  /** @type {Record<string, Record<string, string>>} */
  const steps = {};
  let log = '';
  let code = 0;
  for (const step of action.runs.steps.filter((/** @type {any} */ one) => one.run !== undefined)) {
    const script = join(beside, `${step.id}.sh`);
    const output = join(beside, `${step.id}.out`);
    writeFileSync(script, step.run);
    writeFileSync(output, '');
    const own = Object.entries(step.env ?? {}).map(([name, text]) => [name, valueOf(`${text}`, inputs, steps)]);
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: folder,
      env: {
        ...process.env,
        GITHUB_ACTION_PATH: actionFolder,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        RUNNER_TEMP: join(beside, 'temp'),
        ...env,
        ...Object.fromEntries(own),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
    [code] = await once(child, 'close');
    steps[step.id] = outputsIn(readFileSync(output, 'utf8'));
    if (code !== 0) break;
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [
    name,
    steps['check'] ? valueOf(value, inputs, steps) : '',
  ]);
  return {
    code,
    log,
    /** @type {Record<string, string>} */
    outputs: Object.fromEntries(outputs),
    steps,
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
  };
}

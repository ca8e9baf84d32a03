// @ts-check
// `npm run training-table -- [--seeds 10]`: trains every task with every encoding and both masks from several seeds,
// and some set-ups that show which settings matter; prints the table and stores it as JSON. It takes ten minutes of one
// processor. Results of an unchanged program are reused.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { built } from '../../web/toolchain/build.mjs';
import { buildFolder, root } from '../../web/toolchain/folders.mjs';
import { runCommand } from '../../web/toolchain/run-command.mjs';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '10' } } });
const seeds = Number(values.seeds);
const program = join(buildFolder, 'bench', 'cpp', 'bench', 'posenc_training_table');
const kept = join(buildFolder, 'bench', 'training-cells.json');
const stored = join(root, 'web', 'training', 'table.json');

const tasks = ['whoCameFirst', 'threeBack', 'whereIsItNow', 'wordNumber'];
const right = ['none', 'sinusoidal', 'learned', 'rotary', 'alibi', 't5', 'shaw'];
const wrong = ['doubledExponent', 'normalizedIndex', 'rawIndex', 'oneFrequency'];

/**
 * @typedef {{ task: string, encoding: string, causal?: boolean, model?: 'phone', steps?: number, base?: number,
 *   heads?: number, layers?: number, shortest?: number, longest?: number }} Setup
 * @typedef {{ solved: number[], accuracy: number[][], unseen: number[] }} Outcome
 */

/** @returns {Setup[]} */
function everySetup() {
  const both = [...right, ...wrong];
  const whole = [false, true].flatMap((causal) =>
    tasks.flatMap((task) => both.map((encoding) => ({ task, encoding, causal }))),
  );
  const phone = tasks.flatMap((task) =>
    right.map((encoding) => /** @type {Setup} */ ({ task, encoding, causal: false, model: 'phone' })),
  );
  // Settings that change the outcome: budgets, bases, heads, layers, other lengths.
  /** @type {Setup[]} */
  const others = [
    { task: 'wordNumber', encoding: 'rotary', steps: 3000 },
    { task: 'wordNumber', encoding: 'alibi', steps: 3000 },
    { task: 'wordNumber', encoding: 't5', steps: 3000 },
    { task: 'wordNumber', encoding: 'shaw', steps: 3000 },
    { task: 'threeBack', encoding: 'alibi', steps: 2000 },
    { task: 'threeBack', encoding: 'alibi', causal: true, steps: 2000 },
    { task: 'threeBack', encoding: 'none', causal: true, steps: 2000 },
    { task: 'whereIsItNow', encoding: 'none', causal: true, steps: 2000 },
    ...[100, 1000, 1e6].map((base) => ({ task: 'threeBack', encoding: 'rotary', base })),
    ...[1, 2, 8].map((heads) => ({ task: 'threeBack', encoding: 'rotary', heads })),
    ...[1, 2].map((heads) => ({ task: 'whoCameFirst', encoding: 't5', heads })),
    { task: 'whoCameFirst', encoding: 't5', layers: 1 },
    { task: 'whoCameFirst', encoding: 'rotary', layers: 1 },
    ...['whoCameFirst', 'whereIsItNow', 'threeBack'].flatMap((task) =>
      ['rotary', 'alibi', 't5'].map((encoding) => ({ task, encoding, shortest: 12, longest: 24 })),
    ),
  ];
  return [...whole, ...phone, ...others];
}

/** @param {Setup} setup @returns {string[]} */
const argumentsOf = ({ task, causal, ...rest }) => [
  `task=${tasks.indexOf(task)}`,
  `causal=${causal ? 1 : 0}`,
  ...Object.entries(rest).map(([name, value]) => `${name}=${value}`),
];

/** @param {string[]} list */
async function outputOf(list) {
  const { code, output } = await runCommand(program, list, { timeoutSeconds: 3600 });
  if (code !== 0) throw new Error(output);
  return output;
}

/** @param {Setup} setup @returns {Promise<Outcome>} */
async function train(setup) {
  const output = await outputOf([...argumentsOf(setup), `seeds=${seeds}`]);
  const runs = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return {
    solved: runs.map(({ solved }) => solved),
    accuracy: [0, 1, 2, 3].map((at) => runs.map(({ accuracy }) => accuracy[at])),
    unseen: runs.map(({ unseen }) => unseen),
  };
}

/** @param {number[]} list */
function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (/** @type {number} */ place) => sorted[place] ?? Number.NaN;
  return (at((list.length - 1) >> 1) + at(list.length >> 1)) / 2;
}

/** @param {number[]} list permille, as per cent with its range */
function percent(list) {
  const [low, high] = [Math.min(...list), Math.max(...list)].map((n) => (n / 10).toFixed(0));
  const middle = (median(list) / 10).toFixed(0);
  return low === high ? middle : `${middle} (${low}-${high})`;
}

/** @param {number[]} solved */
function steps(solved) {
  const done = solved.filter((step) => step >= 0);
  if (done.length === 0) return 'never';
  const range = `${median(done)} (${Math.min(...done)}-${Math.max(...done)})`;
  return done.length === solved.length ? range : `${range}, ${done.length} of ${solved.length}`;
}

await built('bench');
const version = createHash('sha256').update(readFileSync(program)).digest('hex');
const old = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
/** @type {Record<string, Outcome>} */
const cells = old.version === version && old.seeds === seeds ? old.cells : {};

const rows = [];
for (const setup of everySetup()) {
  const key = argumentsOf(setup).join(' ');
  cells[key] ??= await train(setup);
  writeFileSync(kept, JSON.stringify({ version, seeds, cells }));
  const { solved, accuracy, unseen } = cells[key];
  // Accuracy by place past the trained length, for the usual set-ups only: the page carries this file.
  const usual = right.includes(setup.encoding) && Object.keys(setup).length === 3 && setup.causal === false;
  rows.push({ ...setup, solved, accuracy, ...(usual ? { unseen } : {}) });
  const { task, encoding, causal, ...rest } = setup;
  const name = [task, encoding, causal ? 'causal' : '', ...Object.entries(rest).map((pair) => pair.join(' '))];
  const [once, , twice, four] = accuracy.map(percent);
  const columns = [name.filter(Boolean).join(', ').padEnd(52), steps(solved).padEnd(26), once?.padEnd(14)];
  console.log([...columns, twice?.padEnd(14), four].join(' '));
}

/** @type {Record<string, number[]>} */
const ceilings = {};
for (const [index, task] of tasks.entries())
  ceilings[task] = JSON.parse(await outputOf([`task=${index}`, 'ceilings=1']));
mkdirSync(dirname(stored), { recursive: true });
const head = {
  command: 'npm run training-table',
  seeds: Array.from({ length: seeds }, (_, i) => i + 1),
  about:
    'solved: steps to 95 % at the longest length of training, -1 for never; accuracy: permille by seed at 1, 1.5, 2 ' +
    'and 4 times that length; unseen: at 2 times (usual set-ups alone), only where the deciding word lies past it, ' +
    '-1 where none does; ceilings: without order, at those lengths',
  ceilings,
};
const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
writeFileSync(stored, `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`);
console.log(`\n${rows.length} rows in ${stored}`);

// @ts-check
// `npm run bench -- training-table`: trains every task with every encoding and both masks, and set-ups that show which
// settings matter, from twenty seeds; prints the table and stores it as JSON. `--curves` stores the learning curves
// that the lab shows before a race, `--rates` the sweep of the learning rate. `--held-out` trains what sentences
// rest on from three further seeds, which judge what the page says of the first twenty
// (web/docs/decisions/020-sentences-are-judged-by-other-seeds.md).
//
// All four take an hour of one processor. A stored run is kept if the first run of its row comes out the same again, so
// an added row or seed costs no more than itself; `--fresh` trains everything.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { built } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';
import { everyCurve, everyJudged, everyRate, everySetup, seedsOf, tasks, usual } from './training/setups.mjs';

/**
 * @typedef {import('./training/setups.mjs').Setup} Setup
 * @typedef {{ solved: number, accuracy: number[], unseen: number, curve?: number[] }} Outcome
 * @typedef {Setup & { solved: number[], accuracy: number[][], unseen?: number[] }} Row
 */

const { values } = parseArgs({
  options: {
    curves: { type: 'boolean', default: false },
    rates: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const program = join(buildFolder, 'bench', 'cpp', 'bench', 'posenc_training_table');

/** @param {number} first @param {number} count */
const range = (first, count) => Array.from({ length: count }, (_, index) => first + index);
const [file, command, seeds, setups] = values.rates
  ? ['web/labs/trained/rates.json', 'npm run bench -- training-table --rates', range(1, 5), everyRate()]
  : values['held-out']
    ? [
        'tests/library/api/training/held-out.json',
        'npm run bench -- training-table --held-out',
        range(21, 3),
        everyJudged(),
      ]
    : ['web/labs/trained/table.json', 'npm run bench -- training-table', range(1, 20), everySetup()];
const stored = join(root, file);
/** Steps from one point of a stored curve to the next. */
const apart = 20;

/** @param {Setup} setup @returns {string[]} */
const argumentsOf = ({ task, causal, ...rest }) => [
  `task=${tasks.indexOf(task)}`,
  `causal=${causal ? 1 : 0}`,
  ...Object.entries(rest).map(([name, value]) => `${name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}=${value}`),
];

/** @param {string[]} list @returns {Promise<unknown[]>} a value for each line */
async function linesOf(list) {
  const { code, output } = await runCommand(program, list, { timeoutSeconds: 3600 });
  if (code !== 0) throw new Error(output);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** @param {Setup} setup @param {number} seed @param {number} count @returns {Promise<Outcome[]>} */
const train = async (setup, seed, count) =>
  /** @type {Outcome[]} */ (await linesOf([...argumentsOf(setup), `seed=${seed}`, `seeds=${count}`]));

/** Earlier results, by seed. @type {Map<string, Map<number, Outcome>>} */
const known = new Map();
if (existsSync(stored) && !values.fresh) {
  const old = JSON.parse(readFileSync(stored, 'utf8'));
  for (const { solved, accuracy, unseen, ...setup } of old.rows) {
    const runs = old.seeds.map((/** @type {number} */ seed, /** @type {number} */ at) => {
      const shares = accuracy.map((/** @type {number[]} */ list) => list[at]);
      return [seed, { solved: solved[at], accuracy: shares, unseen: unseen?.[at] }];
    });
    const finished = runs.filter((/** @type {[number, Outcome]} */ [, run]) => run.solved !== undefined);
    known.set(argumentsOf(setup).join(' '), new Map(finished));
  }
}

/** @param {Setup} setup @returns {Promise<Outcome[]>} */
async function runsOf(setup) {
  const old = known.get(argumentsOf(setup).join(' ')) ?? new Map();
  const [first = 0] = seeds;
  if (old.has(first)) {
    const [again] = await train(setup, first, 1);
    const { solved, accuracy } = old.get(first);
    if (JSON.stringify([again?.solved, again?.accuracy]) !== JSON.stringify([solved, accuracy])) old.clear();
  }
  const wanted = seeds.slice(0, seedsOf(setup, seeds.length));
  const missing = wanted.filter((seed) => !old.has(seed));
  const made = missing.length === 0 ? [] : await train(setup, missing[0] ?? 0, missing.length);
  return wanted.map((seed) => old.get(seed) ?? /** @type {Outcome} */ (made[missing.indexOf(seed)]));
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
  const span = `${median(done)} (${Math.min(...done)}-${Math.max(...done)})`;
  return done.length === solved.length ? span : `${span}, ${done.length} of ${solved.length}`;
}

/** @param {Row} row */
function print({ solved, accuracy, unseen: _, task, encoding, causal, ...rest }) {
  const [once, , twice, four] = accuracy.map(percent);
  const name = [task, encoding, causal ? 'causal' : '', ...Object.entries(rest).map((pair) => pair.join(' '))];
  const columns = [name.filter(Boolean).join(', ').padEnd(52), steps(solved).padEnd(26), once?.padEnd(14)];
  console.log([...columns, twice?.padEnd(14), four].join(' '));
}

/** The median of all seeds, point by point, in permille. */
async function storeCurves() {
  const lines = [];
  for (const setup of everyCurve()) {
    const runs = /** @type {Outcome[]} */ (
      await linesOf([...argumentsOf(setup), `curve=${apart}`, 'seed=1', `seeds=${seeds.length}`])
    );
    const points = runs[0]?.curve ?? [];
    const middle = points.map((_, place) => Math.round(median(runs.map(({ curve }) => curve?.[place] ?? Number.NaN))));
    lines.push(`  ${JSON.stringify({ ...setup, middle })}`);
    console.log(...Object.values(setup), middle.join(' '));
  }
  const head = {
    command: 'npm run bench -- training-table --curves',
    seeds,
    apart,
    about:
      'middle: permille of right answers at the longest length of training, the median of the seeds, every 20 steps',
  };
  const text = `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines.join(',\n')}\n]}\n`;
  writeFileSync(join(root, 'web', 'labs', 'trained', 'curves.json'), text);
  console.log(`\n${lines.length} curves in web/labs/trained/curves.json`);
}

async function storeTable() {
  /** @type {Record<string, unknown>} */
  const ceilings = {};
  for (const [index, task] of tasks.entries()) [ceilings[task]] = await linesOf([`task=${index}`, 'ceilings=1']);
  const head = {
    command,
    seeds,
    about:
      'by seed, of the longest trainings for the first of them only; solved: steps to 95 % at the longest ' +
      'length of training, -1 for never; accuracy: permille at 1, 1.5, 2 and 4 times that length; unseen: at 2 times ' +
      '(usual set-ups alone), only where the deciding word lies past it, -1 where none does; ceilings: without ' +
      'order, at those lengths',
    ceilings,
  };
  /** @type {Row[]} */
  const rows = [];
  mkdirSync(dirname(stored), { recursive: true });
  for (const setup of setups) {
    const runs = await runsOf(setup);
    const accuracy = [0, 1, 2, 3].map((place) => runs.map((run) => run.accuracy[place] ?? Number.NaN));
    const unseen = usual(setup) ? { unseen: runs.map((run) => run.unseen) } : {};
    /** @type {Row} */
    const row = { ...setup, solved: runs.map(({ solved }) => solved), accuracy, ...unseen };
    rows.push(row);
    print(row);
    // Whatever ends this early loses no finished row.
    const lines = rows.map((each) => `  ${JSON.stringify(each)}`).join(',\n');
    writeFileSync(stored, `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`);
  }
  console.log(`\n${rows.length} rows in ${file}`);
}

await built('bench');
await (values.curves ? storeCurves() : storeTable());

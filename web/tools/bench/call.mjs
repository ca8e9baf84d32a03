// @ts-check
// `npm run bench -- call`: the cost of a small call through the whole API of the built package, and of the first call,
// stage by stage.
// The engines take turns, each in a new process: times are medians over the processes; ratios, which are least affected
// by the machine's load, come with their minimum and maximum.
//   npm run bench -- call [--in node,chromium,firefox] [--turns 5]
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { built } from '../toolchain/build.mjs';
import { root } from '../toolchain/folders.mjs';
import { measureInBrowser } from './browser.mjs';

/** @typedef {'node' | 'chromium' | 'firefox'} Engine */
/** @typedef {readonly { readonly name: string, readonly time: number }[]} Times */

const { values } = parseArgs({
  options: { in: { type: 'string', default: 'node' }, turns: { type: 'string', default: '5' } },
});
const engines = /** @type {Engine[]} */ (values.in.split(','));
const turns = Number(values.turns);

const entry = join(root, 'dist', 'index.js');
/** The file behind `import 'posenc'` in Node. */
const nodeEntry = join(root, 'dist', 'index.node.js');
await built('package');
const folder = mkdtempSync(join(tmpdir(), 'posenc-calls-'));
const script = join(folder, 'calls.mjs');
const entryPoints = [join(root, 'web', 'tools', 'bench', 'call-cases.mjs')];
await build({ entryPoints, outfile: script, bundle: true, format: 'esm', alias: { posenc: entry } });

/** @param {string} program run in a new process; prints JSON */
const inNode = (program) =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
const url = (/** @type {string} */ file) => JSON.stringify(pathToFileURL(file).href);

/** @param {Engine} engine @returns {Promise<Times>} */
const measured = async (engine) =>
  engine === 'node'
    ? inNode(`const { measureCalls } = await import(${url(script)}); console.log(JSON.stringify(measureCalls()));`)
    : measureInBrowser(engine, script, folder, { function: 'measureCalls', options: {} });

// A process or a browser for each: engines keep what they have compiled.
const startScript = join(root, 'web', 'tools', 'bench', 'start-stages.mjs');
copyFileSync(entry, join(folder, 'posenc.js'));
/** @param {Engine} engine @param {string} [of] @returns {Promise<import('./start-stages.mjs').Stages>} */
const started = async (engine, of = nodeEntry) =>
  engine === 'node'
    ? inNode(`const { measureStart } = await import(${url(startScript)});
        console.log(JSON.stringify(await measureStart({}, { entry: ${url(of)} })));`)
    : measureInBrowser(engine, startScript, folder, { function: 'measureStart', options: { entry: '/posenc.js' } });

/** @type {Map<Engine, Times[]>} */
const taken = new Map(engines.map((engine) => [engine, []]));
const packedInNode = 'node, packed as for browsers';
/** @type {Map<string, import('./start-stages.mjs').Stages[]>} */
const starts = new Map(engines.map((engine) => [engine, []]));
if (engines.includes('node')) starts.set(packedInNode, []);
for (let turn = 0; turn < turns; ++turn) {
  for (const engine of engines) {
    taken.get(engine)?.push(await measured(engine));
    for (let k = 0; k < (engine === 'node' ? 3 : 1); ++k) {
      starts.get(engine)?.push(await started(engine));
      if (engine === 'node') starts.get(packedInNode)?.push(await started(engine, entry));
    }
  }
}

/** @param {readonly (number | undefined)[]} numbers */
function spread(numbers) {
  const sorted = numbers.map((number) => number ?? NaN).sort((a, b) => a - b);
  return { least: sorted[0] ?? NaN, median: sorted[sorted.length >> 1] ?? NaN, most: sorted.at(-1) ?? NaN };
}
const fixed = (/** @type {number} */ number) => number.toFixed(2);

for (const [engine, runs] of taken) {
  console.log(`\n${engine === 'node' ? `Node ${process.version}` : engine}`);
  for (const [at, { name }] of (runs[0] ?? []).entries()) {
    const { median } = spread(runs.map((run) => run[at]?.time));
    // By hand and ours turn the same heads.
    const [, heads] = /, (\d+ heads of .*)$/.exec(name) ?? [];
    const byHand = runs.map((run) => run.find((other) => other.name === `by hand, ${heads}`)?.time ?? NaN);
    const ratio = spread(runs.map((run, k) => (byHand[k] ?? NaN) / (run[at]?.time ?? NaN)));
    const compared = heads === undefined || name.startsWith('by hand');
    console.log(
      `${name.padEnd(40)} ${fixed(median).padStart(7)} us` +
        (compared
          ? ''
          : `   ${fixed(ratio.median)} times as fast as by hand (${fixed(ratio.least)} to ${fixed(ratio.most)})`),
    );
  }
}
for (const [engine, runs] of starts) {
  console.log(`\nThe start in ${engine}`);
  for (const [at, { name }] of (runs[0] ?? []).entries()) {
    const { least, median } = spread(runs.map((run) => run[at]?.time));
    console.log(`${name.padEnd(40)} ${fixed(median).padStart(7)} ms   (least ${fixed(least)})`);
  }
}
rmSync(folder, { recursive: true });
console.log(`\nLoad average ${loadavg()[0]?.toFixed(1)}.`);

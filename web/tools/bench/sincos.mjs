// @ts-check
// `npm run bench -- sincos`: nanoseconds a sine of posenc/sincos beside the engine's own. The engines take turns, each
// in a new process; medians over the turns, with the least and the largest quotient.
//   npm run bench -- sincos [--in node,chromium,firefox] [--turns 3]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { root } from '../toolchain/folders.mjs';
import { measureInBrowser } from './browser.mjs';

/** @typedef {'node' | 'chromium' | 'firefox'} Engine */
/** @typedef {ReturnType<typeof import('./sincos-cases.mjs').measureSines>} Times */

const { values } = parseArgs({
  options: { in: { type: 'string', default: 'node' }, turns: { type: 'string', default: '3' } },
});
const engines = /** @type {Engine[]} */ (values.in.split(','));

const folder = mkdtempSync(join(tmpdir(), 'posenc-sines-'));
const script = join(folder, 'sines.mjs');
await build({
  entryPoints: [join(root, 'web', 'tools', 'bench', 'sincos-cases.mjs')],
  outfile: script,
  bundle: true,
  format: 'esm',
  // Built as for the package: the sources are all of it.
  minify: true,
  alias: { 'posenc/sincos': join(root, 'web', 'library', 'sincos', 'index.ts') },
});

const program = `const { measureSines } = await import(${JSON.stringify(pathToFileURL(script).href)});
  console.log(JSON.stringify(measureSines()));`;
/** @param {Engine} engine @returns {Promise<Times>} */
const measured = async (engine) =>
  engine === 'node'
    ? JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }))
    : measureInBrowser(engine, script, folder, { function: 'measureSines', options: {} });

/** @type {Map<Engine, Times[]>} */
const taken = new Map(engines.map((engine) => [engine, []]));
for (let turn = 0; turn < Number(values.turns); ++turn)
  for (const engine of engines) taken.get(engine)?.push(await measured(engine));
rmSync(folder, { recursive: true });

/** @param {readonly number[]} numbers */
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const fixed = (/** @type {number | undefined} */ number) => (number ?? NaN).toFixed(2);

for (const [engine, runs] of taken) {
  console.log(`\n${engine === 'node' ? `Node ${process.version}` : engine}: ns of posenc, ns of Math, their quotient`);
  for (const [at, { name }] of (runs[0] ?? []).entries()) {
    const of = runs.map((run) => run[at] ?? { ours: NaN, engine: NaN });
    const middle = runs.length >> 1,
      quotients = sorted(of.map(({ ours, engine }) => ours / engine));
    const [ours, own] = [sorted(of.map(({ ours }) => ours))[middle], sorted(of.map(({ engine }) => engine))[middle]];
    console.log(
      `${name.padEnd(36)} ${fixed(ours).padStart(8)} ${fixed(own).padStart(8)}` +
        `   ${fixed(quotients[middle])} (${fixed(quotients[0])} to ${fixed(quotients.at(-1))})`,
    );
  }
}
console.log(`\nLoad average ${loadavg()[0]?.toFixed(1)}.`);

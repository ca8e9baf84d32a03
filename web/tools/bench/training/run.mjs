// @ts-check
// `npm run bench -- train [--in node,chromium,firefox] [--rounds 9] [--peers no]`: the cost of a training step, native
// on every instruction set and as WebAssembly, compared with TensorFlow.js and (if installed) PyTorch with the same
// model; and the race of six on the page, in the browsers. onnxruntime-web is missing: its training build ended with
// 1.19 and needs graphs that a Python tool prepares.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { built } from '../../toolchain/build.mjs';
import { buildFolder, root } from '../../toolchain/folders.mjs';
import { installPackages, isInstalled } from '../../toolchain/npm-packages.mjs';
import { browserVariables } from '../../toolchain/requirements.mjs';
import { runCommand } from '../../toolchain/run-command.mjs';
import { measureInBrowser } from '../browser.mjs';
import { measureRace } from './race.mjs';

const bench = join(root, 'web', 'tools', 'bench');
const results = join(buildFolder, 'bench');
const modules = join(bench, 'node_modules');
const { values } = parseArgs({
  options: {
    in: { type: 'string', default: 'node,chromium,firefox' },
    rounds: { type: 'string', default: '9' },
    peers: { type: 'string', default: 'yes' },
  },
});
const options = { rounds: Number(values.rounds), peers: values.peers !== 'no' };

/** Multiplications and additions of a step: "three back", sentences of 12, a batch of 32. */
function operations({ dim = 32, layers = 2, width = 64, classes = 8, length = 12, batch = 32 } = {}) {
  const columns = batch * length,
    asked = batch * (length - 3);
  const rest = 2 * dim * dim + 2 * dim * width + 2 * length * dim; // queries, output, feed-forward, attention
  const forward =
    (layers - 1) * columns * (2 * dim * dim + rest) + columns * 2 * dim * dim + asked * (rest + dim * classes);
  return 3 * 2 * forward; // the backward pass takes each product twice
}

/** @param {number} milliseconds @param {boolean} phone */
const gigaflops = (milliseconds, phone) =>
  (operations(phone ? { dim: 16, width: 32 } : {}) / milliseconds / 1e6).toFixed(1).padStart(6);

/** @param {string} name @param {number} milliseconds @param {string} [more] */
function line(name, milliseconds, more = '') {
  const rate = gigaflops(milliseconds, name.includes('phone'));
  console.log(`  ${name.padEnd(34)} ${milliseconds.toFixed(3).padStart(8)} ms ${rate} GFLOP/s${more}`);
}

async function native() {
  const program = join(results, 'cpp', 'bench', 'posenc_training_step');
  const { code, output } = await runCommand(program, ['600'], { timeoutSeconds: 1800 });
  if (code !== 0) throw new Error(output);
  return /** @type {{ isa: string, model: string, encoding: string, step: number, end: number }[]} */ (
    JSON.parse(output)
  );
}

/** @returns {Promise<Record<string, number>>} */
async function torch() {
  for (const python of [process.env['PYTHON'] ?? 'python3', '/usr/bin/python3']) {
    const { code, output } = await runCommand(python, [join(bench, 'training', 'torch_step.py'), '12', '32', '100'], {
      timeoutSeconds: 600,
    });
    if (code === 0 && output.includes('PyTorch')) return JSON.parse(output.slice(output.lastIndexOf('{')));
  }
  return {};
}

/** @param {'node' | 'browser'} platform */
async function bundle(platform) {
  const outfile = join(results, `training-${platform}.mjs`);
  await build({
    entryPoints: [join(bench, 'training', 'measure.mjs')],
    outfile,
    bundle: true,
    format: 'esm',
    platform,
    nodePaths: [modules],
    ignoreAnnotations: true, // tfjs declares that its backends have no side effects, but registers them by side effect
    external: platform === 'node' ? [] : ['fs', 'path', 'os', 'crypto', 'worker_threads', 'perf_hooks', 'url', 'util'],
    ...(platform === 'node'
      ? {
          banner: {
            js:
              "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" +
              "const __dirname = '';",
          },
        }
      : {}),
    logLevel: 'error',
  });
  return outfile;
}

/** @typedef {Awaited<ReturnType<typeof import('./measure.mjs').measureTraining>>} Measured */

/** @param {string} engine @returns {Promise<Measured>} */
async function measureIn(engine) {
  if (engine !== 'node') {
    const file = await bundle('browser');
    return measureInBrowser(/** @type {'chromium' | 'firefox'} */ (engine), file, modules, {
      function: 'measureTraining',
      options,
    });
  }
  const file = pathToFileURL(await bundle('node')).href;
  const folders = { tfjs: `${join(modules, '@tensorflow', 'tfjs-backend-wasm', 'dist')}/` };
  const code = `const { measureTraining } = await import(${JSON.stringify(file)});
    const result = await measureTraining(${JSON.stringify(folders)}, ${JSON.stringify(options)});
    process.stdout.write('\\nRESULT' + JSON.stringify(result) + '\\n'); process.exit(0);`;
  const { output, code: status } = await runCommand(process.execPath, ['--input-type=module', '-e', code], {
    cwd: bench,
    timeoutSeconds: 1800,
  });
  const found = output.split('\n').find((text) => text.startsWith('RESULT'));
  if (status !== 0 || found === undefined) throw new Error(output);
  return JSON.parse(found.slice('RESULT'.length));
}

if (options.peers && !isInstalled(bench)) {
  console.log('Installing the peers (npm ci in web/tools/bench)');
  const { code, output } = await installPackages(bench);
  if (code !== 0) throw new Error(output);
}
await built('bench', 'wasm');
mkdirSync(results, { recursive: true });

console.log('"Three back", milliseconds of the processor; "end": the last tenth of 600 steps over the first\n\nnative');
const ours = await native();
for (const { isa, model, encoding, step, end } of ours)
  if (['sinusoidal', 'rotary', 't5', 'shaw'].includes(encoding))
    line(`${isa}, ${encoding}${model === 'phone' ? ', phone' : ''}`, step, `, end ${end.toFixed(2)}`);
const peer = options.peers ? await torch() : {};
for (const [name, time] of Object.entries(peer)) if (name !== 'loss') line(name, time);

/** @type {Record<string, Measured>} */
const engines = {};
for (const engine of values.in.split(',')) {
  const measured = await measureIn(engine);
  engines[engine] = measured;
  console.log(`\n${engine} (${engine === 'node' ? 'processor' : 'clock'}, median of rounds; best)`);
  for (const { name, milliseconds, best } of measured.cases) line(name, milliseconds, `, best ${best.toFixed(3)} ms`);
  console.log(`  end of 600 steps over their start: ${measured.end.toFixed(2)}`);
}
await built('page');
Object.assign(process.env, await browserVariables());
/** @type {Record<string, Awaited<ReturnType<typeof measureRace>>>} */
const races = {};
for (const engine of /** @type {const} */ (['chromium', 'firefox']).filter((name) => values.in.includes(name))) {
  const race = await measureRace(engine);
  races[engine] = race;
  const text = (/** @type {{ median: number, p95: number }} */ { median, p95 }) =>
    `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  console.log(`\nrace of six in ${engine}: ${race.seconds.toFixed(1)} s, ${race.frames} frames`);
  console.log(`  from frame to frame ${text(race.interval)}; work of the page at each ${text(race.work)}`);
  if (engine === 'chromium') console.log(`  of the processor ${race.thread.toFixed(1)} ms a frame`);
}
const load = loadavg()[0];
const machine = { processor: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
const date = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(results, 'training.json'),
  `${JSON.stringify({ date, machine, native: ours, torch: peer, engines, load, races }, undefined, 1)}\n`,
);

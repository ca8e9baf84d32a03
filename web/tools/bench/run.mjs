// @ts-check
// `npm run bench -- js [--in node,chromium,firefox] [--rounds 7] [--only rotary]`: installs the peers, builds the
// WebAssembly, measures in Node and in both browsers, prints ratios, and leaves the numbers in build/bench/js.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { built } from '../toolchain/build.mjs';
import { buildFolder, root } from '../toolchain/folders.mjs';
import { installPackages, isInstalled } from '../toolchain/npm-packages.mjs';
import { runCommand } from '../toolchain/run-command.mjs';
import { measureInBrowser } from './browser.mjs';

const here = join(root, 'web', 'tools', 'bench');
const results = join(buildFolder, 'bench');
const modules = join(here, 'node_modules');

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: 'node,chromium,firefox' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
  },
});

/** @param {'node' | 'browser'} platform @returns {Promise<string>} the file */
async function bundle(platform) {
  const outfile = join(results, `${platform}.mjs`);
  await build({
    entryPoints: [join(here, 'measure.mjs')],
    outfile,
    bundle: true,
    format: 'esm',
    platform,
    alias: { posenc: join(root, 'web', 'library', 'api', 'index.ts') },
    external:
      platform === 'node'
        ? ['bun:jsc']
        : ['bun:jsc', 'fs', 'path', 'os', 'crypto', 'worker_threads', 'perf_hooks', 'url', 'util'],
    // onnxruntime-web's build for Node asks for these two.
    ...(platform === 'node'
      ? {
          banner: {
            js: [
              "import { createRequire as requireFrom } from 'node:module';",
              "const require = requireFrom(import.meta.url), __dirname = '';",
            ].join('\n'),
          },
        }
      : {}),
    logLevel: 'error',
  });
  return outfile;
}

/** @param {number} rounds */
async function measureInNode(rounds) {
  const file = await bundle('node');
  const folders = {
    onnx: `${pathToFileURL(join(modules, 'onnxruntime-web', 'dist')).href}/`,
    tfjs: `${join(modules, '@tensorflow', 'tfjs-backend-wasm', 'dist')}/`,
  };
  const code = `const { measureAll } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const result = await measureAll(${JSON.stringify(folders)}, ${JSON.stringify({ rounds, only: values.only })});
    process.stdout.write('\\nRESULT' + JSON.stringify(result) + '\\n'); process.exit(0);`;
  const { output, code: status } = await runCommand(
    process.execPath,
    ['--expose-gc', '--input-type=module', '-e', code],
    { cwd: here, timeoutSeconds: 900 },
  );
  const line = output.split('\n').find((text) => text.startsWith('RESULT'));
  if (status !== 0 || line === undefined) throw new Error(output);
  return JSON.parse(line.slice('RESULT'.length));
}

/** @param {string} engine @param {Awaited<ReturnType<typeof import('./measure.mjs').measureAll>>} result */
function print(engine, { isa, notes, groups }) {
  for (const { name, baseline, cases } of groups) {
    console.log(`\n${engine} (${isa}): ${name}`);
    for (const { name: label, milliseconds, ratio } of cases) {
      const number = (/** @type {number} */ n) => n.toPrecision(3).padStart(7);
      const spread =
        label === baseline
          ? ''
          : `   x ${number(ratio.median)}  (${ratio.low.toPrecision(3)} to ${ratio.high.toPrecision(3)})`;
      console.log(`  ${label.padEnd(32)} ${number(milliseconds.median)} ms${spread}`);
    }
  }
  for (const note of notes) console.log(`  note: ${note}`);
}

if (!isInstalled(here)) {
  console.log('Installing the peers (npm ci in web/tools/bench)');
  const { code, output } = await installPackages(here);
  if (code !== 0) throw new Error(output);
}
await built('wasm');
mkdirSync(results, { recursive: true });
const rounds = Number(values.rounds);
/** @type {Record<string, Awaited<ReturnType<typeof import('./measure.mjs').measureAll>>>} */
const engines = {};
for (const engine of values.in.split(',')) {
  engines[engine] =
    engine === 'node'
      ? await measureInNode(rounds)
      : await measureInBrowser(/** @type {'chromium' | 'firefox'} */ (engine), await bundle('browser'), modules, {
          function: 'measureAll',
          options: { rounds, only: values.only },
        });
  print(engine, engines[engine]);
}
const machine = { processor: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
const measured = { date: new Date().toISOString().slice(0, 10), machine, rounds, engines };
// A partial table goes to the caller's file.
if (values.only === '') writeFileSync(join(results, 'js.json'), `${JSON.stringify(measured, undefined, 1)}\n`);
console.log('\nRatios are times over the time of the line without one: the median of the rounds, and their quartiles.');

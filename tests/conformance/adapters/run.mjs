// Installs the projects that can be had, asks each the vectors, and writes results.json.
//   node tests/conformance/adapters/run.mjs [--only posenc,tfjs-cpu [--write]]
// With --only the results are printed, and written only if asked to.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { built } from '../../../web/tools/toolchain/build.mjs';
import { root } from '../../../web/tools/toolchain/folders.mjs';
import { engine } from '../../../web/tools/package/entry.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(root, 'build', 'conformance', 'others');
const vectors = join(here, '..', 'vectors');

const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean' } } });
const wanted = values.only?.split(',');

/** Debian's Python has Debian's NumPy and PyTorch; another one may stand before it in PATH. */
function pythonWith(module, packageName) {
  const found = () =>
    ['python3', '/usr/bin/python3'].find((python) => {
      try {
        execFileSync(python, ['-c', `import ${module}`], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    });
  const here = found();
  if (here) return here;
  const install = ['install', '--yes', '--no-install-recommends', packageName];
  try {
    execFileSync('apt-get', install, { stdio: 'ignore' });
  } catch {
    // Not Debian, or not root: said below.
  }
  return found() ?? fail(`no python3 has ${module}; on Debian: apt-get ${install.join(' ')}`);
}

function fail(text) {
  throw new Error(text);
}

/** This library as a program of one file. */
async function ours(entry) {
  const outfile = join(folder, `posenc-${entry}.mjs`);
  await build({
    entryPoints: [join(here, 'ours.mjs')],
    alias: { posenc: join(root, 'web', 'library', 'api', 'index.ts') },
    plugins: entry === 'pure' ? [engine('engine-pure')] : [],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  return [process.execPath, outfile];
}

const script = (name, ...words) => [process.execPath, join(here, name), ...words];
const python = (module, packageName, name, ...words) => [pythonWith(module, packageName), join(here, name), ...words];

/** In the order of the page. */
const adapters = {
  posenc: () => ours('index'),
  'posenc/pure': () => ours('pure'),
  python: () => ['python3', join(here, 'tutorial.py')],
  'numpy-float64': () => python('numpy', 'python3-numpy', 'with_numpy.py', 'float64'),
  'numpy-float32': () => python('numpy', 'python3-numpy', 'with_numpy.py', 'float32'),
  pytorch: () => python('torch', 'python3-torch', 'with_torch.py'),
  'onnxruntime-double': () => script('onnxruntime.mjs', 'double'),
  'onnxruntime-graph': () => script('onnxruntime.mjs', 'graph'),
  'tfjs-cpu': () => script('tfjs.mjs', 'cpu'),
  'tfjs-wasm': () => script('tfjs.mjs', 'wasm'),
  'jax-js': () => script('jax.mjs'),
  'numpy-ts': () => script('numpy-ts.mjs'),
  ggml: () => ['python3', join(here, 'with_ggml.py'), join(folder, 'node_modules')],
  'transformers.js': () => script('transformers.mjs'),
};

/** Those that npm's packages are not needed for. */
const own = ['posenc', 'posenc/pure', 'python', 'numpy-float64', 'numpy-float32', 'pytorch'];
const unknown = (wanted ?? []).filter((name) => !(name in adapters));
if (unknown.length > 0) fail(`there is no ${unknown.join(', ')}; allowed: ${Object.keys(adapters).join(', ')}`);

mkdirSync(folder, { recursive: true });
if (!wanted?.every((name) => own.includes(name))) {
  copyFileSync(join(here, 'package.json'), join(folder, 'package.json'));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
if (wanted?.includes('posenc') ?? true) await built('wasm');
if (wanted?.includes('posenc/pure') ?? true) await built('pure');
const outfile = join(folder, 'measure.mjs');
await build({ entryPoints: [join(here, 'measure.ts')], bundle: true, platform: 'node', format: 'esm', outfile });
const { measure, vectorsVersion } = await import(pathToFileURL(outfile).href);

const measured = {};
const missing = {};
for (const [name, command] of Object.entries(adapters)) {
  if (wanted && !wanted.includes(name)) continue;
  try {
    measured[name] = await measure(await command(), vectors);
    console.log(name, measured[name].version);
    for (const [family, one] of Object.entries(measured[name].families)) {
      const right = one.places.findIndex(({ within }) => !within);
      const first = right < 0 ? '' : `, wrong from position ${one.places[right].position}`;
      console.log(
        `  ${family}: ${one.passed} passed, ${one.failed} failed, ${one.unsupported} unsupported, ` +
          `at most ${one.largest} ulp${first}`,
      );
    }
    for (const text of measured[name].findings) console.log(`  ${text}`);
    if (wanted) for (const { id, message } of measured[name].failed) console.log(`  ${id}: ${message}`);
    for (const text of measured[name].diagnosis) console.log(`  ${text}`);
  } catch (error) {
    missing[name] = error.message.split('\n')[0];
    console.log(`${name}: ${error.message}`);
  }
}
if (wanted && values.write) {
  // The others stay as they were measured.
  const file = join(here, 'results.json');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...known, measured: { ...known.measured, ...measured } })}\n`);
} else if (!wanted) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const results = {
    format: 'posenc-others/1',
    date: new Date().toISOString().slice(0, 10),
    posenc: version,
    vectors: vectorsVersion(vectors),
    node: process.version,
    system: `${process.platform} ${process.arch}`,
    measured,
    missing,
  };
  writeFileSync(join(here, 'results.json'), `${JSON.stringify(results)}\n`);
}

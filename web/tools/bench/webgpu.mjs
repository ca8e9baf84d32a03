// @ts-check
// posenc/webgpu on every adapter that can be had, beside the shader that models in browsers use:
//   node web/tools/bench/webgpu.mjs [--runs 5]
// Adapters: Chromium's GPU and SwiftShader, Firefox if it has WebGPU; and in Node, if the npm package `webgpu` is
// installed in web/tools/bench (npm install --prefix web/tools/bench webgpu), every driver of VK_ICD_FILENAMES, or the
// system's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { gpuFlags } from '../toolchain/gpu.mjs';
import { launch } from '../toolchain/launch.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

/** @param {import('esbuild').Format} format @param {string} contents */
async function bundled(format, contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(here, 'webgpu'), loader: 'ts' },
    bundle: true,
    format,
    write: false,
    logLevel: 'error',
    external: ['file:*'],
    alias: {
      posenc: join(root, 'web/library/api/index.ts'),
      'posenc/webgpu': join(root, 'web/library/webgpu/index.ts'),
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof import('./webgpu/measure.mjs').measureGpu>>>} Result */

/** @param {import('../toolchain/launch.mjs').BrowserName} name @param {string[]} [args] */
async function inBrowser(name, args) {
  const script = await bundled(
    'iife',
    "import { measureGpu } from './measure.mjs';" +
      "globalThis.measured = (runs) => navigator.gpu ? measureGpu(navigator.gpu, runs) : 'none';",
  );
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : '<!doctype html><script src="page.js"></script>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await launch(name, args ? { args } : {});
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const text = await page.evaluate(`measured(${runs}).then?.((r) => JSON.stringify(r ?? null)) ?? '"none"'`);
    return { browser: await browser.version(), result: JSON.parse(String(text)) };
  } catch (error) {
    return { browser: name, result: String(error).split('\n')[0] };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Dawn in Node with one driver, in a process of its own. @param {string | undefined} driver */
async function inNode(driver) {
  const at = ['webgpu', '../../../node_modules/webgpu'].map((path) => join(here, 'node_modules', path));
  const module = [process.env['POSENC_DAWN'], ...at].find((path) => path !== undefined && existsSync(path));
  if (module === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'posenc-webgpu-'));
  const entry = JSON.stringify(pathToFileURL(join(module, 'index.js')).href);
  const contents = `import { measureGpu } from './measure.mjs';
    const { create, globals } = await import(${entry});
    Object.assign(globalThis, globals);
    process.stdout.write(JSON.stringify((await measureGpu(create([]), ${runs})) ?? null), () => process.exit(0));`;
  writeFileSync(join(folder, 'run.mjs'), await bundled('esm', contents));
  const env = { ...process.env, ...(driver === undefined ? {} : { VK_ICD_FILENAMES: driver }) };
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'run.mjs')], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const last = stderr.trim().split('\n')[0] || 'no adapter';
  return { browser: `Dawn in Node ${process.version}`, result: stdout ? JSON.parse(stdout) || last : last };
}

/** Bytes that a decode step leaves on the heap, over a device that does nothing. */
async function allocations() {
  const folder = mkdtempSync(join(tmpdir(), 'posenc-webgpu-'));
  const contents = `import { createRotary } from 'posenc/webgpu';
    let made = 0;
    const buffer = () => (made++, { size: 2 ** 20, usage: 0x80, mapState: 'unmapped',
      getMappedRange: () => new ArrayBuffer(2 ** 20), unmap() {}, destroy() {} });
    const device = { features: new Set(), lost: new Promise(() => {}), queue: { writeBuffer() {} },
      limits: { maxStorageBufferBindingSize: 2 ** 27, minStorageBufferOffsetAlignment: 256,
        minUniformBufferOffsetAlignment: 256, maxComputeWorkgroupsPerDimension: 65535 },
      createBuffer: buffer, createShaderModule: () => ({}), createBindGroup: () => (made++, {}),
      createComputePipeline: () => (made++, { getBindGroupLayout: () => ({}) }) };
    const rope = await createRotary(device, { headDim: 128, headsFirst: true, pairing: 'rotateHalf',
      base: 10000 });
    const call = rope.bind({ x: { buffer: buffer() }, out: { buffer: buffer(), tokens: 64 }, heads: 8, slot: 0,
      positions: { count: 1 } });
    const pass = { setPipeline() {}, setBindGroup() {}, dispatchWorkgroups() {} };
    const steps = (n) => { for (let i = 0; i < n; ++i) { call.move(i % 1000, i % 64); call.encode(pass); } };
    steps(1e5);
    const before = made;
    gc();
    const heap = process.memoryUsage().heapUsed;
    steps(1e6);
    console.log(JSON.stringify({ bytes: (process.memoryUsage().heapUsed - heap) / 1e6, objects: made - before }));`;
  writeFileSync(join(folder, 'run.mjs'), await bundled('esm', contents));
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', join(folder, 'run.mjs')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  if (!stdout) throw new Error(stderr);
  return /** @type {{ bytes: number, objects: number }} */ (JSON.parse(stdout));
}

/** @param {number} x */
const power = (x) => (x === 0 ? '0' : x > 0.01 ? x.toFixed(2) : `${(x / 2 ** -24).toFixed(2)} x 2^-24`);

const hosts = [
  { host: 'Chromium, SwiftShader', found: await inBrowser('chromium', gpuFlags) },
  {
    host: "Chromium, the machine's GPU",
    found: await inBrowser(
      'chromium',
      gpuFlags.filter((flag) => !flag.includes('swiftshader')),
    ),
  },
  { host: 'Firefox', found: await inBrowser('firefox') },
  ...(await Promise.all(
    (process.env['VK_ICD_FILENAMES']?.split(':') ?? [undefined]).map(async (driver) => ({
      host: `Node, ${driver ?? "the system's drivers"}`,
      found: await inNode(driver),
    })),
  )),
];

console.log('| host | adapter | bits of tables | as the CPU to the bit | run to run | ours | usual shader |');
console.log('|---|---|---|---|---|---|---|');
const results = hosts.flatMap(({ host, found }) => {
  if (found === undefined) {
    console.log(`| ${host} | the npm package webgpu is not installed | | | | | |`);
    return [];
  }
  const { result } = found;
  if (typeof result !== 'object' || result === null) {
    const why = result === 'none' ? 'no WebGPU' : (result ?? 'WebGPU, but no adapter');
    console.log(`| ${host} (${found.browser}) | ${why} | | | | | |`);
    return [];
  }
  const { adapter, accuracy, complaints } = /** @type {Result} */ (result);
  const { ours, naive, same, hash } = accuracy;
  const share = `${(100 * ours.alike).toFixed(1)} % of entries`;
  console.log(
    `| ${host} (${found.browser}) | ${adapter} | ${hash} | ${share} | ${same ? 'same' : 'DIFFERENT'} ` +
      `| ${power(ours.error)} | ${power(naive.error)} |`,
  );
  for (const complaint of complaints) console.log(`  the device complains: ${complaint}`);
  return [{ host, result: /** @type {Result} */ (result) }];
});

console.log('\nRotation of [4096, 32, 128] in float32, GB read and written a second:\n');
console.log('| host | copy | usual shader | ours | of a copy | times the usual |');
console.log('|---|---|---|---|---|---|');
for (const { host, result } of results) {
  const { copy = 0, naive = 0, ours = 0 } = result.speed;
  const columns = [copy, naive, ours].map((rate) => rate.toFixed(2)).join(' | ');
  console.log(`| ${host} | ${columns} | ${((100 * ours) / copy).toFixed(0)} % | ${(ours / naive).toFixed(2)} |`);
}

const { bytes, objects } = await allocations();
console.log(
  `\nA decode step (move and encode) leaves ${bytes.toFixed(2)} bytes on the heap, ` +
    `and makes ${objects} objects of the device.`,
);
const entry = join(root, 'dist', 'webgpu.js');
if (existsSync(entry)) {
  const size = (/** @type {string} */ name) =>
    (gzipSync(readFileSync(join(root, 'dist', name)), { level: 9 }).length / 1000).toFixed(1);
  console.log(
    `posenc/webgpu: ${size('webgpu.js')} kB gzipped; what prepares ${size('webgpu-prepare.js')}, ` +
      `the CPU's part ${size('webgpu-cpu.js')}.`,
  );
}

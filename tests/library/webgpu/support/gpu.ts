// The GPU of the tests: Chromium with SwiftShader, which computes as a GPU does on any machine; or, where POSENC_DAWN
// is the folder of the npm package `webgpu`, Node with the driver that VK_ICD_FILENAMES names.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer-core';
import { launch } from '../../../../web/tools/toolchain/launch.mjs';
import { gpuFlags } from '../../../../web/tools/toolchain/gpu.mjs';
import { gpuHost, type AdapterFacts, type HostGpu } from './devices.ts';
import type { Job, Outcome } from './host.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export interface Gpu {
  readonly adapter: AdapterFacts;
  run(job: Job): Promise<Outcome>;
  close(): Promise<void>;
}

export function openGpu(): Promise<Gpu> {
  const dawn = process.env['POSENC_DAWN'];
  return dawn === undefined ? openPage() : openDawn(dawn);
}

async function openDawn(folder: string): Promise<Gpu> {
  const module = (await import(pathToFileURL(join(folder, 'index.js')).href)) as {
    create(flags: readonly string[]): HostGpu;
    globals: object;
  };
  Object.assign(globalThis, module.globals);
  const host = gpuHost(module.create([]));
  const adapter = await host.adapter();
  if (adapter === null) throw new Error(`Dawn in ${folder} has no adapter: VK_ICD_FILENAMES names the driver`);
  return { adapter, run: host.job, close: async () => undefined };
}

/** WebGPU is for secure pages: those of this machine are. */
async function openPage(): Promise<Gpu> {
  const { outputFiles } = await build({
    entryPoints: [path('page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    alias: {
      posenc: path('../../../../web/library/api/index.ts'),
      'posenc/webgpu': path('../../../../web/library/webgpu/index.ts'),
    },
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    if (request.url === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><script src="page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port');
  const browser: Browser = await launch('chromium', { args: gpuFlags });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${bound.port}/`);
  const adapter = (await page.evaluate('posencAdapter()')) as AdapterFacts | null;
  if (adapter === null) throw new Error('Chromium has no adapter, not even SwiftShader');
  return {
    adapter,
    async run(job) {
      const text = (await page.evaluate(`posencJob(${JSON.stringify(job)}).then((o) => JSON.stringify(o, (k, v) =>
        v === -Infinity ? '-inf' : v))`)) as string;
      return JSON.parse(text, (_, v: unknown) => (v === '-inf' ? -Infinity : v)) as Outcome;
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

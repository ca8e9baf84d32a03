// @ts-check
// A folder for each environment: files, packages from the registry next to the packed posenc, programs to run, and
// pages to check in both browsers.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packAll } from '../../../web/tools/release/package.mjs';
import { runCommand } from '../../../web/tools/toolchain/run-command.mjs';
import { browserNames } from '../../tiers.mjs';
import { gpuFlags } from '../../../web/tools/toolchain/gpu.mjs';
import { launch } from '../../../web/tools/toolchain/launch.mjs';

const apps = fileURLToPath(new URL('apps/', import.meta.url));

/**
 * @typedef {object} Workshop
 * @property {string} folder
 * @property {(command: string, ...args: string[]) => Promise<string>} run returns its output; throws if it failed
 * @property {(folder: string) => Promise<string>} look the title that a page of a folder ends up with
 * @property {(folder: string) => Promise<string>} lookOnGpu the same in Chromium alone, which has a GPU
 * @property {(command: string, ...args: string[]) => Promise<Served>} serve starts a server, `PORT` is in its args
 *
 * @typedef {object} Served
 * @property {string} address
 * @property {(path: string) => Promise<string>} get
 * @property {() => void} end
 */

/** @type {Map<string, Promise<import('puppeteer-core').Browser>>} */
const browsers = new Map();
export const closeBrowsers = () => Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));

/**
 * The view of a page in each browser.
 * @template T
 * @param {string} address
 * @param {(page: import('puppeteer-core').Page) => Promise<T>} see
 * @returns {Promise<T[]>}
 */
export async function seenAt(address, see) {
  const seen = [];
  for (const name of browserNames) {
    if (!browsers.has(name)) browsers.set(name, launch(name));
    const page = await /** @type {Promise<import('puppeteer-core').Browser>} */ (browsers.get(name)).then((browser) =>
      browser.newPage(),
    );
    /** @type {string[]} */
    const said = [];
    page.on('pageerror', (error) => said.push(String(error)));
    try {
      await page.goto(address);
      seen.push(await see(page));
    } catch (cause) {
      throw new Error(`${name} saw no result; the page said: ${said.join('; ') || 'nothing'}`, { cause });
    } finally {
      await page.close();
    }
  }
  return seen;
}

/** The title that a page ends up with in Chromium with SwiftShader for a GPU. @param {string} address */
async function titleOnGpu(address) {
  const browser = await launch('chromium', { args: gpuFlags });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForFunction(() => document.title !== '', { timeout: 120_000 });
    return await page.title();
  } finally {
    await browser.close();
  }
}

/** The title that a page ends up with, the same in both browsers. @param {string} address */
async function titleAt(address) {
  const titles = await seenAt(address, async (page) => {
    await page.waitForFunction(() => document.title !== '', { timeout: 20_000 });
    return page.title();
  });
  if (titles[0] !== titles[1]) throw new Error(`the browsers differ: ${titles.join(' and ')}`);
  return titles[0] ?? '';
}

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** @param {string} folder @param {(address: string) => Promise<string>} use */
async function served(folder, use) {
  const server = createServer(async (request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = await stat(path).then(
      (found) => (found.isDirectory() ? join(path, 'index.html') : path),
      () => path,
    );
    readFile(file).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  try {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
    return await use(`http://127.0.0.1:${address.port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** A free port. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Makes a folder with the files of apps/<name> and these packages, works there, and takes it away.
 * @template T
 * @param {{ app?: string, files?: Record<string, string>, packages: Record<string, string>, node?: string }} wanted
 * @param {Packed} packed
 * @param {(workshop: Workshop) => Promise<T>} work
 */
export async function inWorkshop({ app, files = {}, packages, node }, packed, work) {
  const folder = mkdtempSync(join(tmpdir(), 'posenc-environment-'));
  try {
    if (app) cpSync(join(apps, app), folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const ours = Object.entries(packed).map(([name, file]) => [name, `file:${file}`]);
    const dependencies = { ...Object.fromEntries(ours), ...packages };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--silent', '--force'];
    const installed = await runCommand('npm', ['install', ...quiet], { cwd: folder, timeoutSeconds: 900 });
    if (installed.code !== 0) throw new Error(`npm install failed:\n${installed.output}`);
    const path = [join(folder, 'node_modules', '.bin'), ...(node ? [node] : []), process.env['PATH']].join(':');
    const env = { ...process.env, PATH: path, NO_COLOR: '1', CI: '1', NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' };
    Object.assign(env, { NG_CLI_ANALYTICS: 'false', ASTRO_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' });
    return await work({
      folder,
      async run(command, ...args) {
        const { code, output } = await runCommand(command, args, { cwd: folder, env, timeoutSeconds: 600 });
        if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
        return output;
      },
      look: (below) => served(join(folder, below), titleAt),
      lookOnGpu: (below) => served(join(folder, below), titleOnGpu),
      async serve(command, ...args) {
        const port = await freePort();
        const child = spawn(
          command,
          args.map((word) => word.replace('PORT', String(port))),
          { cwd: folder, env: { ...env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'ignore', detached: true },
        );
        const address = `http://127.0.0.1:${port}/`;
        const end = () => void (child.pid && process.kill(-child.pid, 'SIGTERM'));
        for (let tries = 0; ; tries += 1) {
          if (
            await fetch(address).then(
              () => true,
              () => false,
            )
          )
            break;
          if (tries > 300 || child.exitCode !== null) {
            if (child.exitCode === null) end();
            throw new Error(`${command} ${args.join(' ')} does not answer`);
          }
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        const get = async (/** @type {string} */ below) => (await fetch(address + below)).text();
        return { address, get, end };
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The title of a page of a server. */
export { titleAt };

/** @typedef {Readonly<Record<string, string>>} Packed tarballs, by the names of their packages */

/** Packs what the builds have made. @param {string} into a folder, emptied before @returns {Promise<Packed>} */
export const packed = async (into) =>
  Object.fromEntries((await packAll(into)).map(({ name, tarball }) => [name, tarball]));

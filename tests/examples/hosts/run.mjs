// @ts-check
// Prints host x kind of embedding: every host is built by its own tool and checked in both browsers.
//   node tests/examples/hosts/run.mjs [--only mkdocs,react]
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { built } from '../../../web/tools/toolchain/build.mjs';
import { browserVariables } from '../../../web/tools/toolchain/requirements.mjs';
import { inWorkshop, packed } from '../../package/environments/workshop.mjs';
import { browserNames } from '../../tiers.mjs';
import { launch } from '../../../web/tools/toolchain/launch.mjs';
import { faults, watched } from './checks.mjs';
import { copyElements, hosts, isThere } from './hosts.mjs';

/** @typedef {import('./checks.mjs').Embedding} Embedding */
/** @type {readonly Embedding[]} */
const embeddings = ['element', 'frame', 'heatmap'];
const here = fileURLToPath(new URL('.', import.meta.url));
const policy = "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; require-trusted-types-for 'script'";

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The files of a folder as text, by path. @param {string} folder @returns {Record<string, string>} */
function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Serves a folder under the policy, or reports violations. @param {string} folder @param {boolean} strict */
async function serve(folder, strict) {
  const name = strict ? 'content-security-policy' : 'content-security-policy-report-only';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    readFile(join(folder, decodeURIComponent(path))).then(
      (body) => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        // A sandboxed frame has an opaque origin: its requests must be allowed for all.
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*', [name]: policy }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @type {import('puppeteer-core').Browser[]} */
const browsers = [];

/** The faults in each cell of a host's row. @param {import('./hosts.mjs').Host} host @param {string} site */
async function look(host, site) {
  const { address, close } = await serve(site, host.strict === true);
  /** @type {Map<Embedding, string[]>} */
  const row = new Map();
  try {
    for (const [at, browser] of browsers.entries())
      for (const [slide, kind] of embeddings.entries()) {
        if (host.embeddings && !host.embeddings.includes(kind)) continue;
        const page = await browser.newPage();
        await page.setViewport({ width: 1000, height: 560, deviceScaleFactor: 1 });
        const complaints = await watched(page, host.strict === true);
        await page.goto(`${address}${host.page ?? ''}${host.still ? `#/${slide}` : ''}`);
        const found = await faults(page, kind, host);
        const said = await complaints();
        if (said.length > 0) found.push(`complaints: ${said.slice(0, 3).join(' | ').slice(0, 400)}`);
        if (found.length > 0) row.set(kind, [...(row.get(kind) ?? []), `${browserNames[at]}: ${found.join(', ')}`]);
        else if (!row.has(kind)) row.set(kind, []);
        await page.close();
      }
  } finally {
    close();
  }
  return row;
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
Object.assign(process.env, await browserVariables());
await built('package');
const folder = mkdtempSync(join(tmpdir(), 'posenc-hosts-'));
/** @type {string[]} */
const lines = [];
let failed = 0;
try {
  const tarballs = await packed(folder);
  for (const name of browserNames) browsers.push(await launch(name));
  for (const host of hosts.filter((one) => wanted?.includes(one.folder) ?? true)) {
    /** @param {readonly string[]} cells */
    const say = (cells) => {
      lines.push([host.name.padEnd(22), ...cells.map((cell) => cell.padEnd(8))].join(' | '));
      console.log(lines.at(-1));
    };
    if (host.tool && !isThere(host.tool)) {
      say([`not run: apt-get install ${host.from}`]);
      continue;
    }
    try {
      const row = await inWorkshop(
        { files: filesOf(join(here, host.folder)), packages: host.packages ?? {} },
        tarballs,
        async (shop) => {
          if (host.files) copyElements(shop, host.files);
          await host.make?.(shop);
          return look(host, join(shop.folder, host.site));
        },
      );
      say(embeddings.map((kind) => (row.has(kind) ? ((row.get(kind) ?? []).length > 0 ? 'FAILS' : 'ok') : '–')));
      for (const [kind, found] of row) for (const line of found) console.log(`    ${kind}: ${line}`);
      if ([...row.values()].flat().length > 0) failed += 1;
    } catch (error) {
      failed += 1;
      say(['FAILS: not built']);
      console.log(error instanceof Error ? error.message.slice(0, 2000) : String(error));
    }
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${['host'.padEnd(22), ...embeddings.map((kind) => kind.padEnd(8))].join(' | ')}\n${lines.join('\n')}`);
process.exitCode = failed === 0 ? 0 : 1;

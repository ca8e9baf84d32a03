// @ts-check
// Measures the built elements in Chromium and prints the cost: each lab loaded alone and as a further one, ten heatmaps
// on one page, and elements that stay off the screen. A separate command, because a busy machine must not fail a test.
//   npm run measure -- elements
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { built } from '../../../web/tools/toolchain/build.mjs';
import { labIds } from '../../../web/tools/sources.mjs';
import { launch } from '../../../web/tools/toolchain/launch.mjs';

const runs = 5;
/** Kilobytes of script that the issue allows to one lab, and to each further one. */
const [alone, further] = [130, 25];

await built('package');

const elements = fileURLToPath(new URL('../../../web/labs/dist/', import.meta.url));
/** @type {Record<string, string>} */
const types = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };
let body = '';
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://a').pathname;
  const page = `<!doctype html><title>A course</title><link rel="icon" href="data:,">${body}`;
  const file = path === '/' ? Promise.resolve(page) : readFile(join(elements, path));
  file.then(
    (content) =>
      response.writeHead(200, { 'content-type': types[extname(path) || '.html'] ?? 'text/plain' }).end(content),
    () => response.writeHead(404).end(),
  );
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const bound = server.address();
if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port');
const address = `http://127.0.0.1:${bound.port}/`;
const browser = await launch('chromium');

/** @param {string} text the body of the page */
async function open(text) {
  body = text;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(address);
  return { page, scripts, close: () => context.close() };
}

/** @type {Map<string, number>} */
const sizes = new Map();
/** Kilobytes, each file gzipped on its own. @param {Iterable<string>} files */
async function gzipped(files) {
  let sum = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? gzipSync(await readFile(join(elements, file)), { level: 9 }).length / 1000;
    sizes.set(file, size);
    sum += size;
  }
  return sum;
}

/** @type {Map<string, ReadonlySet<string>>} */
const loaded = new Map();
for (const lab of labIds()) {
  const { page, scripts, close } = await open(
    `<script type="module" src="posenc-lab.js"></script><posenc-lab lab="${lab}"></posenc-lab>`,
  );
  await page.waitForFunction(
    () => document.querySelector('posenc-lab')?.shadowRoot?.querySelector('[part~=lab]') instanceof HTMLElement,
  );
  await page.waitForNetworkIdle();
  loaded.set(lab, scripts);
  await close();
}
console.log(`script, gzipped: alone (at most ${alone} kB), and beside “clock” (at most ${further} kB)`);
const beside = loaded.get('clock') ?? new Set();
for (const [lab, scripts] of loaded) {
  const [own, more] = [await gzipped(scripts), await gzipped([...scripts].filter((file) => !beside.has(file)))];
  const over = [own > alone ? 'alone' : '', more > further ? 'beside' : ''].filter((name) => name !== '');
  const note = over.length === 0 ? '' : `  over: ${over.join(', ')}`;
  console.log(`  ${lab.padEnd(9)} ${own.toFixed(1).padStart(6)} kB ${more.toFixed(1).padStart(6)} kB${note}`);
}

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const heatmaps = Array.from(
  { length: 10 },
  (_, i) => `<posenc-heatmap positions="${100 + i}" dim="128"></posenc-heatmap>`,
);
const times = [];
for (let run = 0; run < runs; run += 1) {
  const { page, close } = await open(`<script src="posenc-elements.js"></script>${heatmaps.join('')}`);
  times.push(
    await page.evaluate(
      () =>
        new Promise((/** @type {(time: number) => void} */ resolve) => {
          const figures = [...document.querySelectorAll('posenc-heatmap')].map(
            (one) => /** @type {{ drawn?: unknown }} */ (/** @type {unknown} */ (one)),
          );
          const look = () => {
            for (const figure of figures)
              if (!figure.drawn) /** @type {HTMLElement} */ (/** @type {unknown} */ (figure)).scrollIntoView();
            if (figures.every(({ drawn }) => drawn)) resolve(performance.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
    ),
  );
  await close();
}
console.log(`ten heatmaps of 100 x 128 drawn after the page was asked for: median ${median(times).toFixed(0)} ms,`);
console.log(`  worst of ${runs} ${Math.max(...times).toFixed(0)} ms (at most 1000 ms)`);

const costs = [];
for (let run = 0; run < runs; run += 1) {
  const { page, close } = await open(
    '<script type="module" src="posenc-lab.js"></script><div style="height:9000px"></div>',
  );
  await page.waitForFunction(() => customElements.get('posenc-lab') !== undefined);
  costs.push(
    await page.evaluate(async () => {
      const count = 50;
      const before = performance.now();
      for (let i = 0; i < count; i += 1) {
        const lab = document.createElement('posenc-lab');
        lab.setAttribute('lab', 'family');
        document.body.append(lab);
      }
      document.body.getBoundingClientRect();
      const made = performance.now() - before;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return made / count;
    }),
  );
  await close();
}
console.log(
  `an element that is never scrolled to: median ${median(costs).toFixed(3)} ms, with layout (less than 2 ms)`,
);
await browser.close();
server.close();

// @ts-check
// Measures the built page in Chromium and prints the figures: time to the first picture, bytes of the first view, frame
// times while a slider is dragged, at 512 x 512 and in every lab at its own size. A separate command, because a busy
// machine must not fail a test.
//   npm run measure -- page
import { gzipSync } from 'node:zlib';
import { built } from '../../web/toolchain/build.mjs';
import { labIds } from '../../web/tools/sources.mjs';
import { launch } from '../../web/toolchain/launch.mjs';
import { servePage } from '../../web/toolchain/serve-page.mjs';

const runs = 5;
const moves = 150;

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
/** @param {number} value */
const ms = (value) => `${value.toFixed(1)} ms`;

await built('page');

const server = await servePage();
const browser = await launch('chromium');

async function open(query = '') {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) sizes.push(response.buffer().then((body) => gzipSync(body).length));
  });
  await page.goto(server.address + query);
  return {
    page,
    bytes: async () => (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0),
    close: () => context.close(),
  };
}

/** @param {import('puppeteer-core').Page} page */
const firstPicture = (page) =>
  page.evaluate(
    () =>
      new Promise((/** @type {(time: number) => void} */ resolve) => {
        const look = () => {
          if (document.querySelectorAll('pe-opening .crossing-picture canvas').length === 2) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const firsts = [];
let size = 0;
for (let run = 0; run < runs; run += 1) {
  const opened = await open();
  firsts.push(await firstPicture(opened.page));
  await opened.page.waitForNetworkIdle();
  size = await opened.bytes();
  await opened.close();
}
console.log(`first picture: median ${ms(quantile(firsts, 0.5))}, worst of ${runs} ${ms(Math.max(...firsts))}`);
console.log(`first view, each file gzipped: ${(size / 1000).toFixed(1)} kB`);

/**
 * The main thread's work for each frame while a slider is dragged.
 * @param {string} query
 * @param {string} selector
 * @param {(share: number) => number} path where on the slider, from 0 to 1
 */
async function drag(query, selector, path) {
  const { page, close } = await open(query);
  await page.evaluate(() => {
    /** @type {number[]} */
    const work = [];
    let pending = false;
    Object.assign(globalThis, { frameWork: work });
    addEventListener(
      'input',
      () => {
        if (pending) return;
        pending = true;
        const start = performance.now();
        let handled = start;
        // After the handlers and the microtasks in which Lit renders.
        setTimeout(() => (handled = performance.now()));
        requestAnimationFrame(() => {
          const frame = performance.now();
          const channel = new MessageChannel();
          // A message posted before painting arrives after it.
          channel.port1.onmessage = () => {
            pending = false;
            work.push(Math.min(handled - start, frame - start) + performance.now() - frame);
          };
          channel.port2.postMessage(0);
        });
      },
      { capture: true },
    );
  });
  const slider = await page.waitForSelector(selector);
  await slider?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Labs above and below wake when they come near; only the drag is measured.
  for (let frame = 0; frame < 30; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await slider?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider?.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  // The time of the main thread alone distinguishes a slow page from a busy machine.
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadSeconds = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name: metric }) => metric === 'TaskDuration')
      ?.value ?? Number.NaN;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await threadSeconds();
  await page.mouse.down();
  for (let move = 0; move < moves; move += 1) {
    await page.mouse.move(box.x + box.width * path(move / moves), box.y + box.height / 2);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await page.mouse.up();
  const work = await page.evaluate(
    () => /** @type {{ frameWork: number[] }} */ (/** @type {unknown} */ (globalThis)).frameWork,
  );
  const thread = ((await threadSeconds()) - before) * 1000;
  await close();
  const [median, p95, worst] = [quantile(work, 0.5), quantile(work, 0.95), Math.max(...work)].map(ms);
  const each = ms(thread / work.length);
  return `${work.length} frames, median ${median}, p95 ${p95}, worst ${worst}; thread time a frame ${each}`;
}

const sweep = (/** @type {number} */ share) => 0.05 + 0.9 * share;
const near512 = (/** @type {number} */ share) => 0.85 + 0.06 * Math.sin(share * 30);
const positions = 'pe-number[data-name="encode-positions"] .slider';
console.log(`encode, positions from few to many: ${await drag('#encode', positions, sweep)}`);
for (const [label, name, path] of /** @type {const} */ ([
  ['base, 512 x 512 throughout', 'base', sweep],
  ['width, through 512', 'dim', near512],
  ['positions, through 512', 'positions', near512],
])) {
  console.log(
    `encode, ${label}: ${await drag('?e.n=512&e.d=512#encode', `pe-number[data-name="encode-${name}"] .slider`, path)}`,
  );
}
// The claims have no slider. Encode's first slider changes the size of its table, so another one is dragged, at the
// default size.
const sliders = /** @type {Record<string, string>} */ ({ encode: 'pe-number[data-name="encode-base"] .slider' });
for (const id of labIds().filter((lab) => lab !== 'claims'))
  console.log(`${id}: ${await drag(`#${id}`, `lab-${id} ${sliders[id] ?? '.slider'}`, sweep)}`);
await browser.close();
await server.close();

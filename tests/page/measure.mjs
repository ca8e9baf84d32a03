// @ts-check
// Measures the built page in Chromium and prints it: time to the first picture, frame work while a slider is dragged at
// 512 x 512, bytes of the first view. A command of its own, because a busy machine must not fail a test.
//   node tests/page/measure.mjs
import { gzipSync } from 'node:zlib';
import { launch, servePage } from './support/browser.mjs';

const runs = 5;
const moves = 150;

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
/** @param {number} value */
const ms = (value) => `${value.toFixed(1)} ms`;

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
  const first = await page.evaluate(() => new Promise((resolve) => {
    const look = () => {
      const figures = [...document.querySelectorAll('lab-encode posenc-heatmap, lab-encode posenc-curves')];
      if (figures.length === 2 && figures.every((figure) => 'drawn' in figure && figure.drawn)) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  }));
  return { page, first: /** @type {number} */ (first), bytes: async () => (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0), close: () => context.close() };
}

const firsts = [];
let size = 0;
for (let run = 0; run < runs; run += 1) {
  const opened = await open();
  firsts.push(opened.first);
  size = await opened.bytes();
  await opened.close();
}
console.log(`first picture: median ${ms(quantile(firsts, 0.5))}, worst of ${runs} ${ms(Math.max(...firsts))}`);
console.log(`first view, each file gzipped: ${(size / 1000).toFixed(1)} kB`);

for (const [label, name] of [['base, 512 x 512 throughout', 'base'], ['width, through 512', 'dim'], ['positions, through 512', 'positions']]) {
  const { page, close } = await open('?e.n=512&e.d=512');
  await page.evaluate(() => {
    /** @type {number[]} */
    const work = [];
    let pending = false;
    Object.assign(globalThis, { frameWork: work });
    addEventListener('input', () => {
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
    }, { capture: true });
  });
  const slider = await page.waitForSelector(`pe-number[data-name="${name}"] .slider`);
  await slider?.scrollIntoView();
  const box = await slider?.boundingBox();
  if (!box) throw new Error(`the slider of ${name} is not on the page`);
  // The time that the main thread itself needed tells a slow page from a busy machine.
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadSeconds = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name: metric }) => metric === 'TaskDuration')?.value ?? Number.NaN;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await threadSeconds();
  await page.mouse.down();
  for (let move = 0; move < moves; move += 1) {
    const t = name === 'base' ? 0.05 + 0.9 * (move / moves) : 0.85 + 0.06 * Math.sin(move / 5);
    await page.mouse.move(box.x + box.width * t, box.y + box.height / 2);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await page.mouse.up();
  const work = await page.evaluate(() => /** @type {{ frameWork: number[] }} */ (/** @type {unknown} */ (globalThis)).frameWork);
  const thread = ((await threadSeconds()) - before) * 1000;
  console.log(`drag ${label}: ${work.length} frames, median ${ms(quantile(work, 0.5))}, p95 ${ms(quantile(work, 0.95))}, worst ${ms(Math.max(...work))}; thread time a frame ${ms(thread / work.length)}`);
  await close();
}
await browser.close();
await server.close();

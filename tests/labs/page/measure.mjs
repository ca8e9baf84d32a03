// @ts-check
// Measures the built pages in Chromium and prints the figures: time to the first text and the first picture on a desk
// and on a phone, for the page with all labs and for pages of one; bytes of the first view; frame times while a slider
// is dragged, at 512 x 512 and in every lab at its own size; and the slowest input of every lab on a phone. A separate
// command, because a busy machine must not fail a test.
//   npm run measure -- page [--only visits,first,frames,inputs] [--lab terms,family]
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { built } from '../../../web/tools/toolchain/build.mjs';
import { labIds } from '../../../web/tools/sources.mjs';
import { launch } from '../../../web/tools/toolchain/launch.mjs';
import { servePage } from '../../../web/tools/toolchain/serve-page.mjs';

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: 'visits,first,frames,inputs' }, lab: { type: 'string', default: '' } },
  allowPositionals: true,
});
/** @param {string} part */
const wants = (part) => options.only.split(',').includes(part);
/** @param {string} lab */
const wantsLab = (lab) => options.lab === '' || options.lab.split(',').includes(lab);

const runs = 5;
/** How many times slower than this machine a phone is. */
const phone = 6;

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
/** @param {number} value */
const ms = (value) => `${value.toFixed(1)} ms`;

await built('site');

const server = await servePage({ compressed: true });
const browser = await launch('chromium');

async function open(query = '', size = { width: 1280, height: 900 }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
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

/** The first visit saves the site for reading offline, which keeps one of two cores busy for some seconds. */
const saved = (/** @type {import('puppeteer-core').Page} */ page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

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

/** A phone: a processor six times slower, 1.6 Mbit/s, 150 ms to the server and back. */
const phoneNetwork = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, offline: false };

/**
 * Milliseconds until text is painted, until a picture stands there, and until the script's own figure has replaced it;
 * and how far things have jumped meanwhile.
 * @param {string} path
 * @param {string} figure a selector that the figure of the script alone matches
 * @param {boolean} slow
 */
async function visit(path, figure, slow) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(slow ? { width: 360, height: 740, isMobile: true } : { width: 1280, height: 720 });
  if (slow) {
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', phoneNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone });
  }
  await page.evaluateOnNewDocument(() => {
    const seen = { jumps: 0, still: Number.NaN };
    Object.assign(globalThis, { seen });
    // From the first frame on: modules that run before the document is ready must not hide an earlier picture.
    const look = () => {
      if (document.querySelector('main figure svg')) seen.still = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.jumps += /** @type {any} */ (entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.address + path, { waitUntil: 'domcontentloaded' });
  const times = await page.evaluate(
    (selector) =>
      new Promise((/** @type {(times: { text: number, still: number, live: number }) => void} */ resolve) => {
        const look = () => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const { seen } = /** @type {any} */ (globalThis);
          if (document.querySelector(selector) && !document.querySelector('.arriving')) seen.live ??= performance.now();
          // The browser tells of a paint some time after it.
          if (paint && seen.live) resolve({ text: paint.startTime, still: seen.still, live: seen.live });
          else requestAnimationFrame(look);
        };
        look();
      }),
    figure,
  );
  const jumps = await page.evaluate(() => /** @type {any} */ (globalThis).seen.jumps);
  await context.close();
  return { ...times, still: Math.max(times.still, times.text), jumps };
}

const visited = /** @type {const} */ ([
  ['', 'pe-opening .crossing-picture canvas'],
  ['clock/', 'lab-clock svg.face'],
  ['es/training/', 'lab-training svg'],
  ['it/distance/', 'lab-distance canvas'],
  // Its weights are loaded, and the text is read.
  ['reads/', 'lab-reads svg.reads-text .surprise'],
]);
const visits = visited.filter(
  ([path]) => options.lab === '' || options.lab.split(',').some((lab) => path.includes(lab)),
);
for (const [path, figure] of wants('visits') ? visits : [])
  for (const slow of [false, true]) {
    const seen = [];
    for (let run = 0; run < runs; run += 1) seen.push(await visit(path, figure, slow));
    const median = (/** @type {'text' | 'still' | 'live' | 'jumps'} */ key) =>
      quantile(
        seen.map((one) => one[key]),
        0.5,
      );
    const [text, still, live] = [median('text'), median('still'), median('live')].map(ms);
    console.log(
      `/${path} on a ${slow ? 'phone' : 'desk'}: text ${text}, picture ${still}, its script's figure ${live}, ` +
        `jumps ${median('jumps').toFixed(3)}`,
    );
  }

const firsts = [];
let size = 0;
for (let run = 0; wants('first') && run < runs; run += 1) {
  const opened = await open();
  firsts.push(await firstPicture(opened.page));
  await opened.page.waitForNetworkIdle();
  size = await opened.bytes();
  await opened.close();
}
if (wants('first'))
  console.log(`first picture: median ${ms(quantile(firsts, 0.5))}, worst of ${runs} ${ms(Math.max(...firsts))}`);
if (wants('first')) console.log(`first view, each file gzipped: ${(size / 1000).toFixed(1)} kB`);

/**
 * The main thread's work for each frame while a slider is dragged.
 * @param {string} query
 * @param {string} selector
 * @param {(share: number) => number} path where on the slider, from 0 to 1
 * @param {{ slow?: boolean, moves?: number }} [how] `slow`: on a phone
 */
async function drag(query, selector, path, { slow = false, moves = 150 } = {}) {
  const { page, close } = await open(query, slow ? { width: 360, height: 740 } : undefined);
  await saved(page);
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
  await page.waitForSelector(selector);
  const shown = await Promise.all(
    (await page.$$(selector)).map(async (one) => ({ one, seen: await one.evaluate((e) => e.checkVisibility()) })),
  );
  const slider = shown.find(({ seen }) => seen)?.one;
  if (slider === undefined) {
    await close();
    return 'no slider before its controls are unfolded';
  }
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Labs above and below wake when they come near; only the drag is measured.
  for (let frame = 0; frame < 30; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  // The time of the main thread alone distinguishes a slow page from a busy machine.
  const session = await page.createCDPSession();
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: phone });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return [of('TaskDuration'), of('ScriptDuration'), of('RecalcStyleDuration') + of('LayoutDuration')];
  };
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
  const after = await threadSeconds();
  await close();
  const [median, p95, worst] = [quantile(work, 0.5), quantile(work, 0.95), Math.max(...work)].map(ms);
  const [all, script, layout] = after.map((seconds, at) => ms(((seconds - (before[at] ?? 0)) * 1000) / work.length));
  const each = `thread time a frame ${all} (script ${script}, style and layout ${layout})`;
  return `${work.length} frames, median ${median}, p95 ${p95}, worst ${worst}; ${each}`;
}

const sweep = (/** @type {number} */ share) => 0.05 + 0.9 * share;
const near512 = (/** @type {number} */ share) => 0.85 + 0.06 * Math.sin(share * 30);
/** Frame times while a slider is dragged. The claims have no slider. */
async function frames() {
  if (wantsLab('encode')) {
    const positions = 'pe-number[data-name="encode-positions"] .slider';
    console.log(`encode, positions from few to many: ${await drag('#encode', positions, sweep)}`);
    for (const [label, name, path] of /** @type {const} */ ([
      ['base, 512 x 512 throughout', 'base', sweep],
      ['width, through 512', 'dim', near512],
      ['positions, through 512', 'positions', near512],
    ])) {
      const slider = `pe-number[data-name="encode-${name}"] .slider`;
      console.log(`encode, ${label}: ${await drag('?e.n=512&e.d=512#encode', slider, path)}`);
    }
  }
  if (wantsLab('reads')) {
    const factor = 'lab-reads pe-number[data-name="reads-factor"] .slider';
    // Every move changes the factor, so each frame reads the text again.
    for (const length of [128, 256, 512])
      for (const slow of [false, true]) {
        // On a phone the held text of 512 characters covers the slider in the middle of the screen.
        if (slow && length > 256) continue;
        const took = await drag(`?y.l=${length}&y.s=yarn#reads`, factor, sweep, { slow, moves: slow ? 30 : 90 });
        console.log(`reads, factor of YaRN, ${length} characters, on a ${slow ? 'phone' : 'desk'}: ${took}`);
      }
  }
  // Encode's first slider changes the size of its table, so another one is dragged, at the default size.
  const sliders = /** @type {Record<string, string>} */ ({ encode: 'pe-number[data-name="encode-base"] .slider' });
  for (const id of labIds().filter((lab) => lab !== 'claims' && wantsLab(lab)))
    console.log(`${id}: ${await drag(`#${id}`, `lab-${id} ${sliders[id] ?? '.slider'}`, sweep)}`);
}

/**
 * From each input to the picture that answers it, as the browser counts (Event Timing, in steps of 8 ms).
 * @param {string} id
 */
async function inputs(id) {
  const { page, close } = await open(`#${id}`, { width: 360, height: 720 });
  await page.waitForSelector(`lab-${id} .panels`);
  await saved(page);
  const client = await page.createCDPSession();
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone });
  const still = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 12; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  await still();
  await page.evaluate(() => {
    /** @type {number[]} */
    const durations = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe(
      /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }),
    );
  });
  let slowest = { name: 'none', took: 0 };
  for (const control of await page.$$(`lab-${id} .controls :is(.slider, .card, .segments label, .flag)`)) {
    if (!(await control.evaluate((element) => element.checkVisibility()))) continue;
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await still();
    const slides = await control.evaluate((element) => element.matches('.slider'));
    if (slides) await control.focus();
    await (slides ? page.keyboard.press('ArrowRight') : control.click());
    await still();
    const took = await page.evaluate(() => {
      const { durations } = /** @type {{ durations: number[] }} */ (/** @type {unknown} */ (globalThis));
      return Math.max(0, ...durations.splice(0));
    });
    if (took <= slowest.took) continue;
    const name = await control.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
    slowest = { name: name.replaceAll(/\s+/g, ' ').trim(), took };
  }
  await close();
  return `${ms(slowest.took)} (${slowest.name})`;
}

if (wants('inputs')) {
  for (const id of labIds().filter(wantsLab))
    console.log(`${id}, slowest input on a phone (CPU x${phone}): ${await inputs(id)}`);
}

if (wants('frames')) await frames();
await browser.close();
await server.close();

// @ts-check
// Takes pictures of the built page for review: the first screen, the contents, a step of a path, every lab on its own,
// and the questions of /why/, in both browsers, at two widths, in both colour schemes and all languages. Each
// combination has one browser, in whose page every lab is woken before its picture. Pictures that take too long are
// reported; the others continue.
// Builds the page first; the WebAssembly module must exist (npm start).
//   node web/tools/screenshots.mjs [options]
//   --only firefox-360,dark-it   combinations whose names contain one of these: <browser>-<width>-<scheme>-<language>
//   --lab shift,first            these only: labs, or first, contents, path, why (the list), why/left-padding
//   --sheet                      and, side by side, build/screenshots/sheets/<combination>-<n>.png
//   --open                       with everything unfolded
//   --print                      as it is printed, everything unfolded (in Chromium: Firefox cannot be told to)
//   --query 'e.d=512&s.d=4'      in a state, as the page's address has it
//   --name wide                  put behind the name of the combination, to tell states apart
// The pictures are build/screenshots/<lab>/<combination>[-<name>]-<piece>.png.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { headerLanguages as languages } from '../labs/shared/header/header.mjs';
import { built } from './toolchain/build.mjs';
import { root } from './toolchain/folders.mjs';
import { servePage } from './toolchain/serve-page.mjs';
import { labIds, questionNames } from './sources.mjs';
import { withBrowser } from './timed-browser.mjs';

/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {import('./timed-browser.mjs').Tell} Tell */

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    lab: { type: 'string', default: '' },
    query: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    open: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});

const schemes = /** @type {const} */ (['light', 'dark']);
/** In pieces that are still legible when an image viewer fits them to its window. */
const sizes = [
  { width: 1280, height: 900, piece: 1100, deviceScaleFactor: 1 },
  { width: 360, height: 740, piece: 900, deviceScaleFactor: 2 },
];
/** Results still being computed in a worker, or after the first drawing. */
const unfinished = 'tr[data-waiting], .claim[data-tone="pending"], pe-table-check .working, .waiting';
/** A search that waits for the reader to stop dragging begins within fewer frames. */
const quietFrames = 30;

/**
 * Scrolls near every lab, so that each wakes, then waits until everything is finished and still.
 * @param {Page} page @param {Tell} tell
 */
async function wake(page, tell) {
  await page.waitForSelector('section.lab');
  for (const id of labIds()) {
    tell(`the lab ${id} to wake`);
    await page.$eval(`#${id}`, (section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.waitForSelector(`lab-${id} .panels`);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  tell('all labs to come to rest');
  await settled(page);
}

/** @param {Page} page */
async function settled(page, selector = unfinished) {
  await page.waitForFunction(
    (selector) => {
      const figures = [...document.querySelectorAll('posenc-heatmap, posenc-curves')];
      return figures.every((figure) => 'drawn' in figure && figure.drawn) && !document.querySelector(selector);
    },
    {},
    selector,
  );
  await page.evaluate(async (frames) => {
    let quiet = 0;
    const observer = new MutationObserver(() => (quiet = 0));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    for (; quiet < frames; quiet += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    observer.disconnect();
  }, quietFrames);
}

/** @param {string} what */
const isWanted = (what) => options.lab === '' || options.lab.split(',').includes(what);

/** The pages of /why/: the list and the questions. */
const whyPages = ['why', ...questionNames().map((name) => `why/${name}`)];

/** @param {string} what */
function folderOf(what) {
  const folder = join(root, 'build', 'screenshots', what);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The pieces of a combination, in their order. @param {string} what @param {string} name */
const picturesOf = (what, name) =>
  readdirSync(folderOf(what))
    .filter((file) => file.startsWith(`${name}-`) && /^\d+\.png$/.test(file.slice(name.length + 1)))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Takes a picture of the current screen. @param {Page} page @param {string} what @param {string} name */
async function shootScreen(page, what, name) {
  if (isWanted(what)) await page.screenshot({ path: join(folderOf(what), `${name}-1.png`) });
}

/** All pictures of a combination side by side, as many to a sheet as are legible there. @param {string} name */
async function sheets(name) {
  const all = join(root, 'build', 'screenshots');
  const pictures = ['first', 'contents', 'path', ...labIds(), ...whyPages].flatMap((what) =>
    picturesOf(what, name).map(
      (file) => `<img src="data:image/png;base64,${readFileSync(join(all, what, file), 'base64')}">`,
    ),
  );
  for (const file of picturesOf('sheets', name)) rmSync(join(folderOf('sheets'), file));
  const across = name.includes('-360-') ? 5 : 2;
  await withBrowser('chromium', async (page, tell) => {
    await page.setViewport({ width: 1560, height: 800 });
    for (let first = 0, count = 1; first < pictures.length; first += 2 * across, count += 1) {
      tell(`sheet ${count}`);
      await page.setContent(`<!doctype html><style>
        body { margin: 4px; display: grid; grid-template-columns: repeat(${across}, 1fr); gap: 4px; background: gray }
        img { display: block; width: 100% }
      </style>${pictures.slice(first, first + 2 * across).join('')}`);
      await page.screenshot({ path: join(folderOf('sheets'), `${name}-${count}.png`), fullPage: true });
    }
  });
}

/**
 * Takes pictures of a part of the page, one for each piece of its height.
 * @param {Page} page @param {string} what @param {string} name @param {typeof sizes[number]} size
 */
async function shoot(page, what, name, { width, piece }, selector = `#${what}`) {
  const folder = folderOf(what);
  // A lab that has become shorter leaves no piece of its past.
  for (const file of picturesOf(what, name)) rmSync(join(folder, file));
  const { top, bottom } = await page.$eval(selector, (section) => {
    const box = section.getBoundingClientRect();
    return { top: Math.floor(box.top + scrollY), bottom: Math.ceil(box.bottom + scrollY) };
  });
  for (let y = top, count = 1; y < bottom; y += piece, count += 1) {
    const clip = { x: 0, y, width, height: Math.min(piece, bottom - y) };
    await page.screenshot({ path: join(folder, `${name}-${count}.png`), clip, captureBeyondViewport: true });
  }
}

const combinations = /** @type {const} */ (['chromium', 'firefox']).flatMap((browserName) =>
  sizes.flatMap((size) =>
    schemes.flatMap((scheme) =>
      languages.map((language) => ({
        browserName,
        size,
        scheme,
        language,
        name: `${browserName}-${size.width}-${scheme}-${language}`,
      })),
    ),
  ),
);
const state = options.name && `-${options.name}`;
await built('page');
const wanted = combinations.filter(
  ({ name, browserName }) =>
    options.only.split(',').some((part) => name.includes(part)) && !(options.print && browserName === 'firefox'),
);
const server = await servePage();

/** @param {typeof combinations[number]} combination */
const shootAll = ({ browserName, size, scheme, language, name }) =>
  withBrowser(browserName, async (page, tell) => {
    const whole = `${name}${state}`;
    await page.setViewport(size);
    // The page's own switch, because not every browser under test can emulate the system's.
    await page.evaluateOnNewDocument((theme) => localStorage.setItem('posenc-theme', theme), scheme);
    if (isWanted('path')) {
      tell('a step of a path');
      await page.goto(`${server.address}?lang=${language}&path=003&step=3`);
      await page.waitForSelector('lab-encode .panels');
      // The labs outside the step stay folded, and asleep.
      await settled(page, '#encode .waiting');
      await shootScreen(page, 'path', name);
    }
    for (const what of whyPages.filter(isWanted)) {
      tell(what);
      await page.goto(`${server.address}${language === 'en' ? '' : `${language}/`}${what}/`);
      await page.waitForFunction(() => {
        const lab = document.querySelector('posenc-lab');
        return !lab || lab.shadowRoot?.querySelector('.picture');
      });
      await settled(page);
      await shoot(page, what, name, size, 'html');
    }
    if (!['first', 'contents', ...labIds()].some(isWanted)) return;
    tell('the first screen');
    await page.goto(`${server.address}?lang=${language}&${options.query}`);
    await page.waitForSelector('pe-opening canvas');
    await shootScreen(page, 'first', whole);
    await wake(page, tell);
    if (options.print) await page.emulateMediaType('print');
    if (options.open || options.print) {
      tell('everything unfolded to come to rest');
      await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
      await settled(page);
    }
    for (const id of ['contents', ...labIds()]) {
      tell(`the picture of ${id}`);
      if (isWanted(id)) await shoot(page, id, whole, size);
    }
  });

let failed = 0;
for (const combination of wanted) {
  const name = `${combination.name}${state}`;
  try {
    await shootAll(combination);
    if (options.sheet) await sheets(name);
    console.log(name);
  } catch (error) {
    failed += 1;
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await server.close();
process.exitCode = failed > 0 ? 1 : 0;

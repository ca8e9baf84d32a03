// @ts-check
// A class on this machine: so many headless pages, each a student with a profile of her own, from the room to the
// distribution, and every kind of wrong code with what the teacher's page says to it.
//   node tests/class/many.mjs [--students 30] [--asked questions|predict|train] [--browser chromium|firefox]
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { built } from '../../web/toolchain/build.mjs';
import { launch, tellRequests } from '../../web/toolchain/launch.mjs';
import { servePage } from '../../web/toolchain/serve-page.mjs';

/** @typedef {import('puppeteer-core').Page} Page */

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '30' },
    asked: { type: 'string', default: 'questions' },
    browser: { type: 'string', default: 'chromium' },
  },
});
const students = Number(values.students);
if (!Number.isInteger(students) || students < 2 || students > 999)
  throw new RangeError(`--students is "${values.students}"; allowed: 2 to 999`);
const browserName = values.browser === 'firefox' ? 'firefox' : 'chromium';

/** As many pages work at a time as have a core to themselves, or nearly. */
const atOnce = values.asked === 'train' ? 2 : 6;

/** The signs and the check against typing, to make codes that are wrong on purpose. */
const bundle = buildSync({
  stdin: {
    contents: `export { checked } from './web/class/code/typing.ts'; export * from './web/class/code/digits.ts';`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  format: 'esm',
  write: false,
});
/** @type {typeof import('../../web/class/code/typing.ts') & typeof import('../../web/class/code/digits.ts')} */
const { checked, codeOf, digitsOf } = await import(
  `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0]?.contents ?? '').toString('base64')}`
);

await built('site');
const { address, close } = await servePage();
const browser = await launch(browserName);
await tellRequests(browser, true);
/** @type {string[]} */
const requests = [];

/** @param {string} path @param {number} width */
async function open(path, width) {
  const page = await (await browser.createBrowserContext()).newPage();
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewport({ width, height: 800 });
  await page.goto(address + path);
  return page;
}

/** @param {Page} page @param {string} selector */
const codeIn = (page, selector) =>
  page.$eval(selector, (element) => /** @type {HTMLElement} */ (element).dataset['code'] ?? '');

/** @param {Page} page @param {string} selector */
const press = (page, selector) => page.$eval(selector, (element) => /** @type {HTMLElement} */ (element).click());

/** A new room. @param {Page} page @returns {Promise<string>} its code */
async function openRoom(page) {
  await page.waitForSelector('[name=question]');
  if (values.asked === 'questions') {
    // A number, a choice and a cell of the clock's bank.
    await page.select('[name=lab]', 'clock');
    for (const id of ['wave', 'fastest', 'cell']) {
      const box = await page.waitForSelector(`[name=question][value=${id}]`);
      if (!(await box?.evaluate((input) => /** @type {HTMLInputElement} */ (input).checked))) await box?.click();
    }
  } else await press(page, `[name=kind][value=${values.asked}]`);
  if (values.asked === 'train') {
    await page.waitForSelector('[name=steps]');
    await page.select('[name=steps]', '100');
  }
  await page.waitForSelector('[data-act=open]:not(:disabled)');
  await press(page, '[data-act=open]');
  await page.waitForSelector('class-desk .code-text');
  return codeIn(page, '.the-room .code-text');
}

/**
 * One student: she answers what there is to answer, and her page makes the code.
 * @param {string} room @param {number} number @param {number} [chance] decides what she answers
 */
async function answered(room, number, chance = number) {
  const page = await open(`class/#room=${room}`, 360);
  await page.waitForSelector('class-student .question, class-training');
  await page.type('[name=number]', String(number));
  await page.$eval('[name=number]', (box) => box.dispatchEvent(new Event('change', { bubbles: true })));
  if (values.asked === 'train') {
    await press(page, '[data-act=train]');
    await page.waitForSelector('class-code .code-text', { timeout: 600_000 });
  } else {
    await page.evaluate((chance) => {
      for (const [at, group] of document.querySelectorAll('.options').entries()) {
        const choices = group.querySelectorAll('input');
        choices[(chance + at * 5) % choices.length]?.click();
      }
      for (const box of document.querySelectorAll('.number input')) {
        /** @type {HTMLInputElement} */ (box).value = String([12.57, 2, 19.87, 6.28, 62.8, 39][chance % 6]);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }
      for (const area of document.querySelectorAll('.cell-field')) {
        const press = (/** @type {string} */ key) => area.dispatchEvent(new KeyboardEvent('keydown', { key }));
        for (let move = 0; move <= chance % 5; move += 1) press(move % 2 ? 'ArrowDown' : 'ArrowRight');
      }
    }, chance);
    await page.waitForSelector('[data-act=finish]:not(:disabled)');
    await press(page, '[data-act=finish]');
    await page.waitForSelector('class-code .code-text');
  }
  const code = await codeIn(page, 'class-code .code-text');
  await page.browserContext().close();
  return code;
}

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.$eval(
    '[name=codes]',
    (box, codes) => {
      /** @type {HTMLTextAreaElement} */ (box).value = codes;
    },
    text,
  );
  await press(page, '[data-act=take]');
}

/**
 * Wrong codes of every kind, made from right ones.
 * @param {string} code @param {string} room @param {string} other of another room @param {string} second of a student
 *   who has handed in another
 */
function wrongCodes(code, room, other, second) {
  const digits = /** @type {readonly number[]} */ (digitsOf(code));
  const changed = (/** @type {readonly [number, number][]} */ changes) => {
    const copy = [...digits];
    for (const [at, by] of changes) copy[at] = (copy[at] ?? 0) ^ by;
    return copy;
  };
  const swapped = [...digits];
  const at = digits.findIndex((digit, k) => k > 3 && digit !== digits[k + 1]);
  [swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? 0, swapped[at] ?? 0];
  return /** @type {const} */ ([
    ['one sign wrong', codeOf(changed([[7, 9]]))],
    [
      'two signs wrong',
      codeOf(
        changed([
          [7, 9],
          [12, 3],
        ]),
      ),
    ],
    ['neighbours exchanged', codeOf(swapped)],
    ['a sign left out', codeOf(digits.slice(0, 9).concat(digits.slice(10)))],
    ['the end missing', codeOf(digits.slice(0, 6))],
    ['a sign that no code has', code.replace(/.$/, 'U')],
    ['two codes in one line', `${code} ${code}`],
    ['of another room', other],
    ['the room’s own code', room],
    ['of another version', codeOf(checked([(3 << 2) | ((digits[0] ?? 0) & 3), ...digits.slice(1, -6)], 'result'))],
    ['answers changed, check made anew', codeOf(checked(changed([[9, 1]]).slice(0, -6), 'result'))],
    ['handed in twice', code],
    ['another code of the same student', second],
  ]);
}

try {
  const teacher = await open('class/', 1280);
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const room = await openRoom(teacher);
  console.log(`${browserName}, ${students} students, ${values.asked}. Room ${room}, open after ${seconds()}.`);
  /** @type {string[]} */
  const codes = [];
  const numbers = Array.from({ length: students }, (_student, at) => at + 1);
  const workers = Array.from({ length: atOnce }, async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
      codes[number - 1] = await answered(room, number);
  });
  await Promise.all(workers);
  const signs = codes.map((code) => code.replaceAll('-', '').length);
  console.log(`${codes.length} codes of ${Math.min(...signs)} to ${Math.max(...signs)} signs after ${seconds()}.`);
  await teacher.bringToFront();
  await paste(teacher, codes.join('\n'));
  await teacher.waitForSelector(`.count[data-count="${students}"]`);
  await press(teacher, '[data-act=reveal]');
  const shown = { questions: '.verdict', predict: '.six .bars', train: '.class-boxes .box[data-middle]' };
  await teacher.waitForSelector(shown[/** @type {keyof typeof shown} */ (values.asked)]);
  console.log(`The distribution is shown after ${seconds()}:\n`);
  for (;;) {
    const figure = await teacher.$eval('.class-figure', (element) => /** @type {HTMLElement} */ (element).innerText);
    console.log(figure.replaceAll(/\n+/g, '\n').replaceAll(/^/gm, '    '));
    const next = await teacher.$('[data-act=next]:not([aria-disabled=true])');
    if (!next) break;
    await press(teacher, '[data-act=next]');
    await press(teacher, '[data-act=reveal]');
    await teacher.waitForSelector('[data-act=reveal][aria-pressed=true]');
  }

  // What a student of another room, and a student who changes her mind, would hand in.
  const elsewhere = await open('class/', 1280);
  const otherRoom = await openRoom(elsewhere);
  const [other, second] = [await answered(otherRoom, 1), await answered(room, 2, 3)];
  const [code = ''] = codes;
  const rows = [];
  for (const [kind, wrong] of wrongCodes(code, room, other, second === codes[1] ? code : second)) {
    const before = await teacher.$$eval('.refused li', (items) => items.length);
    await paste(teacher, wrong);
    await teacher.waitForFunction((count) => document.querySelectorAll('.refused li').length > count, {}, before);
    const said = await teacher.$eval('.refused li', (item) => item.lastChild?.textContent?.trim() ?? '');
    rows.push(`| ${kind} | ${said} |`);
  }
  const left = await teacher.$eval('.count', (element) =>
    Number(/** @type {HTMLElement} */ (element).dataset['count']),
  );
  console.log(`\n| code | refused with |\n|---|---|\n${rows.join('\n')}\n`);
  const elsewhereAsked = requests.filter((url) => !url.startsWith(address) && !/^(data|blob):/.test(url));
  const count = `${requests.length} requests, ${elsewhereAsked.length} of them elsewhere`;
  console.log(`${left} of ${students} students are still in. ${count}.`);
  if (left !== students || elsewhereAsked.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
}

// @ts-check
// A class on this machine: so many headless pages, each a student with a profile of her own, from the room to the
// distribution, and every kind of wrong code with what the teacher's page says to it.
//   node tests/labs/class/many.mjs [--students 30] [--asked questions|predict|train] [--browser chromium|firefox]
import { parseArgs } from 'node:util';
import { built } from '../../../web/tools/toolchain/build.mjs';
import { launch, tellRequests } from '../../../web/tools/toolchain/launch.mjs';
import { servePage } from '../../../web/tools/toolchain/serve-page.mjs';
import { browserNames } from '../../tiers.mjs';

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
const browserName = browserNames.find((name) => name === values.browser);
if (!browserName) throw new RangeError(`--browser is "${values.browser}"; allowed: ${browserNames.join(', ')}`);
const shown = { questions: '.verdict', predict: '.six .bars', train: '.class-boxes .box[data-middle]' };
if (!Object.hasOwn(shown, values.asked))
  throw new RangeError(`--asked is "${values.asked}"; allowed: ${Object.keys(shown).join(', ')}`);

/** Pages that work at a time: training keeps a core busy, answering waits for the browser most of the time. */
const atOnce = values.asked === 'train' ? 2 : 4;
/** A wait that takes so long will never end, on however busy a machine. */
const patience = 300_000;

await built('site');
// Made of what is built.
const { answersIn, questions, wrongCodes } = await import('./handed-in.mjs');
const { address, close } = await servePage();
const browser = await launch(browserName);
await tellRequests(browser, true);
/** @type {string[]} */
const requests = [];

/** @param {string} path @param {number} width */
async function open(path, width) {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(patience);
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
    await page.select('[name=lab]', 'clock');
    for (const id of questions) {
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
 * Runs in a student's page: answers each question, or predicts by chance.
 * @param {readonly (string | undefined)[]} answers @param {number} chance
 */
function fillIn(answers, chance) {
  for (const [at, question] of document.querySelectorAll('.question').entries()) {
    const answer = answers[at] ?? '';
    /** @type {HTMLInputElement | null} */
    const box = question.querySelector('.number input');
    const area = question.querySelector('.cell-field .area')?.getBoundingClientRect();
    const choices = [...question.querySelectorAll('input')];
    if (box) {
      box.value = answer;
      box.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (area) {
      // In the middle of a cell of the eight by eight.
      const [row = 0, column = 0] = answer.split(',').map((place) => (Number(place) + 0.5) / 8);
      const place = { clientX: area.left + column * area.width, clientY: area.top + row * area.height };
      question.querySelector('.cell-field')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...place }));
    } else (choices.find(({ value }) => value === answer) ?? choices[(chance + 5 * at) % choices.length])?.click();
  }
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
    await page.waitForSelector('class-code .code-text');
  } else {
    // Half of a class knows.
    const answers =
      values.asked === 'questions'
        ? (await answersIn(room)).map(([right, ...wrong], at) =>
            (chance + at) % 2 === 0 ? right : wrong[(chance + at) % wrong.length],
          )
        : [];
    await page.evaluate(fillIn, answers, chance);
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
  await teacher.waitForSelector(shown[/** @type {keyof typeof shown} */ (values.asked)]);
  console.log(`The distribution is shown after ${seconds()}:\n`);
  for (;;) {
    const figure = await teacher.$eval('.class-figure', (element) => /** @type {HTMLElement} */ (element).innerText);
    console.log(figure.replaceAll(/\n+/g, '\n').replaceAll(/^/gm, '    '));
    const next = await teacher.$('[data-act=next]:not([aria-disabled=true])');
    if (!next) break;
    await press(teacher, '[data-act=next]');
    await teacher.waitForSelector('[data-act=reveal][aria-pressed=false]');
    await press(teacher, '[data-act=reveal]');
    await teacher.waitForSelector('[data-act=reveal][aria-pressed=true]');
  }

  // Codes of a student of another room, and of one who changes her mind.
  const elsewhere = await open('class/', 1280);
  const otherRoom = await openRoom(elsewhere);
  const [other, second] = [await answered(otherRoom, 1), await answered(room, 2, 3)];
  const [code = ''] = codes;
  const rows = [];
  for (const [kind, wrong] of wrongCodes(code, room, other, second === codes[1] ? code : second)) {
    const before = await teacher.$$eval('.refused li', (items) => items.length);
    await paste(teacher, wrong);
    await teacher.waitForFunction((count) => document.querySelectorAll('.refused li').length > count, {}, before);
    const said = await teacher.$eval('.refused li .why', (why) => why.textContent?.trim() ?? '');
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

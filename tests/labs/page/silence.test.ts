import { applyRotary, rotaryFrequencies } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { bugs } from '../../../web/labs/silence/bugs.ts';
import { errorsAt, headOf, headsAt, Tests, traceOf } from '../../../web/labs/silence/heads.ts';
import { bfloat16, turnWrongly } from '../../../web/labs/silence/mistakes.ts';
import { bugNames, lastPosition, properties, type BugName } from '../../../web/labs/silence/properties.ts';
import { snippet } from '../../../web/labs/silence/snippets.ts';
import type en from '../../../web/labs/strings/en/silence.json';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const inLanguages = languages().map((code) => readStrings(code, 'silence')['early'] as unknown as (typeof en)['early']);

const view = defaults(properties);

async function openSilence(browser: Browser, address: string, query = '', width = 1280): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('silence', query), width, drawn: false });
  await opened.page.waitForSelector('lab-silence svg.head');
  await settled(opened.page);
  return opened;
}

/** Moves the focus from the figure to an answer by the Tab key alone, and presses Enter. */
async function answer(page: Page, name: string): Promise<void> {
  const there = (): Promise<boolean> =>
    page.evaluate((wanted) => (document.activeElement as HTMLElement | null)?.dataset['answer'] === wanted, name);
  await page.$eval('lab-silence .error-frame', (frame) => (frame as HTMLElement).focus());
  for (let press = 0; press < 60 && !(await there()); press += 1) await page.keyboard.press('Tab');
  expect(await there()).toBe(true);
  await page.keyboard.press('Enter');
  await settled(page);
}

const fact = (page: Page, name: string): Promise<string> => text(page, `lab-silence dd[data-value="${name}"]`);

describe.each(browserNames)('wrong in silence in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('silence', (query) => openSilence(browser, address, query));

  whole('each case is right at position 0, and its error follows the position', async () => {
    const { page, complaints } = await visit('&w.b=pegainfer220&w.p=4095');
    expect(await fact(page, 'error')).toBe('0');
    await page.$eval('lab-silence .error-frame', (frame) => (frame as HTMLElement).focus());
    await page.keyboard.press('ArrowRight');
    await settled(page);
    expect(await fact(page, 'position')).toBe('4096');
    expect(Number(await fact(page, 'error'))).toBeGreaterThan(1);
    await page.keyboard.press('Home');
    await settled(page);
    for (const bug of bugNames) {
      await page.$eval(`lab-silence [data-preset="${bug}"]`, (card) => (card as HTMLElement).click());
      await settled(page);
      expect([bug, await fact(page, 'error')]).toEqual([bug, '0']);
    }
    await fill(page, 'silence-position', '1');
    const { beyond } = headsAt({ ...view, bug: 'mlxvlm1983', position: 1 });
    expect(await fact(page, 'beyond')).toBe(`${beyond} of 64`);
    expect(beyond).toBeGreaterThan(30);
    expect(complaints).toEqual([]);
  });

  whole('the curve is covered until the reader has said what the test sees', async () => {
    const { page, close } = await openSilence(browser, address, '&w.b=imp1316');
    expect(await page.$('lab-silence svg.errors .line')).toBeNull();
    expect(await text(page, 'lab-silence svg.errors .covered')).toContain('Covered until');
    // The question stands where the curve will be, and nowhere else.
    expect(await page.$$('lab-silence .error-place .cover-ask [data-answer="fails"]')).toHaveLength(1);
    expect(await page.$$('lab-silence [data-answer="fails"]')).toHaveLength(1);
    await answer(page, 'fails');
    expect(await page.$('lab-silence .cover-ask')).toBeNull();
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['answer'])).toBe('fails');
    const said = await text(page, 'lab-silence [data-says="test"]');
    expect(said).toContain('Not so. The test passes: from position 0 to 39 the largest error is 4.1 · 10⁻⁶.');
    expect(said).toContain('At position 131072 it is 0.0054.');
    expect(await page.$('lab-silence svg.errors .line')).not.toBeNull();
    await settledAddress(page, '?lang=en&w.b=imp1316&w.c=1');
    // Another test is another question.
    await fill(page, 'silence-tested', '1000');
    expect(await text(page, 'lab-silence [data-says="test"]')).toBe('');
    await answer(page, 'fails');
    expect(await text(page, 'lab-silence [data-says="test"]')).toContain(
      'Right. The test fails at position 824, the first one with an error above 10⁻⁴.',
    );
    await close();
  });

  whole(
    'by keyboard a wrong cause is answered with a number, the right one with the lines and the thread',
    async () => {
      const { page, close } = await openSilence(browser, address, '&w.b=candle3746');
      await answer(page, 'pairing');
      const said = await text(page, 'lab-silence [data-says="cause"]');
      const { position, column, holds } = traceOf('candle3746', 'pairing');
      expect(said).toContain('Not so.');
      expect(said).toContain(`it holds ${holds.toFixed(4).replace('-', '−')}`);
      expect(await page.$('lab-silence .lines')).toBeNull();
      const { wrong } = headsAt({ ...view, bug: 'candle3746', position });
      expect(wrong[column]).toBe(holds);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['answer'])).toBe('base');
      await page.keyboard.press('Enter');
      await settled(page);
      expect(await text(page, 'lab-silence [data-says="cause"]')).toContain('Right.');
      expect(await text(page, 'lab-silence [data-lines="wrong"] code')).toBe('frequency = 10000.0 ** (-2 * i / dim)');
      expect(await text(page, 'lab-silence [data-lines="mended"] code')).toContain('config.rope_theta');
      expect(await page.$eval('lab-silence .thread a', (link) => (link as HTMLAnchorElement).href)).toBe(
        'https://github.com/huggingface/candle/pull/3746',
      );
      expect(await text(page, 'lab-silence .score')).toBe('Found: 1 of 8 causes, 0 of them at the first attempt.');
      await page.$eval('lab-silence .reset', (button) => (button as HTMLElement).click());
      await settled(page);
      expect(await text(page, 'lab-silence .score')).toBe('');
      await close();
    },
  );

  test.each([1280, 360])('at %i px the question lies within the cover of the curve', async (width) => {
    const { page, close } = await openSilence(browser, address, '', width);
    const over = await page.$eval('lab-silence .error-place', (place) => {
      const [frame, box] = [place, place.querySelector('.cover-ask .quiz')!].map((each) =>
        each.getBoundingClientRect(),
      );
      const buttons = [...place.querySelectorAll('.cover-ask button')].map((each) => each.getBoundingClientRect());
      const inside = (one: DOMRect): boolean =>
        one.top >= frame!.top - 1 && one.bottom <= frame!.bottom + 1 && one.right <= frame!.right + 1;
      return [box!, ...buttons].map(inside);
    });
    expect(over).toEqual([true, true, true]);
    await close();
  });

  test('a link restores the view', async () => {
    const query = '&w.b=unsloth6197&w.p=300&w.t=1000&w.e=1e-2&w.c=1';
    const { page } = await visit(query);
    await settledAddress(page, `?lang=en${query}`);
    const { error } = headsAt({ ...view, bug: 'unsloth6197', position: 300 });
    expect(Number(await fact(page, 'error'))).toBeCloseTo(error, 2);
  });

  whole('at 360 px everything fits, the lines of code scroll on their own', async () => {
    const { page, close } = await openSilence(browser, address, '&w.b=pegainfer220&w.p=131072&w.c=1', 360);
    await page.$eval('lab-silence [data-answer="tableEnd"]', (button) => (button as HTMLElement).click());
    await settled(page);
    expect(await page.$('lab-silence .lines')).not.toBeNull();
    const wide = await page.$$eval('lab-silence *', (all) =>
      all
        .filter((part) => part.getBoundingClientRect().right > 361 && !part.closest('pre'))
        .map((part) => part.outerHTML.slice(0, 60)),
    );
    expect(wide).toEqual([]);
    await close();
  });
});

/** A head turned pair by pair, as a loop on paper would do it. */
function turned(
  pairs: readonly (readonly [a: number, b: number, cosine: number, sine: number])[],
  x = headOf(bugs.shainet111.model),
): Float64Array {
  const y = x.slice();
  for (const [a, b, c, s] of pairs) {
    y[a] = x[a]! * c - x[b]! * s;
    y[b] = x[b]! * c + x[a]! * s;
  }
  return y;
}

const halves = Array.from({ length: 32 }, (_pair, i) => i);
const wrongHead = (bug: BugName, position: number): number[] => [...headsAt({ ...view, bug, position }).wrong];
const close = (values: Iterable<number>): unknown[] => Array.from(values, (value) => expect.closeTo(value, 12));

describe('the numbers of the cases', () => {
  test.each([0, 1, 40, 3000])('are those of plain loops at position %i', (p) => {
    const angle = (i: number, base: number, width = 64): number => p * base ** ((-2 * i) / width);
    expect(wrongHead('shainet111', p)).toEqual(
      close(turned(halves.map((i) => [2 * i, 2 * i + 1, Math.cos(angle(i, 5e5)), Math.sin(angle(i, 5e5))]))),
    );
    expect(wrongHead('pie603', p)).toEqual(
      close(turned(halves.slice(0, 8).map((i) => [i, i + 32, Math.cos(angle(i, 1e4)), Math.sin(angle(i, 1e4))]))),
    );
    expect(wrongHead('candle3746', p)).toEqual(
      close(turned(halves.map((i) => [i, i + 32, Math.cos(angle(i, 1e4)), Math.sin(angle(i, 1e4))]))),
    );
    expect(wrongHead('unsloth6197', p)).toEqual(
      close(turned(halves.map((i) => [i, i + 32, Math.cos(angle(i, 5e5)), Math.sin(angle(i, 5e5))]))),
    );
    expect(wrongHead('mlxvlm1983', p)).toEqual([...headOf(bugs.mlxvlm1983.model)]);
  });

  test('the right ones are those of the library, with the config’s own scaling', () => {
    const x = headOf(bugs.unsloth6197.model);
    const frequencies = rotaryFrequencies({
      rotaryDim: 64,
      base: 500000,
      scaling: { type: 'llama3', factor: 8, originalMaxPositionEmbeddings: 8192, lowFreqFactor: 1, highFreqFactor: 4 },
    });
    const { data } = applyRotary(x, { headDim: 64, pairing: 'rotateHalf', positions: [9000], frequencies });
    expect([...headsAt({ ...view, bug: 'unsloth6197', position: 9000 }).right]).toEqual([...data]);
  });

  test('a table read past its end gives sines from its start; before it nothing is wrong', () => {
    const { model } = bugs.pegainfer220;
    expect([...errorsAt(model, 'tableEnd', [0, 1, 4000, 4095])]).toEqual([0, 0, 0, 0]);
    const sines = halves.map((i) => Math.sin(5 * 1e6 ** (-i / 32)));
    expect(wrongHead('pegainfer220', 4101)).toEqual(
      close(turned(halves.map((i) => [i, i + 32, sines[i]!, sines[i]!]))),
    );
  });

  test('bfloat16 has eight significant bits, ties to even', () => {
    expect([1, 255, 257, 259, 15962, 131071].map(bfloat16)).toEqual([1, 255, 256, 260, 15936, 131072]);
    expect(bfloat16(Math.PI)).toBe(3.140625);
  });

  test('every case is right at position 0 and wrong by the end; its choices hold its cause among others', () => {
    for (const bug of bugNames) {
      const { model, cause, choices } = bugs[bug];
      const [start, end] = errorsAt(model, cause, [0, lastPosition]);
      expect([bug, start, (end ?? 0) > 1e-3]).toEqual([bug, 0, true]);
      expect([choices.length, choices.includes(cause)]).toEqual([4, true]);
      for (const other of choices.filter((one) => one !== cause)) {
        const { position, column, would, holds } = traceOf(bug, other);
        expect([bug, other, Math.abs(would - holds) > 1e-3]).toEqual([bug, other, true]);
        expect(turnWrongly(other, model, headOf(model), [position])[column]).toBe(would);
      }
    }
  });

  test('the answer to the question is what tests of the first 40 positions find', () => {
    const tests = new Tests();
    const missed = (tolerance: '1e-4' | '1e-1', tested: number): number[] =>
      bugNames.flatMap((bug, k) => (tests.of({ bug, tested, tolerance }).passes ? [k + 1] : []));
    expect(missed('1e-4', 40)).toEqual([4, 7]);
    expect(missed('1e-1', 40)).toEqual([4, 5, 6, 7]);
    expect(missed('1e-4', 4096)).toEqual([7]);
    expect(missed('1e-4', 4097)).toEqual([]);
    expect(tests.of({ bug: 'imp1316', tested: 8192, tolerance: '1e-4' }).first).toBe(824);
    for (const { answer: said } of inLanguages)
      for (const number of ['4', '7', '824', '4096']) expect(said).toContain(number);
  });
});

describe('the programs of the cases', () => {
  test.each(bugNames)('the JavaScript of %s prints the error shown', (bug) => {
    for (const position of [1, 4100]) {
      const lines: unknown[][] = [];
      const program = snippet('JavaScript', { bug, position }).replace(/^import.*$/m, '');
      const run = new Function('applyRotary', 'rotaryFrequencies', 'console', program) as (...parts: unknown[]) => void;
      run(applyRotary, rotaryFrequencies, { log: (...line: unknown[]) => lines.push(line) });
      const { error } = headsAt({ ...view, bug, position });
      expect(lines).toEqual([[position, expect.closeTo(error, 9)]]);
    }
  });
});

import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../web/tools/vite/locales.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { chooseLanguage, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { dot, largest, numberOf, pictures, truth, wrongCells } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const lab = 'lab-terms';
const names = ['contentContent', 'contentPosition', 'positionContent', 'positionPosition'] as const;
const words = ['the', 'cat', 'chases', 'the', 'mouse'];
const usual = truth({ words, dim: 16, identity: true });

async function openTerms(browser: Browser, address: string, query = '', width = 1280): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('terms', query), width, drawn: false });
  await opened.page.waitForSelector(`${lab} svg.score-map`);
  await settled(opened.page);
  return opened;
}

/** The terms, their sum, its weights and the output. */
const maps = [...names, 'score', 'weight', 'output'] as const;
const drawn = async (page: Page): Promise<number[][][][]> =>
  (await Promise.all(maps.map((map) => pictures(page, `${lab} svg.score-map[data-map="${map}"] image`)))).flat();
const value = async (page: Page, key: string): Promise<number> =>
  numberOf(
    (await page.$eval(`${lab} .readout [data-value="${key}"]`, (element) => element.textContent ?? '')).replace(
      /[()]/g,
      '',
    ),
  );

describe.each(browserNames)('the lab of terms in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('terms', (view) => openTerms(browser, address, view));
  const narrow = sameVisit('terms', (view) => openTerms(browser, address, view, 360));

  test.each([
    ['', { identity: true }],
    ['&q.w=seeded', {}],
    [
      '&q.w=seeded&q.a=so it goes on and so on&q.d=8&q.k=2.5&q.s=7',
      { words: ['so', 'it', 'goes', 'on', 'and', 'so', 'on'], dim: 8, alpha: 2.5, seed: 7 },
    ],
    ['&q.m=1&q.r=0', { identity: true, causal: true, rooted: false }],
  ] as const)(
    'every cell of all seven maps has the colour of its number, worked out again: "%s"',
    async (query, options) => {
      const { page } = await visit(query);
      const expected = truth({ words, dim: 16, ...options });
      const maps = await drawn(page);
      const scores = [...names.map((term) => expected.terms[term]), expected.scores];
      const reach = Math.max(...scores.map(largest));
      const reachOut = largest(expected.output);
      expect(maps).toHaveLength(7);
      expect(scores.flatMap((rows, index) => wrongCells(maps[index]!, rows, 'RdBu', -reach, reach))).toEqual([]);
      expect(wrongCells(maps[5]!, expected.weights, 'magma', 0, 1)).toEqual([]);
      expect(wrongCells(maps[6]!, expected.output, 'RdBu', -reachOut, reachOut)).toEqual([]);
    },
  );

  test('the four numbers of a cell are the terms, their sum is the score, and one is multiplied out', async () => {
    const { page } = await visit('&q.i=2&q.j=4&q.t=contentPosition');
    let sum = 0;
    for (const term of names) {
      expect(await value(page, term)).toBeCloseTo(usual.terms[term][2]![4]!, 2);
      sum += usual.terms[term][2]![4]!;
    }
    expect(sum).toBeCloseTo(usual.scores[2]![4]!, 10);
    expect(await value(page, 'score')).toBeCloseTo(usual.scores[2]![4]!, 2);
    expect(await value(page, 'whole')).toBeCloseTo(usual.scores[2]![4]!, 2);
    expect(await value(page, 'weight')).toBeCloseTo(usual.weights[2]![4]!, 2);
    const [ofQuery, ofKey] = [usual.queries[0]![2]!, usual.keys[1]![4]!];
    const put = (entry: number): string =>
      entry < 0 ? `(${entry.toFixed(2).replace('-', '\u2212')})` : entry.toFixed(2);
    expect(await text(page, `${lab} .product span`)).toBe(
      `(${ofQuery.map((entry, index) => `${put(entry)}·${put(ofKey[index]!)}`).join(' + ')})`,
    );
    expect(await value(page, 'product')).toBeCloseTo(dot(ofQuery, ofKey) / 4, 2);
  });

  test('with all terms off every word shares its attention equally', async () => {
    const { page } = await visit('&q.cc=0&q.cp=0&q.pc=0&q.pp=0');
    expect(await value(page, 'weight')).toBeCloseTo(0.2, 10);
    expect(
      wrongCells(
        (await drawn(page))[5]!,
        words.map(() => words.map(() => 0.2)),
        'magma',
        0,
        1,
      ),
    ).toEqual([]);
  });

  test('position · position runs along the diagonals with identity weights only, as the lab says', async () => {
    const spread = (rows: number[][]): number =>
      Math.max(
        ...rows.flatMap((row, i) =>
          row.flatMap((entry, j) => rows.map((other, k) => Math.abs(entry - (other[j + k - i] ?? entry)))),
        ),
      );
    const said = async (query: string): Promise<number> => {
      const { page } = await visit(query);
      const found = /varies by (?:as much as|no more than) ([^,]*?)(?:\.\s|, which|\.$)/.exec(
        await page.$eval(`${lab} figcaption`, (caption) => caption.textContent ?? ''),
      );
      return numberOf(found?.[1] ?? '');
    };
    const random = truth({ words, dim: 16 });
    expect(spread(random.terms.positionPosition)).toBeGreaterThan(0.1);
    expect(await said('&q.w=seeded')).toBeCloseTo(spread(random.terms.positionPosition), 2);
    expect(await said('')).toBeLessThan(1e-14);
  });

  test('pointing at a cell of any map reads it out; the keyboard does the same', async () => {
    const { page } = await visit();
    await inView(page, `${lab} [data-map="positionContent"]`);
    const box = (await (await page.$(`${lab} [data-map="positionContent"] image`))!.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.7);
    await settled(page);
    expect(await value(page, 'score')).toBeCloseTo(usual.scores[3]![0]!, 2);
    await page.focus(`${lab} input[name="terms-key"]:checked`);
    await page.keyboard.press('ArrowRight');
    await page.focus(`${lab} input[name="terms-query"]:checked`);
    await page.keyboard.press('ArrowLeft');
    await settled(page);
    expect(await value(page, 'score')).toBeCloseTo(usual.scores[2]![1]!, 2);
    await settledAddress(page, '?lang=en&q.i=2&q.j=1');
  });

  test('words of the text light up their map and their part of the formula', async () => {
    const { page } = await visit();
    const term = `${lab} .term[data-term="contentPosition"]`;
    await inView(page, term);
    // Words may be broken over two lines: the middle of their first line is on them, that of their box may not be.
    const at = await page.$eval(term, (words) => {
      const { x, y, width, height } = words.getClientRects()[0]!;
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.move(at.x, at.y);
    await settled(page);
    const lit = await page.$$eval(`${lab} [data-lit]`, (all) =>
      all.map((element) => [element.localName, element.getAttribute('data-term')]),
    );
    expect(lit.map(([kind]) => kind ?? '').sort()).toEqual(['div', 'mrow', 'span', 'span']);
    expect(new Set(lit.map(([, term]) => term))).toEqual(new Set(['contentPosition']));
  });

  whole('a term switched off by key leaves the score, and comes back from the link', async () => {
    const { page, close } = await openTerms(browser, address);
    await page.focus(`${lab} [data-area="positionPosition"] input`);
    await page.keyboard.press(' ');
    await settled(page);
    const rest = usual.scores.map((row, i) => row.map((score, j) => score - usual.terms.positionPosition[i]![j]!));
    const reach = Math.max(...[...names.map((term) => usual.terms[term]), rest].map(largest));
    const check = async (): Promise<void> => {
      expect(wrongCells((await drawn(page))[4]!, rest, 'RdBu', -reach, reach)).toEqual([]);
      expect(await text(page, `${lab} figcaption`)).toContain('without position · position');
    };
    await check();
    await settledAddress(page, '?lang=en&q.pp=0');
    await page.reload();
    await page.waitForSelector(`${lab} svg.score-map`);
    await settled(page);
    await check();
    await close();
  });

  whole('on a phone, the meaning of words leads to their thing, and there is a way back', async () => {
    const { page, close } = await openTerms(browser, address, '', 360);
    const words = `${lab} .term[data-term="positionContent"]`;
    const inSight = (selector: string): Promise<boolean> =>
      page.$$eval(selector, (all) =>
        all.some((thing) => {
          const { top, bottom } = thing.getBoundingClientRect();
          return top >= 44 && bottom <= innerHeight;
        }),
      );
    const thing = `${lab} .term-map[data-term="positionContent"]`;
    await inView(page, words);
    await page.focus(words);
    expect([await inSight(words), await inSight(thing)]).toEqual([true, false]);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${lab} .meaning button`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.way-back button');
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll(selector)].some((one) => one.getBoundingClientRect().top < innerHeight),
      {},
      `${lab} [data-lit]:not(.term)`,
    );
    expect(await page.$eval(words, (term) => term.getAttribute('aria-pressed'))).toBe('true');
    expect(await inSight('.way-back button')).toBe(true);
    await page.$eval('.way-back button', (back) => (back as HTMLElement).click());
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, words);
    expect(await page.$eval(words, (term) => term.getAttribute('aria-pressed'))).toBe('false');
    expect(await page.$('.way-back')).toBeNull();
    await close();
  });

  test.each(languages())(
    'has no sideways scroll at 360 px in %s with twelve words and every panel open',
    async (language) => {
      const { page } = await narrow('&q.a=incomprehensibilities+a+b+c+d+e+f+g+h+i+j+k&q.d=64&q.h=4');
      await chooseLanguage(page, language);
      for (const details of await page.$$(`${lab} details`))
        await details.evaluate((element) => void ((element as HTMLDetailsElement).open = true));
      await page.waitForFunction((code) => document.documentElement.lang === code, {}, language);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );
});

// Marked words as a person uses them: with a mouse, with keys, with a finger; and the page of the glossary.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import en from '../../../web/labs/strings/en/glossary.json';
import es from '../../../web/labs/strings/es/glossary.json';
import { findings, loadAxe } from './support/axe.ts';
import { inView, open, type Opened } from './support/page.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { newTab } from './support/tab.ts';
import { linkTo } from './support/visit.ts';

const box = 'lab-clock .meaning';
const hand = 'lab-clock .term[data-term="hand"]';
const wavelength = 'lab-clock .symbols .term[data-term="wavelength"]';

interface Shown {
  readonly term: string;
  readonly meaning: string;
  /** Wholly on the screen, and not over the words that it explains. */
  readonly inSight: boolean;
  readonly described: boolean;
}

/** The open box, once it is there. */
async function shown(page: Page, words: string): Promise<Shown> {
  await page.waitForSelector(box);
  return page.evaluate(
    (boxOf, wordsOf) => {
      const meaning = document.querySelector<HTMLElement>(boxOf)!;
      const marked = document.querySelector(wordsOf)!;
      const [at, of] = [meaning.getBoundingClientRect(), marked.getBoundingClientRect()];
      const over = at.top < of.bottom && of.top < at.bottom && at.left < of.right && of.left < at.right;
      return {
        term: meaning.querySelector('strong')!.textContent!,
        meaning: meaning.querySelector('strong + span')!.textContent!,
        inSight: at.top >= 0 && at.left >= 0 && at.bottom <= innerHeight && at.right <= innerWidth && !over,
        described:
          marked.getAttribute('aria-describedby') === meaning.id && marked.getAttribute('aria-expanded') === 'true',
      };
    },
    box,
    words,
  );
}

const gone = (page: Page): Promise<unknown> => page.waitForSelector(box, { hidden: true });
const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
const lit = (page: Page): Promise<number> => page.$$eval('lab-clock [data-lit]:not(.term)', (things) => things.length);
const pair = { term: en.pair.term, meaning: en.pair.meaning, inSight: true, described: true };

describe.each(browserNames)('marked words in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  async function clock(width = 1280, language = 'en'): Promise<Opened> {
    const query = linkTo('clock').replace('lang=en', `lang=${language}`);
    const opened = await open(browser, address, { query, width, drawn: false });
    await opened.page.waitForSelector('lab-clock .face-frame');
    await inView(opened.page, hand);
    return opened;
  }

  test('a mouse that rests on words gets their meaning, and can go into the box', async () => {
    const { page, complaints } = await clock();
    await page.hover(hand);
    expect(await shown(page, hand)).toEqual(pair);
    expect(await lit(page)).toBeGreaterThan(0);
    expect(await page.$eval(hand, (words) => words.ariaPressed)).toBe('false');
    await page.hover(box);
    // Longer than the box waits for a mouse that has left.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(await shown(page, hand)).toEqual(pair);
    await page.mouse.move(5, 5);
    await gone(page);
    expect(await lit(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a key shows the meaning and lights up the things; Escape ends both, and the focus stays', async () => {
    const { page } = await clock();
    await page.$eval('lab-clock .lead', (lead) => {
      (lead as HTMLElement).tabIndex = -1;
      (lead as HTMLElement).focus();
    });
    await page.keyboard.press('Tab');
    expect(await focused(page, hand)).toBe(true);
    expect(await shown(page, hand)).toEqual(pair);
    await page.keyboard.press('Enter');
    expect(await page.$eval(hand, (words) => words.ariaPressed)).toBe('true');
    expect(await lit(page)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await gone(page);
    expect([await focused(page, hand), await lit(page)]).toEqual([true, 0]);
    expect(await page.$eval(hand, (words) => [words.ariaPressed, words.ariaExpanded])).toEqual(['false', 'false']);
    // Pressed again, Tab leads into the box, and Escape back to its words.
    await page.keyboard.press('Enter');
    await page.waitForSelector(box);
    await page.keyboard.press('Tab');
    expect(await focused(page, `${box} a[href$="glossary/#pair"]`)).toBe(true);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await focused(page, hand)).toBe(true);
    // The next words take the box with them.
    await page.keyboard.press('Tab');
    expect(
      await page.waitForFunction((of) => document.querySelector(of)?.textContent?.includes('counted'), {}, box),
    ).toBeTruthy();
    expect(await page.$$eval(box, ({ length }) => length)).toBe(1);
  });

  test('a tap shows the meaning on a phone; a tap elsewhere ends it, and the things stay lit', async () => {
    const { page } = await clock(360);
    await page.tap(hand);
    expect(await shown(page, hand)).toEqual(pair);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.touchscreen.tap(2, 400);
    await gone(page);
    expect(await page.$eval(hand, (words) => words.ariaPressed)).toBe('true');
    await page.tap(hand);
    expect(await shown(page, hand)).toEqual(pair);
    await page.tap(hand);
    await gone(page);
    expect(await page.$eval(hand, (words) => words.ariaPressed)).toBe('false');
  });

  test('the box leads to things that are out of sight', async () => {
    const { page } = await clock();
    await page.$eval('lab-clock .symbols', (fold) => ((fold as HTMLDetailsElement).open = true));
    await page.waitForSelector(wavelength);
    await inView(page, wavelength);
    await page.focus(wavelength);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${box} button`);
    expect((await shown(page, wavelength)).meaning).toBe(en.wavelength.meaning);
    await page.$eval(`${box} button`, (find) => (find as HTMLElement).click());
    await page.waitForSelector('.way-back button');
    await gone(page);
    await page.waitForFunction(() => {
      const chart = document.querySelector('lab-clock [data-lit]:not(.term)')!.getBoundingClientRect();
      return chart.top < innerHeight && chart.bottom > 0;
    });
    await page.$eval('.way-back button', (back) => (back as HTMLElement).click());
    expect(await focused(page, wavelength)).toBe(true);
  });

  whole('another language takes the box away, and words then speak it', async () => {
    const { page } = await clock();
    await page.focus(hand);
    await page.keyboard.press('Enter');
    await page.waitForSelector(box);
    await page.$eval('.languages [data-language="es"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    await gone(page);
    await inView(page, hand);
    await page.hover(hand);
    expect((await shown(page, hand)).meaning).toBe(es.pair.meaning);
  });

  whole('axe finds nothing at an open box', async () => {
    const { page } = await clock(360);
    await page.focus(hand);
    await page.keyboard.press('Enter');
    await page.waitForSelector(box);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
  });
});

describe.each(browserNames)('the glossary in %s', (name) => {
  whole.each(['', 'es/', 'it/'])('fits a phone and passes axe: /%sglossary/', async (folder) => {
    const { browser, address } = await served(name);
    const tab = await newTab(browser);
    await tab.resize(360, 740, 1);
    await tab.page.goto(`${address}${folder}glossary/#softmax`);
    for (const fold of await tab.page.$$('.entry details'))
      await fold.evaluate((details) => ((details as HTMLDetailsElement).open = true));
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { top, marked } = await tab.page.$eval('#softmax', (entry) => ({
      top: entry.getBoundingClientRect().top,
      marked: getComputedStyle(entry).backgroundColor !== getComputedStyle(document.body).backgroundColor,
    }));
    expect([top >= 0, top < 740, marked]).toEqual([true, true, true]);
    await loadAxe(tab.page);
    expect(await findings(tab.page)).toEqual([]);
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });
});

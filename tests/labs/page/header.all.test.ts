// The header of every kind of page: the same places, the language that the reader chose, the search, small screens.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerLanguages } from '../../../web/labs/shared/header/header.mjs';
import { findings, loadAxe } from './support/axe.ts';
import { chooseLanguage } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';
import { newTab } from './support/tab.ts';

/** A page of each kind. */
const kinds = [
  '',
  'clock/',
  'claims/9/',
  'why/',
  'why/left-padding/',
  'check/',
  'class/',
  'teach/',
  'teach/intro/',
  'teach/sheet/?of=intro',
  'docs/index.html',
  'docs/families/alibi.html',
  'lessons/001/',
  'es/clock/',
  'it/why/left-padding/',
] as const;

describe.each(browserNames)('in %s', (name) => {
  let browser: Browser;
  let address: string;
  let tab: Awaited<ReturnType<typeof newTab>>;
  let page: Page;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
    tab = await newTab(browser);
    ({ page } = tab);
  });
  afterAll(() => tab.close());

  const goTo = async (path: string): Promise<void> => {
    await page.goto(address + path);
    await page.waitForSelector('header.bar .theme select');
  };
  const places = (): Promise<string[]> =>
    page.$$eval('header.bar .places a', (links) => links.map(({ textContent }) => textContent ?? ''));
  const follow = async (selector: string): Promise<string> => {
    await Promise.all([page.waitForNavigation(), page.$eval(selector, (link) => (link as HTMLElement).click())]);
    await page.waitForSelector('header.bar .theme select');
    return page.url().slice(address.length);
  };
  const language = (): Promise<string | null> => page.$eval('header.bar', (bar) => bar.getAttribute('lang'));

  test('every kind of page has the same header: places, search, languages and colours in one row', async () => {
    await tab.resize(1280, 800, 1);
    for (const path of kinds) {
      await goTo(path);
      // The labs' bar comes with their script, and takes its place in the row.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('header.bar :is(.brand, .search-open, .places a, .languages a, .theme)')].every(
          (part) => part.getBoundingClientRect().width > 0,
        ),
      );
      const row = await page.$eval('header.bar', (bar) => {
        const shown = [...bar.querySelectorAll('.brand, .search-open, .places a, .languages a, .theme')];
        const boxes = shown.map((part) => part.getBoundingClientRect());
        const line = bar.getBoundingClientRect();
        return {
          count: shown.length,
          inRow: boxes.every(({ top, bottom, width }) => width > 0 && top >= line.top && bottom <= line.bottom),
          high: line.height,
        };
      });
      expect([path, row.count, row.inRow, row.high <= 52]).toEqual([path, 8 + headerLanguages.length, true, true]);
    }
  });

  test('a language once chosen stays, from the labs to the documentation and back', async () => {
    await tab.resize(1280, 800, 1);
    await goTo('clock/?k.p=44');
    expect(await follow('.languages [data-language="es"]')).toBe('es/clock/?k.p=44');
    for (const place of ['why', 'check', 'teach'] as const) {
      expect(await follow(`.places a[href*="${place}/"]`)).toBe(`es/${place}/`);
      expect(await language()).toBe('es');
    }
    expect(await follow('.places a[href*="docs/"]')).toBe('docs/index.html?lang=es');
    expect(await language()).toBe('es');
    expect(await follow('main a[href="guides/decode.html"]')).toBe('docs/guides/decode.html');
    expect(await language()).toBe('es');
    expect(await places()).toEqual(['Labs', '¿Por qué?', 'Comprobar', 'Enseñar', 'Docs']);
    expect(await follow('.places a:first-child')).toMatch(/^es\/(#contents)?$/);
    await page.waitForFunction(() => Math.abs(document.querySelector('#contents')!.getBoundingClientRect().top) < 120);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
    expect(tab.complaints).toEqual([]);
  });

  test('where a page has one language, the header alone changes, and its way back with it', async () => {
    await goTo('docs/guides/decode.html');
    await chooseLanguage(page, 'it');
    await page.waitForFunction(() => document.querySelector('header.bar')?.getAttribute('lang') === 'it');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-language'))).toBe('it');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await follow('.places a[href*="why/"]')).toBe('it/why/');
    await chooseLanguage(page, 'en');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
  });

  test('a page in other languages says so in one line, and leads to what its reader can read', async () => {
    const line = (): Promise<string | null> =>
      page.evaluate(() => document.querySelector('.foreign')?.textContent?.replace(/\s+/g, ' ').trim() ?? null);
    await goTo('zh-Hans/why/left-padding/');
    await goTo('lessons/001/');
    await page.waitForSelector('.foreign');
    expect(await line()).toBe('本页只有意大利语和英语版。 中文的实验');
    expect(await follow('.foreign a')).toMatch(/^zh-Hans\/(#contents)?$/);
    await goTo('zh-Hans/why/');
    expect(await follow('.places a[href*="docs/"]')).toBe('zh-Hans/docs/index.html');
    expect(await follow('main a[href*="guides/decode.html"]')).toBe('docs/guides/decode.html?lang=zh-Hans');
    await page.waitForSelector('.foreign');
    expect(await line()).toBe('本页只有英语版。 文档');
    expect(await follow('.foreign a')).toBe('zh-Hans/docs/index.html');
    await goTo('docs/guides/language-models.html#training-on');
    await page.waitForSelector('.foreign');
    expect(await line()).toBe('本页的中文版');
    expect(await follow('.foreign a')).toBe('zh-Hans/docs/guides/language-models.html');
    expect(await page.$('.foreign')).toBeNull();
    expect(await follow('.languages [data-language="en"]')).toBe('docs/guides/language-models.html?lang=en');
    expect([await language(), await line()]).toEqual(['en', null]);
    expect(tab.complaints).toEqual([]);
  });

  test('colours chosen anywhere hold everywhere', async () => {
    await goTo('why/');
    await page.select('.theme select', 'dark');
    await goTo('lessons/001/');
    expect(await page.$eval('html', (root) => root.dataset['theme'])).toBe('dark');
    expect(await page.$eval('.theme select', (select) => (select as HTMLSelectElement).value)).toBe('dark');
    await page.select('.theme select', 'auto');
  });

  test('at 360 px one button opens places, languages and colours, and Escape closes them', async () => {
    await tab.resize(360, 740, 1);
    for (const path of ['clock/', 'es/why/left-padding/', 'docs/index.html', 'lessons/001/', 'claims/9/']) {
      await goTo(path);
      const open = (): Promise<boolean> => page.$eval('.site-menu', (menu) => menu.checkVisibility());
      expect([path, await open()]).toEqual([path, false]);
      await page.focus('.menu-open');
      await page.keyboard.press('Enter');
      expect([path, await open()]).toEqual([path, true]);
      expect(await page.$eval('.menu-open', (button) => button.getAttribute('aria-expanded'))).toBe('true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await loadAxe(page);
      expect([path, await findings(page)]).toEqual([path, []]);
      await page.keyboard.press('Escape');
      expect([path, await open()]).toEqual([path, false]);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('menu-open');
    }
  });

  /** Firefox reports a module that was still loading when its page was left. */
  const left = /ServiceWorker intercepted|error loading dynamically imported module/;
  const complaints = (): string[] => tab.complaints.filter((text) => name !== 'firefox' || !left.test(text));
  const chosen = (): Promise<string> => page.$eval('#found b', (title) => title.textContent ?? '');

  test.each([
    ['clock/', 1280, 'light', 'kv cache', 'With a KV cache', 'why/kv-cache-positions/'],
    ['es/check/', 360, 'dark', 'relleno a la izquierda', 'el relleno a la izquierda', 'es/why/left-padding/'],
    [
      'docs/families/alibi.html?lang=en',
      1280,
      'dark',
      'halves or neighbours',
      'RoPE in halves',
      'why/halves-or-neighbours/',
    ],
    ['it/claims/9/', 360, 'light', 'contesto più lungo', '', 'it/why/longer-context/'],
  ] as const)(
    'a key opens the search on %s at %i px, %s: “%s” is answered',
    async (path, width, scheme, words, title, leads) => {
      await tab.resize(width, 740, 1);
      // Firefox takes no such wish from WebDriver BiDi.
      if (name === 'chromium') await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await goTo(path);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('/');
      await page.waitForSelector('.search-dialog[open] #search');
      await page.keyboard.type(words);
      await page.waitForFunction(
        (wanted) => document.querySelector('#found a')?.getAttribute('href')?.endsWith(wanted),
        {},
        `/posenc/${leads}`,
      );
      expect(await chosen()).toContain(title);
      await loadAxe(page);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.matches('#found li:first-child a'))).toBe(true);
      await page.keyboard.press('ArrowUp');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('search');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      expect(page.url()).toBe(address + leads);
      expect(complaints()).toEqual([]);
    },
  );

  test('Escape leaves the search, and a slash in a box stays there', async () => {
    await tab.resize(1280, 800, 1);
    await goTo('check/');
    await page.waitForSelector('#paste:not([disabled])');
    await page.focus('#paste');
    await page.keyboard.type('/');
    expect(await page.$('.search-dialog')).toBeNull();
    expect(await page.$eval('#paste', (box) => (box as HTMLTextAreaElement).value)).toBe('/');
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.waitForSelector('.search-dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('.search-dialog') === null);
  });

  test('an address that does not exist gets a page in the reader’s language, with what it resembles', async () => {
    const bare = await newTab(browser);
    await bare.page.goto(`${address}left-paddin`);
    await bare.page.waitForSelector('[data-for="en"] .likely:not([hidden]) a');
    expect(await bare.page.$eval('[data-for="en"] .likely a', (link) => link.getAttribute('href'))).toContain(
      'why/left-padding/',
    );
    expect(await bare.page.$$eval('main h1', (all) => all.filter((one) => one.checkVisibility()).length)).toBe(1);
    await bare.page.$eval('.languages [data-language="it"]', (link) => (link as HTMLElement).click());
    await bare.page.waitForFunction(() => document.documentElement.lang === 'it');
    expect(await bare.page.$eval('[data-for="it"]', (part) => part.checkVisibility())).toBe(true);
    await loadAxe(bare.page);
    expect(await findings(bare.page)).toEqual([]);
    await bare.close();
  });
});

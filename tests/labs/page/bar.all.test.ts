import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../web/tools/vite/locales.ts';
import { labs } from '../../../web/labs/index.ts';
import { stringsOf } from '../../../web/tools/vite/strings-plugin.ts';
import { findings, loadAxe } from './support/axe.ts';
import { labIds } from './support/labs.ts';
import { open, settled, shown, text, type Opened } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

/** The section whose title is just below the bar. */
const atTop = (page: Page, id: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const bar = document.querySelector('.bar')!.getBoundingClientRect().bottom;
      const { top } = document.getElementById(wanted)!.getBoundingClientRect();
      return Math.abs(top - bar) < 24 && !document.querySelector(`#${wanted} .waiting`);
    },
    {},
    id,
  );
const named = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((words) => document.querySelector('.here')?.textContent?.trim().endsWith(words), {}, title);
const hashIs = (page: Page, hash: string): Promise<unknown> =>
  page.waitForFunction((wanted) => location.hash === wanted, {}, hash);
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('section.lab')?.id ?? document.activeElement?.tagName ?? '');

describe.each(browserNames)('the bar in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const opened = async (query: string, width = 1280, height = 900): Promise<Opened> => {
    const tab = await open(browser, address, { query, width, height, drawn: false });
    await tab.page.waitForSelector('.bar .here');
    return tab;
  };

  test('brackets step from lab to lab, the bar and the address name the one in view, and back leads back', async () => {
    const { page, complaints, close } = await opened('?lang=en');
    await page.waitForSelector('pe-opening canvas');
    for (const { id } of labs.slice(0, 4)) {
      await page.keyboard.press(']');
      await atTop(page, id);
      await hashIs(page, `#${id}`);
      expect(await focused(page)).toBe(id);
    }
    await named(page, 'Many-handed clock');
    await page.keyboard.press('[');
    await atTop(page, 'encode');
    await named(page, 'Encode');
    await page.goBack();
    await hashIs(page, '#clock');
    expect(complaints).toEqual([]);
    await close();
  });

  test('brackets can be switched off, which is remembered', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=en#clock', firstVisit: true, drawn: false });
    await page.waitForSelector('lab-clock .panels');
    await page.locator('.here').click();
    await page.locator('.bar-keys input').click();
    await page.keyboard.press('Escape');
    const next = '.bar .step:last-of-type';
    const keyOfNext = (): Promise<string | null> => page.$eval(next, (step) => step.getAttribute('aria-keyshortcuts'));
    expect(await keyOfNext()).toBeNull();
    await page.reload();
    await page.waitForSelector('lab-clock .panels');
    expect(await keyOfNext()).toBeNull();
    await page.keyboard.press(']');
    await page.keyboard.press('[');
    // The button still steps, from where the keys have left the reader.
    await page.$eval(next, (step) => (step as HTMLElement).click());
    await atTop(page, 'distance');
    await close();
  });

  test('brackets typed into a box stay there', async () => {
    const { page, close } = await opened('?lang=en#encode');
    await page.waitForSelector('lab-encode .box');
    await page.focus('pe-number[data-name="encode-dim"] .box');
    await page.keyboard.type(']');
    await settled(page);
    expect(
      await page.$eval('pe-number[data-name="encode-dim"] .box', (box) => (box as HTMLInputElement).value),
    ).toContain(']');
    await hashIs(page, '#encode');
    await close();
  });

  test.each([1280, 360])('at %i px it stays in view, 44 px high, and its list leads to every lab', async (width) => {
    const { page, complaints, close } = await opened('?lang=es#shift', width, width === 360 ? 740 : 900);
    await page.waitForSelector('lab-shift .panels');
    await named(page, 'Desplazar es rotar');
    const place = await page.$eval(
      '.bar',
      (bar) => bar.getBoundingClientRect().toJSON() as { top: number; height: number },
    );
    expect(place.top).toBe(0);
    expect(place.height).toBeGreaterThanOrEqual(44);
    expect(place.height).toBeLessThanOrEqual(52);
    await page.locator('.here').click();
    await page.waitForSelector('.bar-labs:not([hidden])');
    expect(await page.$$eval('.bar-labs a', (all) => all.map((link) => link.getAttribute('href')))).toEqual(
      labIds.map((id) => `#${id}`),
    );
    expect(await page.$eval('.bar-labs [aria-current]', (link) => link.getAttribute('href'))).toBe('#shift');
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // By keyboard: closed with Escape, opened and left again.
    await page.keyboard.press('Escape');
    expect(await page.$('.bar-labs:not([hidden])')).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('here');
    await page.keyboard.press('Enter');
    await page.locator('.bar-labs a[href="#order"]').click();
    await atTop(page, 'order');
    expect(await page.$('.bar-labs:not([hidden])')).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a lab can be passed by its skip link, which is seen once it has the focus', async () => {
    const { page, close } = await opened('?lang=en#clock');
    await page.waitForSelector('lab-clock .panels');
    await page.focus('#clock .anchor');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to “Near and far”');
    expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().width)).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    await atTop(page, 'distance');
    expect(await focused(page)).toBe('distance');
    await close();
  });

  test('the heatmap of lesson 003 in its own state is reached from load by at most 20 keys', async () => {
    const { page, close } = await opened('?lang=en');
    await page.waitForSelector('pe-opening canvas');
    let keys = 0;
    const press = async (key: Parameters<Page['keyboard']['press']>[0]): Promise<void> => {
      await page.keyboard.press(key);
      keys += 1;
    };
    for (const id of ['order', 'compose', 'encode']) {
      await press(']');
      await atTop(page, id);
    }
    await page.waitForSelector('lab-encode button[data-preset="lesson003"]');
    const chosen = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.matches('[data-preset="lesson003"]') ?? false);
    while (!(await chosen()) && keys < 40) await press('Tab');
    await press('Enter');
    await settled(page);
    expect(await shown(page)).toMatchObject({ positions: 128, dim: 512, colorMap: 'viridis' });
    // Six of them are marked words of the lead, each with its meaning, and three the answers of the guess.
    expect(keys).toBeLessThanOrEqual(20);
    await close();
  });

  test.each(languages())(
    'every lab’s explanations, and the names of its controls, are in the document before any wakes: %s',
    async (language) => {
      const { page, close } = await opened(`?lang=${language}`);
      await page.waitForFunction(
        (count) => document.querySelectorAll('pe-lab-slot .lead:has(p)').length === count,
        {},
        labs.length,
      );
      expect(
        await page.$$eval('.lab-body', (all) => all.filter((body) => body.localName.startsWith('lab-')).length),
      ).toBeLessThan(3);
      // The names of lessons follow their numbers.
      await page.$$eval('.lesson-name', (names) => names.forEach((name) => name.remove()));
      const written = (await text(page, 'main')).toLowerCase();
      for (const word of ['rope', 'alibi', 'softmax']) expect(written).toContain(word);
      const all = (await stringsOf(language)) as unknown as Record<string, Record<string, unknown>>;
      const plain = (words: string): string =>
        words
          .replace(/\[([^\]]+)\]\([\w:-]+\)|\*([^*]+)\*|`([^`]+)`/g, '$1$2$3')
          .replace(/\s+/g, ' ')
          .toLowerCase();
      for (const id of labIds) {
        expect(written).toContain(plain((all['titles'] as Record<string, string>)[id]!));
        // Numbers come with the figure; all words around them are present before.
        const said = Object.entries(all[id]!).filter(([key]) =>
          /^(lead|deeper|ask|answer|fine\w|caption|hint|controls|label|columns?|reading|readout)/.test(key),
        );
        const explains = said.flatMap(([key, value]) =>
          typeof value === 'string' ? [[key, value] as const] : Object.entries(value as Record<string, string>),
        );
        expect(explains.length).toBeGreaterThan(9);
        for (const [key, value] of explains)
          expect([id, key, written.includes(plain(value.replace(/\{\{\w+\}\}/g, '…')))]).toEqual([id, key, true]);
      }
      await close();
    },
  );
});

// A lab on a page of its own: whole without a script, and woken by one.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findings, loadAxe } from './support/axe.ts';
import { chooseLanguage } from './support/page.ts';
import { newTab } from './support/tab.ts';
import { browserNames, served } from './support/shared.ts';

describe.each(browserNames)('the page of one lab in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  const alive = (page: Page, lab: string): Promise<unknown> =>
    page.waitForFunction(
      (id) => document.querySelector(`lab-${id} .panels`) !== null && document.querySelector('.still') === null,
      {},
      lab,
    );
  const at = (page: Page, path: string): Promise<unknown> =>
    page.waitForFunction((wanted) => location.pathname.endsWith(wanted), {}, path);

  // Firefox cannot be asked for that.
  test.runIf(name === 'chromium')(
    'without scripts it has its text and a figure in sight, and offers nothing that needs one',
    async () => {
      const { page, close } = await newTab(browser);
      await page.setJavaScriptEnabled(false);
      for (const [path, width] of [
        ['clock/', 1280],
        ['it/distance/', 360],
        ['es/claims/9/', 360],
      ] as const) {
        await page.setViewport({ width, height: 740 });
        await page.goto(address + path);
        const seen = await page.evaluate(() => {
          const box = document.querySelector('main figure svg')!.getBoundingClientRect();
          const shown = (selector: string): number =>
            [...document.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0).length;
          return {
            figure: Math.min(box.width, box.height),
            text: document.querySelector('main')!.textContent!.length,
            // Buttons of a figure are pictures too: the dials of the clock.
            offered: shown('.controls, main button:not(.picture button), .bar button, .bar select'),
            wide: document.documentElement.scrollWidth,
          };
        });
        expect([path, seen.figure > 100, seen.text > 400, seen.offered]).toEqual([path, true, true, 0]);
        expect(seen.wide).toBeLessThanOrEqual(width);
      }
      await close();
    },
  );

  test('its figure wakes in place; keys, the language and other labs lead to their pages', async () => {
    const { page, close } = await newTab(browser);
    await page.setViewport({ width: 1280, height: 800 });
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluateOnNewDocument(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Object.assign(globalThis, { jumps: 0 });
      if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (globalThis as unknown as { jumps: number }).jumps += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${address}clock/?k.p=44`);
    await alive(page, 'clock');
    expect(await page.$eval('lab-clock [role=slider]', (face) => face.getAttribute('aria-valuenow'))).toBe('44');
    expect(await page.evaluate(() => (globalThis as unknown as { jumps: number }).jumps)).toBeLessThan(0.1);
    expect(requests.filter((url) => /assets\/(encode|training|grids|family)-/.test(url))).toEqual([]);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);

    await page.keyboard.press(']');
    await at(page, '/posenc/distance/');
    await alive(page, 'distance');
    await chooseLanguage(page, 'it');
    await at(page, '/posenc/it/distance/');
    await alive(page, 'distance');
    expect(await page.$eval('html', (root) => root.lang)).toBe('it');
    expect(await page.$eval('h1', (title) => title.textContent)).toBe('Vicino e lontano');
    await page.keyboard.press('[');
    await at(page, '/posenc/it/clock/');
    // A link that names a language leads to its page.
    await page.goto(`${address}it/clock/?lang=es&k.p=7`);
    await at(page, '/posenc/es/clock/');
    await alive(page, 'clock');
    expect(new URL(page.url()).search).toBe('?k.p=7');
    await page.click('.brand');
    await at(page, '/posenc/es/');
    await page.waitForSelector('pe-page section.lab');
    expect(await page.$eval('html', (root) => root.lang)).toBe('es');
    expect(complaints).toEqual([]);
    await close();
  });
});

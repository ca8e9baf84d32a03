// The documentation as a reader meets it: figures, search, keyboard, small screens, dark.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings, loadAxe } from '../labs/page/support/axe.ts';
import { browserNames } from '../tiers.mjs';
import { launch } from '../../web/tools/toolchain/launch.mjs';
import { servePage } from '../../web/tools/toolchain/serve-page.mjs';

describe.each(browserNames)('the documentation in %s', (name) => {
  let browser: Browser;
  let page: Page;
  let server: Awaited<ReturnType<typeof servePage>>;
  const complaints: string[] = [];
  const requests: string[] = [];
  const hosts: string[] = [];
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(name), servePage()]);
    hosts.push(server.address);
    page = await browser.newPage();
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const open = async (path: string, width = 1280): Promise<void> => {
    await page.setViewport({ width, height: 800 });
    await page.goto(`${server.address}docs/${path}`);
  };
  const drawn = (tag: string): Promise<unknown> =>
    page.waitForFunction(
      (element) => document.querySelector<HTMLElementTagNameMap['posenc-heatmap']>(element)?.drawn,
      {},
      tag,
    );

  test('a figure is drawn by its own program, and reports the cell under the pointer', async () => {
    await open('families/alibi.html');
    await drawn('posenc-heatmap');
    await page.$eval('posenc-heatmap', (figure) => figure.shadowRoot!.querySelector<HTMLElement>('.stage')!.focus());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.waitForFunction(() => {
      const { shadowRoot } = document.querySelector('posenc-heatmap')!;
      return shadowRoot!.querySelector('[part=readout]')!.textContent!.startsWith('query 0, key 23');
    });
    await open('families/rotary.html');
    await drawn('posenc-curves');
  });

  test('a reader with a keyboard searches and arrives', async () => {
    await open('index.html');
    await page.keyboard.press('/');
    await page.waitForSelector('.search-dialog[open] #search');
    await page.keyboard.type('alibiMaskedBias');
    await page.waitForSelector('#found li:first-child a[href$="#alibiMaskedBias"]');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(page.url()).toBe(`${server.address}docs/families/alibi.html#alibiMaskedBias`);
    // Not at once: figures above it that grow while they load push the entry down until the browser scrolls after it.
    await page.waitForFunction(() => {
      const { top } = document.querySelector('#alibiMaskedBias')!.getBoundingClientRect();
      return top > 0 && top < 400;
    });
  });

  test('after one visit everything works without a network: pages, figures, the search', async () => {
    const gone = await servePage();
    hosts.push(gone.address);
    await page.goto(`${gone.address}docs/index.html`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await gone.close();
    await page.goto(`${gone.address}docs/families/alibi.html?from=a-course`);
    await drawn('posenc-heatmap');
    await page.keyboard.press('/');
    await page.waitForSelector('.search-dialog[open] #search');
    await page.type('#search', 'shawBias');
    await page.waitForSelector('#found li:first-child a[href$="#shawBias"]');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(page.url()).toBe(`${gone.address}docs/families/shaw.html#shawBias`);
    expect(await page.$('#shawBias')).not.toBeNull();
  });

  // axe sees the same in both.
  const looked = [
    ['index.html', 1280, 'light'],
    ['families/rotary.html', 360, 'dark'],
    ['families/rotary_frequencies.html', 1280, 'dark'],
    ['guides/entries.html', 360, 'light'],
    ['guides/who-is-right.html', 360, 'dark'],
    ['api/shared.html', 360, 'light'],
    ['api/attributes.html', 360, 'light'],
  ] as const;
  for (const [path, width, scheme] of name === 'chromium' ? looked : [])
    test(`axe finds nothing on ${path} at ${width} pixels, ${scheme}`, async () => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await open(path, width);
      await loadAxe(page);
      expect(await findings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });

  test('nothing was loaded from another host, and no error was reported', () => {
    const ours = [...hosts, 'data:'];
    expect(requests.filter((url) => !ours.some((start) => url.startsWith(start)))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Browser, Page } from 'puppeteer-core';
import { servePage } from '../../../web/tools/toolchain/serve-page.mjs';
import { edition, serveEdition, type Site } from './support/editions.ts';
import { browserNames, served } from './support/shared.ts';

type Part = { part(): Promise<{ readonly part: string }> };

/** Which edition's script ran, and which part it loads. */
const seen = (page: Page): Promise<{ title: string; script: string | undefined; part: string }> =>
  page.evaluate(async () => {
    const { main, tool } = document.documentElement.dataset;
    return { title: document.title, script: main ?? tool, part: (await (globalThis as unknown as Part).part()).part };
  });

const whole = (title: string, number: number): object => ({
  title: `${title} ${number}`,
  script: `${number}`,
  part: `${number}`,
});

describe.each(browserNames)('a site in editions, in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await served(name));
  });

  /** The site's first edition after a first visit, which has cached it. */
  async function visited(): Promise<{ page: Page; site: Site }> {
    const site = await serveEdition(edition(1));
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.address);
    await controlled(page);
    return { page, site };
  }

  const controlled = (page: Page): Promise<unknown> =>
    page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    });

  /** A page of the same host, outside of the site. */
  async function outside(page: Page, site: Site): Promise<Page> {
    const other = await page.browserContext().newPage();
    await other.goto(new URL('/', site.address).href);
    return other;
  }

  /** Lets the browser look for the second edition, and closes the site's page, so that it takes over. */
  async function updated(page: Page, site: Site): Promise<Page> {
    site.publish(edition(2));
    const before = await page.evaluate(() => caches.keys());
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
    const other = await outside(page, site);
    await page.close();
    await other.waitForFunction(
      async (old) => {
        const keys = await caches.keys();
        return keys.length === 1 && !keys.includes(old);
      },
      {},
      before[0]!,
    );
    return other;
  }

  /** The title of what a frame shows at an address; null if that is the browser's own page about an error. */
  const shownAt = (page: Page, address: string): Promise<string | null> =>
    page.evaluate(async (source) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.append(frame);
      const arrived = ({ URL: at, readyState }: Document): boolean => at !== 'about:blank' && readyState === 'complete';
      while (frame.contentDocument && !arrived(frame.contentDocument))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return frame.contentDocument && frame.contentDocument.title;
    }, address);

  const isCached = (page: Page, address: string): Promise<boolean> =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);

  const addresses = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
      return all.flat().map(({ url }) => url);
    });

  test('an edition is cached past the HTTP cache, which keeps the pages of the last one for ten minutes', async () => {
    const { page: before, site } = await visited();
    const page = await updated(before, site);
    expect((await addresses(page)).filter((address) => address.includes('12345671'))).toEqual([]);
    await page.goto(site.address);
    expect(await seen(page)).toEqual(whole('first', 2));
    await site.close();
    for (const [address, title] of [
      ['', 'first'],
      ['index.html', 'first'],
      ['embed.html?lab=clock', 'embed'],
    ] as const) {
      await page.goto(site.address + address);
      expect(await seen(page)).toEqual(whole(title, 2));
    }
  });

  test('a page that is open while another edition is published keeps its parts', async () => {
    const { page, site } = await visited();
    site.publish(edition(2));
    expect(await seen(page)).toEqual(whole('first', 1));
  });

  test('a page of the next edition is not cached among the scripts of this one', async () => {
    const { page, site } = await visited();
    site.publish(edition(2));
    await page.goto(`${site.address}check/`);
    expect(await seen(page)).toEqual(whole('check', 2));
    await page.goto(site.address);
    expect(await seen(page)).toEqual(whole('first', 2));
    await site.close();
    await page.goto(site.address);
    expect(await seen(page)).toEqual(whole('first', 1));
    expect((await addresses(page)).filter((address) => /check|12345672/.test(address))).toEqual([]);
  });

  test('a tool that was opened is cached whole, with what it loads late, and in the next edition too', async () => {
    const { page, site } = await visited();
    await page.goto(`${site.address}check/`);
    await page.waitForFunction(async () => (await caches.match('./assets/part-12345671.js')) !== undefined);
    site.publish(edition(2));
    expect(await seen(page)).toEqual(whole('check', 1));
    const after = await updated(page, site);
    await site.close();
    await after.goto(`${site.address}check/`);
    expect(await seen(after)).toEqual(whole('check', 2));
  });

  test('another application in a folder of the site gets its own answers, and none is cached', async () => {
    const { page, site } = await visited();
    const foreign = (number: number): ReadonlyMap<string, string> =>
      new Map([
        ...edition(1),
        ['other/index.html', `<!doctype html><title>other ${number}</title>`],
        ['other/data.json', `${number}`],
        ['other/app.js', `document.title += ' ${number}'`],
      ]);
    site.publish(foreign(1));
    for (const path of ['other/data.json', 'other/index.html', 'other/app.js'])
      site.headers.set(path, { 'cache-control': 'no-store' });
    await page.goto(`${site.address}other/`);
    const data = (query: string): Promise<string> =>
      page.evaluate(async (search) => (await fetch(`data.json${search}`)).text(), query);
    expect(await data('?user=a')).toBe('1');
    site.publish(foreign(2));
    expect(await data('')).toBe('2');
    expect(await data('?user=a')).toBe('2');
    expect((await addresses(page)).filter((address) => address.includes('/other/'))).toEqual([]);
    const other = await outside(page, site);
    await site.close();
    expect(await shownAt(other, `${site.address}other/`)).toBe(null);
  });

  test('what the server keeps to itself, or answers to a query, is not cached', async () => {
    const { page, site } = await visited();
    site.headers.set('check/index.html', { 'cache-control': 'private, max-age=600' });
    await page.goto(`${site.address}check/`);
    await page.waitForFunction(async () => (await caches.match('./assets/part-12345671.js')) !== undefined);
    expect(await isCached(page, `${site.address}check/`)).toBe(false);
    site.publish(new Map([...edition(1), ['notes.html', 'for one person']]));
    await page.goto(`${site.address}notes.html?user=a`);
    site.publish(edition(1));
    await page.goto(`${site.address}notes.html?user=b`);
    await page.waitForFunction(async () => (await caches.match('./notes.html')) !== undefined);
    expect((await addresses(page)).filter((address) => address.includes('?'))).toEqual([]);
    await site.close();
    await page.goto(`${site.address}notes.html?user=a`);
    expect(await seen(page)).toEqual(whole('notes', 1));
  });

  test('an address that names a file never gets another page', async () => {
    const { page, site } = await visited();
    const other = await outside(page, site);
    await site.close();
    expect(await shownAt(other, site.address)).toBe('first 1');
    for (const address of ['missing.html', 'notes.html', 'embed', 'other/', 'assets/', 'check', 'embed.html/'])
      expect([address, await shownAt(other, site.address + address)]).toEqual([address, null]);
  });

  test('embed.html opens without a network after a visit inside a frame', async () => {
    const server = await servePage();
    onTestFinished(() => server.close());
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(`${server.address}?lang=en`);
    await controlled(page);
    await page.goto(new URL('/', server.address).href);
    const title = (): Promise<string> =>
      page.evaluate(async (source) => {
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        [frame.src, frame.width] = [source, '800'];
        document.body.append(frame);
        while (!frame.contentDocument?.querySelector('.open a[href]'))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return frame.contentDocument.title;
      }, `${server.address}embed.html?lab=clock&lang=en`);
    const online = await title();
    expect(online).toBe('Many-handed clock');
    await server.close();
    expect(await title()).toBe(online);
  });
});

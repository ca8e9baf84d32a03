import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'puppeteer-core';
import { servePage } from '../../../web/tools/toolchain/serve-page.mjs';
import { browserNames, served, whole } from './support/shared.ts';
import { open } from './support/page.ts';

describe.each(browserNames)('the page in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  whole('works without a network after the first visit, in a language and a lab not looked at then', async () => {
    const server = await servePage();
    const { page, close } = await open(browser, server.address, { query: '?lang=en', firstVisit: true });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await server.close();
    await page.goto(`${server.address}?lang=it#terms`);
    await page.waitForSelector('lab-terms svg.score-map');
    expect(await page.$eval('html', (root) => root.lang)).toBe('it');
    await close();
  });

  whole('what is not kept from the start is kept once it has been opened', async () => {
    const server = await servePage();
    const { page, close } = await open(browser, server.address, { firstVisit: true });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(`${server.address}check/`);
    await page.waitForSelector('main button, main textarea');
    await page.waitForFunction(async () => {
      const asked = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = [location.href, ...asked].filter((name) => name.startsWith(location.origin));
      return (await Promise.all(own.map((name) => caches.match(name)))).every(Boolean);
    });
    await server.close();
    await page.reload();
    await page.waitForSelector('main button, main textarea');
    expect(await page.$eval('h1', (title) => title.textContent)).toBeTruthy();
    await close();
  });

  whole('leaves the caches of other pages of the host alone', async () => {
    const { page, close } = await open(browser, address, { firstVisit: true });
    const kept = await page.evaluate(async () => {
      await caches.open('somebody else');
      await navigator.serviceWorker.ready;
      return caches.keys();
    });
    expect(kept).toContain('somebody else');
    expect(kept.filter((cache) => cache.startsWith('posenc'))).toHaveLength(1);
    await close();
  });

  test('a link to a lab further down opens there', async () => {
    const { page, close } = await open(browser, address, { query: '#order', drawn: false });
    await page.waitForSelector('lab-order svg.crossing');
    await page.waitForFunction(() => {
      const { top } = document.querySelector('#order')!.getBoundingClientRect();
      return Math.abs(top) < 100;
    });
    await close();
  });
});

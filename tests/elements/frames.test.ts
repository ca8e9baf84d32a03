import type { Frame, Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { browserNames, profile } from './support/browser.ts';
import { course } from './support/labs.ts';

const body = `
  <iframe id="plain" title="Clock" src="/embed.html?lab=clock&position=10&dim=8&show=figure"></iframe>
  <div class="night"><iframe id="shut" title="Distancia" sandbox="allow-scripts"
    src="/embed.html?lab=distance&lang=es&show=figure"></iframe></div>
  <div class="tall"></div>`;
const head = '<link rel="stylesheet" href="/host.css"><script src="/posenc-frames.js"></script>';

/**
 * The frame with a lab, once it is drawn and has its height. It is scrolled into view first: browsers give an
 * off-screen frame of another origin neither animation frames nor sizes.
 */
async function drawn(page: Page, lab: string): Promise<Frame> {
  const frame = await page.waitForFrame((one) => one.url().includes(`lab=${lab}`));
  await (await frame.frameElement())!.scrollIntoView();
  await frame.waitForSelector('.open a[href]');
  await frame.waitForFunction(
    () => 'hosted' in document.documentElement.dataset && document.body.getBoundingClientRect().height <= innerHeight,
  );
  return frame;
}

test.each(browserNames)(
  'a frame in %s is as high as its lab, as dark as its host, and leaves the wheel to it',
  async (name) => {
    const [browser, site] = await Promise.all([profile(name), course()]);
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 900, height: 700, deviceScaleFactor: 1 });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
      });
      await page.goto(site.page(body, { head }));
      const [plain, shut] = [await drawn(page, 'clock'), await drawn(page, 'distance')];
      expect(await plain.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
      expect(await shut.evaluate(() => [document.documentElement.dataset['theme'], origin])).toEqual(['dark', 'null']);
      expect(await plain.title()).toBe('Many-handed clock');
      const link = await plain.$eval('.open a', (anchor) => (anchor as HTMLAnchorElement).href);
      expect(link).toBe(`${site.address}?k.d=8&lang=en#clock`);

      const heights = (): Promise<number[]> =>
        page.$$eval('iframe', (frames) => frames.map((frame) => frame.getBoundingClientRect().height));
      const before = await heights();
      // Only our frames can set a height, and a frame ignores invalid ones.
      await page.evaluate(() => postMessage({ posenc: 'height', height: 5 }, '*'));
      await plain.evaluate(() => parent.postMessage({ posenc: 'height', height: 'calc(1px)' }, '*'));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(await heights()).toEqual(before);
      expect(before.every((height) => height > 200)).toBe(true);

      // A host whose script loads late asks for the missed message.
      await page.$eval('#plain', (frame) => {
        (frame as HTMLIFrameElement).style.height = '';
        (frame as HTMLIFrameElement).contentWindow!.postMessage({ posenc: 'ask' }, '*');
      });
      await page.waitForFunction(
        (height) => document.querySelector('#plain')!.getBoundingClientRect().height === height,
        { polling: 50 },
        before[0],
      );

      await page.evaluate(() => scrollTo(0, 0));
      const box = (await (await page.$('#plain'))!.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + 100);
      await page.mouse.wheel({ deltaY: 300 });
      await page.waitForFunction(() => scrollY > 100);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      site.server.close();
    }
  },
  60_000,
);

import type { Frame, Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { browserNames, profile } from './support/browser.ts';
import { course } from './support/labs.ts';

const body = `
  <iframe id="plain" title="Clock" src="/embed.html?lab=clock&position=10&dim=8&show=figure"></iframe>
  <div class="night"><iframe id="shut" title="Distancia" sandbox="allow-scripts"
    src="/embed.html?lab=distance&lang=es&show=figure"></iframe></div>
  <iframe id="low" class="low" title="Low" src="/embed.html?lab=order&show=figure"></iframe>
  <div class="night"><iframe id="slide" class="low" title="Slide"
    src="/embed.html?lab=clock&show=figure&fit=box"></iframe></div>
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
      await page.evaluateOnNewDocument(() => {
        const told: number[] = [];
        Object.assign(window, { told });
        addEventListener('message', ({ data }) => data?.posenc === 'height' && told.push(data.height));
      });
      await page.goto(site.page(body, { head }));
      const [plain, shut] = [await drawn(page, 'clock'), await drawn(page, 'distance')];
      expect(await plain.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
      expect(await shut.evaluate(() => [document.documentElement.dataset['theme'], origin])).toEqual(['dark', 'null']);
      expect(await plain.title()).toBe('Many-handed clock');
      // None before there is a lab: the frame would collapse, and off the screen it would stay so.
      expect(((await page.evaluate('window.told')) as number[]).filter((height) => height < 100)).toEqual([]);
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
        frame.removeAttribute('height');
        (frame as HTMLIFrameElement).contentWindow!.postMessage({ posenc: 'ask' }, '*');
      });
      await page.waitForFunction(
        (height) => document.querySelector('#plain')!.getBoundingClientRect().height === height,
        { polling: 50 },
        before[0],
      );

      // A height in the page's style sheet stays, and what does not fit is reached by scrolling inside.
      const low = await page.waitForFrame((one) => one.url().includes('lab=order'));
      await (await low.frameElement())!.scrollIntoView();
      await low.waitForSelector('.open a[href]');
      await page.waitForFunction(() => Number(document.querySelector<HTMLIFrameElement>('#low')!.height) > 240);
      await low.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
      expect((await heights())[2]).toBe(240);
      const scrolled = await low.evaluate(() => {
        scrollTo(0, 50);
        return [scrollY, 'hosted' in document.documentElement.dataset];
      });
      expect(scrolled).toEqual([50, false]);

      // A lab that fits into its frame leaves the frame its height, and is as dark as its host too.
      const slide = await page.waitForFrame((one) => one.url().includes('fit=box'));
      await slide.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
      expect(await page.$eval('#slide', (frame) => [frame.getAttribute('height'), frame.clientHeight])).toEqual([
        null,
        240,
      ]);

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
);

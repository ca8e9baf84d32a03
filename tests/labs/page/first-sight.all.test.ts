import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Browser, Page } from 'puppeteer-core';
import { headerLanguages } from '../../../web/labs/shared/header/header.mjs';
import { open } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

const site = fileURLToPath(new URL('../../../dist/page/', import.meta.url));

/** A page of the site as it is seen before its scripts have come. */
async function withoutScripts(path: string): Promise<string> {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8').replace(
    /<script type="module"[^>]*><\/script>/,
    '',
  );
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}/`;
}

/** Of lessons, which have one address: the language of their author. */
const lessonLanguages: Readonly<Record<string, string>> = { 'lessons/000': 'es', 'lessons/001': 'it' };

/** The middles of the labels below each slider, as shares of its width. */
const labels = (page: Page): Promise<string[]> =>
  page.$$eval('.marks', (rows) =>
    rows.flatMap((row) => {
      const { left, width } = row.getBoundingClientRect();
      return [...row.querySelectorAll('.mark')].map((mark) => {
        const box = mark.getBoundingClientRect();
        return `${mark.textContent!.trim()} ${((box.left + box.width / 2 - left) / width).toFixed(2)}`;
      });
    }),
  );

describe.each(browserNames)('in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  async function fresh(width: number): Promise<Page> {
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.setViewport({ width, height: 900 });
    return page;
  }

  test.each([1280, 360])(
    'labels of sliders stand below their ticks before any script runs, at %i pixels',
    async (width) => {
      const page = await fresh(width);
      await page.goto(await withoutScripts('clock'));
      const before = await labels(page);
      expect(before.length).toBeGreaterThan(15);
      await page.goto(`${address}clock/`);
      await page.waitForSelector('lab-clock pe-number .marks');
      // The lab that has woken lays out its own rows, perhaps a frame later.
      await expect.poll(() => labels(page), { timeout: 60_000 }).toEqual(before);
    },
  );

  test.each([
    ...['', 'clock', 'es', 'it/terms', 'check', 'it/check', 'class', 'es/class', 'docs', 'docs/families/alibi.html'],
    ...['teach', 'es/teach/intro', 'teach/present', 'it/teach/sheet', 'lessons/000', 'lessons/001', 'lessons/004'],
  ])(
    'the page “%s” opened from a disk says that it needs a server, and shows no control that does nothing',
    async (path) => {
      const page = await fresh(1280);
      await page.goto(pathToFileURL(join(site, path, path.endsWith('.html') ? '' : 'index.html')).href);
      const said = await page.$$eval('.from-disk p', (paragraphs) =>
        paragraphs.map((paragraph) => [
          paragraph.lang,
          paragraph.checkVisibility(),
          paragraph.querySelector('a')!.href,
        ]),
      );
      const own = await page.$eval('html', (root) => root.lang);
      expect(own).toBe(lessonLanguages[path] ?? headerLanguages.find((code) => path.split('/')[0] === code) ?? 'en');
      const inNotice = path === '' ? headerLanguages : [own];
      const file = join(site, 'posenc.html');
      expect(said).toEqual(inNotice.map((language) => [language, true, pathToFileURL(file).href]));
      expect(existsSync(file)).toBe(true);
      const useless = await page.$$eval('button, input, select, textarea, [aria-busy="true"]', (all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML),
      );
      expect(useless).toEqual([]);
    },
  );

  test('from a server the page says nothing of a disk', async () => {
    const { page } = await open(browser, address, { query: '?lang=en', drawn: false });
    const shown = await page.$$eval('.from-disk', (notes) => notes.map((note) => note.checkVisibility()));
    expect(shown).toEqual([false]);
  });

  test('the clock’s position is a whole number in its box while it plays', async () => {
    const page = await fresh(1280);
    await page.goto(`${address}clock/`);
    await page.waitForSelector('lab-clock .face-frame');
    await page.$eval('lab-clock .play', (button) => (button as HTMLElement).click());
    const shown = await page.waitForFunction(() => {
      const now = document.querySelector('lab-clock .face-frame')!.getAttribute('aria-valuenow')!;
      const box = document.querySelector<HTMLInputElement>('pe-number[data-name="clock-position"] .box')!;
      const said = document.querySelector('lab-clock .face-frame')!.getAttribute('aria-valuetext')!;
      return Number.isInteger(Number(now)) ? false : { box: box.value, said };
    });
    const { box, said } = (await shown.jsonValue()) as { box: string; said: string };
    expect(box).toMatch(/^\d+$/);
    expect(said.split(';')[0]).toBe(box);
  });
});

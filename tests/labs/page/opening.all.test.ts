import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { askedLab, groups, labs } from '../../../web/labs/index.ts';
import { pathNames } from '../../../web/labs/shared/paths/names.ts';
import { figuresDrawn, open, settled, shown, text, type Opened } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

interface Row {
  readonly word: string;
  readonly pixels: string;
}

/** The two sentences as displayed: each word and the colours next to it. */
const rows = (page: Page): Promise<Row[][]> =>
  page.$eval('pe-opening', (opening) => {
    const words = [...opening.querySelectorAll('.word')].map((word) => word.querySelector('title')?.textContent ?? '');
    const half = words.length / 2;
    return [...opening.querySelectorAll<HTMLCanvasElement>('.crossing-picture canvas')].map((canvas, index) => {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      return Array.from({ length: height }, (_row, row) => ({
        word: words[index * half + row]!,
        pixels: [...data.subarray(row * width * 4, (row + 1) * width * 4)].join(),
      }));
    });
  });

/** Whether each word of the first sentence has the same row as in the second. */
const equal = ([first, second]: Row[][]): boolean[] =>
  first!.map(({ word, pixels }) =>
    second!.some((other) => other.word.toLowerCase() === word.toLowerCase() && other.pixels === pixels),
  );

const says = (page: Page): Promise<string> => text(page, 'pe-opening figcaption');

describe.each(browserNames)('the first screen in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  async function opened(query: string, width = 1280, height = 900): Promise<Opened> {
    const tab = await open(browser, address, { query, width, height, drawn: false });
    await tab.page.waitForSelector('pe-opening .crossing-picture canvas');
    await settled(tab.page);
    return tab;
  }

  test.each([
    [1280, 900, 'en'],
    [1280, 900, 'es'],
    [1280, 900, 'it'],
    [360, 740, 'en'],
    [360, 740, 'es'],
    [360, 740, 'it'],
  ])('at %i x %i in %s has its figure, switch and readings wholly in sight', async (width, height, language) => {
    const { page, complaints, close } = await opened(`?lang=${language}`, width, height);
    const places = await page.$$eval(
      'pe-opening :is(fieldset, .crossing, .crossing-picture canvas, figcaption)',
      (all) =>
        all.map((part) => part.getBoundingClientRect().toJSON() as { top: number; bottom: number; right: number }),
    );
    expect(places).toHaveLength(5);
    for (const { top, bottom, right } of places)
      expect([top >= 0, bottom <= height, right <= width]).toEqual([true, true, true]);
    for (const sentence of await rows(page))
      expect(new Set(sentence.map(({ pixels }) => pixels)).size).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('without positions every word keeps its row at any place; with them none does', async () => {
    const { page, close } = await opened('?lang=en');
    expect(equal(await rows(page))).toEqual([true, true, true, true, true]);
    const without = await says(page);
    expect(without).toContain('The rows differ by rounding alone.');
    // Meaning first: no power of ten on the first screen.
    expect(without).not.toMatch(/10[⁻⁰¹²³⁴-⁹]/);

    // By keyboard: to the switch, and over to its other side.
    await page.focus('pe-opening input:checked');
    await page.keyboard.press('ArrowRight');
    await settled(page);
    expect(await says(page)).toContain('With positions');
    const apart = Number(/up to (\S+) apart/.exec(await says(page))?.[1]);
    expect(apart).toBeGreaterThan(0.1);
    expect(equal(await rows(page))).toEqual([false, false, false, false, false]);

    await page.keyboard.press('ArrowLeft');
    await settled(page);
    expect(await says(page)).toBe(without);
    await close();
  });

  test('the contents have a picture and a question for every lab, in groups that are the reading order', async () => {
    const { page, close } = await opened('?lang=en');
    await page.waitForFunction((count) => document.querySelectorAll('.thumbnail > *').length >= count, {}, labs.length);
    const entries = await page.$$eval('.entry', (all) =>
      all.map((entry) => ({
        href: entry.getAttribute('href'),
        drawn: entry.querySelectorAll('.thumbnail > *').length > 0,
        asks: entry.querySelector('.asks')?.textContent?.endsWith('?'),
      })),
    );
    expect(entries).toEqual(labs.map(({ id }) => ({ href: `#${id}`, drawn: true, asks: true })));
    expect(await page.$$eval('.paths [data-path]', (all) => all.map((path) => path.getAttribute('href')))).toEqual(
      pathNames.map((path) => `?lang=en&path=${path}`),
    );
    expect(await page.$$eval('[data-course]', (all) => all.map((course) => course.getAttribute('href')))).toEqual(
      pathNames.slice(1).map((lesson) => `lessons/${lesson}/index.html`),
    );
    expect(await page.$$eval('section.lab', (all) => all.map(({ id }) => id))).toEqual(labs.map(({ id }) => id));
    expect(await page.$$eval('.group:not(.paths)', (all) => all.length)).toBe(groups.length);
    await close();
  });

  test('the heatmap of lesson 003 is two clicks away', async () => {
    const { page, close } = await opened('?lang=en');
    await page.locator('.entry[href="#encode"]').click();
    await figuresDrawn(page);
    await page.locator('lab-encode button[data-preset="lesson003"]').click();
    await settled(page);
    expect(await shown(page)).toMatchObject({ positions: 128, dim: 512, colorMap: 'viridis' });
    await close();
  });

  test('a link from before the opening, without a lab’s name, leads to the lab of its parameters', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=en&k.p=44', drawn: false });
    await page.waitForSelector('lab-clock .panels');
    await page.waitForFunction(() => Math.abs(document.querySelector('#clock')!.getBoundingClientRect().top) < 100);
    await close();
  });
});

describe('the lab that an address means', () => {
  const asked = (rest: string): string | undefined => askedLab(new URL(`http://example.test/page/${rest}`))?.id;
  test('is the named one, with any parameters', () => {
    expect(asked('?e.d=64#clock')).toBe('clock');
  });
  test('is, without a name, the first in reading order whose parameters it holds', () => {
    expect(asked('?lang=es&z.l=003&e.d=64')).toBe('encode');
  });
  test('is none for the plain page and for unknown names', () => {
    expect([asked(''), asked('?lang=es'), asked('#contents'), asked('?e.d=64#contents')]).toEqual(
      Array.from({ length: 4 }),
    );
  });
});

test('the groups follow each other in the list of labs, and keys and ids occur once', () => {
  const order = labs.map(({ group }) => groups.indexOf(group));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(groups.length);
  expect(new Set(labs.map(({ id }) => id)).size).toBe(labs.length);
  expect(new Set(labs.map(({ key }) => key)).size).toBe(labs.length);
});

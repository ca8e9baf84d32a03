import type { Browser } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cellPixels, cellPoint } from '../../library/elements/support/browser.ts';
import { colorsOf, encoding, scatter } from '../../library/elements/support/truth.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { inView, open, readout, settled, shown, text } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';

describe.each(browserNames)('the figure on the page in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  const visit = sameVisit('encode', (view) => open(browser, address, { query: linkTo('encode', view) }));
  const wide = sameVisit('encode', (view) =>
    open(browser, address, { query: linkTo('encode', view), width: 1440, height: 1000 }),
  );

  test.each([
    ['', 100, 64, 'RdBu', 10000, 'interleaved', 0],
    ['&e.n=40&e.d=33&e.m=magma&e.b=50&e.l=concatenated&e.f=65500', 40, 33, 'magma', 50, 'concatenated', 65500],
    ['&e.n=128&e.d=64&e.m=viridis&e.t=1', 128, 64, 'viridis', 10000, 'interleaved', 0],
  ] as const)(
    'the canvas shows the table of "%s" through its colour map',
    async (query, rows, columns, map, base, layout, first) => {
      // A selection in the corner keeps its frame off the cells that are read.
      const { page } = await wide(query);
      const cells = scatter(rows, columns);
      const pixels = await cellPixels(page, cells);
      cells.forEach(([row, column], index) => {
        expect(colorsOf(encoding(first + row, column, columns, base, layout), map)).toContainEqual(pixels[index]);
      });
    },
  );

  test('pointing at a cell reads it out, with the numbers put into the formula', async () => {
    const { page } = await visit();
    await inView(page, 'posenc-heatmap');
    const point = await cellPoint(page, 'posenc-heatmap', 3, 5);
    await page.mouse.move(point.x, point.y);
    await settled(page);
    const angle = 3 / 10000 ** (4 / 64);
    const value = Math.cos(angle).toFixed(6).replace('-', '\u2212');
    expect(await readout(page)).toEqual([
      '3',
      '5',
      '2, its cosine',
      `${Number((2 * Math.PI * 10000 ** (4 / 64)).toPrecision(5))} positions`,
      `${Number(angle.toPrecision(6))} rad`,
      value,
    ]);
    const formula = (await text(page, 'lab-encode .written')).replace(/\s/g, '');
    expect(formula).toBe(`PE(3,5)=cos(3100002·2/64)=cos(${Number(angle.toPrecision(6))})=${value}`);
    expect(await page.$eval('posenc-curves', (figure) => [figure.selectedPosition, figure.selectedDimension])).toEqual([
      3, 5,
    ]);
  });

  test('pointing at the curves moves the selection of the heat map', async () => {
    const { page } = await visit();
    await inView(page, 'posenc-curves');
    const point = await cellPoint(page, 'posenc-curves', 42, 0);
    await page.mouse.move(point.x, point.y);
    await settled(page);
    expect((await shown(page)).selectedPosition).toBe(42);
    expect((await readout(page))[0]).toBe('42');
  });

  test('a click on a column adds its curve and another removes it', async () => {
    const { page } = await visit();
    await inView(page, 'posenc-heatmap');
    const point = await cellPoint(page, 'posenc-heatmap', 50, 20);
    const drawn = (): Promise<unknown> => page.$eval('posenc-curves', (figure) => figure.dimensions);
    await page.mouse.click(point.x, point.y);
    await settled(page);
    expect(await drawn()).toEqual([0, 1, 10, 11, 30, 31, 20]);
    await page.mouse.click(point.x, point.y);
    await settled(page);
    expect(await drawn()).toEqual([0, 1, 10, 11, 30, 31]);
  });

  test('a thirteenth curve is rejected with a reason', async () => {
    const { page } = await visit('&e.c=0,1,2,3,4,5,7,8,9,10,11,12');
    await page.locator('lab-encode .readout button').click();
    await settled(page);
    expect(await text(page, 'lab-encode .curves .problem')).toContain('twelve curves');
    expect((await shown(page)).dimensions).toHaveLength(12);
  });

  test('as strips, each chosen dimension has a wave, through the numbers of its column', async () => {
    const { page, close } = await open(browser, address, {
      query: '?lang=en&e.n=12&e.d=8&e.c=0,3&e.s=strips',
      drawn: false,
    });
    await page.waitForSelector('lab-encode svg.strip');
    const drawn = await page.$$eval('lab-encode svg.strip', (all) =>
      all.map((strip) => ({
        name: strip.getAttribute('aria-label'),
        heights: [...(strip.querySelector('.curve')?.getAttribute('d') ?? '').matchAll(/[ML ]?([\d.]+) ([\d.]+)/g)].map(
          ([, , y]) => Number(y),
        ),
      })),
    );
    expect(drawn.map(({ name: label }) => label)).toEqual([
      'Dimension 0: a wave of 6.2832 positions.',
      'Dimension 3: a wave of 62.832 positions.',
    ]);
    const expected = [(p: number) => Math.sin(p), (p: number) => Math.cos(p / 10)];
    drawn.forEach(({ heights }, strip) => {
      expect(heights).toHaveLength(12);
      heights.forEach((y, p) => expect(Math.abs((1 - expected[strip]!(p)) * 14 - y)).toBeLessThan(0.01));
    });
    await page.locator('input[name="encode-curveStyle"][value="overlaid"]').click();
    await page.waitForSelector('lab-encode posenc-curves');
    await close();
  });

  whole('the numbers below are those of the table, and follow the choices made there', async () => {
    const { page, close } = await open(browser, address, {
      query: '?lang=en&e.d=512&e.nr=2&e.nc=4&e.nt=truncated',
    });
    const row = (): Promise<string[]> =>
      page.$$eval('lab-encode .numbers tbody tr:nth-child(2) td', (cells) =>
        cells.map((cell) => cell.textContent ?? ''),
      );
    expect(await row()).toEqual(['0.8414', '0.5403', '0.8218', '0.5696']);
    await page.locator('#encode-deeper > summary').click();
    await page.locator('input[name="encode-rounding"][value="rounded"]').click();
    await settled(page);
    expect(await row()).toEqual(['0.8415', '0.5403', '0.8219', '0.5697']);
    expect(await page.$$eval('lab-encode .numbers tbody tr', (rows) => rows.length)).toBe(2);
    await close();
  });
});

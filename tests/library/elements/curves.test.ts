import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curvePalettes } from '../../../web/library/draw/index.ts';
import { parseColor } from '../draw/support/color.ts';
import { browserNames, cellPoint, heard, open, partText, profile, settle, shownPixels } from './support/browser.ts';
import { encoding } from './support/truth.ts';

/** The colour on the screen at a position and a value, by the axes. */
async function pixelAt(page: Page, points: readonly (readonly [row: number, value: number])[]): Promise<number[][]> {
  const places = await page.$eval(
    'posenc-curves',
    (figure, list) => {
      const { plot, cell, range, pixelRatio } = figure.drawn!;
      return list.map(([row, value]): [number, number] => {
        const x = plot.x + (row + 0.5) * cell.width;
        const y = plot.y + ((range.max - value) / (range.max - range.min)) * plot.height;
        return [Math.floor(x * pixelRatio), Math.floor(y * pixelRatio)];
      });
    },
    points,
  );
  return shownPixels(page, places);
}

describe.each(browserNames)('<posenc-curves> in %s', (name) => {
  let browser: BrowserContext;
  beforeAll(async () => {
    browser = await profile(name);
  });
  afterAll(() => browser.close());

  test.each([1, 2])(
    'every value has its dot, in its curve\u2019s colour (%i device pixels a CSS pixel)',
    async (pixelRatio) => {
      // Values of these three never meet, so that no dot covers another.
      const page = await open(
        browser,
        '<posenc-curves positions="20" first="3" dim="64" dimensions="20 45 62"></posenc-curves>',
        { pixelRatio },
      );
      for (const [index, dimension] of [20, 45, 62].entries()) {
        const points = Array.from({ length: 20 }, (_, row): [number, number] => [
          row,
          encoding(3 + row, dimension, 64),
        ]);
        const alone = points.filter(([row, value]) =>
          [20, 45, 62].every((other) => other === dimension || Math.abs(encoding(3 + row, other, 64) - value) > 0.05),
        );
        expect(alone.length).toBeGreaterThan(15);
        for (const pixel of await pixelAt(page, alone))
          expect(pixel).toEqual([...parseColor(curvePalettes.light[index]!), 255]);
      }
    },
  );

  test('many positions keep the height of their waves', async () => {
    const page = await open(browser, '<posenc-curves positions="4096" dim="512" dimensions="0"></posenc-curves>', {
      width: 500,
    });
    // From the saved file, which holds the same paths as the screen.
    const filled = await page.$eval('posenc-curves', async (figure) => {
      const { plot } = figure.drawn!;
      const picture = await createImageBitmap(await figure.toBlob());
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data, width } = context.getImageData(plot.x, plot.y, plot.width, plot.height);
      const blue = (x: number, y: number): boolean => data[(y * width + x) * 4 + 2]! > data[(y * width + x) * 4]! + 60;
      const near = (x: number, top: number, bottom: number): boolean =>
        Array.from({ length: bottom - top }, (_, y) => y + top).some((y) => blue(x, y));
      const columns = Array.from({ length: width - 4 }, (_, x) => x + 2);
      return (
        columns.filter(
          (x) =>
            near(x, 0, Math.round(plot.height * 0.1)) &&
            near(x, Math.round(plot.height * 0.9), Math.floor(plot.height)),
        ).length / columns.length
      );
    });
    expect(filled).toBeGreaterThan(0.95);
  });

  test('hovering selects the position, and the curve nearest to the pointer', async () => {
    const page = await open(browser, '<posenc-curves positions="20" dim="64" dimensions="20 45"></posenc-curves>');
    for (const [row, dimension] of [
      [3, 20],
      [17, 45],
      [3, 45],
    ] as const) {
      const { x } = await cellPoint(page, 'posenc-curves', row, 0);
      const y = await page.$eval(
        'posenc-curves',
        (figure, value) => {
          const { plot, range } = figure.drawn!;
          return (
            figure.canvas!.getBoundingClientRect().y +
            plot.y +
            ((range.max - value) / (range.max - range.min)) * plot.height
          );
        },
        encoding(row, dimension, 64),
      );
      await page.mouse.move(x, y);
      expect((await heard(page)).at(-1)).toMatchObject({ type: 'posenc-select', position: row, dimension });
    }
  });

  test('left and right move along the positions, up and down from curve to curve', async () => {
    const page = await open(browser, '<posenc-curves positions="50" dim="64" dimensions="5 30 9"></posenc-curves>');
    await page.$eval('posenc-curves', (figure) => figure.shadowRoot!.querySelector<HTMLElement>('.stage')!.focus());
    const expected: [string, number, number][] = [
      ['ArrowRight', 0, 5],
      ['ArrowRight', 1, 5],
      ['ArrowDown', 1, 30],
      ['End', 49, 30],
      ['PageUp', 39, 30],
      ['ArrowDown', 39, 9],
      ['ArrowLeft', 38, 9],
      ['ArrowUp', 38, 30],
      ['Home', 0, 30],
      ['PageDown', 10, 30],
    ];
    for (const [key, position, dimension] of expected) {
      await page.keyboard.press(key as 'Home');
      expect(await heard(page)).toMatchObject([{ type: 'posenc-select', position, dimension }]);
    }
    await page.keyboard.press('Enter');
    expect(await heard(page)).toEqual([{ type: 'posenc-toggle', dimension: 30 }]);
  });

  test('a click on the legend asks for that curve, a click among the curves for none', async () => {
    const page = await open(browser, '<posenc-curves positions="20" dim="64" dimensions="20 45"></posenc-curves>');
    const { x, y } = await page.$eval('posenc-curves', (figure) => {
      const box = figure.canvas!.getBoundingClientRect();
      const context = figure.canvas!.getContext('2d')!;
      // The sample of the first curve: the leftmost pixel of its colour above the plot.
      const { data, width } = context.getImageData(0, 0, figure.canvas!.width, Math.floor(figure.drawn!.plot.y) - 20);
      let left = Infinity;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === 0 && data[at + 1] === 0x72 && data[at + 2] === 0xb2) left = Math.min(left, (at / 4) % width);
      }
      return { x: box.x + left + 8, y: box.y + 12 };
    });
    await page.mouse.click(x, y);
    expect(await heard(page)).toEqual([{ type: 'posenc-toggle', dimension: 20 }]);
    const middle = await cellPoint(page, 'posenc-curves', 10, 0);
    await page.mouse.click(middle.x, middle.y);
    expect((await heard(page)).filter((event) => event.type === 'posenc-toggle')).toEqual([]);
  });

  test('with no curve chosen it shows a message and ignores keys', async () => {
    const page = await open(browser, '<posenc-curves dimensions=""></posenc-curves>');
    expect(await partText(page, 'posenc-curves', 'note')).toBe('No dimension chosen.');
    await page.$eval('posenc-curves', (figure) => figure.toggleDimension(7));
    await settle(page);
    expect(await page.$eval('posenc-curves', (figure) => figure.dimensions)).toEqual([7]);
    expect(await partText(page, 'posenc-curves', 'note')).toBe(null);
  });

  test('is printed in the colours of a light page, and is dark again afterwards', async () => {
    const page = await open(browser, '<posenc-curves positions="20" dim="64" dimensions="20"></posenc-curves>');
    const point = [[4, encoding(4, 20, 64)]] as const;
    const [light, dark] = [curvePalettes.light[0], curvePalettes.dark[0]].map((color) => [...parseColor(color), 255]);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'dark';
    });
    const print = (type: string): Promise<void> => page.evaluate((name) => void dispatchEvent(new Event(name)), type);
    await print('beforeprint');
    expect((await pixelAt(page, point))[0]).toEqual(light);
    await print('afterprint');
    await expect.poll(async () => (await pixelAt(page, point))[0]).toEqual(dark);
  });

  test('takes the colours of a dark page, as soon as it turns dark', async () => {
    const page = await open(
      browser,
      `<style>.dark { color-scheme: dark }</style>
        <posenc-curves positions="20" dim="64" dimensions="20"></posenc-curves>`,
    );
    const point = [[4, encoding(4, 20, 64)]] as const;
    expect((await pixelAt(page, point))[0]).toEqual([...parseColor(curvePalettes.light[0]), 255]);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    const dark = [...parseColor(curvePalettes.dark[0]), 255];
    await expect.poll(async () => (await pixelAt(page, point))[0]).toEqual(dark);
    await page.evaluate(() =>
      document.querySelector('posenc-curves')!.style.setProperty('--posenc-curve-1', 'rgb(1, 2, 3)'),
    );
    await expect.poll(async () => (await pixelAt(page, point))[0]).toEqual([1, 2, 3, 255]);
  });
});

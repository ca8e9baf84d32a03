import type { BrowserContext } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNames, cellPixels, cellPoint, heard, open, partText, profile, settle } from './support/browser.ts';
import { colorsOf, encoding, scatter } from './support/truth.ts';

describe.each(browserNames)('<posenc-heatmap> in %s', (name) => {
  let browser: BrowserContext;
  beforeAll(async () => {
    browser = await profile(name);
  });
  afterAll(() => browser.close());

  test.each([
    { title: 'of lesson 000', attributes: 'positions="100" dim="64"', rows: 100, dim: 64, map: 'RdBu', options: {} },
    {
      title: 'of lesson 001, transposed',
      attributes: 'positions="100" dim="128" color-map="magma" transpose',
      rows: 100,
      dim: 128,
      map: 'magma',
      options: {},
    },
    {
      title: 'of lesson 003, on a wide screen',
      attributes: 'positions="128" dim="512" color-map="viridis"',
      rows: 128,
      dim: 512,
      map: 'viridis',
      options: { width: 1280 },
    },
    {
      title: 'with two device pixels a CSS pixel',
      attributes: 'positions="50" dim="24"',
      rows: 50,
      dim: 24,
      map: 'RdBu',
      options: { pixelRatio: 2, width: 360 },
    },
    {
      title: 'of far positions, another base and layout',
      attributes: 'positions="40" first="65535" step="0.5" dim="33" base="500" layout="concatenated"',
      rows: 40,
      dim: 33,
      map: 'RdBu',
      options: {},
      first: 65535,
      step: 0.5,
      base: 500,
      layout: 'concatenated',
    },
  ] as const)(
    'the picture $title has at every cell the colour of its value',
    async ({ attributes, rows, dim, map, options, ...settings }) => {
      const {
        first = 0,
        step = 1,
        base = 10000,
        layout = 'interleaved',
      } = settings as { first?: number; step?: number; base?: number; layout?: string };
      const page = await open(browser, `<posenc-heatmap ${attributes}></posenc-heatmap>`, options);
      const cells = scatter(rows, dim);
      const pixels = await cellPixels(page, cells);
      cells.forEach(([row, column], index) => {
        expect(
          colorsOf(encoding(first + step * row, column, dim, base, layout), map),
          `cell ${row}, ${column}`,
        ).toContainEqual(pixels[index]);
      });
      const drawn = await page.$eval('posenc-heatmap', (figure) => ({
        ...figure.drawn!,
        size: [figure.canvas!.width, figure.canvas!.height],
        box: figure.canvas!.getBoundingClientRect().toJSON() as DOMRect,
      }));
      const ratio = 'pixelRatio' in options ? options.pixelRatio : 1;
      expect(drawn).toMatchObject({ rows, columns: dim, averaged: { positions: 1, dimensions: 1 }, pixelRatio: ratio });
      expect(Math.abs(drawn.size[0]! - drawn.box.width * ratio)).toBeLessThanOrEqual(1);
    },
  );

  test('cells have sharp edges: no third colour between neighbours', async () => {
    const page = await open(browser, '<posenc-heatmap positions="5" dim="6"></posenc-heatmap>', { pixelRatio: 2 });
    const line = await page.$eval('posenc-heatmap', (figure) => {
      const { plot, cell, pixelRatio } = figure.drawn!;
      const y = Math.floor((plot.y + 1.5 * cell.height) * pixelRatio);
      const width = Math.round(plot.width * pixelRatio);
      const { data } = figure.canvas!.getContext('2d')!.getImageData(Math.round(plot.x * pixelRatio), y, width, 1);
      return Array.from({ length: width }, (_, x) => data.slice(x * 4, x * 4 + 3).join(' '));
    });
    const runs = line.filter((color, x) => color !== line[x - 1]);
    expect(runs).toHaveLength(6);
  });

  test('when there are more cells than pixels they are averaged, and the element says so', async () => {
    const page = await open(browser, '<posenc-heatmap positions="4096" dim="1024"></posenc-heatmap>', { width: 500 });
    const { averaged, plot } = (await page.$eval('posenc-heatmap', (figure) => figure.drawn))!;
    expect(averaged.positions).toBeCloseTo(4096 / plot.height, 6);
    expect(averaged.dimensions).toBeCloseTo(1024 / plot.width, 6);
    expect(await partText(page, 'posenc-heatmap', 'note')).toContain('More cells than pixels');
    // The fastest waves, far below a pixel, have a mean near 0; a picked cell would be anywhere in -1 .. 1.
    const grey = await page.$eval('posenc-heatmap', (figure) => {
      const {
        plot: { x, y, height },
      } = figure.drawn!;
      const { data } = figure
        .canvas!.getContext('2d')!
        .getImageData(Math.ceil(x) + 1, Math.ceil(y), 1, Math.floor(height));
      return Array.from(
        { length: data.length / 4 },
        (_, pixel) =>
          Math.max(...data.slice(pixel * 4, pixel * 4 + 3)) - Math.min(...data.slice(pixel * 4, pixel * 4 + 3)),
      );
    });
    expect(Math.max(...grey)).toBeLessThan(140);
    expect(grey.filter((spread) => spread < 60).length / grey.length).toBeGreaterThan(0.9);
  });

  test('a given matrix is drawn unchanged, and NaN has a distinct colour', async () => {
    const page = await open(browser, '<posenc-heatmap min="-3" max="3"></posenc-heatmap>');
    await page.$eval('posenc-heatmap', (figure) => {
      const data = Float64Array.from({ length: 60 }, (_, index) => (index === 7 ? NaN : index / 10 - 3));
      figure.matrix = { data, rows: 10, columns: 6 };
    });
    await settle(page);
    const cells = scatter(10, 6, 40).filter(([row, column]) => row * 6 + column !== 7);
    const pixels = await cellPixels(page, [...cells, [1, 1]]);
    cells.forEach(([row, column], index) =>
      expect(colorsOf((row * 6 + column) / 10 - 3, 'RdBu', -3, 3)).toContainEqual(pixels[index]),
    );
    expect(pixels.at(-1)).toEqual([255, 0, 255, 255]);
  });

  test('arrow keys and their like move the selection, on the screen and in the events', async () => {
    const page = await open(browser, '<posenc-heatmap positions="40" first="5" step="2" dim="20"></posenc-heatmap>');
    await page.$eval('posenc-heatmap', (figure) => figure.shadowRoot!.querySelector<HTMLElement>('.stage')!.focus());
    const expected: [string, number, number][] = [
      ['ArrowDown', 0, 0],
      ['ArrowDown', 1, 0],
      ['ArrowRight', 1, 1],
      ['End', 1, 19],
      ['PageDown', 11, 19],
      ['ArrowLeft', 11, 18],
      ['ArrowUp', 10, 18],
      ['Home', 10, 0],
      ['PageUp', 0, 0],
    ];
    for (const [key, row, column] of expected) {
      await page.keyboard.press(key as 'Home');
      const [event, ...more] = await heard(page);
      expect(more).toEqual([]);
      expect(event).toMatchObject({ type: 'posenc-select', position: 5 + 2 * row, dimension: column });
      expect(event!.value).toBeCloseTo(encoding(5 + 2 * row, column, 20), 6);
    }
    await page.keyboard.press('ArrowUp');
    expect(await heard(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    expect((await heard(page)).slice(1)).toEqual([
      { type: 'posenc-toggle', dimension: 1 },
      { type: 'posenc-toggle', dimension: 1 },
    ]);
    await settle(page);
    expect(await partText(page, 'posenc-heatmap', 'readout')).toBe('Position 5, dimension 1: 0.283662');
  });

  test('Shift with the arrows reads it from the outside in: the whole, its axes, a line, a cell', async () => {
    const page = await open(
      browser,
      `<posenc-heatmap positions="40" dim="20" selected-position="3" selected-dimension="4" lang="en">
      </posenc-heatmap>`,
    );
    await page.$eval('posenc-heatmap', (figure) => figure.shadowRoot!.querySelector<HTMLElement>('.stage')!.focus());
    const press = async (key: 'ArrowUp' | 'ArrowDown' | 'ArrowRight', shift = false): Promise<string> => {
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(key);
      if (shift) await page.keyboard.up('Shift');
      await settle(page);
      return (await partText(page, 'posenc-heatmap', 'readout')) ?? '';
    };
    const row = Array.from({ length: 20 }, (_entry, column) => encoding(3, column, 20));
    const greatest = row.indexOf(Math.max(...row));
    const least = row.indexOf(Math.min(...row));
    const line = await press('ArrowUp', true);
    expect(line).toMatch(
      new RegExp(`^position 3: highest .* at dimension ${greatest}, lowest .* at dimension ${least}, mean`),
    );
    expect(Number(line.match(/mean (.+)\.$/)?.[1])).toBeCloseTo(row.reduce((sum, value) => sum + value, 0) / 20, 2);
    expect(await press('ArrowDown')).toMatch(/^position 4: highest /);
    expect((await heard(page)).map(({ position, dimension }) => [position, dimension])).toEqual([[4, 4]]);
    expect(await press('ArrowUp', true)).toBe('Axis position: from 0 to 39, running downwards.');
    expect(await press('ArrowRight')).toBe('Axis dimension: from 0 to 19, running to the right.');
    expect(await press('ArrowDown', true)).toMatch(/^dimension 4: highest .* at position \d+, lowest/);
    await press('ArrowUp', true);
    expect(await press('ArrowUp', true)).toMatch(/^Sinusoidal positional encoding: 40 positions/);
    await press('ArrowDown', true);
    await press('ArrowDown', true);
    expect(await press('ArrowDown', true)).toMatch(/^Position 4, dimension 4: /);
    expect(await press('ArrowRight')).toMatch(/^Position 4, dimension 5: /);
  });

  test('transposed, the keys keep to the directions of the screen', async () => {
    const page = await open(
      browser,
      '<posenc-heatmap positions="40" dim="20" transpose selected-position="3" ' +
        'selected-dimension="4"></posenc-heatmap>',
    );
    await page.$eval('posenc-heatmap', (figure) => figure.shadowRoot!.querySelector<HTMLElement>('.stage')!.focus());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect((await heard(page)).map(({ position, dimension }) => [position, dimension])).toEqual([
      [4, 4],
      [4, 5],
    ]);
  });

  test('without the focus the keys, and always the wheel, are the page\u2019s', async () => {
    const page = await open(browser, '<posenc-heatmap></posenc-heatmap><div style="height:3000px"></div>');
    const prevented = await page.evaluate(() => {
      const stage = document.querySelector('posenc-heatmap')!.shadowRoot!.querySelector<HTMLElement>('.stage')!;
      const send = (target: EventTarget, event: Event): boolean => {
        target.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const key = (init: KeyboardEventInit): KeyboardEvent =>
        new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
      return {
        body: send(document.body, key({ key: 'ArrowDown' })),
        wheel: send(stage, new WheelEvent('wheel', { deltaY: 50, bubbles: true, composed: true, cancelable: true })),
        tab: send(stage, key({ key: 'Tab' })),
        shortcut: send(stage, key({ key: 'ArrowLeft', altKey: true })),
        letter: send(stage, key({ key: 'f' })),
        arrow: send(stage, key({ key: 'ArrowDown' })),
      };
    });
    expect(prevented).toEqual({ body: false, wheel: false, tab: false, shortcut: false, letter: false, arrow: true });
  });

  test('the pointer selects the cell under it and a click asks for its column', async () => {
    const page = await open(browser, '<posenc-heatmap positions="30" dim="16"></posenc-heatmap>');
    const point = await cellPoint(page, 'posenc-heatmap', 12, 9);
    await page.mouse.move(point.x, point.y);
    const events = await heard(page);
    expect(events.at(-1)).toMatchObject({ type: 'posenc-select', position: 12, dimension: 9 });
    expect(events.at(-1)!.value).toBeCloseTo(encoding(12, 9, 16), 6);
    await page.mouse.move(point.x + 1, point.y);
    expect(await heard(page)).toEqual([]);
    await page.mouse.click(point.x, point.y);
    expect(await heard(page)).toEqual([{ type: 'posenc-toggle', dimension: 9 }]);
  });

  test('moving the selection never redraws the picture, and many settings at once are one drawing', async () => {
    const page = await open(browser, '<posenc-heatmap positions="64" dim="64"></posenc-heatmap>', {
      before: `window.pictures = 0; const draw = CanvasRenderingContext2D.prototype.drawImage;
        CanvasRenderingContext2D.prototype.drawImage = function (...all) {
          window.pictures += 1;
          return draw.apply(this, all);
        };`,
    });
    const pictures = (): Promise<number> => page.evaluate(() => (window as unknown as { pictures: number }).pictures);
    const before = await pictures();
    expect(before).toBeGreaterThan(0);
    for (const [row, column] of [
      [1, 1],
      [20, 30],
      [63, 63],
    ] as const) {
      const { x, y } = await cellPoint(page, 'posenc-heatmap', row, column);
      await page.mouse.move(x, y);
      await settle(page);
    }
    expect((await heard(page)).length).toBeGreaterThanOrEqual(3);
    expect(await pictures()).toBe(before);
    await page.$eval('posenc-heatmap', (figure) => {
      figure.positions = 10;
      figure.dim = 8;
      figure.setAttribute('base', '100');
      figure.colorMap = 'magma';
    });
    await settle(page);
    expect(await pictures()).toBe(before + 1);
    expect(colorsOf(encoding(9, 7, 8, 100), 'magma')).toContainEqual((await cellPixels(page, [[9, 7]]))[0]);
    await page.close();
  });

  test('follows the width of its place', async () => {
    const page = await open(browser, '<posenc-heatmap positions="30" dim="16"></posenc-heatmap>', { width: 900 });
    const wide = (await page.$eval('posenc-heatmap', (figure) => figure.drawn))!;
    await page.setViewport({ width: 340, height: 700, deviceScaleFactor: 1 });
    await page.waitForFunction(
      (width) => document.querySelector('posenc-heatmap')!.drawn!.plot.width < width,
      {},
      wide.plot.width - 300,
    );
    const cells = scatter(30, 16, 40);
    const pixels = await cellPixels(page, cells);
    cells.forEach(([row, column], index) =>
      expect(colorsOf(encoding(row, column, 16), 'RdBu')).toContainEqual(pixels[index]),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(340);
  });
});

// Settings as frameworks write them: attributes in lower case, text for numbers, properties before the class is
// defined, and undefined for removed ones.
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNames, cellPixels, open, partText, profile, settle } from './support/browser.ts';
import { colorsOf, encoding, scatter } from './support/truth.ts';

describe.each(browserNames)('a figure in %s', (name) => {
  let browser: BrowserContext;
  beforeAll(async () => {
    browser = await profile(name);
  });
  afterAll(() => browser.close());

  const settings = (page: Page): Promise<unknown> =>
    page.$eval('posenc-heatmap', ({ rowName, columnName, selectedPosition, selectedDimension, colorMap }) => [
      rowName,
      columnName,
      selectedPosition,
      selectedDimension,
      colorMap,
    ]);

  test('takes its attributes in camel case too, which HTML writes in lower case', async () => {
    const page = await open(
      browser,
      `<posenc-heatmap rowName="word" columnName="head" selectedPosition="3" selectedDimension="2" colorMap="viridis"
        positions="8" dim="8"></posenc-heatmap>`,
    );
    expect(await settings(page)).toEqual(['word', 'head', 3, 2, 'viridis']);
    expect(await partText(page, 'posenc-heatmap', 'readout')).toMatch(/^word 3, head 2/);
    const cells = scatter(8, 8, 20);
    (await cellPixels(page, cells)).forEach((pixel, index) => {
      const [row, column] = cells[index]!;
      expect(colorsOf(encoding(row, column, 8), 'viridis')).toContainEqual(pixel);
    });
  });

  test('with both spellings uses the one with dashes, and the other once that is removed', async () => {
    const page = await open(browser, '<posenc-heatmap colormap="viridis" color-map="magma"></posenc-heatmap>');
    const maps = await page.$eval('posenc-heatmap', (figure) => {
      const seen = [figure.colorMap];
      figure.setAttribute('colormap', 'RdBu');
      seen.push(figure.colorMap);
      figure.removeAttribute('color-map');
      seen.push(figure.colorMap);
      figure.removeAttribute('colormap');
      return [...seen, figure.colorMap];
    });
    expect(maps).toEqual(['magma', 'magma', 'RdBu', 'RdBu']);
    const other = await open(browser, '<posenc-heatmap colormap="viridi"></posenc-heatmap>');
    expect(await partText(other, 'posenc-heatmap', 'error')).toContain('\u201cviridi\u201d');
  });

  test('takes text as a property as it would in an attribute, and undefined as the default', async () => {
    const page = await open(browser, '<posenc-heatmap positions="8" dim="8" color-map="magma"></posenc-heatmap>');
    const seen = await page.$eval('posenc-heatmap', async (figure) => {
      Object.assign(figure, { positions: '20', dim: '6', dimensions: '1, 3', transpose: '' });
      const text = [figure.positions, figure.dim, figure.dimensions, figure.transpose];
      Object.assign(figure, { dim: undefined, colorMap: undefined, dimensions: undefined, transpose: undefined });
      await figure.updateComplete;
      return {
        text,
        gone: [figure.dim, figure.colorMap, figure.dimensions, figure.transpose],
        rows: figure.drawn?.rows,
      };
    });
    expect(seen).toEqual({ text: [20, 6, [1, 3], true], gone: [64, 'RdBu', null, false], rows: 20 });
    await page.$eval('posenc-heatmap', (figure) => Object.assign(figure, { positions: 'many' }));
    await settle(page);
    expect(await partText(page, 'posenc-heatmap', 'error')).toContain('\u201cmany\u201d');
  });

  test('keeps what was set before its class was defined', async () => {
    const page = await open(browser, '<posenc-heatmap id="late" dim="8" positions="8"></posenc-heatmap>', {
      before: `Object.assign(document.querySelector('#late'), {
        matrix: { data: Float32Array.of(-1, 1, 1, -1), rows: 2, columns: 2 }, rowName: 'word', dim: '4' });`,
    });
    const seen = await page.$eval('posenc-heatmap', ({ dim, rowName, drawn }) => [dim, rowName, drawn?.rows]);
    expect(seen).toEqual([4, 'word', 2]);
    await page.close();
  });

  test('draws nothing while a matrix is still to come, and rejects one given as text', async () => {
    const page = await open(browser, '<posenc-heatmap matrix><p>A picture comes.</p></posenc-heatmap>');
    const before = await page.$eval('posenc-heatmap', (figure) => [
      figure.drawn,
      figure.querySelector('p')!.checkVisibility(),
      figure.shadowRoot!.querySelector('[part=error]'),
    ]);
    expect(before).toEqual([null, true, null]);
    await page.$eval('posenc-heatmap', (figure) => {
      figure.matrix = { data: Float32Array.of(-1, 1, 1, -1), rows: 2, columns: 2 };
    });
    await settle(page);
    const after = await page.$eval('posenc-heatmap', (figure) => [
      figure.drawn?.rows,
      figure.querySelector('p')!.checkVisibility(),
    ]);
    expect(after).toEqual([2, false]);
    const text = await open(browser, '<posenc-heatmap matrix="[object Object]"></posenc-heatmap>');
    expect(await partText(text, 'posenc-heatmap', 'error')).toMatch(/^matrix is \u201c\[object Object\]\u201d/);
    expect(await text.$eval('posenc-heatmap', ({ drawn }) => drawn)).toBeNull();
  });
});

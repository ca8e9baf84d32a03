import { createRequire } from 'node:module';
import type { BrowserContext } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  browserNames,
  cellPixels,
  cellPoint,
  examplePage,
  heard,
  open,
  partText,
  profile,
  settle,
} from './support/browser.ts';
import { colorsOf, encoding, scatter } from './support/truth.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const both =
  '<posenc-heatmap positions="30" dim="16"></posenc-heatmap>' +
  '<posenc-curves positions="30" dim="16" dimensions="0 1 6"></posenc-curves>';

describe.each(browserNames)('both elements in %s', (name) => {
  let browser: BrowserContext;
  beforeAll(async () => {
    browser = await profile(name);
  });
  afterAll(() => browser.close());

  test('an impossible setting is explained in words, and the last good picture stays', async () => {
    const page = await open(browser, '<posenc-heatmap positions="30" dim="16"></posenc-heatmap>');
    const cells = scatter(30, 16, 30);
    const good = await cellPixels(page, cells);
    const refused: [attribute: string, value: string, sentence: string][] = [
      ['positions', '0', 'positions is 0; allowed: a whole number from 1 to 1000000.'],
      ['positions', '2.5', 'positions is 2.5; allowed: a whole number from 1 to 1000000.'],
      ['positions', 'many', 'positions is \u201cmany\u201d; allowed: a whole number from 1 to 1000000.'],
      ['dim', '', 'dim is \u201c\u201d; allowed: a whole number from 1 to 65536.'],
      ['base', '1', 'base is 1; allowed: a number above 1.'],
      ['first', 'Infinity', 'first is Infinity; allowed: any finite number.'],
      ['layout', 'mixed', 'layout is \u201cmixed\u201d; allowed: one of interleaved, concatenated.'],
      ['color-map', 'jet', 'color-map is \u201cjet\u201d; allowed: one of RdBu, magma, viridis.'],
      ['min', '1', 'min is 1; allowed: a number below max (1).'],
      ['dimensions', '0 16', 'dimensions is 16; allowed: whole numbers from 0 to 15, with spaces between them.'],
    ];
    for (const [attribute, value, sentence] of refused) {
      const old = await page.$eval(
        'posenc-heatmap',
        (figure, [key, text]) => {
          const before = figure.getAttribute(key);
          figure.setAttribute(key, text);
          return before;
        },
        [attribute, value] as const,
      );
      await settle(page);
      expect(await partText(page, 'posenc-heatmap', 'error')).toBe(sentence);
      expect(
        await page.$eval('posenc-heatmap', (figure) => figure.shadowRoot!.querySelector('[role=alert]') !== null),
      ).toBe(true);
      expect(await cellPixels(page, cells)).toEqual(good);
      await page.$eval(
        'posenc-heatmap',
        (figure, [key, text]) => (text === null ? figure.removeAttribute(key) : figure.setAttribute(key, text)),
        [attribute, old] as const,
      );
      await settle(page);
      expect(await partText(page, 'posenc-heatmap', 'error')).toBe(null);
    }
  });

  test('a table too large, or a matrix of the wrong size, is rejected before anything is computed', async () => {
    const page = await open(browser, '<posenc-heatmap positions="1000000" dim="65536" lang="it"></posenc-heatmap>');
    expect(await partText(page, 'posenc-heatmap', 'error')).toBe(
      'positions \u00d7 dim vale 1000000 \u00d7 65536; valori ammessi: al massimo 16777216 celle (positions \u00d7 ' +
        'dim).',
    );
    await page.$eval('posenc-heatmap', (figure) => {
      figure.matrix = { data: new Float32Array(5), rows: 2, columns: 3 };
    });
    await settle(page);
    expect(await partText(page, 'posenc-heatmap', 'error')).toContain(
      'matrix vale Float32Array(5), 2 \u00d7 3; valori ammessi: righe di numeri',
    );
  });

  test.each([
    {
      without: 'WebAssembly',
      before: 'delete globalThis.WebAssembly',
      words: ['does not run WebAssembly', 'no ejecuta WebAssembly', 'non esegue WebAssembly'],
    },
    {
      without: 'SIMD',
      before: 'WebAssembly.validate = () => false',
      words: ['without SIMD', 'sin SIMD', 'senza SIMD'],
    },
  ])('a browser without $without gets an explanation in the reader\u2019s language', async ({ before, words }) => {
    const page = await open(browser, '<posenc-heatmap></posenc-heatmap>', { before });
    for (const [index, language] of ['en', 'es', 'it'].entries()) {
      await page.$eval(
        'posenc-heatmap',
        (figure, tag) => {
          figure.lang = tag;
        },
        language,
      );
      await settle(page);
      expect(await partText(page, 'posenc-heatmap', 'error')).toContain(words[index]);
    }
    await page.close();
  });

  test.each([
    ['en', 'heat map', 'Position 3, dimension 4: 0.295'],
    ['es-MX', 'mapa de calor', 'Posici\u00f3n 3, dimensi\u00f3n 4: 0,295'],
    ['it', 'mappa di calore', 'Posizione 3, dimensione 4: 0,295'],
    ['fr', 'heat map', 'Position 3'],
  ])('in a page in %s it is a %s', async (language, role, readout) => {
    const page = await open(
      browser,
      '<posenc-heatmap positions="30" dim="16" selected-position="3" selected-dimension="4"></posenc-heatmap>',
      { language },
    );
    expect(encoding(3, 4, 16)).toBeCloseTo(0.2955, 4);
    expect(
      await page.$eval('posenc-heatmap', (figure) =>
        figure.shadowRoot!.querySelector('.stage')!.getAttribute('aria-roledescription'),
      ),
    ).toBe(role);
    expect(await partText(page, 'posenc-heatmap', 'readout')).toContain(readout);
  });

  test('axe finds nothing, and name and description describe the drawing', async () => {
    const page = await open(browser, `${both}<posenc-heatmap dim="no" label="Broken"></posenc-heatmap>`);
    await page.addScriptTag({ path: axe });
    const found = await page.evaluate(async () => {
      const run = (
        window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: unknown[] }[] }> } }
      ).axe.run;
      return (await run()).violations.map(({ id, nodes }) => `${id} (${nodes.length})`);
    });
    expect(found).toEqual([]);
    const described = await page.$$eval('posenc-heatmap, posenc-curves', (figures) =>
      figures.map((figure) => {
        const root = figure.shadowRoot!;
        const stage = root.querySelector('.stage')!;
        const ids = stage.getAttribute('aria-describedby')!.split(' ');
        return {
          name: stage.getAttribute('aria-label'),
          text: ids.map((id) => root.getElementById(id)!.textContent!.trim()),
        };
      }),
    );
    expect(described[0]!.text[0]).toBe(
      'Sinusoidal positional encoding: 30 positions, from 0 to 29, run downwards; 16 dimensions run to the right; ' +
        'base 10000, sines and cosines interleaved. Colours of the map RdBu stand for values from \u22121 to 1.',
    );
    expect(described[1]!.text[0]).toContain('the value of dimensions 0, 1, and 6 at the positions from 0 to 29');
    expect(described[2]!.name).toBe('Broken');
  });

  test('a reader with a keyboard reaches each figure and sees where the focus is', async () => {
    const page = await open(browser, both);
    for (const tag of ['POSENC-HEATMAP', 'POSENC-CURVES']) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const host = document.activeElement!;
        const stage = host.shadowRoot!.activeElement!;
        const { outlineStyle, outlineWidth } = getComputedStyle(stage);
        return { tag: host.tagName, outlineStyle, outlineWidth };
      });
      expect(focus).toEqual({ tag, outlineStyle: 'solid', outlineWidth: '2px' });
      await settle(page);
      const live = await page.evaluate(() =>
        [...document.querySelectorAll('posenc-heatmap, posenc-curves')].map((figure) =>
          figure.shadowRoot!.querySelector('[role=status]')!.getAttribute('aria-live'),
        ),
      );
      expect(live).toEqual(tag === 'POSENC-HEATMAP' ? ['polite', 'off'] : ['off', 'polite']);
    }
  });

  test('fills the height that a page gives it, with any value of display', async () => {
    const style = (display: string): string => `style="display: ${display}; height: 300px"`;
    const page = await open(
      browser,
      `<posenc-heatmap ${style('block')}></posenc-heatmap><posenc-curves ${style('flex')}></posenc-curves>
        <div style="display: grid; grid-template-rows: 300px"><posenc-heatmap></posenc-heatmap></div>`,
      { height: 1200 },
    );
    const heights = await page.$$eval('posenc-heatmap, posenc-curves', (figures) =>
      figures.map((figure) => [figure.offsetHeight, figure.canvas!.offsetHeight] as const),
    );
    for (const [whole, canvas] of heights) {
      expect(whole).toBe(300);
      // The remaining line names the selected cell.
      expect(canvas).toBeGreaterThan(260);
      expect(canvas).toBeLessThan(290);
    }
  });

  test('a matrix names its rows and columns, in words and at the axes', async () => {
    const page = await open(browser, '<posenc-heatmap row-name="query" column-name="key"></posenc-heatmap>');
    const described = await page.$eval('posenc-heatmap', async (figure) => {
      figure.matrix = { data: Float32Array.of(1, 2, 3, 4, 5, 6), rows: 2, columns: 3 };
      figure.select(1, 2);
      await figure.updateComplete;
      return figure.shadowRoot!.querySelector('#description')!.textContent;
    });
    expect(described).toContain('Matrix of 2 rows (query 0 to 1) and 3 columns (key). Its values lie between 1 and 6.');
    expect(await partText(page, 'posenc-heatmap', 'readout')).toBe('query 1, key 2: 6');
  });

  test('without ResizeObserver, as in jsdom, it has its table, no drawing and no error', async () => {
    const before = 'delete window.ResizeObserver';
    const page = await open(browser, '<posenc-heatmap positions="8" dim="4"></posenc-heatmap>', { before });
    const state = await page.$eval('posenc-heatmap', (figure) => {
      figure.remove();
      document.body.append(figure);
      return [figure.table?.matrix.rows, figure.drawn, figure.shadowRoot!.querySelector('[part=error]')];
    });
    expect(state).toEqual([8, null, null]);
    await page.close();
  });

  test('changes by script fire no event and draw the selection', async () => {
    const page = await open(browser, both);
    await page.evaluate(() => {
      for (const figure of document.querySelectorAll<HTMLElementTagNameMap['posenc-heatmap']>(
        'posenc-heatmap, posenc-curves',
      ))
        figure.select(3, 6);
    });
    await settle(page);
    expect(await heard(page)).toEqual([]);
    const marked = await page.$$eval('posenc-heatmap, posenc-curves', (figures) =>
      figures.map((figure) => {
        const overlay = figure.shadowRoot!.querySelector<HTMLCanvasElement>('canvas.overlay')!;
        return overlay
          .getContext('2d')!
          .getImageData(0, 0, overlay.width, overlay.height)
          .data.some((part) => part > 0);
      }),
    );
    expect(marked).toEqual([true, true]);
  });

  test('the picture is available as a PNG of the canvas\u2019s size', async () => {
    const page = await open(browser, both);
    const png = await page.$eval('posenc-heatmap', async (figure) => {
      const bitmap = await createImageBitmap(await figure.toBlob());
      return [bitmap.width, bitmap.height, figure.canvas!.width, figure.canvas!.height];
    });
    expect(png.slice(0, 2)).toEqual(png.slice(2));
  });

  test('the example page works as a file: pointing at one figure moves the other, a click changes curves', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 900, height: 1100 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(examplePage);
    await settle(page);
    const cells = scatter(100, 64);
    const pixels = await cellPixels(page, cells);
    cells.forEach(([row, column], index) =>
      expect(colorsOf(encoding(row, column, 64), 'RdBu')).toContainEqual(pixels[index]),
    );
    const { x, y } = await cellPoint(page, 'posenc-heatmap', 42, 17);
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    await settle(page);
    const curves = await page.$eval('posenc-curves', (figure) => [
      figure.selectedPosition,
      figure.selectedDimension,
      figure.dimensions,
    ]);
    expect(curves).toEqual([42, 17, [0, 1, 10, 11, 30, 31, 17]]);
    expect(await partText(page, 'posenc-curves', 'readout')).toContain('Position 42, dimension 17');
    expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
    await page.close();
  });
});

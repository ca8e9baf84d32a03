import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'puppeteer-core';
import { onTestFailed } from 'vitest';
import { kept } from '../../../support/kept.ts';
import { type BrowserName, launch } from '../../../../web/tools/toolchain/launch.mjs';

export { browserNames } from '../../../tiers.mjs';

const root = new URL('../../../../', import.meta.url);
/** The script that courses embed, as built. */
export const script = fileURLToPath(new URL('dist/elements/posenc-elements.js', root));
export const examplePage = new URL('tests/examples/elements.html', root).href;

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  readonly pixelRatio?: number;
  readonly language?: string;
  /** Runs before the elements' script, in a new page, which the test closes. */
  readonly before?: string;
}

/** A new profile, like a new browser's, in the browser that all files of a worker share. */
export async function profile(name: BrowserName): Promise<BrowserContext> {
  const browser = await kept(
    name,
    () => launch(name),
    ({ connected }) => connected,
  );
  return browser.createBrowserContext();
}

/**
 * A page of each profile that has the elements' script: to give it to another takes longer than most tests. A test that
 * fails takes it along.
 */
const given = new WeakMap<BrowserContext, Page>();

/** A page with this body, and its elements drawn. Every event is kept in `window.heard`. */
export async function open(browser: BrowserContext, body: string, options: OpenOptions = {}): Promise<Page> {
  const { width = 800, height = 700, pixelRatio = 1, language = 'en', before } = options;
  const old = before === undefined ? given.get(browser) : undefined;
  const page = old ?? (await browser.newPage());
  if (before === undefined) {
    given.set(browser, page);
    onTestFailed(() => void given.delete(browser));
  }
  await page.setViewport({ width, height, deviceScaleFactor: pixelRatio });
  if (old) await fillAgain(page, language, body);
  else await fillNew(page, language, body, before);
  await settle(page);
  return page;
}

async function fillNew(page: Page, language: string, body: string, before?: string): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>elements</title>
      <style>body{margin:20px}</style><main><h1>Figures</h1>${body}</main></html>`,
  );
  if (before) await page.addScriptTag({ content: before });
  await page.evaluate(() => {
    window.heard = [];
    for (const type of ['posenc-select', 'posenc-toggle'] as const) {
      document.addEventListener(type, (event) => window.heard.push({ type, ...event.detail }));
    }
  });
  await page.addScriptTag({ path: script });
}

/** Nothing remains of the previous test: pointer, scrolling, settings of the whole page. */
async function fillAgain(page: Page, language: string, body: string): Promise<void> {
  await page.bringToFront();
  await page.mouse.reset();
  await page.evaluate(
    (tag, html) => {
      const { documentElement: root } = document;
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
      root.lang = tag;
      document.querySelector('main')!.innerHTML = `<h1>Figures</h1>${html}`;
      scrollTo({ top: 0, behavior: 'instant' });
      window.heard = [];
    },
    language,
    body,
  );
}

/** Waits until every element has taken in its settings and drawn them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const figures = [
      ...document.querySelectorAll<HTMLElementTagNameMap['posenc-heatmap'] | HTMLElementTagNameMap['posenc-curves']>(
        'posenc-heatmap, posenc-curves',
      ),
    ];
    // The first drawing follows the first layout; its note, if any, the drawing.
    for (let round = 0; round < 3; round += 1) {
      await frame();
      for (const figure of figures) await figure.updateComplete;
    }
  });
}

/**
 * Where the middle of a cell is in the window; for curves the column does not matter and the middle is that of the
 * plot.
 */
export function cellPoint(
  page: Page,
  selector: 'posenc-heatmap' | 'posenc-curves',
  row: number,
  column: number,
): Promise<{ x: number; y: number }> {
  return page.$eval(
    selector,
    (element, [cellRow, cellColumn]) => {
      const figure = element as HTMLElementTagNameMap['posenc-heatmap'];
      const { plot, cell, transposed } = figure.drawn!;
      const box = figure.canvas!.getBoundingClientRect();
      const curves = element.localName === 'posenc-curves';
      const [across, down] = curves ? [cellRow, 0] : transposed ? [cellRow, cellColumn] : [cellColumn, cellRow];
      return { x: box.x + plot.x + (across + 0.5) * cell.width, y: box.y + plot.y + (down + 0.5) * cell.height };
    },
    [row, column] as const,
  );
}

/** Colours at the middle of these cells, read from the canvas. */
export function cellPixels(
  page: Page,
  cells: readonly (readonly [row: number, column: number])[],
): Promise<number[][]> {
  return page.$eval(
    'posenc-heatmap',
    (figure, list) => {
      const { plot, cell, pixelRatio, transposed } = figure.drawn!;
      const context = figure.canvas!.getContext('2d')!;
      return list.map(([row, column]) => {
        const [across, down] = transposed ? [row, column] : [column, row];
        const x = Math.floor((plot.x + (across + 0.5) * cell.width) * pixelRatio);
        const y = Math.floor((plot.y + (down + 0.5) * cell.height) * pixelRatio);
        return [...context.getImageData(x, y, 1, 1).data];
      });
    },
    cells,
  );
}

/** The pixels of the curves, RGBA of these points of their canvas in device pixels. */
export async function shownPixels(
  page: Page,
  points: readonly (readonly [x: number, y: number])[],
): Promise<number[][]> {
  const clip = await page.$eval('posenc-curves', (figure) => {
    const { x, y, width, height } = figure.canvas!.getBoundingClientRect();
    return { x, y, width, height };
  });
  const png = await page.screenshot({ clip, encoding: 'base64' });
  return page.evaluate(
    async (data, list) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return list.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data]);
    },
    png,
    points,
  );
}

/** Text of a part of an element, null when it is not there. */
export const partText = (page: Page, selector: string, part: string): Promise<string | null> =>
  page.$eval(
    selector,
    (element, name) => element.shadowRoot!.querySelector(`[part=${name}]`)?.textContent?.trim() ?? null,
    part,
  );

export interface Heard {
  readonly type: 'posenc-select' | 'posenc-toggle';
  readonly position?: number;
  readonly dimension: number;
  readonly value?: number;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** The events since the last call. */
export const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => window.heard.splice(0));

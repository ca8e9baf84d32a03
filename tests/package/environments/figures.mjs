// @ts-check
// The figures of apps/next/app/figure once the page is hydrated: the pixels of each canvas, and the events that
// listeners got.
import { interpolateMagma, interpolateViridis } from 'd3-scale-chromatic';
import { seenAt } from './workshop.mjs';

/** By id, with their numbers row by row. The tag has no matrix: it draws sines and cosines. */
const figures = {
  client: { colors: interpolateViridis, values: [1, -0.5, 0, 0.25, -1, 0.75] },
  server: { colors: interpolateMagma, values: [-1, 0.5, 1, 0, -0.5, 0.25] },
  tag: {
    colors: interpolateViridis,
    values: [0, 1, 2].flatMap((position) =>
      position > 1 ? [] : [Math.sin(position), Math.cos(position), Math.sin(position / 10000 ** (2 / 3))],
    ),
  },
};

/** The colour of a value, or at the edge between two colours either of them. @param {(at: number) => string} colors */
const colorsOf = (colors, /** @type {number} */ value) =>
  [value - 1e-6, value + 1e-6].map((at) => {
    const text = colors(Math.min(255, Math.max(0, Math.floor(((at + 1) / 2) * 256))) / 255);
    return text.startsWith('#')
      ? [1, 3, 5].map((from) => Number.parseInt(text.slice(from, from + 2), 16)).join()
      : (text.match(/\d+/g) ?? []).map(Number).join();
  });

/**
 * The checks of a figure.
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ plot: Point, cell: { width: number, height: number }, pixelRatio: number, columns: number }} Drawn
 * @typedef {HTMLElement & { drawn?: Drawn, matrix?: object, canvas?: HTMLCanvasElement }} Heatmap
 */

/** @param {import('puppeteer-core').Page} page */
async function look(page) {
  await page.waitForFunction(
    () => {
      const figure = /** @type {Heatmap | null} */ (document.querySelector('posenc-heatmap'));
      const { drawn, matrix } = figure ?? {};
      const said = document.querySelector('output')?.textContent ?? '';
      return drawn && matrix && drawn.columns === 3 && said.includes('posenc-ready');
    },
    { timeout: 20_000 },
  );
  /** @type {Record<string, string[]>} */
  const pixels = {};
  for (const id of Object.keys(figures))
    pixels[id] = await page.$eval(`#${id}`, (element) => {
      const figure = /** @type {Heatmap} */ (/** @type {unknown} */ (element));
      const { plot, cell, pixelRatio } = /** @type {NonNullable<typeof figure.drawn>} */ (figure.drawn);
      const context = figure.canvas?.getContext('2d');
      return [0, 1, 2, 3, 4, 5].map((at) => {
        const x = Math.floor((plot.x + ((at % 3) + 0.5) * cell.width) * pixelRatio);
        const y = Math.floor((plot.y + (Math.floor(at / 3) + 0.5) * cell.height) * pixelRatio);
        return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join();
      });
    });
  const point = await page.$eval('#client', (element) => {
    const figure = /** @type {Heatmap} */ (/** @type {unknown} */ (element));
    const { plot, cell } = /** @type {NonNullable<typeof figure.drawn>} */ (figure.drawn);
    figure.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = /** @type {HTMLCanvasElement} */ (figure.canvas).getBoundingClientRect();
    return { x: box.x + plot.x + 2.5 * cell.width, y: box.y + plot.y + 1.5 * cell.height };
  });
  await page.mouse.move(point.x, point.y);
  await page.waitForFunction(() => document.querySelector('output')?.textContent?.includes('posenc-select'));
  const readout = '#client >>> [part=readout]';
  const [heard, said] = await Promise.all([
    page.$eval('output', ({ textContent }) => JSON.parse(textContent ?? '')),
    page.$eval(readout, ({ textContent }) => textContent?.trim()),
  ]);
  return { pixels, heard, said };
}

/** Throws if a figure at this address differs from the application's request. @param {string} address */
export async function figuresRight(address) {
  for (const { pixels, heard, said } of await seenAt(address, look)) {
    for (const [id, { colors, values }] of Object.entries(figures))
      values.forEach((value, at) => {
        const pixel = pixels[id]?.[at] ?? '';
        const allowed = colorsOf(colors, value);
        if (!allowed.includes(pixel)) throw new Error(`cell ${at} of #${id} is ${pixel}, not ${allowed.join(' or ')}`);
      });
    const [ready, select] = heard;
    if (ready?.type !== 'posenc-ready' || ready.lab !== 'order')
      throw new Error(`onReady heard ${JSON.stringify(heard)}`);
    if (select?.type !== 'posenc-select' || select.position !== 1 || select.dimension !== 2 || select.value !== 0.75)
      throw new Error(`onSelect heard ${JSON.stringify(heard)}`);
    if (!said?.startsWith('word 1, ')) throw new Error(`the figure says ${said}`);
  }
}

/** Throws unless the one lab of a page is drawn in each browser. @param {string} address */
export async function labDrawn(address) {
  await seenAt(address, (page) =>
    page.waitForFunction(() => document.querySelector('posenc-lab')?.shadowRoot?.querySelector('figure svg, canvas')),
  );
}

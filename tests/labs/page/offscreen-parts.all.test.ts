// While a slider is held only visible parts are rendered: here, the rest catches up correctly.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';
import { inView, box, open, slider, type Opened } from './support/page.ts';

/** The part of each lab far below its first slider, and the slider. */
const labs = {
  family: {
    name: 'family-length',
    parameter: 'f.n',
    near: '.family-cards',
    far: ['figcaption', '.compare-families'],
    below: 'figcaption',
    drawn: 'svg.effects',
  },
  variants: {
    name: 'variants-positions',
    parameter: 'v.n',
    near: '.variant-cards',
    far: ['.swap', 'figcaption', '.fingerprints'],
    below: '.swap-figures',
    drawn: 'svg.by-position',
  },
} as const;
type Lab = keyof typeof labs;

/** Enough frames to render, to measure, and to find the visible parts. */
const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

async function openLab(browser: Browser, address: string, lab: Lab, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: `?lang=en${query}#${lab}`, height: 640, drawn: false });
  await opened.page.waitForSelector(`lab-${lab} ${labs[lab].drawn}`);
  await inView(opened.page, slider(labs[lab].name));
  await quiet(opened.page, lab);
  return opened;
}

/** All fingerprints of the variants are those of the tables shown. */
async function quiet(page: Page, lab: Lab): Promise<void> {
  if (lab === 'variants')
    await page.waitForFunction(
      () =>
        document.querySelectorAll('.fingerprints tbody tr').length === 7 &&
        !document.querySelector('.fingerprints [data-waiting]'),
    );
  await rendered(page);
}

/** Takes the slider and draws it to a share of its length, without letting go. */
async function pull(page: Page, lab: Lab, share: number): Promise<void> {
  const box = (await (await page.$(slider(labs[lab].name)))!.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * share, box.y + box.height / 2, { steps: 3 });
  await rendered(page);
}

const value = (page: Page, lab: Lab): Promise<string> =>
  page.$eval(box(labs[lab].name), (input) => (input as HTMLInputElement).value);
const cells = (page: Page, lab: Lab): Promise<number> =>
  page.$eval(`lab-${lab} canvas.cells`, (canvas) => (canvas as HTMLCanvasElement).width);

/**
 * Texts, curves and pixels of some parts of a lab. The pixels not as a PNG: Firefox writes another number into each.
 */
const shown = (page: Page, lab: Lab, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (lab, parts) => {
      const pixels = (canvas: HTMLCanvasElement): string => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })!;
        copy.drawImage(canvas, 0, 0);
        return copy.getImageData(0, 0, canvas.width, canvas.height).data.join(' ');
      };
      return parts.flatMap((part) => {
        const element = document.querySelector(`lab-${lab} ${part}`)!;
        return [
          (element.textContent ?? '').replace(/\s+/g, ' '),
          ...Array.from(element.querySelectorAll('path'), (path) => path.getAttribute('d') ?? ''),
          ...Array.from(element.querySelectorAll('canvas'), pixels),
        ];
      });
    },
    lab,
    parts,
  );

describe.each(browserNames)('a slider that is held in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  test.each(Object.keys(labs) as Lab[])(
    '%s updates visible parts at once, and all of it once the slider is released',
    async (lab) => {
      const { near, far, parameter } = labs[lab];
      const { page, complaints, close } = await openLab(browser, address, lab);
      const [cards, rest] = [await shown(page, lab, [near]), await shown(page, lab, far)];
      await pull(page, lab, 0.2);
      expect(await shown(page, lab, [near])).not.toEqual(cards);
      expect(await shown(page, lab, far)).toEqual(rest);
      await page.mouse.up();
      await quiet(page, lab);
      const reached = await value(page, lab);
      expect(await cells(page, lab)).toBe(Number(reached));
      const fresh = await openLab(browser, address, lab, `&${parameter}=${reached}`);
      const expected = await shown(fresh.page, lab, [near, ...far]);
      await fresh.close();
      await expect.poll(() => shown(page, lab, [near, ...far]), { timeout: 30_000 }).toEqual(expected);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.each(Object.keys(labs) as Lab[])(
    '%s renders parts that scroll into view while the slider is still held',
    async (lab) => {
      const { page, close } = await openLab(browser, address, lab);
      const { below } = labs[lab];
      const before = await shown(page, lab, [below]);
      await pull(page, lab, 0.2);
      expect(await shown(page, lab, [below])).toEqual(before);
      await inView(page, `lab-${lab} ${below}`);
      const held = await shown(page, lab, [below]);
      expect(held).not.toEqual(before);
      await page.mouse.up();
      await quiet(page, lab);
      expect(await shown(page, lab, [below])).toEqual(held);
      await close();
    },
  );
});

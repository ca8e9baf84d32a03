import { offsetSimilarity, similarity, sinusoidal } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { interpolateViridis } from 'd3-scale-chromatic';
import { beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { measurePair, widthsOf } from '../../../web/labs/distance/measures.ts';
import { presets, properties, settle } from '../../../web/labs/distance/properties.ts';
import { snippet } from '../../../web/labs/distance/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const view = defaults(properties);

async function openDistance(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('distance', query), drawn: false });
  await opened.page.waitForSelector('lab-distance svg.offsets');
  await settled(opened.page);
  return opened;
}

/** The closed form, by plain arithmetic. */
function dot(offset: number, d: number, base = 10000): number {
  let sum = 0;
  for (let i = 0; i < d / 2; i += 1) sum += Math.cos(offset * base ** ((-2 * i) / d));
  return sum;
}
const distance = (offset: number, d: number): number => Math.sqrt(Math.max(0, d - 2 * dot(offset, d)));

/** The channels of the colour map at a value. */
const viridis = (value: number, least: number, greatest: number): number[] => {
  const entry = Math.min(255, Math.floor(((value - least) / (greatest - least)) * 256));
  return [1, 3, 5].map((at) => parseInt(interpolateViridis(entry / 255).slice(at, at + 2), 16));
};

/** Cells of the matrix as drawn, RGB, row by row. */
const cells = (page: Page): Promise<number[][]> =>
  page.$eval('lab-distance canvas.cells', (canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_cell, at) => [...data.slice(at * 4, at * 4 + 3)]);
  });

/** Dots of the curve in the units of its axis. */
const dots = (page: Page): Promise<{ offset: number; value: number }[]> =>
  page.$eval('lab-distance svg.offsets', (chart) => {
    const lines = [...chart.querySelectorAll('path.grid[data-value]')].map((line) => ({
      value: Number(line.getAttribute('data-value')),
      y: Number(/^M[\d.]+ ([\d.]+)H/.exec(line.getAttribute('d') ?? '')?.[1]),
    }));
    const [low, high] = [lines[0]!, lines.at(-1)!];
    return [...chart.querySelectorAll('.sample')].map((dot) => ({
      offset: Number(dot.getAttribute('data-offset')),
      value: low.value + ((Number(dot.getAttribute('cy')) - low.y) / (high.y - low.y)) * (high.value - low.value),
    }));
  });

/** The numbers of the table of two pairs: picked, kept. */
const numbers = (page: Page, measure: string): Promise<number[]> =>
  page.$$eval(`lab-distance tr[data-measure="${measure}"] td`, (items) =>
    items.map((item) => Number((item.textContent ?? '').replace('\u2212', '-'))),
  );

const picked = (page: Page): Promise<string> => text(page, 'lab-distance th.picked');

describe.each(browserNames)('near and far in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('distance', (view) => openDistance(browser, address, view));

  test('lesson 000: 5 and 6 are 1.4718 apart, 5 and 50 5.3264', async () => {
    const { page, complaints } = await visit();
    expect(await numbers(page, 'distance')).toEqual([1.4718, 5.3264]);
    expect(await numbers(page, 'dot')).toEqual([1, 45].map((offset) => Number(dot(offset, 64).toFixed(4))));
    expect(await numbers(page, 'cosine')).toEqual([1, 45].map((offset) => Number((dot(offset, 64) / 32).toFixed(4))));
    expect(await text(page, '[data-says="verdict"]')).toBe(
      'The pair that is 1 apart is more alike than the one 45 apart.',
    );
    expect(complaints).toEqual([]);
  });

  test.each([
    ['', 64, 64, dot],
    ['&n.n=20&n.d=8&n.m=distance', 20, 8, distance],
  ] as const)('the canvas of "%s" shows every pair through the colour map', async (query, count, d, measure) => {
    const { page } = await visit(query);
    const pixels = await cells(page);
    expect(pixels).toHaveLength(count * count);
    const values = Array.from({ length: count }, (_offset, k) => measure(k, d));
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    const step = (greatest - least) / 256;
    pixels.forEach((pixel, at) => {
      const value = values[Math.abs((at % count) - Math.floor(at / count))]!;
      // A value on the edge of two colours may take either.
      const allowed = [-0.01, 0, 0.01].map((shift) =>
        viridis(Math.min(Math.max(value + shift * step, least), greatest), least, greatest),
      );
      expect(allowed).toContainEqual(pixel);
    });
  });

  test('the dots of the curve are the dot products by offset, and the first rise is marked', async () => {
    const { page } = await visit('&n.r=10&n.d=128');
    const drawn = await dots(page);
    expect(drawn.map(({ offset }) => offset)).toEqual(Array.from({ length: 64 }, (_dot, k) => k - 10));
    for (const { offset, value } of drawn) expect(Math.abs(value - dot(offset, 128))).toBeLessThan(0.01);
    const rise = Array.from({ length: 60 }, (_offset, k) => k + 1).find((k) => dot(k, 128) > dot(k - 1, 128));
    expect(rise).toBe(12);
    expect(await page.$eval('lab-distance path.rise', (line) => line.getAttribute('data-offset'))).toBe('12');
    expect(await text(page, '[data-says="rise"]')).toContain('At offset 12 the dot product rises for the first time');
  });

  test('pointing picks a pair, and keeping it makes it the one to compare', async () => {
    const { page } = await visit();
    await inView(page, 'lab-distance .matrix-frame');
    const box = (await (await page.$('lab-distance canvas.cells'))!.boundingBox())!;
    const at = (position: number): number => ((position + 0.5) / 64) * box.width;
    await page.mouse.move(box.x + at(40), box.y + at(3));
    expect(await picked(page)).toBe('5 and 6');
    await page.mouse.down();
    await page.mouse.move(box.x + at(30), box.y + at(20), { steps: 3 });
    await page.mouse.up();
    await settled(page);
    expect(await picked(page)).toBe('20 and 30');
    expect((await numbers(page, 'dot'))[0]).toBe(Number(dot(10, 64).toFixed(4)));
    await page.locator('lab-distance .keep').click();
    await settled(page);
    expect(await text(page, 'lab-distance th.kept')).toBe('20 and 30');
    expect(await text(page, '[data-says="verdict"]')).toBe('Both pairs are 10 apart, so all three measures agree.');
  });

  test('the arrow keys move the pick and stop at the edge', async () => {
    const { page } = await visit();
    await page.$eval('lab-distance .matrix-frame', (frame) => (frame as HTMLElement).focus());
    for (const [key, pair] of [
      ['ArrowRight', '5 and 7'],
      ['ArrowDown', '6 and 7'],
      ['PageDown', '16 and 7'],
      ['Home', '16 and 0'],
      ['ArrowLeft', '16 and 0'],
      ['End', '16 and 63'],
      ['ArrowUp', '15 and 63'],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect([key, await picked(page)]).toEqual([key, pair]);
    }
  });

  test('a small curve is a button that sets its width', async () => {
    const { page } = await visit();
    await page.$eval('lab-distance .width[data-dim="512"]', (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await settled(page);
    expect(
      await page.$eval('lab-distance .width[data-dim="512"]', (button) => button.getAttribute('aria-pressed')),
    ).toBe('true');
    expect(await numbers(page, 'dot')).toEqual([1, 45].map((offset) => Number(dot(offset, 512).toFixed(4))));
  });

  whole('with four dimensions the farther pair is the more similar, and it almost repeats', async () => {
    const { page, close } = await openDistance(browser, address);
    await page.$eval('lab-distance button[data-preset="counter"]', (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await numbers(page, 'dot')).toEqual([Number(dot(6, 4).toFixed(4)), Number(dot(1, 4).toFixed(4))]);
    expect(await text(page, '[data-says="verdict"]')).toContain('the other way round: the pair 6 apart');
    let nearest = 1;
    for (let k = 2; k <= 10000; k += 1) if (dot(k, 4) > dot(nearest, 4)) nearest = k;
    expect(nearest).toBe(1885);
    await page.waitForFunction(() => document.querySelector('[data-says="repeat"]')?.textContent?.includes('1885'));
    expect(await text(page, '[data-says="repeat"]')).toContain(
      `nearest at 1885: only ${Number(distance(1885, 4).toPrecision(4))} away`,
    );
    await page.$eval('#distance-deeper > summary', (summary) => (summary as HTMLElement).click());
    await fill(page, 'distance-last', '1000');
    await page.waitForFunction(() =>
      document.querySelector('[data-says="repeat"]')?.textContent?.includes('1 and 1000 it comes nearest at'),
    );
    await close();
  });

  whole('a link restores the view, and reset the first one', async () => {
    const query = '&n.r=0&n.c=1&n.kr=0&n.kc=100&n.m=cosine&n.n=101&n.d=512&n.f=50';
    const { page, close } = await openDistance(browser, address, query);
    await settledAddress(page, `?lang=en${query}`);
    await page.reload();
    await page.waitForSelector('lab-distance svg.offsets');
    await settled(page);
    // Lesson 004: 249.1 and 112.0 of 256.
    expect((await numbers(page, 'dot')).map((value) => value.toFixed(1))).toEqual(['249.1', '112.0']);
    expect(await page.$eval('lab-distance canvas.cells', (canvas) => (canvas as HTMLCanvasElement).width)).toBe(101);
    await page.$eval('lab-distance .reset', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    expect(await picked(page)).toBe('5 and 6');
    await close();
  });

  test('the SVG file of the matrix holds its cells, and the page’s own figure does not keep them', async () => {
    const { page, close } = await openDistance(browser, address);
    await page.$eval('lab-distance [data-panel="files"] summary', (summary) => (summary as HTMLElement).click());
    await page.waitForSelector('lab-distance [data-save="svg"]');
    const { saved, kept } = await page.evaluate(async () => {
      const files: Promise<string>[] = [];
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: Blob) => {
        files.push(file.text());
        return create(file);
      };
      (document.querySelector('lab-distance [data-save="svg"]') as HTMLElement).click();
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return {
        saved: await Promise.all(files),
        kept: document.querySelector('lab-distance image')?.hasAttribute('href'),
      };
    });
    expect(saved).toHaveLength(2);
    expect(saved[0]).toContain('href="data:image/png;base64,');
    expect(saved[1]).toContain('class="sample"');
    expect(kept).toBe(false);
    await close();
  });
});

describe('the measurements', () => {
  test.each([
    [64, 5, 50],
    [4, 0, 6],
    [512, 0, 100],
  ])('at d = %i, positions %i and %i agree with the closed form', (dim, first, second) => {
    const pair = measurePair({ dim, base: 10000 }, first, second);
    expect(pair.dot).toBeCloseTo(dot(second - first, dim), 10);
    expect(pair.cosine).toBeCloseTo(dot(second - first, dim) / (dim / 2), 12);
    expect(pair.distance).toBeCloseTo(distance(second - first, dim), 10);
  });

  test('the widths shown together rise first where plain arithmetic does', () => {
    for (const { dim, rise } of widthsOf(10000)) {
      const expected = Array.from({ length: 60 }, (_offset, k) => k + 1).find((k) => dot(k, dim) > dot(k - 1, dim));
      expect([dim, rise?.offset]).toEqual([dim, expected]);
    }
  });

  test('adjusts what cannot be shown', () => {
    expect(settle({ ...view, dim: 65, positions: 4, row: 9, column: 2, from: 700000, last: 1000000 })).toMatchObject({
      dim: 64,
      row: 3,
      column: 2,
      from: 700000,
      last: 1000000,
    });
    expect(settle({ ...view, dim: 1024, last: 1000000, from: 900000 })).toMatchObject({ last: 62500, from: 62500 });
  });

  test('each preset is recognised as itself', () => {
    for (const preset of presets.names)
      expect(presets.active(settle({ ...view, ...presets.values(preset, view) }))).toBe(preset);
    expect(presets.active({ ...view, ...presets.values('lesson004', view), base: 50 })).toBeUndefined();
  });
});

describe('the programs of near and far', () => {
  test.each(['dot', 'cosine', 'distance'] as const)(
    'the JavaScript one prints measured and closed form: %s',
    (measure) => {
      const shown = { ...view, measure, base: 500, dim: 8, row: 3, column: 17 };
      const lines: number[][] = [];
      const run = new Function(
        'offsetSimilarity',
        'similarity',
        'sinusoidal',
        'console',
        snippet('JavaScript', shown).replace(/^import.*$/m, ''),
      ) as (...parts: unknown[]) => void;
      run(offsetSimilarity, similarity, sinusoidal, { log: (...line: number[]) => lines.push(line) });
      const total = dot(14, 8, 500);
      const expected = { dot: total, cosine: total / 4, distance: Math.sqrt(8 - 2 * total) }[measure];
      expect(lines).toHaveLength(1);
      for (const value of lines[0]!) expect(value).toBeCloseTo(expected, 12);
    },
  );

  test('each holds the width, the base, the positions and the pair of the view', () => {
    for (const program of programs) {
      const code = snippet(program, { ...view, dim: 30, base: 777, positions: 41, row: 7, column: 33 });
      for (const value of [/\b30\b/, /\b777\b/, /\b41\b/, /\b7\b/, /\b33\b|\b26\b/]) expect(code).toMatch(value);
    }
  });
});

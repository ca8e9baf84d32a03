// The story "Follow one word" as a reader meets it: one click away, by keys, as a comic, and its ways into the labs.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cat, rowAt } from '../../../web/labs/story/numbers.ts';
import { sceneNames } from '../../../web/labs/story/scenes/scene.ts';
import { chooseLanguage, elsewhere, open, settled, text, type Opened } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

/** The moment of the story that the figure shows: 2 is the end of the second scene. */
const moment = (page: Page): Promise<number> =>
  page.$eval('.story-progress', (slider) => Number((slider as HTMLInputElement).value));

const reached = (page: Page, wanted: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector<HTMLInputElement>('.story-progress')!.value) === wanted,
    {},
    wanted,
  );

/** The figure has caught up with where the page stands: two frames later it shows the same moment. */
const caughtUp = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const slider = document.querySelector<HTMLInputElement>('.story-progress')!;
        const before = slider.value;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(slider.value === before)));
      }),
  );

/** Whether a canvas holds more than one colour. */
const isDrawn = (canvas: Element): boolean => {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
  return new Set(new Uint32Array(data.buffer)).size > 20;
};

describe.each(browserNames)('the story in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  async function told(query = '?lang=en#story', width = 1280, height = 900): Promise<Opened> {
    const opened = await open(browser, address, { query, width, height, drawn: false });
    await opened.page.waitForSelector('.story-steps > li');
    await settled(opened.page);
    return opened;
  }

  test('is one click from the first screen, loads only then, and plays until the reader takes over', async () => {
    const { page, requests, complaints, close } = await open(browser, address, {
      query: '?lang=en',
      width: 360,
      height: 740,
      firstVisit: true,
      requests: true,
      drawn: false,
    });
    await page.waitForSelector('pe-opening .crossing-picture canvas');
    const { bottom, height } = await page.$eval('.story-link a', (link) => ({
      bottom: link.getBoundingClientRect().bottom,
      height: innerHeight,
    }));
    expect(bottom).toBeLessThanOrEqual(height);
    expect(requests.filter((request) => /\/story-/.test(request))).toEqual([]);
    await page.locator('.story-link a').click();
    await page.waitForSelector('.story-steps > li');
    expect(requests.filter((request) => /\/story-/.test(request)).length).toBeGreaterThan(0);
    expect(elsewhere(requests, address)).toEqual([]);
    expect(await text(page, '.story-play')).toBe('Pause');
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.story-progress')!.value) > 0.05);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelector('.story-play')!.textContent!.trim() === 'Play');
    await caughtUp(page);
    const still = await moment(page);
    await settled(page);
    expect(await moment(page)).toBe(still);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the way back from a lab leads to the scene that was left, from another page too', async () => {
    const { page } = await open(browser, address, { query: '?lang=en#story', drawn: false, firstVisit: true });
    await page.waitForSelector('.story-steps > li');
    await settled(page);
    const scene = sceneNames[3]!;
    await page.focus('.story-progress');
    for (const number of [1, 2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await reached(page, number);
    }
    const leave = async (): Promise<void> => {
      await page.$eval(`#story-${scene} .take`, (link) => (link as HTMLElement).click());
      await page.waitForFunction(() => !location.hash.startsWith('#story') && document.activeElement!.closest('.lab'));
    };
    // Puppeteer waits in Firefox for a page that a step within the page does not load.
    const back = (): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()));
    await leave();
    await back();
    await page.waitForFunction((id) => document.activeElement!.closest('li')?.id === id, {}, `story-${scene}`);
    await reached(page, 4);
    await leave();
    await page.goto(`${address}clock/`);
    await back();
    await page.waitForSelector('pe-page section.lab');
    await back();
    await page.waitForSelector('.story-steps > li');
    await reached(page, 4);
  });

  test('keys step from scene to scene, and the picture, its words and the slider say where one is', async () => {
    const { page, close } = await told();
    await page.focus('.story-progress');
    const said = new Set<string>();
    for (const [key, scene] of [
      ['ArrowRight', 'word'],
      ['ArrowRight', 'clock'],
      ['End', 'race'],
      ['ArrowLeft', 'rope'],
    ] as const) {
      const at = sceneNames.indexOf(scene);
      await page.keyboard.press(key);
      await reached(page, at + 1);
      await settled(page);
      const title = await text(page, `#story-${scene} h3`);
      expect(await page.$eval('.story-progress', (slider) => slider.getAttribute('aria-valuetext'))).toBe(
        `${at + 1} of 7: ${title.replace(/^\d /, '')}`,
      );
      expect(await page.$eval('.story-picture canvas', isDrawn)).toBe(true);
      said.add((await page.$eval('.story-picture', (picture) => picture.getAttribute('aria-label')))!);
      // Its text is beside the picture, in sight.
      const { top, bottom } = await page.$eval(`#story-${scene} .story-text`, (part) => {
        const box = part.getBoundingClientRect();
        return { top: box.top, bottom: box.bottom };
      });
      expect([scene, top > 0, bottom < 900]).toEqual([scene, true, true]);
    }
    expect(said.size).toBe(4);
    await page.keyboard.press('Home');
    await reached(page, 0);
    await close();
  });

  test('the hand on the face points by the sine and the cosine of its place', async () => {
    const { page, close } = await told();
    // In the second scene, where the clock is seen from the end of the axis.
    await page.$eval('.story-progress', (slider) => {
      (slider as HTMLInputElement).value = '1.6';
      slider.dispatchEvent(new Event('input'));
      // From here on the slider stands at 1.6 only if the figure was drawn there.
      (slider as HTMLInputElement).value = '0';
    });
    await page.waitForFunction(
      () => Math.abs(Number(document.querySelector<HTMLInputElement>('.story-progress')!.value) - 1.6) < 0.01,
    );
    await caughtUp(page);
    const [sine = 0, cosine = 0] = rowAt(cat);
    const accent = await page.$eval(
      '.story-picture canvas',
      (canvas, sine, cosine) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const radius = Math.min(0.3 * height, 0.36 * width);
        const at = [width / 2 + radius * sine, 0.4 * height - radius * cosine].map(Math.round) as [number, number];
        const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(at[0], at[1], 1, 1);
        return { drawn: [...data.slice(0, 3)], accent: getComputedStyle(canvas).borderLeftColor };
      },
      sine,
      cosine,
    );
    const [wanted = [], drawn] = [accent.accent.match(/\d+/g)?.map(Number), accent.drawn];
    // Blended once, which may round.
    expect(Math.max(...wanted.map((channel, at) => Math.abs(channel - drawn[at]!)))).toBeLessThanOrEqual(2);
    await close();
  });

  test('is off when it is off the screen, and follows the language', async () => {
    const { page, close } = await told();
    await page.locator('.story-play').click();
    expect(await text(page, '.story-play')).toBe('Pause');
    await page.evaluate(() => document.querySelector('#encode')!.scrollIntoView({ behavior: 'instant' }));
    await page.waitForFunction(() => document.querySelector('.story-play')!.textContent!.trim() === 'Play');
    await chooseLanguage(page, 'it');
    await page.waitForFunction(() => document.documentElement.lang === 'it');
    await settled(page);
    expect(await text(page, '#story-title')).toBe('Segui una parola');
    expect(await text(page, '#story-word p')).toContain('Per un modello «gatto» è una riga di numeri, qui 16.');
    await close();
  });

  test('each scene hands its controls over: the lab opens in the state of the scene, with its numbers', async () => {
    const { page, complaints, close } = await told();
    const views = {
      order: { example: 'chase', token: 1 },
      clock: { position: 1, dim: 16, pair: 0 },
      compose: { position: 1, dim: 16, tokens: 5, start: 'root', rooted: true, dropout: 0 },
      shift: { position: 1, shift: 3, dim: 16, pairs: [0, 1] },
      terms: { query: 1, key: 4, weights: 'identity' },
      rotate: { pairOfWords: 'cat mouse', query: 4, key: 1, dim: '16', pairing: 'interleaved' },
      training: { task: 'whereIsItNow', encodings: [0, 1, 2, 3, 4, 5] },
    } as const;
    const score = /The score is (\S+), /.exec(await text(page, '#story-score'))?.[1];
    const turned = /score stays (\S+)\. Most/.exec(await text(page, '#story-rope'))?.[1];
    for (const [at, [lab, view]] of Object.entries(views).entries()) {
      await page.$eval(`#story-${sceneNames[at]} .take`, (link) => (link as HTMLElement).click());
      await page.waitForSelector(`lab-${lab} .panels`);
      const shown = await page.$eval(
        `lab-${lab}`,
        (element, names) => {
          const { view } = (element as unknown as { store: { view: Record<string, unknown> } }).store;
          return Object.fromEntries(names.map((name) => [name, view[name]]));
        },
        Object.keys(view),
      );
      expect([lab, shown]).toEqual([lab, view]);
      expect(await page.evaluate(() => location.hash)).toBe(`#${lab}`);
    }
    expect(await text(page, 'lab-terms .readout')).toContain(score);
    const whole = (await text(page, 'lab-rotate [data-score="here"] b')).replace('−', '-');
    expect(Number(whole).toFixed(2)).toBe(turned?.replace('−', '-'));
    expect(complaints).toEqual([]);
    await close();
  });

  test('with reduced motion it is a comic that stands still, with a text for every picture', async () => {
    const { page, close } = await open(browser, address, {
      query: '?lang=es#story',
      width: 360,
      height: 740,
      drawn: false,
      before: () => {
        const real = window.matchMedia.bind(window);
        window.matchMedia = (query) => {
          const found = real(query);
          if (query.includes('prefers-reduced-motion')) Object.defineProperty(found, 'matches', { value: true });
          return found;
        };
      },
    });
    await page.waitForSelector('.story-runway[data-comic] canvas.still');
    await settled(page);
    expect(await page.$('.story-controls')).toBeNull();
    expect(await page.$$eval('canvas.still', (all) => all.length)).toBeGreaterThan(sceneNames.length);
    for (const still of await page.$$('canvas.still')) {
      expect(await still.evaluate(isDrawn)).toBe(true);
      expect(await still.evaluate((canvas) => canvas.getAttribute('aria-label')!.length)).toBeGreaterThan(80);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await close();
  });
});

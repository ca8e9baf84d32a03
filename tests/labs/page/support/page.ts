import type { Browser, Page } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import { tellRequests } from '../../../../web/tools/toolchain/launch.mjs';
import { newTab, sharedTab } from './tab.ts';

export interface Opened {
  readonly page: Page;
  /** Requested addresses, in order, of a page that was opened with `requests`. */
  readonly requests: readonly string[];
  /** Errors and warnings that the page or the browser reported. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
  /** It outlives the test, until another visit wants its tab and calls `leave`. */
  stay(leave: () => Promise<void>): void;
  readonly stays: boolean;
}

export interface OpenOptions {
  readonly query?: string;
  readonly width?: number;
  readonly height?: number;
  readonly pixelRatio?: number;
  /** Records the page's requests, which takes Firefox a fifth of the time of a visit. */
  readonly requests?: boolean;
  /** In a fresh profile: for anything stored, cached, registered or counted. */
  readonly firstVisit?: boolean;
  /** Runs in the page before its own scripts, in a new profile. */
  readonly before?: () => void;
  /** False for the page as it opens, without waiting for the figures of "Encode". */
  readonly drawn?: boolean;
}

/**
 * The page at an address, once both figures of "Encode" are drawn, unless the address names another lab. The end of the
 * test closes it if necessary.
 */
export async function open(browser: Browser, address: string, options: OpenOptions = {}): Promise<Opened> {
  const opened = await openForLong(browser, address, options);
  onTestFinished(() => (opened.stays ? undefined : opened.close()));
  return opened;
}

/** The same for several tests, which close it themselves. */
export async function openForLong(browser: Browser, address: string, options: OpenOptions = {}): Promise<Opened> {
  const { query = '', width = 1280, height = 900, pixelRatio = 1, before, firstVisit = false, drawn = true } = options;
  if (options.requests) await tellRequests(browser, true);
  const tab = await (before || firstVisit ? newTab(browser) : sharedTab(browser));
  const end = async (): Promise<void> => {
    await tab.close();
    if (options.requests) await tellRequests(browser, false);
  };
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= end());
  let stays = false;
  const { page, complaints } = tab;
  await tab.resize(width, height, pixelRatio);
  if (before) await page.evaluateOnNewDocument(before);
  await page.goto(address + query + (drawn && !query.includes('#') ? '#encode' : ''));
  if (drawn) await figuresDrawn(page);
  else await page.waitForSelector('pe-page section.lab');
  return {
    page,
    complaints,
    close,
    stay: (leave) => {
      stays = true;
      tab.stay(leave);
    },
    get stays() {
      return stays;
    },
    get requests() {
      if (options.requests) return tab.requests;
      throw new Error('nobody heard what the page asks for: open it with `requests: true`');
    },
  };
}

/** Both figures have taken in their settings and drawn them. */
export async function figuresDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const figures = [
      ...document.querySelectorAll<HTMLElementTagNameMap['posenc-heatmap']>(
        'lab-encode posenc-heatmap, lab-encode posenc-curves',
      ),
    ];
    return figures.length === 2 && figures.every((figure) => figure.drawn);
  });
  await settled(page);
}

/** Everything that follows from the last action has been rendered, what waits off the screen too. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let round = 0; round < 4; round += 1) {
      await frame();
      const elements = document.querySelectorAll<HTMLElement & { updateComplete?: Promise<unknown> }>('*');
      for (const element of elements) await element.updateComplete;
    }
  });
}

/**
 * Scrolls something to the middle of the screen, and waits until it stays there: labs wake when they come near, and
 * move everything below them. Pointing at a place earlier would miss it on a busy machine.
 */
export async function inView(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, async (element) => {
    dispatchEvent(new Event('wheel')); // a reader on the move: a link to a lab holds her there no longer
    // One that began to load before the page was scrolled may be above the screen by now.
    const waking = (): boolean =>
      document.querySelector('pe-lab-slot[aria-busy]') !== null ||
      [...document.querySelectorAll('pe-lab-slot .waiting')].some((slot) => {
        const { top, bottom } = slot.getBoundingClientRect();
        return bottom > 48 && top < 1.5 * innerHeight;
      });
    for (let [still, before] = [0, Number.NaN]; still < 4; ) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { top } = element.getBoundingClientRect();
      still = top === before && !waking() ? still + 1 : 0;
      before = top;
    }
  });
}

/** Requests that went anywhere but to the page's own folder. */
export const elsewhere = (requests: readonly string[], address: string): string[] =>
  requests.filter((request) => !request.startsWith(address) && !/^(data|blob):/.test(request));

/**
 * A control by the name of its property, with its lab's before it: `clock-position`; those of the first lab need none.
 */
const control = (name: string): string => `pe-number[data-name="${name.includes('-') ? name : `encode-${name}`}"]`;
export const box = (name: string): string => `${control(name)} .box`;
export const slider = (name: string): string => `${control(name)} .slider`;

/** Replaces the text of a box. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
  // By focus, not by a click: a lab that loads above may move the box between aiming and clicking.
  await page.$eval(box(name), (input) => {
    (input as HTMLInputElement).focus();
    (input as HTMLInputElement).select();
  });
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
  await settled(page);
}

/** Chooses a language in the header; on small screens its link is behind the menu's button. */
export const chooseLanguage = (page: Page, code: string): Promise<void> =>
  page.$eval(`.bar .languages [data-language="${code}"]`, (link) => (link as HTMLElement).click());

export const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());

/** The values of the read-out, by label: position, dimension, pair, wavelength, angle, value. */
export const readout = (page: Page): Promise<string[]> =>
  page.$$eval('lab-encode .readout dd', (items) => items.map((item) => (item.textContent ?? '').trim()));

export interface Shown {
  readonly positions: number;
  readonly dim: number;
  readonly base: number;
  readonly first: number;
  readonly layout: string;
  readonly colorMap: string;
  readonly transpose: boolean;
  readonly dimensions: readonly number[];
  readonly selectedPosition: number;
  readonly selectedDimension: number;
}

/** The settings of both figures. */
export const shown = (page: Page): Promise<Shown> =>
  page.$eval('posenc-heatmap', (figure) => {
    const {
      positions,
      dim,
      base,
      first,
      layout,
      colorMap,
      transpose,
      dimensions,
      selectedPosition,
      selectedDimension,
    } = figure;
    return {
      positions,
      dim,
      base,
      first,
      layout,
      colorMap,
      transpose,
      dimensions,
      selectedPosition,
      selectedDimension,
    } as Shown;
  });

/** The address once the debounced writing is done: the same twice, and equal to that after a reload. */
export async function settledAddress(page: Page, expected: string): Promise<void> {
  await page.waitForFunction((search) => location.search === search, {}, expected);
}

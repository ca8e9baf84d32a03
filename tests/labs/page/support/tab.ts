// The tabs that tests look at the page in. To start a process, compile the page and start its service worker takes
// three times as long as the page itself: tests that do not need a first visit load it, one after the other, in one
// tab.
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { labs } from '../../../../web/labs/index.ts';
import { patienceMs } from '../../../../web/tools/toolchain/launch.mjs';

export interface Heard {
  /** Requested addresses, in order. */
  readonly requests: string[];
  /** Errors and warnings that the page or the browser reported. */
  readonly complaints: string[];
}

export interface Tab extends Heard {
  readonly page: Page;
  resize(width: number, height: number, pixelRatio: number): Promise<void>;
  close(): Promise<void>;
  /** The current owner keeps it, and releases it with `leave` when it is wanted. */
  stay(leave: () => Promise<void>): void;
}

/** Its reader has unfolded the further controls of every lab, so that tests can use them. */
const unfold = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(
    (every) => {
      try {
        sessionStorage.setItem('posenc-more', every);
      } catch {
        // A frame that may not store anything.
      }
    },
    labs.map(({ id }) => id).join(' '),
  );

const nothingHeard = (): Heard => ({ requests: [], complaints: [] });

class Window {
  readonly page: Page;
  heard = nothingHeard();
  taken = false;
  /** Called when another test wants it. */
  leave: (() => Promise<void>) | undefined;
  /** Another one was opened in front of it. */
  behind = false;
  #size = '';

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(patienceMs);
    page.on('request', (request) => this.heard.requests.push(request.url()));
    page.on('pageerror', (error) => this.heard.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') this.heard.complaints.push(message.text());
    });
  }

  async resize(width: number, height: number, deviceScaleFactor: number): Promise<void> {
    const size = `${width} x ${height} at ${deviceScaleFactor}`;
    if (size !== this.#size) await this.page.setViewport({ width, height, deviceScaleFactor });
    this.#size = size;
  }

  /**
   * Leaves nothing of this visit to the next one. False if the browser has moved the focus out of the page, to its own
   * interface.
   */
  async clear(): Promise<boolean> {
    const focused = await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      return document.hasFocus();
    });
    await this.page.mouse.reset();
    await this.page.goto(new URL('/', this.page.url()).href);
    return focused;
  }
}

const shared = new WeakMap<Browser, Window>();

/** A tab in a new profile: anything stored, cached or registered there ends with it. */
export async function newTab(browser: Browser): Promise<Tab> {
  const other = shared.get(browser);
  await other?.leave?.();
  if (other) other.behind = true;
  const context: BrowserContext = await browser.createBrowserContext();
  const window = new Window(await context.newPage());
  await unfold(window.page);
  return {
    page: window.page,
    ...window.heard,
    resize: (...size) => window.resize(...size),
    close: () => context.close(),
    stay: () => undefined, // it is free
  };
}

/**
 * The tab that all tests of a browser share, with no service worker, which would answer the next visit; a new one while
 * it is taken.
 */
export async function sharedTab(browser: Browser): Promise<Tab> {
  await shared.get(browser)?.leave?.();
  let window = shared.get(browser);
  if (window?.taken) return newTab(browser);
  if (!window) {
    window = new Window(await (await browser.createBrowserContext()).newPage());
    await window.page.evaluateOnNewDocument(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await unfold(window.page);
    shared.set(browser, window);
  }
  const mine = window;
  mine.taken = true;
  mine.heard = nothingHeard();
  // A tab behind another is not rendered.
  if (mine.behind) await mine.page.bringToFront();
  mine.behind = false;
  return {
    page: mine.page,
    ...mine.heard,
    resize: (...size) => mine.resize(...size),
    stay: (leave) => void (mine.leave = leave),
    close: async () => {
      mine.leave = undefined;
      mine.taken = !(await mine.clear().catch(() => false));
      if (mine.taken) await mine.page.browserContext().close();
      if (mine.taken) shared.delete(browser);
    },
  };
}

// @ts-check
// A browser for one task, with a time limit: a page that stops drawing says nothing, and a tool would wait for ever.
import { launch } from './toolchain/launch.mjs';

/** Names the step that is awaited from now on. @typedef {(what: string) => void} Tell */

/** Milliseconds for one step; it takes a tenth of that on a loaded machine. */
const long = 120_000;

/**
 * Does some work in the page of a browser of its own. The work tells each step as it begins; one that takes longer than
 * the limit is an error that names it.
 * @param {import('./toolchain/launch.mjs').BrowserName} browserName
 * @param {(page: import('puppeteer-core').Page, tell: Tell) => Promise<void>} work
 */
export async function withBrowser(browserName, work, limit = long) {
  const browser = await launch(browserName);
  let timer = setTimeout(() => undefined, 0);
  try {
    // The tab that the browser opens with: one behind another may be left without animation frames, visible or not.
    const [page = await browser.newPage()] = await browser.pages();
    page.setDefaultTimeout(0);
    await new Promise((resolve, reject) => {
      const tell = (/** @type {string} */ what) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error(`waited ${limit / 1000} s for ${what}`)), limit);
      };
      tell('a page');
      work(page, tell).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    const kill = setTimeout(() => browser.process()?.kill('SIGKILL'), limit / 10);
    await browser.close().catch(() => undefined);
    clearTimeout(kill);
  }
}

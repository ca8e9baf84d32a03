import type { Browser } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { withBrowser } from '../../../web/tools/timed-browser.mjs';

describe('a browser that is not waited for for ever', () => {
  test('a step that never ends is an error that names it, and the browser is closed', async () => {
    let browser: Browser | undefined;
    const stuck = withBrowser(
      'chromium',
      async (page, tell) => {
        browser = page.browser();
        tell('the first step');
        await page.setContent('<p>drawn</p>');
        tell('a picture that never comes');
        await page.evaluate(() => new Promise(() => undefined));
      },
      3000,
    );
    await expect(stuck).rejects.toThrow('waited 3 s for a picture that never comes');
    expect(browser?.connected).toBe(false);
  });

  test('work that ends in time is done, step after step', async () => {
    const steps = ['one', 'two', 'three'];
    const done: (string | null)[] = [];
    await withBrowser(
      'chromium',
      async (page, tell) => {
        for (const step of steps) {
          tell(step);
          await page.setContent(`<p>${step}</p>`);
          done.push(await page.$eval('p', ({ textContent }) => textContent));
        }
      },
      20_000,
    );
    expect(done).toEqual(steps);
  });
});

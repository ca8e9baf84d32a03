// `/why/` in browsers: figures come to life, everything fits a phone, and axe finds nothing.
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../web/tools/vite/locales.ts';
import { questions, type Name } from '../../../web/labs/pages/why/questions/index.ts';
import { findings, loadAxe } from './support/axe.ts';
import { elsewhere } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';
import { newTab } from './support/tab.ts';

const names = Object.keys(questions) as Name[];
const folder = (code: string): string => (code === 'en' ? 'why/' : `${code}/why/`);

describe.each(browserNames)('in %s', (browserName) => {
  let browser: Browser;
  let address: string;
  let tab: Awaited<ReturnType<typeof newTab>>;
  beforeAll(async () => {
    ({ browser, address } = await served(browserName));
    tab = await newTab(browser);
  });
  afterAll(async () => tab.close());

  /** The page of a question once its figure is drawn. */
  const live = async (code: string, name: Name): Promise<void> => {
    await tab.page.goto(`${address}${folder(code)}${name}/`);
    await tab.page.waitForFunction(() => {
      const figure = document.querySelector<HTMLElement & { drawn?: unknown }>('[data-live]');
      if (figure?.localName !== 'posenc-lab') return Boolean(figure?.drawn);
      return Boolean(figure.shadowRoot?.querySelector('[part="lab"] .picture'));
    });
  };

  test.each(languages())('every figure comes to life, fits 360 px and passes axe, in %s', async (code) => {
    await tab.resize(360, 740, 1);
    for (const name of names) {
      await live(code, name);
      const seen = await tab.page.evaluate(() => {
        const figure = document.querySelector<HTMLElement & { problems?: readonly { message: string }[] }>(
          '[data-live]',
        )!;
        const still = figure.querySelector('svg.thumbnail');
        return {
          wide: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
          problems: (figure.problems ?? []).map(({ message }) => message),
          errors: [...figure.shadowRoot!.querySelectorAll('.error, [role="alert"]')].filter((one) =>
            one.textContent?.trim(),
          ).length,
          // The live figure has taken the place of the still one.
          stills: still?.checkVisibility() ?? false,
        };
      });
      expect([code, name, seen]).toEqual([code, name, { wide: 0, problems: [], errors: 0, stills: false }]);
      await loadAxe(tab.page);
      expect([code, name, await findings(tab.page)]).toEqual([code, name, []]);
    }
    await tab.page.goto(address + folder(code));
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await loadAxe(tab.page);
    expect([code, await findings(tab.page)]).toEqual([code, []]);
    expect(tab.complaints).toEqual([]);
  });

  test('keys lead from the list to an answer, into its figure and on', async () => {
    await tab.resize(1280, 800, 1);
    await tab.page.goto(`${address}why/`);
    await tab.page.keyboard.press('Tab');
    expect(await tab.page.evaluate(() => document.activeElement?.className)).toBe('skip');
    await tab.page.keyboard.press('Enter');
    await tab.page.keyboard.press('Tab');
    expect(await tab.page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(`${names[0]}/index.html`);
    await tab.page.focus('a[href="sine-and-cosine/index.html"]');
    await Promise.all([tab.page.waitForNavigation(), tab.page.keyboard.press('Enter')]);
    await tab.page.waitForFunction(
      () => (document.querySelector('posenc-curves') as { drawn?: unknown } | null)?.drawn,
    );
    await tab.page.focus('.skip');
    await tab.page.keyboard.press('Enter');
    await tab.page.keyboard.press('Tab');
    const readout = (): Promise<string> =>
      tab.page.$eval('posenc-curves', (figure) => figure.shadowRoot!.querySelector('.readout')!.textContent!.trim());
    const before = await readout();
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.waitForFunction(
      (old) =>
        document.querySelector('posenc-curves')!.shadowRoot!.querySelector('.readout')!.textContent!.trim() !== old,
      {},
      before,
    );
    await tab.page.keyboard.press('Tab');
    expect(await tab.page.evaluate(() => document.activeElement?.closest('p')?.className)).toBe('way');
    expect(tab.complaints).toEqual([]);
  });

  test.runIf(browserName === 'chromium')('without scripts the answer and a picture are there', async () => {
    const bare = await newTab(browser);
    await bare.page.setJavaScriptEnabled(false);
    for (const name of names) {
      await bare.page.goto(`${address}why/${name}/`);
      const seen = await bare.page.evaluate(() => {
        const box = document.querySelector('.live svg.thumbnail')!.getBoundingClientRect();
        return { picture: box.width > 200 && box.height > 100, words: document.body.innerText.length > 600 };
      });
      expect([name, seen]).toEqual([name, { picture: true, words: true }]);
    }
    await bare.close();
  });

  test('nothing is asked of other sites, and a figure’s code comes after the text', async () => {
    await tab.page.goto(`${address}why/left-padding/`);
    await tab.page.waitForFunction(
      () => (document.querySelector('posenc-heatmap') as { drawn?: unknown } | null)?.drawn,
    );
    const asked = await tab.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(elsewhere(asked, address)).toEqual([]);
    expect(asked.filter((name) => /\/why\/assets\//.test(name)).length).toBeGreaterThanOrEqual(2);
  });
});

import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { findings, loadAxe } from '../../labs/page/support/axe.ts';
import { browserNames, profile } from './support/browser.ts';
import { course } from './support/labs.ts';
import { labIds } from './support/tables.ts';

const all = labIds.map((lab) => `<posenc-lab lab="${lab}" show="lead figure controls readings question"></posenc-lab>`);

const frame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.each(browserNames)(
  'all labs in one page in %s: axe finds nothing, nothing sticks or is too wide on a phone, keys work, paper has all',
  async (name) => {
    const [browser, site] = await Promise.all([profile(name), course()]);
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 360, height: 740, deviceScaleFactor: 1 });
      await page.goto(site.page(`<h2>Figures</h2>${all.join('')}`));
      await page.evaluate(async () => {
        for (const lab of document.querySelectorAll('posenc-lab')) {
          lab.scrollIntoView();
          await lab.ready;
        }
      });
      await frame(page);
      const held = await page.evaluate(() =>
        [...document.querySelectorAll('posenc-lab')].flatMap((lab) =>
          [...lab.shadowRoot!.querySelectorAll('.frame *')]
            .filter(
              (part) =>
                /sticky|fixed/.test(getComputedStyle(part).position) &&
                !part.matches('.visually-hidden, .scroll *, table *'),
            )
            .map((part) => `${lab.lab}: ${part.className}`),
        ),
      );
      expect(held).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      if (name === 'chromium') {
        await loadAxe(page);
        expect(await findings(page)).toEqual([]);
      }

      // From outside into the lab, and through it.
      const value = (): Promise<unknown> =>
        page.$eval('posenc-lab[lab="clock"]', (lab) => (lab as HTMLElementTagNameMap['posenc-lab']).view['position']);
      await page.$eval('posenc-lab[lab="clock"]', (lab) =>
        lab.shadowRoot!.querySelector<HTMLElement>('[data-name="clock-position"] .slider')!.focus(),
      );
      const before = await value();
      await page.keyboard.press('ArrowRight');
      await frame(page);
      expect(await value()).not.toBe(before);

      await page.emulateMediaType('print').catch(() => undefined);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('posenc-lab')].flatMap((lab) =>
          [...lab.shadowRoot!.querySelectorAll('figure.instrument .picture')]
            .filter((part) => !part.checkVisibility() || part.getBoundingClientRect().height < 20)
            .map(() => lab.lab),
        ),
      );
      expect(hidden).toEqual([]);
    } finally {
      await browser.close();
      site.server.close();
    }
  },
);

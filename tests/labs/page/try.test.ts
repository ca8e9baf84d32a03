// The answer to a lab's question in a package: axe in both colour schemes, at each step; and the whole of it by
// keyboard alone.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findings, loadAxe } from './support/axe.ts';
import { openFile } from './support/exam.ts';
import { browserNames, served } from './support/shared.ts';

/** The focused element, at any depth of shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute('data-mark') ?? at?.localName ?? '';
  });

/** The lab has content. */
const within = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector('posenc-lab')?.shadowRoot?.querySelector(wanted),
    {},
    selector,
  );

describe.each(browserNames)('“Try before you look” in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await served(name));
  });

  test.each(['light', 'dark'])(
    '%s: axe finds nothing, before an answer, with a right one and with a wrong one',
    async (theme) => {
      const attributes = { lab: 'clock', lang: 'en', theme, show: 'question' };
      const root = { 'data-questions': '0' };
      const { page, complaints } = await openFile(browser, { attributes, root, version: '1.2' });
      await within(page, 'pe-try textarea');
      await loadAxe(page);
      const press = async (key: string, times = 1): Promise<void> => {
        for (let time = 0; time < times; time += 1) await page.keyboard.press(key as 'Tab');
      };
      const status = async (text: string): Promise<void> => {
        await page.waitForFunction(
          (wanted) =>
            document.querySelector('posenc-lab')!.shadowRoot!.querySelector('pe-try [role="status"]')!.textContent ===
            wanted,
          {},
          text,
        );
      };
      expect(['closed', await findings(page)]).toEqual(['closed', []]);
      await press('Tab');
      expect(await focused(page)).toBe('textarea');
      // Nothing can be marked before there is an answer: the buttons are skipped.
      await press('Tab');
      expect(await focused(page)).toBe('summary');
      await page.keyboard.down('Shift');
      await press('Tab');
      await page.keyboard.up('Shift');
      await page.keyboard.type('seven turns');
      // Nor before ours has been seen.
      await press('Tab');
      expect(await focused(page)).toBe('summary');
      expect(['written', await findings(page)]).toEqual(['written', []]);
      await press('Enter');
      await within(page, '.question details[open]');
      expect(['unfolded', await findings(page)]).toEqual(['unfolded', []]);
      await page.keyboard.down('Shift');
      await press('Tab', 3);
      await page.keyboard.up('Shift');
      expect(await focused(page)).toBe('right');
      await press('Enter');
      await status('Everything is answered, and the platform has recorded it.');
      expect(['right', await findings(page)]).toEqual(['right', []]);
      await press('Tab', 2);
      expect(await focused(page)).toBe('wrong');
      await press(' ');
      await status('Everything is answered, and the platform has recorded it.');
      expect(['wrong', await findings(page)]).toEqual(['wrong', []]);
      expect(await page.$$eval('posenc-lab >>> [data-mark][aria-pressed="true"]', (marks) => marks.length)).toBe(1);
      expect(complaints).toEqual([]);
    },
  );
});

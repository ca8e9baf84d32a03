// Formulas and the legends of their letters: pointing at a letter, or the focus on it, lights it up in both.
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { findings, loadAxe } from './support/axe.ts';
import { open, type Opened, settled } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

/** Letters of the legend that the formula has. */
const symbols: Readonly<Record<string, readonly string[]>> = {
  encode: ['p', 'i', 'd'],
  shift: ['i', 'p', 'k'],
};

const lit = (page: Page, lab: string, part: 'mi' | 'em'): Promise<string[]> =>
  page.$$eval(`lab-${lab} .symbols ${part}[data-lit]`, (all) => all.map((one) => one.textContent!.trim()));

describe.each(browserNames)('a formula in symbols in %s', (name) => {
  let opened: Opened;
  const unfold = async (lab: string): Promise<Page> => {
    const { browser, address } = await served(name);
    opened = await open(browser, address, { query: `?lang=en#${lab}`, drawn: false });
    const { page } = opened;
    await page.waitForSelector(`lab-${lab} .symbols summary`);
    await page.$eval(`lab-${lab} .symbols summary`, (summary) => (summary as HTMLElement).click());
    await page.waitForSelector(`lab-${lab} .symbols [data-symbol]`);
    await settled(page);
    return page;
  };

  test.each(Object.entries(symbols))(
    '%s: a letter lights up in the formula and in its legend',
    async (lab, letters) => {
      const page = await unfold(lab);
      const marked = await page.$$eval(`lab-${lab} .symbols [data-symbol]`, (all) =>
        all.map((one) => one.textContent!.trim()),
      );
      expect(marked).toEqual(expect.arrayContaining([...letters]));
      // Stressed words are no symbols, and no stop of the Tab key.
      expect(await page.$$(`lab-${lab} .symbols em:not([data-symbol])[tabindex]`)).toEqual([]);
      for (const letter of letters) {
        await page.$$eval(
          `lab-${lab} .symbols [data-symbol]`,
          (all, wanted) => (all.find((one) => one.textContent!.trim() === wanted) as HTMLElement).focus(),
          letter,
        );
        for (const part of ['mi', 'em'] as const) {
          const found = await lit(page, lab, part);
          expect([letter, part, new Set(found)]).toEqual([letter, part, new Set([letter])]);
        }
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect([...(await lit(page, lab, 'mi')), ...(await lit(page, lab, 'em'))]).toEqual([]);
      // From the formula to the legend, by the pointer.
      await page.$eval(`lab-${lab} .symbols`, (fold) => fold.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.$$eval(
        `lab-${lab} .symbols mi`,
        (all, wanted) =>
          all
            .find((one) => one.textContent!.trim() === wanted)!
            .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
        letters[0]!,
      );
      expect(new Set(await lit(page, lab, 'em'))).toEqual(new Set([letters[0]]));
      await loadAxe(page);
      expect(await findings(page)).toEqual([]);
      expect(opened.complaints).toEqual([]);
      await opened.close();
    },
  );
});

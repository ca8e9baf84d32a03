import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { presetNames, presets } from '../../../web/labs/encode/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { box, fill, open, readout, settled, settledAddress, shown, slider, text } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';

/**
 * Presses Tab until the focus is inside an element, through shadow roots; the number of presses is bounded by the page.
 */
async function tabTo(page: Page, selector: string): Promise<void> {
  const reached = (): Promise<boolean> =>
    page.evaluate((target) => document.activeElement?.closest(target) !== null, selector);
  for (let press = 0; press < 300; press += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

describe.each(browserNames)('the controls in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  const visit = sameVisit('encode', (view) => open(browser, address, { query: linkTo('encode', view) }));

  test.each([
    ['positions', '4096', 4096],
    ['positions', '1', 1],
    ['dim', '1024', 1024],
    ['dim', '1', 1],
    ['base', '1.5', 1.5],
    ['first', '-7,25', -7.25],
  ] as const)('the box of %s takes %s', async (property, typed, value) => {
    const { page } = await visit();
    await fill(page, property, typed);
    expect((await shown(page))[property]).toBe(value);
    expect(await page.$eval(box(property), (input) => input.getAttribute('aria-invalid'))).toBe('false');
  });

  test.each([
    ['positions', '4097', 'Allowed: whole numbers from 1 to 4096.'],
    ['positions', '0', 'Allowed: whole numbers from 1 to 4096.'],
    ['dim', '12.5', '12.5 is not a whole number. Allowed: whole numbers from 1 to 1024.'],
    ['dim', 'wide', '“wide” is not a number.'],
    ['base', '1', 'Allowed: numbers above 1, up to 1000000000.'],
    ['first', '1e12', 'Allowed: numbers from \u22121000000000 to 1000000000.'],
  ] as const)(
    'the box of %s shows why %s is invalid, and the last good picture stays',
    async (property, typed, words) => {
      const { page } = await visit();
      await page.$eval(box(property), (input) => (input as HTMLInputElement).focus());
      const before = await shown(page);
      // Sets the whole text at once: a longer number may be allowed on the way.
      await page.$eval(
        box(property),
        (input, value) => {
          (input as HTMLInputElement).value = value;
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        },
        typed,
      );
      await settled(page);
      const problem = `pe-number[data-name="encode-${property}"] .problem`;
      expect(await text(page, problem)).toContain(words);
      expect(
        await page.$eval(box(property), (input) => [
          input.getAttribute('aria-invalid'),
          input.getAttribute('aria-describedby'),
        ]),
      ).toEqual(['true', await page.$eval(problem, (element) => element.id)]);
      expect(await shown(page)).toEqual(before);
      await page.locator('lab-encode .reset').click();
      await settled(page);
      expect(await text(page, problem)).toBe('');
      expect(await page.$eval(box(property), (input) => (input as HTMLInputElement).value)).toBe(
        String(before[property]),
      );
    },
  );

  test('a slider responds to the arrow keys and announces its value', async () => {
    const { page } = await visit();
    await page.$eval(slider('dim'), (input) => (input as HTMLInputElement).focus());
    await page.keyboard.press('ArrowRight');
    await settled(page);
    const { dim } = await shown(page);
    expect(dim).toBeGreaterThan(64);
    expect(await page.$eval(slider('dim'), (input) => input.getAttribute('aria-valuetext'))).toBe(String(dim));
    await page.keyboard.press('End');
    await settled(page);
    expect((await shown(page)).dim).toBe(1024);
  });

  test('a marked value is one click away, the paper’s named as such', async () => {
    const { page } = await visit();
    await page
      .locator('pe-number[data-name="encode-dim"] .mark[aria-label="Set Width d (d_model) to 512 paper"]')
      .click();
    await settled(page);
    expect((await shown(page)).dim).toBe(512);
  });

  test.each(presetNames)('the preset %s sets exactly its sizes, colours and dimensions', async (preset) => {
    const { page } = await visit('&e.n=7&e.b=77&e.m=viridis&e.c=3&e.l=concatenated');
    await page.locator(`lab-encode button[data-preset="${preset}"]`).click();
    await settled(page);
    const expected: Record<string, unknown> = {
      base: 10000,
      first: 0,
      layout: 'interleaved',
      colorMap: 'RdBu',
      ...presets[preset],
    };
    const view = (await shown(page)) as unknown as Record<string, unknown>;
    for (const property of ['positions', 'dim', 'base', 'first', 'layout', 'colorMap'])
      expect([property, view[property]]).toEqual([property, expected[property]]);
    if ('dimensions' in presets[preset]) expect(view['dimensions']).toEqual(expected['dimensions']);
    expect(
      await page.$eval(`lab-encode button[data-preset="${preset}"]`, (button) => button.getAttribute('aria-pressed')),
    ).toBe('true');
  });

  test('layout, colour map and axes can be switched', async () => {
    const { page } = await visit();
    await page.locator('input[name="encode-layout"][value="concatenated"]').click();
    await page.locator('input[name="encode-colorMap"][value="viridis"]').click();
    await page.locator('lab-encode .flag input').click();
    await settled(page);
    expect(await shown(page)).toMatchObject({ layout: 'concatenated', colorMap: 'viridis', transpose: true });
    await settledAddress(page, '?lang=en&e.l=concatenated&e.m=viridis&e.t=1');
  });

  whole('the keyboard alone reaches the picture, moves in it, adds a curve, and sets a control', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=en' });
    await tabTo(page, 'posenc-heatmap');
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter'] as const) {
      await page.keyboard.press(key);
      await settled(page);
    }
    expect((await readout(page)).slice(0, 2)).toEqual(['11', '7']);
    expect((await shown(page)).dimensions).toContain(7);
    await tabTo(page, box('positions'));
    await page.keyboard.press('ArrowUp');
    await settled(page);
    expect((await shown(page)).positions).toBe(101);
    await tabTo(page, '.reset');
    await page.keyboard.press('Enter');
    await settled(page);
    expect((await shown(page)).positions).toBe(100);
    await close();
  });

  whole('the copy button copies the numbers unchanged, or reports that it is not allowed', async () => {
    const { page, close } = await open(browser, address, {
      query: '?lang=en&e.nr=1&e.nc=2',
      before: () => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: (words: string) => void Object.assign(window, { copied: words }) },
        });
      },
    });
    await page.locator('#encode-deeper > summary').click();
    await page.locator('lab-encode .numbers pe-copy button').click();
    await page.waitForFunction(
      () => document.querySelector('lab-encode .numbers pe-copy .said')?.textContent === 'Copied',
    );
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe('0.0000\t1.0000');
    await close();
  });
});

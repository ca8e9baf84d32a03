// A show of hands on the page `/class/`: no phones and no codes, only counts that a teacher types.
import { describe, expect, test } from 'vitest';
import { findings, loadAxe } from './support/axe.ts';
import { asks, classPages, inClass, unsaid } from './support/class.ts';
import { browserNames } from './support/shared.ts';

describe.each(browserNames)('a show of hands in %s', (name) => {
  const { press, textOf, write, handsOf } = inClass(name);

  test('hands are counted by keys alone, and shown as the answers of codes are', async () => {
    const { page, complaints } = await handsOf();
    await page.focus('.hands input');
    for (const text of ['12,5', '9', '17.5']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.class-histogram');
    expect(await textOf(page, '.class-figure details tbody')).toMatch(/^12.5 positions 9 75 % 17.5 positions 3 25 %$/);
    await press(page, '[data-act=next]');
    await page.waitForSelector('.hands .listed');
    const options = await page.$$eval('.hands label', (all) => all.map(({ textContent }) => textContent.trim()));
    await page.focus('.hands input');
    for (const count of ['4', '12', '3']) {
      await page.keyboard.type(count);
      await page.keyboard.press('Tab');
    }
    // The next stop after the last count.
    await page.keyboard.press('Enter');
    await page.waitForSelector('.verdict');
    const hands = (option: string): number => [4, 12, 3][options.indexOf(option)]!;
    expect(await textOf(page, '.verdict')).toContain(`${hands('the first')} of 19 right`);
    expect(await textOf(page, '[data-mistake=last] strong')).toBe(String(hands('the last')));
    // A sentence with formulas is one column beside its count, not a column for each piece.
    const columns = await page.$$eval('.mistakes li', (all) =>
      all.map(({ childNodes }) => [...childNodes].filter(({ textContent }) => textContent?.trim()).length),
    );
    expect(columns).toEqual(columns.map(() => 2));
    expect(await textOf(page, '.explained')).toContain('The exponent is negative');
    await press(page, '[data-act=next]');
    await write(page, '[name="value-0"]', '0, 1');
    await write(page, '[name="count-0"]', '5');
    await press(page, '.hands [data-act=reveal]');
    await page.waitForSelector('.cell-picture .count-in');
    expect(await textOf(page, '.heat tbody')).toContain('row 0, column 1 5 100 %');
    expect(await page.$('.qr, [name=codes]')).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('buttons and arrow keys count too, a reload keeps the counts, and ending forgets them', async () => {
    const { page } = await handsOf('class/', 'clock', ['fastest']);
    await press(page, '.hands .more');
    const count = (): Promise<string> => page.$eval('[name="count-0"]', (box) => (box as HTMLInputElement).value);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="count-0"]')?.value === '1');
    expect(await page.$eval('.hands .more', (button) => button.getAttribute('aria-label'))).toMatch(
      /^One more for: \w/,
    );
    for (const by of ['more', 'more', 'less']) await press(page, `.hands .${by}`);
    expect(await count()).toBe('2');
    expect(await asks(page)).toBe(true);
    await page.reload();
    await page.waitForSelector('.hands');
    expect(await count()).toBe('2');
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await page.evaluate(() => void (window.confirm = () => true));
    await press(page, '[data-act=leave]');
    await page.waitForSelector('class-start');
    expect([await asks(page), await page.evaluate(() => sessionStorage.getItem('posenc-class-hands'))]).toEqual([
      false,
      null,
    ]);
  });

  test.each(classPages)(
    '%s: a show of hands fits 360 px, says what is wrong with a count, and axe finds nothing',
    async (path) => {
      const { page, resize, complaints } = await handsOf(path);
      await resize(360, 800, 1);
      for (const [at, value] of ['12,5', undefined, '99, 99'].entries()) {
        if (at > 0) await press(page, '[data-act=next]');
        await page.waitForSelector(value ? '.hands .values' : '.hands .listed');
        if (value) await write(page, '[name="value-0"]', value);
        await write(page, '[name="count-0"]', '1000');
        await page.waitForSelector('[name="count-0"][aria-invalid]');
        expect(await textOf(page, '.complaint')).toMatch(/1000.*999/);
        await write(page, '[name="count-0"]', '6');
        if (value === '99, 99') await page.waitForSelector('[name="value-0"][aria-invalid]');
        for (const view of ['typed', 'revealed']) {
          if (view === 'revealed') {
            await press(page, '[data-act=reveal]');
            await page.waitForSelector('.verdict');
          }
          await page.waitForFunction(() => document.documentElement.scrollWidth <= 360);
          expect(await page.evaluate(() => document.body.innerText)).not.toMatch(unsaid);
          await loadAxe(page);
          expect(await findings(page)).toEqual([]);
        }
      }
      expect(complaints).toEqual([]);
    },
  );
});

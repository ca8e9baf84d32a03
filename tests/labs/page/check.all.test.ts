// The page `/check/` as a person meets it: text in the box, the verdict with its picture, a link, the keyboard.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../web/labs/pages/check/examples.ts';
import { findings, loadAxe } from './support/axe.ts';
import { newTab } from './support/tab.ts';
import { browserNames, served } from './support/shared.ts';

describe.each(browserNames)('the checker in %s', (name) => {
  let browser: Browser;
  let address: string;
  let tab: Awaited<ReturnType<typeof newTab>>;
  let page: Page;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
    tab = await newTab(browser);
    ({ page } = tab);
    await tab.resize(1280, 900, 1);
    await page.goto(`${address}check/`);
    await page.waitForSelector('#check:not([disabled])');
  });
  afterAll(async () => tab.close());

  const give = (text: string): Promise<void> =>
    page.$eval(
      '#paste',
      (box, given) => {
        (box as HTMLTextAreaElement).value = given;
        box.dispatchEvent(new Event('input', { bubbles: true }));
      },
      text,
    );
  const said = async (expected: string): Promise<void> => {
    await page.waitForFunction(
      (wanted) => (document.querySelector('#outcome')?.textContent ?? '').replace(/\s+/g, ' ').includes(wanted),
      {},
      expected,
    );
  };

  test('a table with a wrong cell is typed, judged by the keyboard, and marked in both pictures', async () => {
    await page.focus('#paste');
    await page.keyboard.type('0 1 0 1\n.8415 .5403 .0100 .9999\n.9093 -.4161 .0300 .9998\n.1411 -.9900 .0300 .9996\n');
    await page.keyboard.down('Control');
    await page.keyboard.press('Enter');
    await page.keyboard.up('Control');
    await said('One cell is wrong. The rest is right: the sinusoidal table.');
    await said('row 2, column 2 is 0.03; right is 0.0199986667, a difference of 0.01.');
    const [given, right] = await page.$$eval('.cells-figure', (pictures) =>
      pictures.map((picture) => {
        const canvas = picture.querySelector('canvas')!;
        const pixel = (row: number, column: number): string =>
          canvas.getContext('2d')!.getImageData(column, row, 1, 1).data.join(' ');
        const { x, y } = picture.querySelector('.first')!.getBoundingClientRect();
        const box = picture.querySelector('.cells-box')!.getBoundingClientRect();
        return {
          size: [canvas.width, canvas.height],
          same: pixel(1, 1),
          wrong: pixel(2, 2),
          framed: [Math.round(((x - box.x) / box.width) * 4), Math.round(((y - box.y) / box.height) * 4)],
        };
      }),
    );
    expect(given).toMatchObject({ size: [4, 4], framed: [2, 2] });
    expect(given!.same).toBe(right!.same);
    expect(given!.wrong).not.toBe(right!.wrong);
  });

  test('the address holds what was pasted, and shows it to somebody else', async () => {
    const link = page.url();
    expect(link).toContain('#p=');
    const other = await newTab(browser);
    await other.page.goto(link);
    await other.page.waitForSelector('.answer[data-verdict="cells"]');
    expect(await other.page.$eval('#paste', (box) => (box as HTMLTextAreaElement).value)).toContain('-.9900 .0300');
    expect(other.complaints).toEqual([]);
    await other.close();
  });

  test.each([
    ['swapped', 'Wrong, and probably for this reason: Cosines stand where sines belong, and the reverse.'],
    ['cut', 'Right: the sinusoidal table.'],
    ['config', 'factor × original length is 8 × 4096 = 32768, but max_position_embeddings is 131072.'],
    ['sentence', 'This is a claim that we have checked.'],
  ] as const)('the example %s can be clicked', async (example, answer) => {
    const link = await page.evaluateHandle(
      (given) =>
        [...document.querySelectorAll('.tries a')].find(
          (one) => decodeURIComponent(one.getAttribute('href')!) === `#t=${given}`,
        ),
      examples[example].en,
    );
    await (link as Awaited<ReturnType<typeof page.$>>)!.click();
    await said(answer);
  });

  test.each([
    ['0 1\n1 nan', 'Row 1, column 1: nan is not a finite number.'],
    ['[[0, 1], [0.84]]', 'Row 1 has 1 numbers where those before it have 2.'],
    ['   ', 'There is no number in it.'],
    ['{"rope_theta": 10000', 'This begins like a config but is not JSON.'],
    ['The cat chases the mouse.', 'Not known to us. This is none of the claims that are checked here'],
    ['<script>alert(1)</script> <b>x</b> 1 2 3', 'Not known to us'],
    ['PE(pos,2i)=sin(pos/1000^(2i/d))', 'This formula is not the paper’s: The base is 1000, not 10000.'],
    ['0.8415 0.5403 0.0100 0.9999 0.8415 0.5403', 'one row, 6 columns'],
    ['Sine and cosine must both be used because otherwise positions are not unique.', 'Not judged: what you wrote'],
  ])('%j gets a clear sentence', async (text, sentence) => {
    await give(text);
    await said(sentence);
  });

  test('a sentence is wrapped in the box, and the rows of a table are not', async () => {
    const overflows = (): Promise<boolean> =>
      page.$eval('#paste', ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const sentence = 'Sine and cosine must both be used because otherwise positions are not unique. '.repeat(3);
    await give(sentence);
    await said('Not judged: what you wrote');
    expect(await overflows()).toBe(false);
    const row = Array.from({ length: 64 }, (_, k) => (k % 2 ? '1.0000' : '0.0000')).join(' ');
    await give(`${row}\n${row}`);
    await page.waitForFunction(() => document.querySelector('.answer[data-verdict]'));
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#paste')!.wrap === 'off');
    expect(await overflows()).toBe(true);
  });

  test('a paste of ten million characters neither hangs nor is shown, and the next one is judged', async () => {
    const frames = await page.$eval('#paste', async (box) => {
      const row = Array.from({ length: 64 }, (_, k) => (k % 2 ? '1.0000' : '0.0000')).join(',');
      const transfer = new DataTransfer();
      transfer.setData('text/plain', `${row}\n`.repeat(22_000));
      box.dispatchEvent(
        Object.defineProperty(new Event('paste', { bubbles: true, cancelable: true }), 'clipboardData', {
          value: transfer,
        }),
      );
      let count = 0;
      while (document.querySelector('.working') && count < 5000) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        count += 1;
      }
      return count;
    });
    expect(frames).toBeGreaterThan(1);
    expect(await page.$eval('#paste', (box) => (box as HTMLTextAreaElement).value)).toBe('');
    await give('0 1 0 1\n.8415 .5403 .0100 .9999\n.9093 -.4161 .0200 .9998');
    await said('Right: the sinusoidal table.');
  });

  test('in every language the words stand in the HTML, within 360 px, and axe finds nothing', async () => {
    await tab.resize(360, 800, 1);
    for (const [path, language, heading] of [
      ['check/', 'en', 'Is it right?'],
      ['es/check/', 'es', '¿Está bien?'],
      ['it/check/', 'it', 'È giusto?'],
    ] as const) {
      const source = await (await fetch(address + path)).text();
      expect(source).toContain(`<h1>${heading}</h1>`);
      expect(source).toContain('posenc-check');
      await page.goto(`${address}${path}#t=${encodeURIComponent(examples.wrongCell.en)}`);
      await page.waitForSelector('.answer[data-verdict="cells"]');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await page.evaluate(() => document.body.textContent)).not.toMatch(
        /\{\{|undefined|\b(verdict|remark|fault)\.[a-z]/,
      );
      await loadAxe(page);
      expect(await findings(page)).toEqual([]);
    }
    // Reading a canvas back so often is this test's doing, not the page's.
    expect(tab.complaints.filter((complaint) => !complaint.includes('willReadFrequently'))).toEqual([]);
  });
});

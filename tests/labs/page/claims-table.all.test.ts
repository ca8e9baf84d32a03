import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';
import { open, settledAddress, text, type Opened } from './support/page.ts';
import { csvOf, made, npyOf, rounded } from './support/tables.ts';

const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content);

async function openTable(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: `?lang=en${query}#claims`, drawn: false });
  await opened.page.waitForSelector('pe-table-check textarea');
  return opened;
}

/** Drops a file on the box, as a hand with a mouse does. */
const drop = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page.$eval(
    'pe-table-check .giving',
    (place, file, content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], file));
      place.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    },
    name,
    [...bytes],
  );

/** The answer to a question: its headline, or the reason for a rejection. */
async function said(page: Page, expected: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      (document.querySelector('pe-table-check .outcome')?.textContent ?? '').replace(/\s+/g, ' ').includes(wanted),
    {},
    expected,
  );
}

describe.each(browserNames)('the reader’s own table in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  test('a dropped .npy file is named with all its causes, and the first entry that differs', async () => {
    const { page, complaints, close } = await openTable(browser, address);
    const table = rounded(
      made({ rows: 100, dim: 64, formula: 'doubledExponent', layout: 'concatenated', first: 1 }),
      'float16',
    );
    await drop(page, 'table.npy', npyOf(table, 'float16'));
    await said(page, 'Wrong, and probably for this reason: Positions are one too high');
    expect(await page.$$eval('.answer li', (items) => items.map((item) => item.getAttribute('data-key')))).toEqual([
      'fault.ladder.pairedColumns',
      'fault.rounded',
      'remark.concatenated',
    ]);
    expect(await text(page, '[data-says="first"]')).toContain(
      `row 0, column 0 is ${table.data[0]}; right is 0, a difference of 0.841`,
    );
    expect(
      await page.$$eval('.answer canvas', (pictures) => pictures.map(({ width, height }) => [width, height])),
    ).toEqual([
      [48, 32],
      [48, 32],
    ]);
    expect(await text(page, '[data-fact="size"]')).toBe('100 rows, 64 columns');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a table typed by hand is right, and one wrong digit is pointed at', async () => {
    const { page, close } = await openTable(browser, address);
    await page.$eval('#table-text', (box) => (box as HTMLElement).focus());
    await page.keyboard.type('0 1 0 1\n.841 .540 .010 1.000\n.909 -.416 .020 1.000\n.141 -.990 .030 1.000\n');
    await said(page, 'Right: the sinusoidal table.');
    await page.keyboard.type('-.757 -.654 .040 .999\n-.959 .284 .060 .999');
    await said(page, 'One cell is wrong. The rest is right: the sinusoidal table.');
    expect(await text(page, '[data-says="first"]')).toContain('row 5, column 2 is 0.06; right is 0.0499791693');
    expect(await page.$$eval('.answer [data-wrong]', (cells) => cells.map((cell) => cell.textContent))).toEqual([
      '0.0600',
      '0.0500',
    ]);
    await close();
  });

  test('lesson 004’s print is wrong at the two numbers of position 4 that the claim above it names', async () => {
    const { page, close } = await openTable(browser, address, '&z.s=lesson004');
    await said(page, '2 cells are wrong.');
    expect(await text(page, '[data-says="first"]')).toContain('row 4, column 1 is −0.653; right is −0.653643621');
    expect(await text(page, '[data-says="first"]')).toContain('2 of 24 cells differ.');
    expect(await page.$$eval('.answer [data-wrong]', (cells) => cells.map((cell) => cell.textContent))).toEqual([
      '−0.6530',
      '1.0000',
      '−0.6536',
      '0.9992',
    ]);
    await close();
  });

  test('a sample is chosen by the keyboard, is part of the link, and is replaced by typed text', async () => {
    const { page, close } = await openTable(browser, address, '&z.s=base');
    await said(page, 'The base is 500');
    await page.select('pe-table-check select', 'transposed');
    await said(page, 'the table is transposed');
    await settledAddress(page, '?lang=en&z.s=transposed');
    await page.$eval('#table-text', (box) => {
      (box as HTMLElement).focus();
      (box as HTMLTextAreaElement).setSelectionRange(1e6, 1e6);
    });
    await page.keyboard.type(', x');
    await said(page, 'Row 5 has 11 numbers where those before it have 10.');
    await settledAddress(page, '?lang=en');
    await close();
  });

  test('a reset forgets the table, whether typed, chosen or dropped', async () => {
    const { page, close } = await openTable(browser, address, '&z.s=base');
    const reset = async (): Promise<void> => {
      await page.$eval('lab-claims .reset', (button) => (button as HTMLElement).click());
      await said(page, 'The diagnosis will appear here.');
      expect(await page.$eval('#table-text', (box) => (box as HTMLTextAreaElement).value)).toBe('');
      expect(await page.$eval('pe-table-check select', (select) => (select as HTMLSelectElement).value)).toBe('none');
      expect(await page.$eval('pe-table-check', (check) => check.textContent)).not.toContain('Read:');
    };
    await said(page, 'The base is 500');
    await reset();
    await settledAddress(page, '?lang=en');
    await page.$eval('#table-text', (box) => (box as HTMLElement).focus());
    await page.keyboard.type('0 1 0 1\n.841 .540');
    await said(page, 'Row 1 has 2 numbers');
    await reset();
    await drop(page, 'right.csv', bytesOf(csvOf(made({ rows: 20, dim: 6 }), 'float32')));
    await said(page, 'Right: the sinusoidal table.');
    await reset();
    await close();
  });

  test('a paste too long for the box is read as a file, while the page goes on', async () => {
    const { page, close } = await openTable(browser, address);
    const content = csvOf(made({ rows: 400, dim: 64 }), 'float64');
    expect(content.length).toBeGreaterThan(400_000);
    const frames = await page.$eval(
      '#table-text',
      async (box, pasted) => {
        const transfer = new DataTransfer();
        transfer.setData('text/plain', pasted);
        // Firefox fills no clipboard of an event that a script makes.
        box.dispatchEvent(
          Object.defineProperty(new Event('paste', { bubbles: true, cancelable: true }), 'clipboardData', {
            value: transfer,
          }),
        );
        let count = 0;
        while (!document.querySelector('pe-table-check .answer') && count < 5000) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          count += 1;
        }
        return count;
      },
      content,
    );
    expect(frames).toBeGreaterThan(1);
    await said(page, 'Right: the sinusoidal table.');
    expect(await page.$eval('#table-text', (box) => (box as HTMLTextAreaElement).value)).toBe('');
    expect(await text(page, '[data-fact="size"]')).toBe('400 rows, 64 columns');
    await close();
  });

  test('hostile files are rejected with a sentence, and the next good one is accepted', async () => {
    const { page, complaints, close } = await openTable(browser, address);
    const cut = npyOf(made({ rows: 9, dim: 4 }), 'float32').subarray(0, 100);
    for (const [file, bytes, sentence] of [
      ['photo.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0), 'neither a .npy file nor text'],
      ['table.npz', bytesOf('PK\x03\x04...'), 'This is an archive'],
      ['cut.npy', cut, 'This .npy file holds something else.'],
      ['page.html', bytesOf('<script>alert(1)</script>\n<b>1</b>'), 'Row 0, column 0: “<b>1</b>” is not a number.'],
      ['inf.csv', bytesOf('0,1\n1,inf'), 'Row 1, column 1: inf is not a finite number.'],
      ['empty.csv', new Uint8Array(0), 'There is no number in it.'],
    ] as const) {
      await drop(page, file, bytes);
      await said(page, sentence);
    }
    await drop(page, 'right.csv', bytesOf(csvOf(made({ rows: 20, dim: 6 }), 'float32')));
    await said(page, 'Right: the sinusoidal table.');
    expect(complaints).toEqual([]);
    await close();
  });
});

import { identify, lowPrecisionTable, type Diagnosis } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerTable } from '../../web/page/labs/claims/read/answer.ts';
import { readBytes, readText } from '../../web/page/labs/claims/read/file.ts';
import { sampleNames, sampleText } from '../../web/page/labs/claims/read/samples.ts';
import { mostBytes, Unreadable } from '../../web/page/labs/claims/read/table.ts';
import { jsonOf } from '../../web/page/figure/export.ts';
import { quick } from '../tiers.mjs';
import { browserNames, served } from './support/shared.ts';
import { open, settledAddress, text, type Opened } from './support/page.ts';
import { csvOf, formats, formulas, made, npyOf, rounded, type Made } from './support/tables.ts';

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
    await said(page, 'but for this: a doubled exponent, off by one position, concatenated, and values in float16.');
    expect(await page.$$eval('.causes li', (items) => items.map((item) => item.getAttribute('data-cause')))).toEqual([
      'doubledExponent',
      'offByOne',
      'concatenated',
      'float16Values',
    ]);
    expect(await text(page, '[data-says="difference"]')).toBe(
      `The first entry that differs: row 0, column 0 is ${table.data[0]}, where the paper’s table has 0. ` +
        `${identify({ table }).differenceCount} of 6400 entries differ.`,
    );
    expect(await text(page, '[data-fact="size"]')).toBe('100 rows, 64 columns');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a table typed by hand is right, and one digit makes it unknown and is pointed at', async () => {
    const { page, close } = await openTable(browser, address);
    await page.$eval('#table-text', (box) => (box as HTMLElement).focus());
    await page.keyboard.type('0 1 0 1\n.841 .540 .010 1.000\n.909 -.416 .020 1.000\n.141 -.990 .030 1.000\n');
    await said(page, 'This is the paper’s table.');
    expect(await text(page, '[data-fact="numbers"]')).toBe('3 digits, rounded');
    await page.keyboard.type('-.757 -.654 .040 .999\n-.959 .284 .060 .999');
    await said(page, 'No formula that is known here');
    expect(await text(page, '[data-says="difference"]')).toContain(
      'row 5, column 2 is 0.06, where the paper’s table has 0.0499791693',
    );
    expect(await page.$$eval('.excerpt [data-selected]', (cells) => cells.map((cell) => cell.textContent))).toEqual([
      '0.0600',
      '0.0500',
    ]);
    await close();
  });

  test('lesson 004’s print is wrong at the two numbers of position 4 that the claim above it names', async () => {
    const { page, close } = await openTable(browser, address, '&z.s=lesson004');
    await said(page, 'No formula that is known here');
    expect(await text(page, '[data-says="difference"]')).toBe(
      'The first entry that differs: row 4, column 1 is −0.653, where the paper’s table has −0.653643621. ' +
        '2 of 24 entries differ.',
    );
    expect(await page.$$eval('.excerpt [data-selected]', (cells) => cells.map((cell) => cell.textContent))).toEqual([
      '−0.6530',
      '1.0000',
      '−0.6536',
      '0.9992',
    ]);
    await close();
  });

  test('a sample is chosen by the keyboard, is part of the link, and is replaced by typed text', async () => {
    const { page, close } = await openTable(browser, address, '&z.s=base');
    await said(page, 'another base');
    expect(await text(page, '.causes')).toBe('The base is 500, not 10000.');
    await page.select('pe-table-check select', 'transposed');
    await said(page, 'transposed');
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
    await said(page, 'another base');
    await reset();
    await settledAddress(page, '?lang=en');
    await page.$eval('#table-text', (box) => (box as HTMLElement).focus());
    await page.keyboard.type('0 1 0 1\n.841 .540');
    await said(page, 'Row 1 has 2 numbers');
    await reset();
    await drop(page, 'right.csv', bytesOf(csvOf(made({ rows: 20, dim: 6 }), 'float32')));
    await said(page, 'This is the paper’s table.');
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
        while (!document.querySelector('pe-table-check .diagnosis') && count < 5000) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          count += 1;
        }
        return count;
      },
      content,
    );
    expect(frames).toBeGreaterThan(1);
    await said(page, 'This is the paper’s table.');
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
    await said(page, 'This is the paper’s table.');
    expect(complaints).toEqual([]);
    await close();
  });
});

/** The ways in which a table differs, the gravest first. */
const diagnose = (read: ReturnType<typeof readBytes>): Diagnosis => identify({ table: read.table });
const causesOf = (read: ReturnType<typeof readBytes>): string => diagnose(read).causes.join(' ');

const bothFiles = (table: Made, format: (typeof formats)[number]): Uint8Array[] => [
  bytesOf(csvOf(table, format)),
  npyOf(table, format),
];

describe('the diagnosis', () => {
  test.each(quick ? [6, 65] : [4, 6, 64, 65, 512])(
    'at d = %i every variant, in every format, as CSV and as .npy, gets its cause',
    (dim) => {
      const rows = dim === 512 ? 40 : dim > 6 ? 60 : 100;
      const wrong: string[] = [];
      for (const formula of formulas)
        for (const layout of ['interleaved', 'concatenated'] as const)
          for (const first of [0, 1])
            for (const transposed of [false, true]) {
              const exact = made({ rows, dim, formula, layout, first, transposed });
              for (const format of formats) {
                const wanted = [
                  transposed ? 'transposed' : '',
                  formula === 'paper' ? '' : formula,
                  first === 1 ? 'offByOne' : '',
                  layout === 'concatenated' ? 'concatenated' : '',
                  format === 'float16' || format === 'bfloat16' ? `${format}Values` : '',
                ]
                  .filter((cause) => cause !== '')
                  .join(' ');
                for (const [kind, bytes] of bothFiles(rounded(exact, format), format).entries()) {
                  const causes = causesOf(readBytes(bytes));
                  if (causes !== wanted)
                    wrong.push(
                      `${formula} ${layout} ${first} ${transposed} ${format} ${kind}: ${causes}, not ${wanted}`,
                    );
                }
              }
            }
      expect(wrong).toEqual([]);
    },
  );

  test.each([4, 6, 64, 65, 512])(
    'at d = %i another base is found, float32 angles are reported, and random numbers are unknown',
    (dim) => {
      for (const format of formats) {
        for (const bytes of bothFiles(rounded(made({ rows: 50, dim, base: 500 }), format), format)) {
          const { causes, source } = diagnose(readBytes(bytes));
          expect([dim, format, causes[0]]).toEqual([dim, format, 'otherBase']);
          expect(source!.base / 500).toBeCloseTo(1, format === 'bfloat16' ? 1 : 2);
        }
        let state = 12345;
        const random = {
          rows: 50,
          columns: dim,
          data: Float64Array.from(
            { length: 50 * dim },
            () => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 30 - 1,
          ),
        };
        for (const bytes of bothFiles(rounded(random, format), format))
          expect([dim, format, causesOf(readBytes(bytes))]).toEqual([dim, format, 'unknown']);
      }
      const single = lowPrecisionTable({ positions: 100, dim });
      for (const bytes of bothFiles(single, 'float32'))
        expect([dim, causesOf(readBytes(bytes))]).toEqual([dim, 'float32Angles']);
    },
  );

  test('roundings to a few decimals are right, and not mistaken for a coarse format', () => {
    for (const decimals of [3, 4, 5, 6, 8]) {
      const { data } = made({ rows: 40, dim: 64 });
      const lines = Array.from({ length: 40 }, (_row, row) =>
        Array.from(data.subarray(row * 64, row * 64 + 64), (value) => value.toFixed(decimals)).join(','),
      );
      expect([decimals, causesOf(readText(lines.join('\n')))]).toEqual([decimals, '']);
    }
  });

  test('a print partly rounded and partly truncated is recognised as the paper’s', () => {
    const { data } = made({ rows: 9, dim: 4 });
    const cells = Array.from(data, (value) => value.toFixed(3));
    cells[4 * 4 + 1] = '-0.653';
    const lines = Array.from({ length: 9 }, (_row, row) => cells.slice(4 * row, 4 * row + 4).join(','));
    const found = diagnose(readText(lines.join('\n')));
    expect(found.causes).toEqual(['mixedRounding']);
    expect(found).toMatchObject({ rounding: 'mixed', differenceCount: 1, right: false });
    expect(found.firstDifference).toMatchObject({ row: 4, column: 1, value: -0.653 });
  });

  test('one wrong digit in a print is unknown and pointed at, not taken for a coarse format', () => {
    const print = (table: Made, decimals: number): string[][] =>
      Array.from({ length: table.rows }, (_row, row) =>
        Array.from(table.data.subarray(row * table.columns, (row + 1) * table.columns), (value) =>
          value.toFixed(decimals),
        ),
      );
    for (const [row, column] of [
      [7, 5],
      [39, 63],
      [0, 0],
    ] as const) {
      const cells = print(made({ rows: 40, dim: 64 }), 4);
      const right = Number(cells[row]![column]);
      cells[row]![column] = (right + (right > 0 ? -2e-3 : 2e-3)).toFixed(4);
      const { causes, firstDifference } = diagnose(readText(cells.map((line) => line.join(',')).join('\n')));
      expect(causes).toEqual(['unknown']);
      expect(firstDifference).toMatchObject({
        row,
        column,
        value: Number(cells[row]![column]),
        expected: expect.closeTo(right, 3),
      });
    }
    for (const format of ['float16', 'bfloat16'] as const) {
      const cells = print(rounded(made({ rows: 40, dim: 64 }), format), 5);
      expect(causesOf(readText(cells.map((line) => line.join(',')).join('\n')))).toBe(`${format}Values`);
    }
  });

  test('each sample matches its name', () => {
    const wanted = {
      right: '',
      rounded: '',
      transposed: 'transposed',
      offByOne: 'offByOne',
      cosineFirst: 'cosineFirst',
      concatenated: 'concatenated',
      scaled: 'scaledBySqrtDim',
      base: 'otherBase',
      doubled: 'doubledExponent',
      ladder: 'halfMinusOne',
      float32: 'float32Angles',
      bfloat16: 'bfloat16Values',
      lesson004: 'unknown',
      random: 'unknown',
    };
    for (const sample of sampleNames)
      expect([sample, causesOf(readText(sampleText(sample)))]).toEqual([sample, wanted[sample]]);
  });
});

describe('reading a table', () => {
  const rows = [
    [0, 1, 0, 1],
    [0.5, -0.25, 1e-3, 1],
  ];
  const data = Float64Array.from(rows.flat());
  test.each([
    ['CSV', '0,1,0,1\n0.5,-0.25,1e-3,1\n'],
    ['a spreadsheet in Spain or Italy', '0;1;0;1\n0,5;-0,25;0,001;1'],
    ['numpy.savetxt', '# made today\n0.0 1.0 0.0 1.0\n5e-1  -2.5e-1 1.0e-03 1'],
    ['pandas', ',0,1,2,3\n0,0,1,0,1\n1,0.5,-0.25,0.001,1'],
    ['quotes and a header', '"a","b","c","d"\r\n"0","1","0","1"\r\n"0.5","-0.25","0.001","1"\r\n'],
    ['a byte order mark', '\uFEFF0,1,0,1\n0.5,\u22120.25,1e-3,1'],
    ['tabs and trailing ones', '0\t1\t0\t1\t\n0.5\t-0.25\t0.001\t1\t'],
    ['lists of lists', '[[0, 1, 0, 1], [0.5, -0.25, 0.001, 1]]'],
    ['a batch of one', '[[[0, 1, 0, 1], [0.5, -0.25, 0.001, 1]]]'],
    ['a matrix of posenc', '{"data": [0, 1, 0, 1, 0.5, -0.25, 0.001, 1], "rows": 2, "columns": 4}'],
    ['data and shape', '{"shape": [1, 2, 4], "data": [0, 1, 0, 1, 0.5, -0.25, 0.001, 1]}'],
    [
      'this page',
      jsonOf({
        name: 'x',
        columns: ['position', '0', '1', '2', '3'],
        rows: rows.map((row, position) => [position, ...row]),
      }),
    ],
    ['print in NumPy', '[[ 0.      1.\n   0.      1.   ]\n [ 0.5   -0.25\n   0.001  1.   ]]'],
    [
      'print in PyTorch',
      'tensor([[ 0.0000,  1.0000,  0.0000,  1.0000],\n        [ 0.5000, -0.2500,  0.0010,  1.0000]], ' +
        'dtype=torch.float64)',
    ],
  ])('%s is understood', (_what, given) => {
    expect(readBytes(bytesOf(given)).table).toEqual({ data, rows: 2, columns: 4 });
  });

  test('a .npy file of PyTorch’s buffer, with an axis of length 1, is a table', () => {
    expect(readBytes(npyOf({ rows: 2, columns: 4, data }, 'float64', '(2, 1, 4)')).table).toMatchObject({
      data,
      rows: 2,
      columns: 4,
    });
  });

  test.each([
    ['nothing', '  \n', 'empty'],
    ['words', 'to be\nor not', 'notNumber'],
    ['rows of two lengths', '1,2\n3,4,5', 'ragged'],
    ['a hole', '1,,2\n3,4,5\n1,,2', 'notNumber'],
    ['nan', '1 2\nnan 4', 'notFinite'],
    ['a number beyond doubles', '1,2\n3,1e999', 'notFinite'],
    ['null', '[[1, null]]', 'notNumber'],
    ['an object', '{"a": 1}', 'shape'],
    ['a number', '[1, 2]', 'shape'],
    ['deep lists', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'empty'],
    ['lists in cells', `[[1, ${'['.repeat(5000)}${']'.repeat(5000)}]]`, 'notNumber'],
    ['a shortened print', '[[0. 1. ... 0. 1.]]', 'abbreviated'],
    ['brackets only', '[[[[[[', 'empty'],
    ['hexadecimal', '0x10,1\n0x20,2', 'notNumber'],
    ['a binary file', '1,2\0\n', 'notText'],
  ])('%s is refused', (_what, given, reason) => {
    try {
      readBytes(bytesOf(given));
    } catch (error) {
      expect([(error as Unreadable).reason, error instanceof Unreadable]).toEqual([reason, true]);
      return;
    }
    expect('read').toBe(reason);
  });

  test('files that are too large are refused before they are read', async () => {
    expect(await answerTable({ size: mostBytes + 1 } as Blob)).toMatchObject({ reason: 'tooLarge' });
    expect(() => readText('1,'.repeat(2 ** 22 + 1))).toThrow(expect.objectContaining({ reason: 'tooMany' }));
  });

  test('no file of noise, mutated or cut, does anything but be read or rejected', () => {
    let state = 7;
    const random = (below: number): number => ((state = (state * 1103515245 + 12345) % 2 ** 31) >> 8) % below;
    const seeds = [
      npyOf(made({ rows: 6, dim: 4 }), 'float32'),
      bytesOf(csvOf(made({ rows: 6, dim: 4 }), 'float64')),
      bytesOf('{"shape":[2,2],"data":[0,1,0.8,0.5]}'),
      bytesOf('[[0. 1.]\n [0.8 0.5]]'),
    ];
    for (let round = 0; round < 600; round += 1) {
      const bytes = Uint8Array.from(seeds[round % seeds.length]!).subarray(0, 1 + random(200));
      for (let change = random(6); change > 0; change -= 1) bytes[random(bytes.length)] = random(256);
      try {
        readBytes(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
      }
    }
  });
});

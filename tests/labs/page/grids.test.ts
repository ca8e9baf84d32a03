import {
  copeBias,
  copePositions,
  sinusoidalGrid,
  hierarchicalEncoding,
  productEncoding,
  similarity,
  sinusoidal,
} from 'posenc';
import { interpolateViridis } from 'd3-scale-chromatic';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { counted, gatesOf } from '../../../web/labs/grids/gates.ts';
import { ambiguities, levelsTable, placesOf, tableOf } from '../../../web/labs/grids/tables.ts';
import { layouts, properties, settle, type GridsValues, type LayoutName } from '../../../web/labs/grids/properties.ts';
import { firstWithRow, likeness, repeatsIn } from '../../../web/labs/grids/rows.ts';
import { snippet } from '../../../web/labs/grids/snippets.ts';
import { tokensOf } from '../../../web/labs/sentence/words.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const view = settle(defaults(properties));

async function openGrids(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('grids', query), drawn: false });
  await opened.page.waitForSelector('lab-grids .panels');
  await settled(opened.page);
  return opened;
}

type Row = (x: number, y: number, shape: { readonly w: number; readonly h: number; readonly d: number }) => number[];
const blocks =
  (d: number, exponent: (k: number) => number, base = 10000) =>
  (p: number, wave: (angle: number) => number): number[] =>
    Array.from({ length: d / 4 }, (_column, k) => wave(p * base ** -exponent(k)));
const turns = (d: number, p: number): number[] =>
  Array.from({ length: d / 2 }, (_column, c) =>
    (c % 2 === 0 ? Math.sin : Math.cos)(p * 10000 ** (-(c - (c % 2)) / (d / 2))),
  );

/** Every layout by plain arithmetic. */
const rowOf: Readonly<Record<LayoutName, Row>> = {
  mae: (x, y, { d }) =>
    ((wave) => [...wave(x, Math.sin), ...wave(x, Math.cos), ...wave(y, Math.sin), ...wave(y, Math.cos)])(
      blocks(d, (k) => k / (d / 4)),
    ),
  mocoV3: (x, y, shape) => rowOf.mae(x, y, shape),
  bigVision: (x, y, { d }) =>
    ((wave) => [...wave(x, Math.sin), ...wave(x, Math.cos), ...wave(y, Math.sin), ...wave(y, Math.cos)])(
      blocks(d, (k) => k / (d / 4 - 1)),
    ),
  timm: (x, y, { d }) =>
    ((wave) => [...wave(y, Math.sin), ...wave(x, Math.sin), ...wave(y, Math.cos), ...wave(x, Math.cos)])(
      blocks(d, (k) => k / (d / 4)),
    ),
  diffusers: (x, y, { w, h, d }) => rowOf.mae(x / (w / 16), y / (h / 16), { w, h, d }),
  detr: (x, y, { w, h, d }) => [
    ...turns(d, ((y + 1) / (h + 1e-6)) * 2 * Math.PI),
    ...turns(d, ((x + 1) / (w + 1e-6)) * 2 * Math.PI),
  ],
  tensor2tensor: (x, y, { d }) =>
    ((wave) => [...wave(y, Math.sin), ...wave(y, Math.cos), ...wave(x, Math.sin), ...wave(x, Math.cos)])(
      blocks(d, (k) => k / (d / 4 - 1)),
    ),
  multidim: (x, y, { d }) => [...turns(d, y), ...turns(d, x)],
  product: (x, y, { d }) => Array.from({ length: d }, (_column, i) => Math.sin((x * y) / 10000 ** (i / d))),
};

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, k) => sum + value * b[k]!, 0);
const cosine = (a: readonly number[], b: readonly number[]): number =>
  dot(a, a) * dot(b, b) === 0 ? 0 : dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));

/** Cells of the map as drawn, RGBA, row by row. */
const cells = (page: Page): Promise<{ width: number; data: number[] }> =>
  page.$eval('lab-grids .cell-map canvas', (canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    return { width, data: [...(canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height).data] };
  });

function expectColors(pixels: readonly number[], values: readonly number[]): void {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  values.forEach((value, at) => {
    const allowed = [-0.02, 0, 0.02].map((shift) => {
      const entry = Math.min(Math.max(Math.floor(((value - least) / (greatest - least)) * 256 + shift), 0), 255);
      return [1, 3, 5].map((from) => parseInt(interpolateViridis(entry / 255).slice(from, from + 2), 16));
    });
    expect(allowed).toContainEqual(pixels.slice(at * 4, at * 4 + 3));
  });
}

const says = (page: Page): Promise<string> => text(page, 'lab-grids [data-says="alike"]');
const reading = (page: Page, name: string): Promise<string> => text(page, `lab-grids dd[data-value="${name}"]`);

test.each(languages())('the example in %s has four ends of sentences, whose gates are open', (code) => {
  const { sentence } = readStrings(code, 'grids')['later'] as { readonly sentence: string };
  const gates = gatesOf({ ...view, gates: 'ends' }, tokensOf(sentence));
  expect(gates.filter((gate) => gate === 'open')).toHaveLength(4);
  expect(gates.at(-1)).toBe('open');
});

describe.each(browserNames)('more than a line in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('grids', (view) => openGrids(browser, address, view));

  test('lesson 001: cells with the same product are framed and named, and both axes are one row', async () => {
    const { page } = await visit('&g.l=product&g.x=2&g.y=3');
    expect(await says(page)).toBe('The very same row as (2, 3): (6, 1), (3, 2), and (1, 6).');
    expect(await page.$eval('lab-grids path.alike', (path) => path.getAttribute('data-count'))).toBe('3');
    const products = new Set(Array.from({ length: 196 }, (_cell, cell) => (cell % 14) * Math.floor(cell / 14)));
    expect(await reading(page, 'distinct')).toBe(`${products.size} of 196`);
    await fill(page, 'grids-x', '0');
    expect(await reading(page, 'alike')).toBe('26');
    expect(await says(page)).toContain('and 20 more');
    await page.$eval('lab-grids [data-preset="mae"]', (button) => (button as HTMLElement).click());
    await settled(page);
    expect(await says(page)).toBe('No other place has the row of (0, 3).');
  });

  test('pointing at a cell and the arrow keys choose it', async () => {
    const { page } = await visit();
    await inView(page, 'lab-grids .cell-map');
    const box = (await (await page.$('lab-grids .cell-map canvas'))!.boundingBox())!;
    await page.mouse.move(box.x + (10.5 / 14) * box.width, box.y + (7.5 / 14) * box.height);
    await settled(page);
    expect(await reading(page, 'cell')).toBe('(10, 7)');
    await page.mouse.move(5, 5);
    await page.$eval('lab-grids .cell-map', (map) => (map as HTMLElement).focus());
    for (const [key, cell] of [
      ['ArrowLeft', '(9, 7)'],
      ['ArrowUp', '(9, 6)'],
      ['End', '(13, 6)'],
      ['ArrowRight', '(13, 6)'],
      ['PageDown', '(13, 11)'],
      ['Home', '(0, 11)'],
      ['ArrowDown', '(0, 12)'],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect([key, await reading(page, 'cell')]).toEqual([key, cell]);
    }
  });

  test('word, sentence and paragraph are confused with one table, and with offsets from the offset on', async () => {
    const { page, complaints } = await visit('&g.v=levels');
    expect(await says(page)).toBe('The very same row as (1, 0, 0): (0, 1, 0) and (0, 0, 1).');
    const sets = new Set(
      Array.from({ length: 96 }, (_place, at) =>
        [at % 8, Math.floor(at / 8) % 4, Math.floor(at / 32)].sort((a, b) => a - b).join(' '),
      ),
    );
    expect(await reading(page, 'distinct')).toBe(`${sets.size} of 96`);
    const { width, data } = await cells(page);
    // Three paragraphs of four sentences, with two empty gaps.
    expect([width, data.length]).toEqual([8, 8 * 14 * 4]);
    expect([4, 9].every((row) => data.slice(row * 32, (row + 1) * 32).every((channel) => channel === 0))).toBe(true);
    await page.$eval('lab-grids input[name="grids-apart"][value="offsets"]', (input) => (input as HTMLElement).click());
    await settled(page);
    expect(await says(page)).toBe('No other place has the row of (1, 0, 0).');
    expect(await text(page, 'lab-grids figcaption')).toContain(
      'word and sentence, once the word reaches 4; word and paragraph, once the word reaches 8; sentence and ' +
        'paragraph, once the sentence reaches 4',
    );
    await fill(page, 'grids-word', '5');
    expect(await says(page)).toBe('The very same row as (5, 0, 0): (4, 1, 0).');
    await page.$eval('lab-grids input[name="grids-apart"][value="bases"]', (input) => (input as HTMLElement).click());
    await settled(page);
    expect(await reading(page, 'distinct')).toBe('96 of 96');
    expect(await text(page, 'lab-grids figcaption')).toContain('none is mistaken for another');
    expect(complaints).toEqual([]);
  });

  test('gates count what the reader sets, half ones too', async () => {
    const { page, complaints } = await visit('&g.v=content');
    const column = (value: string): Promise<string[]> =>
      page.$$eval(`lab-grids .gates td[data-value="${value}"]`, (items) =>
        items.map((item) => (item.textContent ?? '').replace('\u2212', '-')),
      );
    // The cat sat. The dog ran. Then both slept. Birds sang.
    expect(await column('position')).toEqual([
      '4.00',
      '4.00',
      '4.00',
      '3.00',
      '3.00',
      '3.00',
      '2.00',
      '2.00',
      '2.00',
      '1.00',
      '1.00',
    ]);
    const added = (distance: number): number =>
      Array.from({ length: 8 }, (_pair, i) => Math.cos(distance * 10000 ** (-i / 8))).reduce(
        (sum, value) => sum + value,
        0,
      );
    expect(await column('bias')).toEqual(
      [3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0].map((distance) => added(distance).toFixed(2)),
    );
    const gate = 'lab-grids tr[data-word="9"] .gate';
    await page.$eval(gate, (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await page.$eval(gate, (button) => button.getAttribute('aria-label'))).toBe('Gate of “Birds”: half');
    expect((await column('position')).slice(-3)).toEqual(['2.50', '1.50', '1.00']);
    expect((await column('bias'))[9]).toBe(((added(0) + added(1)) / 2).toFixed(2));
    await page.$eval('lab-grids input[name="grids-query"][value="5"]', (input) => (input as HTMLElement).click());
    await settled(page);
    expect(await column('position')).toEqual(['2.00', '2.00', '2.00', '1.00', '1.00', '1.00', '', '', '', '', '']);
    await settledAddress(page, '?lang=en&g.v=content&g.g=own&g.go=2,5,8,10&g.gh=9&g.q=5');
    expect(complaints).toEqual([]);
  });

  whole('the map shows the cosine of every cell with the one pointed at, layout by layout', async () => {
    const { page, complaints, close } = await openGrids(browser, address, '&g.w=6&g.h=5&g.d=16&g.x=4&g.y=1');
    const shape = { w: 6, h: 5, d: 16 };
    for (const layout of layouts) {
      await page.$eval(`lab-grids [data-preset="${layout}"]`, (button) => (button as HTMLElement).click());
      await settled(page);
      const { width, data } = await cells(page);
      expect(width).toBe(6);
      const here = rowOf[layout](4, 1, shape);
      expectColors(
        data,
        Array.from({ length: 30 }, (_cell, cell) => cosine(here, rowOf[layout](cell % 6, Math.floor(cell / 6), shape))),
      );
      expect(await reading(page, 'distinct')).toBe(
        layout === 'product'
          ? `${new Set(Array.from({ length: 30 }, (_cell, cell) => (cell % 6) * Math.floor(cell / 6))).size} of 30`
          : '30 of 30',
      );
    }
    // Reading a canvas back so often is this test's doing, not the page's.
    expect(complaints.filter((complaint) => !complaint.includes('willReadFrequently'))).toEqual([]);
    await close();
  });

  test('a link restores the view, rejected parameters are reported, and reset restores the first one', async () => {
    const query = '&g.v=levels&g.m=distance&g.d=32&g.nw=5&g.a=offsets&g.o=2&g.pw=3&g.ps=1';
    const { page, complaints, close } = await openGrids(browser, address, `${query}&g.np=99&g.l=nope&g.go=x`);
    expect(await text(page, 'lab-grids .note')).toContain('Paragraphs: “99”.');
    expect(await text(page, 'lab-grids .note')).toContain('Layout: “nope”.');
    expect(await reading(page, 'cell')).toBe('(3, 1, 0)');
    expect(await says(page)).toBe('No other place has the row of (3, 1, 0).');
    await fill(page, 'grids-sentence', '2');
    expect(await says(page)).toContain('(4, 1, 0)');
    await page.$eval('lab-grids .reset', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    expect(await reading(page, 'cell')).toBe('(3, 2)');
    expect(complaints).toEqual([]);
    await close();
  });

  test('the SVG files hold the cells and the row', async () => {
    const { page, close } = await openGrids(browser, address, '&g.l=product');
    await page.$eval('lab-grids [data-panel="files"]', (details) => void ((details as HTMLDetailsElement).open = true));
    await settled(page);
    const saved = await page.evaluate(async () => {
      const files: Promise<string>[] = [];
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: Blob) => {
        files.push(file.text());
        return create(file);
      };
      (document.querySelector('lab-grids [data-save="svg"]') as HTMLElement).click();
      for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return Promise.all(files);
    });
    expect(saved).toHaveLength(2);
    for (const file of saved) expect(file).toContain('href="data:image/png;base64,');
    await close();
  });
});

describe('the tables of the grids', () => {
  test.each(layouts)('%s has the rows of its formula, cell by cell', (layout) => {
    const shape = { w: 5, h: 3, d: 24 };
    const { data, rows } = tableOf({ layout, width: 5, height: 3, dim: 24, base: 10000 });
    expect(rows).toBe(15);
    for (let cell = 0; cell < rows; cell += 1) {
      rowOf[layout](cell % 5, Math.floor(cell / 5), shape).forEach((value, column) =>
        expect(data[cell * 24 + column]).toBeCloseTo(value, 6),
      );
    }
  });

  test('places with the same numbers in another order have one row, and no others do', () => {
    const first = firstWithRow(levelsTable({ ...view, words: 16, sentences: 8, paragraphs: 4, apart: 'same' }));
    const places = placesOf({ words: 16, sentences: 8, paragraphs: 4 });
    const seen = new Map<string, number>();
    first.forEach((found, place) => {
      const key = places
        .slice(3 * place, 3 * place + 3)
        .toSorted((a, b) => a - b)
        .join(' ');
      if (!seen.has(key)) seen.set(key, place);
      expect(found).toBe(seen.get(key));
    });
  });

  test('the nearest of the rest is another row', () => {
    const table = tableOf({ ...view, layout: 'product' });
    const like = likeness(repeatsIn(table), 2 * 14 + 6, 'distance');
    expect(like.alike.map((cell) => (cell % 14) * Math.floor(cell / 14))).toEqual([12, 12, 12, 12, 12]);
    expect((like.nearest! % 14) * Math.floor(like.nearest! / 14)).not.toBe(12);
    expect(ambiguities({ ...view, apart: 'bases' })).toEqual([]);
  });
});

describe('the programs of more than a line', () => {
  const names = {
    copeBias,
    copePositions,
    hierarchicalEncoding,
    productEncoding,
    similarity,
    sinusoidal,
    sinusoidalGrid,
  };
  const run = (code: string): unknown[][] => {
    const lines: unknown[][] = [];
    const program = new Function(...Object.keys(names), 'console', code.replace(/^import.*$/m, '')) as (
      ...parts: unknown[]
    ) => void;
    program(...Object.values(names), { log: (...line: unknown[]) => lines.push(line) });
    return lines;
  };

  test('the JavaScript ones print the map shown, for every layout, hierarchy and measure', () => {
    const shapes: GridsValues[] = [
      ...layouts.map((layout) => ({ ...view, layout, width: 5, height: 3, dim: 16, base: 500, x: 2, y: 1 })),
      ...properties.apart.options.map((apart) => ({
        ...view,
        view: 'levels' as const,
        apart,
        dim: 16,
        word: 3,
        sentence: 2,
        paragraph: 1,
      })),
    ];
    for (const shown of shapes) {
      for (const measure of properties.measure.options) {
        const asked = { ...shown, measure };
        const table = asked.view === 'levels' ? levelsTable(asked) : tableOf(asked);
        const cell = asked.view === 'levels' ? (1 * 4 + 2) * 8 + 3 : 5 + 2;
        expect(run(snippet('JavaScript', asked, ''))).toEqual([[likeness(repeatsIn(table), cell, measure).values]]);
      }
    }
  });

  test('the JavaScript one prints the positions and biases shown', () => {
    const shown = {
      ...view,
      view: 'content' as const,
      gates: 'own' as const,
      open: [1],
      half: [0, 3],
      rows: 3,
      asked: 2,
    };
    const { positions, bias } = counted(shown, 'one two three four');
    const expected = [0, 1, 2, 3].flatMap((i) =>
      Array.from({ length: i + 1 }, (_key, j) => [i, j, positions.data[i * 4 + j], bias.data[i * 4 + j]]),
    );
    expect(run(snippet('JavaScript', shown, 'one two three four'))).toEqual(expected);
    expect(positions.data.slice(12)).toEqual(Float64Array.of(2, 1.5, 0.5, 0.5));
  });

  test('each has the inputs of the view', () => {
    for (const program of programs) {
      const plane = snippet(program, { ...view, width: 9, height: 11, dim: 28, base: 777 }, '');
      for (const value of [/\b9\b/, /\b11\b/, /\b28\b/, /\b777\b/]) expect(plane).toMatch(value);
      expect(snippet(program, { ...view, view: 'levels', apart: 'offsets', offset: 13 }, '')).toMatch(/\b26\b/);
    }
  });
});

import { addPositions, learnedTable, rowNorms, similarity, sinusoidal } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { rememberComposition, triangleOf } from '../../../web/labs/compose/parts.ts';
import { presets, properties, settle, type ComposeValues } from '../../../web/labs/compose/properties.ts';
import { snippet } from '../../../web/labs/compose/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { dot, pictures, wrongCells, type Rows } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const lab = 'lab-compose';
const view = defaults(properties);

async function openCompose(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('compose', query), drawn: false });
  await opened.page.waitForSelector(`${lab} svg.angles-chart`);
  await settled(opened.page);
  return opened;
}

const norm = (row: readonly number[]): number => Math.sqrt(dot(row, row));
const angle = (a: readonly number[], b: readonly number[]): number =>
  (Math.acos(Math.min(dot(a, b) / norm(a) / norm(b), 1)) * 180) / Math.PI;
const digits = (value: number, count = 4): string => String(Number(value.toPrecision(count)));

interface Truth {
  readonly word: Rows;
  readonly place: Rows;
  readonly sum: Rows;
}

/** The first sequence by plain arithmetic, from the embeddings that the seed draws. */
function truth(
  { dim, tokens, seed, alpha, start }: Pick<ComposeValues, 'dim' | 'tokens' | 'seed' | 'alpha' | 'start'>,
  rooted: boolean,
): Truth {
  const standardDeviation = { unit: 1, root: dim ** -0.5, small: 0.02 }[start];
  const { data } = learnedTable({ rows: tokens, dim, standardDeviation, seed, dtype: 'float64' });
  const rows = (entry: (p: number, column: number) => number): Rows =>
    Array.from({ length: tokens }, (_row, p) => Array.from({ length: dim }, (_entry, column) => entry(p, column)));
  const word = rows((p, column) => data[p * dim + column]! * (rooted ? Math.sqrt(dim) : 1));
  const place = rows((p, column) => {
    const turned = p * 10000 ** ((-2 * Math.floor(column / 2)) / dim);
    return alpha * (column % 2 === 0 ? Math.sin(turned) : Math.cos(turned));
  });
  return { word, place, sum: word.map((row, p) => row.map((value, column) => value + place[p]![column]!)) };
}

const card = (page: Page, factor: string, value: string): Promise<string> =>
  text(page, `${lab} [data-factor="${factor}"] [data-value="${value}"]`);
const read = (page: Page, value: string): Promise<string> => text(page, `${lab} dd[data-value="${value}"]`);

/** A series of a chart in the units of its axis. */
const series = (page: Page, chart: string, name: string): Promise<number[]> =>
  page.$eval(
    `${lab} svg.${chart}`,
    (figure, wanted) => {
      const [bottom, top] = [156, 24];
      const points = (figure.querySelector(`[data-series="${wanted}"] path`)?.getAttribute('d') ?? '')
        .slice(1)
        .split('L')
        .map((point) => Number(point.split(' ')[1]));
      return points.map((y) => ((bottom - y) / (bottom - top)) * Number(figure.getAttribute('data-greatest')));
    },
    name,
  );

function near(actual: readonly number[], expected: readonly number[], within: number): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, index) => expect(Math.abs(value - expected[index]!)).toBeLessThan(within));
}

describe.each(browserNames)('composing in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('compose', (view) => openCompose(browser, address, view));

  test('lesson 002: 16 against some 512 with the root, 16 against some 22.6 without', async () => {
    const { page, complaints } = await visit();
    for (const factor of ['rooted', 'plain'] as const) {
      const { word, place, sum } = truth(view, factor === 'rooted');
      const expected = {
        word: digits(norm(word[5]!)),
        place: '16',
        sum: digits(norm(sum[5]!)),
        angle: `${digits(angle(word[5]!, sum[5]!), 3)}°`,
      };
      expect(digits(norm(place[5]!))).toBe('16');
      for (const [value, shown] of Object.entries(expected))
        expect([factor, value, await card(page, factor, value)]).toEqual([factor, value, shown]);
      const claimed = factor === 'rooted' ? 512 : Math.sqrt(512);
      expect(Math.abs(Number(expected.word) / claimed - 1)).toBeLessThan(0.05);
    }
    expect(await text(page, `${lab} [data-says="shapes"]`)).toContain('In goes (1, 100, 512), out comes (1, 100, 512)');
    expect(complaints).toEqual([]);
  });

  test('begins with a sum of four numbers, at the position pointed at', async () => {
    const { page } = await visit('&c.p=4');
    const rows = await page.$$eval(`${lab} .four tr`, (lines) =>
      lines.map((line) => [...line.querySelectorAll('td')].slice(1).map((cell) => cell.textContent)),
    );
    const place = [Math.sin(4), Math.cos(4), Math.sin(0.04), Math.cos(0.04)];
    const word = [0.2, 0.5, 0.3, 0.1];
    const printed = (value: number): string => value.toFixed(3).replace('-', '\u2212');
    expect(rows).toEqual([
      word.map(printed),
      place.map(printed),
      place.map((value, column) => printed(value + word[column]!)),
    ]);
  });

  test('both triangles are drawn to scale', async () => {
    const { page } = await visit('&c.e=root&c.p=17&c.d=64&c.k=0.5');
    for (const factor of ['rooted', 'plain'] as const) {
      const { word, place, sum } = truth({ ...view, start: 'root', dim: 64, alpha: 0.5 }, factor === 'rooted');
      const sides = await page.$$eval(`${lab} [data-factor="${factor}"] svg.triangle line`, (lines) =>
        lines.map((line) =>
          ['x', 'y'].map((axis) => Number(line.getAttribute(`${axis}2`)) - Number(line.getAttribute(`${axis}1`))),
        ),
      );
      const [w, p, s] = sides as [number[], number[], number[]];
      const unit = norm(s) / norm(sum[17]!);
      near([norm(w), norm(p)], [norm(word[17]!) * unit, norm(place[17]!) * unit], 0.05);
      near([angle(w, s), angle(p, s)], [angle(word[17]!, sum[17]!), angle(place[17]!, sum[17]!)], 0.1);
    }
  });

  test('entries have the colour of their number, and what dropout took is a hole', async () => {
    const { page } = await visit('&c.d=100&c.o=0.5&c.r=0&c.p=3');
    const { word, place, sum } = truth({ ...view, dim: 100 }, false);
    const { data } = addPositions({
      x: Float64Array.from(word.flat()),
      table: { data: Float64Array.from(place.flat()), rows: 100, columns: 100 },
      dropout: 0.5,
      seed: 1,
    });
    const after = [...data.slice(300, 400)];
    const lost = after.filter((value) => value === 0).length;
    expect(lost).toBeGreaterThan(30);
    expect(await read(page, 'zeroed')).toBe(`${lost} of 100`);
    near(
      after.filter((value) => value !== 0),
      sum[3]!.filter((_value, index) => after[index] !== 0).map((value) => value * 2),
      1e-9,
    );
    const lines = (row: readonly number[]): Rows =>
      [0, 1].map((line) => Array.from({ length: 64 }, (_cell, index) => row[64 * line + index] ?? Number.NaN));
    const reach = Math.max(...[word[3]!, place[3]!, sum[3]!, after].flat().map(Math.abs));
    const drawn = await pictures(page, `${lab} svg.strip-cells image`);
    const rows = [word[3]!, place[3]!, sum[3]!, after.map((value) => (value === 0 ? Number.NaN : value))];
    rows.forEach((row, index) => expect(wrongCells(drawn[index]!, lines(row), 'RdBu', -reach, reach)).toEqual([]));
  });

  test('the charts hold lengths and angles at every position', async () => {
    const { page } = await visit('&c.d=32&c.n=40&c.k=2&c.r=0');
    const shape = { ...view, dim: 32, tokens: 40, alpha: 2 };
    const [plain, rooted] = [truth(shape, false), truth(shape, true)];
    near(await series(page, 'lengths-chart', 'word'), plain.word.map(norm), 0.01);
    near(
      await series(page, 'lengths-chart', 'place'),
      plain.place.map(() => 8),
      0.01,
    );
    near(await series(page, 'lengths-chart', 'sum'), plain.sum.map(norm), 0.01);
    near(
      await series(page, 'angles-chart', 'chosen'),
      plain.sum.map((row, p) => angle(row, plain.word[p]!)),
      0.05,
    );
    near(
      await series(page, 'angles-chart', 'other'),
      rooted.sum.map((row, p) => angle(row, rooted.word[p]!)),
      0.05,
    );
  });

  test('a chart picks the position under the pointer; keyboard sets the factor, alpha and the batch', async () => {
    const { page } = await visit('&c.d=64');
    await inView(page, `${lab} svg.lengths-chart`);
    const box = (await (await page.$(`${lab} svg.lengths-chart`))!.boundingBox())!;
    const at = (place: number): number => box.x + 46 + (place / 99) * (box.width - 58);
    await page.mouse.move(at(20), box.y + 60);
    await page.mouse.down();
    await page.mouse.move(at(63), box.y + 60, { steps: 2 });
    await page.mouse.up();
    await settled(page);
    const { word } = truth({ ...view, dim: 64 }, true);
    expect(await read(page, 'word')).toBe(digits(norm(word[63]!)));
    await page.$eval(`${lab} [data-factor="plain"]`, (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await read(page, 'word')).toBe(digits(norm(word[63]!) / 8));
    await fill(page, 'compose-batch', '3');
    expect(await text(page, `${lab} [data-says="shapes"]`)).toContain('In goes (3, 100, 64), out comes (3, 100, 64)');
    await fill(page, 'compose-alpha', '0');
    expect(await read(page, 'turned')).toBe('0°');
    expect(await text(page, `${lab} figcaption`)).toContain('no word is rotated');
    await settledAddress(page, '?lang=en&c.p=63&c.r=0&c.k=0&c.d=64&c.b=3');
  });

  test('the arrow keys move the position on either chart, and stop at the ends', async () => {
    const { page } = await visit('&c.d=64&c.n=40');
    const position = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-valuenow') ?? null);
    for (const [chart, moves] of [
      [
        'lengths',
        [
          ['ArrowRight', '6'],
          ['PageUp', '16'],
          ['End', '39'],
          ['ArrowUp', '39'],
        ],
      ],
      [
        'angles',
        [
          ['ArrowLeft', '38'],
          ['PageDown', '28'],
          ['Home', '0'],
          ['ArrowDown', '0'],
        ],
      ],
    ] as const) {
      await page.$eval(`${lab} .chart-frame:has(.${chart}-chart)`, (frame) => (frame as HTMLElement).focus());
      for (const [key, expected] of moves) {
        await page.keyboard.press(key);
        await settled(page);
        expect([chart, key, await position()]).toEqual([chart, key, expected]);
      }
    }
    await settledAddress(page, '?lang=en&c.p=0&c.d=64&c.n=40');
  });

  whole('a link restores the view, a hostile one is reported, and reset gives the first view', async () => {
    const { page, close } = await openCompose(browser, address, '&c.e=root&c.r=0&c.s=7&c.o=0');
    expect(await card(page, 'plain', 'word')).toBe(
      digits(norm(truth({ ...view, start: 'root', seed: 7 }, false).word[5]!)),
    );
    expect(await read(page, 'zeroed')).toBe('0 of 512');
    await page.$eval(`${lab} .reset`, (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    await page.goto(`${address}?lang=en&c.e=huge&c.r=2&c.k=-1&c.o=1&c.d=1e9&c.b=0.5&c.p=x#compose`);
    await page.waitForSelector(`${lab} .note`);
    expect(await page.$$eval(`${lab} .note li`, (items) => items.length)).toBe(7);
    expect(await card(page, 'rooted', 'place')).toBe('16');
    await close();
  });
});

describe('the parts', () => {
  test('the embeddings are those of a learned table of that width, however wide the last one was', () => {
    const compose = rememberComposition();
    for (const dim of [512, 64, 600]) {
      const { data } = compose({ ...view, dim }).plain.words;
      expect(data).toEqual(learnedTable({ rows: 100, dim, standardDeviation: 1, seed: 1, dtype: 'float64' }).data);
    }
  });

  test('the triangle closes: the sum is as long as the corner is far', () => {
    const parts = rememberComposition()({ ...view, dim: 16, alpha: 3 });
    for (const position of [0, 50, 99]) {
      const { sum, tip, turned } = triangleOf(parts, parts.plain, position);
      expect(Math.hypot(...tip)).toBeCloseTo(sum, 10);
      expect((Math.atan2(tip[1], tip[0]) * 180) / Math.PI).toBeCloseTo(turned, 6);
    }
  });

  test('what cannot be shown is adjusted, and each preset is recognised', () => {
    expect(settle({ ...view, dim: 7, tokens: 3, position: 100 })).toMatchObject({ dim: 6, position: 2 });
    expect(settle({ ...view, dim: 1024, tokens: 128, batch: 8 })).toMatchObject({ batch: 1 });
    expect(settle({ ...view, batch: 8 })).toMatchObject({ batch: 2 });
    for (const preset of presets.names)
      expect(presets.active(settle({ ...view, ...presets.values(preset, view) }))).toBe(preset);
  });
});

describe('the programs of the sum', () => {
  test.each(['unit', 'root', 'small'] as const)(
    'the JavaScript one prints the shapes, the lengths and the angle: %s',
    (start) => {
      const shown = {
        ...view,
        start,
        dim: 24,
        tokens: 10,
        batch: 2,
        alpha: 1.5,
        position: 7,
        seed: 3,
        rooted: start !== 'small',
      };
      const lines: unknown[][] = [];
      const run = new Function(
        'addPositions',
        'learnedTable',
        'rowNorms',
        'similarity',
        'sinusoidal',
        'console',
        snippet('JavaScript', shown, '').replace(/^import.*$/m, ''),
      ) as (...parts: unknown[]) => void;
      run(addPositions, learnedTable, rowNorms, similarity, sinusoidal, {
        log: (...line: unknown[]) => lines.push(line),
      });
      const parts = rememberComposition()(shown);
      const { wordNorms, sumNorms, turned } = shown.rooted ? parts.rooted : parts.plain;
      expect(lines[0]).toEqual([[2, 10, 24], [2, 10, 24], parts.zeroed]);
      [wordNorms[7], parts.addedNorms[7], sumNorms[7]].forEach((value, index) =>
        expect(lines[1]![index]).toBeCloseTo(value!, 12),
      );
      expect(lines[2]![0]).toBeCloseTo(turned[7]!, 6);
    },
  );

  test('each holds the width, alpha, the dropout, the batch and the seed of the view', () => {
    for (const program of programs) {
      const code = snippet(
        program,
        { ...view, dim: 30, tokens: 41, alpha: 2.25, dropout: 0.3, batch: 5, seed: 4321, position: 13 },
        '',
      );
      for (const value of [/\b30\b/, /\b41\b/, /\b2\.25\b/, /\b0\.3\b/, /\b5\b/, /\b4321\b/, /\b13\b/])
        expect(code).toMatch(value);
    }
  });
});

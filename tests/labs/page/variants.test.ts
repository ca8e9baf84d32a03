import { fingerprint, lowPrecisionTable, similarity, variantTable } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { presets, properties, settle, variantNames, type VariantName } from '../../../web/labs/variants/properties.ts';
import { snippet } from '../../../web/labs/variants/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { colorsOf } from '../../library/elements/support/truth.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { numberOf, type Rows } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const view = defaults(properties);

async function openVariants(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('variants', query), drawn: false });
  await opened.page.waitForSelector('lab-variants svg.by-position');
  await settled(opened.page);
  return opened;
}

/** The tables as in a notebook; float32 steps rounded one by one. */
function rowsOf(name: VariantName, count: number, dim: number, first = 0): Rows {
  const half = Math.floor(dim / 2);
  const exponents: Record<VariantName, (c: number) => number> = {
    paper: (c) => (2 * (c >> 1)) / dim,
    concatenated: (c) => (2 * (c >> 1)) / dim,
    float32Angles: (c) => (2 * (c >> 1)) / dim,
    halfMinusOne: (c) => (c >> 1) / Math.max(1, half - 1),
    doubledExponent: (c) => (2 * c) / dim,
    unpairedExponent: (c) => c / dim,
    reciprocal: (c) => (-2 * (c >> 1)) / dim,
  };
  const { fround } = Math;
  const angle = (position: number, c: number): number =>
    name === 'float32Angles'
      ? fround(position * fround(Math.exp(fround(2 * (c >> 1) * fround(-Math.log(10000) / dim)))))
      : position / 10000 ** exponents[name](c);
  const row = (position: number): number[] =>
    Array.from({ length: dim }, (_column, c) => (c % 2 ? Math.cos : Math.sin)(angle(position, c)));
  const ordered = (values: number[]): number[] => [
    ...values.filter((_value, c) => c % 2 === 0),
    ...values.filter((_value, c) => c % 2 === 1),
  ];
  return Array.from({ length: count }, (_row, k) =>
    name === 'concatenated' ? ordered(row(first + k)) : row(first + k),
  );
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, k) => sum + value * b[k]!, 0);
const cosine = (a: readonly number[], b: readonly number[]): number => dot(a, b) / Math.hypot(...a) / Math.hypot(...b);
/** For each row of one table the row of the other that it is most like. */
const nearest = (given: Rows, trained: Rows): number[] =>
  given.map((row) => {
    const all = trained.map((other) => cosine(row, other));
    return all.indexOf(Math.max(...all));
  });

/** Relative residual of the matrix that best takes each row to the next, by the normal equations. */
function shiftError(rows: Rows): number {
  const [from, to, d] = [rows.slice(0, -1), rows.slice(1), rows[0]!.length];
  const system = Array.from({ length: d }, (_row, i) => [
    ...Array.from({ length: d }, (_column, j) => from.reduce((sum, row) => sum + row[i]! * row[j]!, 0)),
    ...Array.from({ length: d }, (_column, j) => from.reduce((sum, row, k) => sum + row[i]! * to[k]![j]!, 0)),
  ]);
  for (let pivot = 0; pivot < d; pivot += 1) {
    const scale = system[pivot]![pivot]!;
    system[pivot] = system[pivot]!.map((value) => value / scale);
    system.forEach((line, i) => {
      if (i !== pivot) system[i] = line.map((value, j) => value - line[pivot]! * system[pivot]![j]!);
    });
  }
  const solved = system.map((line) => line.slice(d));
  const off = from.map((row, k) =>
    Math.hypot(
      ...to[k]!.map(
        (value, j) =>
          value -
          dot(
            row,
            solved.map((line) => line[j]!),
          ),
      ),
    ),
  );
  return Math.hypot(...off) / Math.hypot(...to.flat());
}

/** A canvas of cells, RGBA, row by row. */
const pixels = (page: Page, selector: string): Promise<number[][][]> =>
  page.$eval(selector, (element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    return Array.from({ length: height }, (_row, i) =>
      Array.from({ length: width }, (_column, j) => [...data.slice((i * width + j) * 4, (i * width + j) * 4 + 4)]),
    );
  });

function wrong(picture: number[][][], rows: Rows, reach = 1): string[] {
  if (picture.length !== rows.length || picture[0]?.length !== rows[0]?.length)
    return [`${picture.length} x ${picture[0]?.length}`];
  return rows.flatMap((row, i) =>
    row.flatMap((value, j) =>
      colorsOf(value, 'RdBu', -reach, reach).some((color) =>
        color.every((channel, k) => channel === picture[i]![j]![k]),
      )
        ? []
        : [`${i}, ${j}: ${value}`],
    ),
  );
}

/** All fingerprints belong to the tables on the screen. */
const printed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('lab-variants tr[data-waiting]'));

const cellOf = (page: Page, name: VariantName, column: string): Promise<string> =>
  text(page, `lab-variants tr[data-variant="${name}"] td[data-column="${column}"]`);

/** A line of the chart in the units of its axis. */
const lineOf = (page: Page, name: string): Promise<number[]> =>
  page.$eval(
    'lab-variants svg.by-position',
    (chart, wanted) => {
      const ticks = [...chart.querySelectorAll('path.grid[data-value]')].map((tick) => ({
        value: Number(tick.getAttribute('data-value')),
        y: Number(/^M[\d.]+ ([\d.]+)H/.exec(tick.getAttribute('d') ?? '')?.[1]),
      }));
      const [low, high] = [ticks[0]!, ticks.at(-1)!];
      const points = (chart.querySelector(`path[data-line="${wanted}"]`)?.getAttribute('d') ?? '').slice(1).split('L');
      return points.map(
        (point) => low.value + ((Number(point.split(' ')[1]) - low.y) / (high.y - low.y)) * (high.value - low.value),
      );
    },
    name,
  );

describe.each(browserNames)('variants and mistakes in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('variants', (view) => openVariants(browser, address, view));

  test('seven tables are shown together, each in the colours of its own formula', async () => {
    const { page, complaints } = await visit();
    for (const variant of variantNames) {
      expect(
        wrong(await pixels(page, `.variant[data-variant="${variant}"] canvas`), rowsOf(variant, 100, 64)).slice(0, 3),
        variant,
      ).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  test('the fingerprints are those that plain arithmetic finds', async () => {
    const { page } = await visit('&v.d=4&v.n=12');
    await printed(page);
    const trained = rowsOf('paper', 12, 4);
    for (const variant of ['paper', 'concatenated', 'doubledExponent', 'unpairedExponent', 'reciprocal'] as const) {
      const rows = rowsOf(variant, 12, 4);
      const norms = rows.map((row) => Math.hypot(...row));
      const bounds = [
        ...new Set([Math.min(...norms), Math.max(...norms)].map((value) => Number(value.toPrecision(4)))),
      ];
      expect((await cellOf(page, variant, 'norm')).split(' to ').map(Number), variant).toEqual(bounds);
      const columns = [0, 1, 2, 3].filter(
        (c) => Math.max(...rows.map((row) => row[c]!)) - Math.min(...rows.map((row) => row[c]!)) < 1e-3,
      );
      expect(await cellOf(page, variant, 'constant')).toBe(`${columns.length} of 4`);
      const pairs = rows.flatMap((a, i) =>
        rows
          .slice(i + 1)
          .map((b, j) => ({ i, j: i + 1 + j, apart: Math.hypot(...a.map((value, k) => value - b[k]!)) })),
      );
      const closest = pairs.reduce((best, pair) => (pair.apart < best.apart - 1e-12 ? pair : best));
      const tied = pairs.filter(({ apart }) => apart < closest.apart + 1e-10).length;
      expect(await cellOf(page, variant, 'closest')).toBe(
        `${tied > 1 ? `${tied} pairs tie` : `${closest.i} and ${closest.j}`}: ${Number(closest.apart.toPrecision(4))}`,
      );
      expect(tied > 1).toBe(['paper', 'concatenated', 'reciprocal'].includes(variant));
      const own = nearest(rows, trained).filter(
        (other, k) => cosine(rows[k]!, trained[k]!) >= cosine(rows[k]!, trained[other]!) - 1e-12,
      );
      expect(await cellOf(page, variant, 'own')).toBe(`${own.length} of 12`);
      const shift = shiftError(rows);
      expect(numberOf(await cellOf(page, variant, 'shift'))).toBe(shift < 1e-9 ? 0 : Number(shift.toPrecision(2)));
    }
  });

  test('the square has both tables’ cosines, its dots the most similar rows, the chart a diagonal', async () => {
    const { page } = await visit('&v.n=60&v.r=33');
    const [given, trained] = [rowsOf('doubledExponent', 60, 64), rowsOf('paper', 60, 64)];
    expect(
      wrong(
        await pixels(page, 'lab-variants canvas.cells'),
        given.map((row) => trained.map((other) => cosine(row, other))),
      ).slice(0, 3),
    ).toEqual([]);
    const spots = await page.$eval('lab-variants path.spots:not(.under)', (path) =>
      (path.getAttribute('d') ?? '')
        .slice(1)
        .split('M')
        .map((spot) => parseFloat(spot)),
    );
    const side = (await page.$eval('lab-variants canvas.cells', (canvas) => canvas.getBoundingClientRect().width)) / 60;
    expect(spots.map((x) => Math.round((x - 52) / side - 0.5))).toEqual(nearest(given, trained));
    (await lineOf(page, 'own')).forEach((value, k) => expect(value).toBeCloseTo(cosine(given[k]!, trained[k]!), 2));
    expect(await text(page, 'lab-variants [data-says="row"]')).toContain(
      `most like the trained row of position ${nearest(given, trained)[33]} (cosine`,
    );
  });

  test('a click on a table gives it to the model; arrow keys and the pointer move the row', async () => {
    const { page } = await visit();
    expect(await text(page, 'lab-variants [data-says="verdict"]')).toContain('For only 2 of 100 positions');
    await page.$eval('.variant[data-variant="unpairedExponent"]', (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await settled(page);
    const [given, trained] = [rowsOf('unpairedExponent', 100, 64), rowsOf('paper', 100, 64)];
    const own = nearest(given, trained).filter((other, k) => other === k).length;
    expect(await text(page, 'lab-variants [data-says="verdict"]')).toContain(
      `For ${own} of 100 positions the most similar trained row is still their own`,
    );
    await inView(page, 'lab-variants .matrix-frame');
    await page.focus('lab-variants .matrix-frame');
    for (const [key, row] of [
      ['ArrowDown', 41],
      ['PageDown', 51],
      ['Home', 0],
      ['ArrowUp', 0],
      ['End', 99],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect([
        key,
        await page.$eval('lab-variants .matrix-frame', (frame) => Number(frame.getAttribute('aria-valuenow'))),
      ]).toEqual([key, row]);
    }
    const box = (await (await page.$('lab-variants canvas.cells'))!.boundingBox())!;
    await page.mouse.click(box.x + 20, box.y + (20.5 / 100) * box.height);
    await settled(page);
    expect(await text(page, 'lab-variants [data-says="row"]')).toContain('position 20 ');
  });

  test('“position / div_term” is wrong or right depending on div_term', async () => {
    const { page } = await visit();
    for (const [preset, given, says] of [
      ['wrongDivision', 'reciprocal', 'For only 4 of 100'],
      ['rightDivision', 'paper', 'Both are the same table'],
    ] as const) {
      await page.$eval(`lab-variants [data-preset="${preset}"]`, (button) => (button as HTMLElement).click());
      await settled(page);
      expect(await page.$eval('.variant[aria-pressed="true"]', (button) => button.getAttribute('data-variant'))).toBe(
        given,
      );
      expect(await text(page, 'lab-variants [data-says="verdict"]')).toContain(says);
    }
    await printed(page);
    const rows = rowsOf('reciprocal', 100, 64);
    expect(numberOf(await cellOf(page, 'reciprocal', 'adjacent'))).toBe(
      Number(cosine(rows[0]!, rows[1]!).toPrecision(4)),
    );
  });

  test('the concatenated table keeps every dot product but no row; another ladder changes all a little', async () => {
    const { page } = await visit();
    await page.$eval('lab-variants [data-preset="halves"]', (button) => (button as HTMLElement).click());
    await settled(page);
    expect(await text(page, 'lab-variants [data-says="verdict"]')).toContain('all dot products are the same');
    const [before, after] = [await lineOf(page, 'trained'), await lineOf(page, 'given')];
    const paper = rowsOf('paper', 100, 64);
    before.forEach((value, k) => expect(Math.abs(value - dot(paper[40]!, paper[k]!))).toBeLessThan(0.1));
    expect(after).toEqual(before);
    await page.$eval('.variant[data-variant="halfMinusOne"]', (button) => (button as HTMLElement).click());
    await settled(page);
    const ladder = rowsOf('halfMinusOne', 100, 64);
    const changes = ladder.map((a, i) => ladder.map((b, j) => dot(a, b) - dot(paper[i]!, paper[j]!)));
    const reach = Math.max(...changes.flat().map(Math.abs));
    expect(wrong(await pixels(page, 'lab-variants canvas.cells'), changes, reach).slice(0, 3)).toEqual([]);
    expect(await text(page, 'lab-variants [data-says="verdict"]')).toContain(
      `change by up to ${Number(reach.toPrecision(3))}`,
    );
  });

  whole('a link restores the view, hostile values are explained in words, and reset the first view', async () => {
    const query = '&v.t=concatenated&v.g=paper&v.m=scores&v.n=30&v.d=16';
    const { page, complaints, close } = await openVariants(browser, address, query);
    await settledAddress(page, `?lang=en${query}`);
    expect(await page.$eval('.variant[aria-pressed="true"]', (button) => button.getAttribute('data-variant'))).toBe(
      'paper',
    );
    expect(await page.$eval('lab-variants canvas.cells', (canvas) => (canvas as HTMLCanvasElement).width)).toBe(30);
    await fill(page, 'variants-dim', '7');
    await settled(page);
    expect(await page.$eval('.variant canvas', (canvas) => (canvas as HTMLCanvasElement).width)).toBe(7);
    await page.$eval('lab-variants .reset', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    await page.goto(`${address}?lang=en&v.g=<script>&v.n=1e9&v.d=-3&v.b=1&v.r=1.5#variants`);
    await page.waitForSelector('lab-variants svg.by-position');
    expect(
      await page.$$eval('lab-variants .note li', (items) =>
        items.map((item) => (item.textContent ?? '').split(':')[0]),
      ),
    ).toEqual(['Given instead', 'Positions', 'Width d (d_model)', 'Base', 'Row pointed at, from 0']);
    expect(await text(page, 'lab-variants [data-says="verdict"]')).toContain('For only 2 of 100');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the views of variants and mistakes', () => {
  test('each preset is recognised as itself, and a row past the end is brought back', () => {
    for (const preset of presets.names)
      expect(presets.active(settle({ ...view, ...presets.values(preset, view) }))).toBe(preset);
    expect(presets.active({ ...view, ...presets.values('ladder', view), base: 50 })).toBeUndefined();
    expect(settle({ ...view, positions: 5, row: 90 })).toMatchObject({ row: 4 });
  });
});

describe('the programs of variants and mistakes', () => {
  test.each(variantNames)('the JavaScript one prints the fingerprint of %s', (given) => {
    const shown = { ...view, given, trained: 'paper' as const, positions: 20, dim: 9, first: 3 };
    const lines: unknown[][] = [];
    const run = new Function(
      'fingerprint',
      'lowPrecisionTable',
      'similarity',
      'variantTable',
      'console',
      snippet('JavaScript', shown).replace(/^import.*$/m, ''),
    ) as (...parts: unknown[]) => void;
    run(fingerprint, lowPrecisionTable, similarity, variantTable, { log: (...line: unknown[]) => lines.push(line) });
    const rows = rowsOf(given, 20, 9, 3).map((row) => (given === 'halfMinusOne' ? [...row.slice(0, 8), 0] : row));
    const paper = rowsOf('paper', 20, 9, 3);
    const norms = rows.map((row) => Math.hypot(...row));
    expect(lines.map(([name]) => name)).toEqual([
      'norms',
      'columns that hardly move',
      'cosines of neighbours',
      'cosine with the row trained with',
      'largest change of a dot product',
    ]);
    expect(lines[0]![1]).toBeCloseTo(Math.min(...norms), 6);
    expect(lines[0]![2]).toBeCloseTo(Math.max(...norms), 6);
    expect(lines[3]![1]).toBeCloseTo(rows.reduce((sum, row, k) => sum + cosine(row, paper[k]!), 0) / 20, 6);
    expect(lines[4]![1]).toBeCloseTo(
      Math.max(...rows.flatMap((a, i) => rows.map((b, j) => Math.abs(dot(a, b) - dot(paper[i]!, paper[j]!))))),
      6,
    );
  });

  test('each holds the sizes of the view', () => {
    for (const program of programs) {
      const code = snippet(program, { ...view, positions: 41, dim: 30, base: 777, first: 0 });
      for (const value of [/\b30\b/, /\b777\b/, /\b41\b/]) expect(code).toMatch(value);
    }
  });
});

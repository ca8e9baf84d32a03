import { sinusoidal, fitShift, learnedTable, shiftMatrix, shiftResidual } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { planesOf, rememberAttempts } from '../../../web/labs/shift/attempts.ts';
import { presets, properties, settle, toggled } from '../../../web/labs/shift/properties.ts';
import { snippet } from '../../../web/labs/shift/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { numberOf, pictures, wrongCells, type Rows } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const lab = 'lab-shift';
const view = defaults(properties);

async function openShift(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('shift', query), drawn: false });
  await opened.page.waitForSelector(`${lab} svg.planes`);
  await settled(opened.page);
  return opened;
}

/** Clicks an element with a key. */
async function press(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => (element as HTMLElement).focus());
  await page.keyboard.press('Enter');
  await settled(page);
}

const frequency = (pair: number, d: number, base = 10000): number => base ** ((-2 * pair) / d);

/** M(k) by plain arithmetic. */
function rotation(k: number, d: number, base = 10000): Rows {
  const rows = Array.from({ length: d }, () => Array.from({ length: d }, () => 0));
  for (let i = 0; i < d / 2; i += 1) {
    const [c, s] = [Math.cos(frequency(i, d, base) * k), Math.sin(frequency(i, d, base) * k)];
    [rows[2 * i]![2 * i], rows[2 * i]![2 * i + 1], rows[2 * i + 1]![2 * i], rows[2 * i + 1]![2 * i + 1]] = [
      c,
      s,
      -s,
      c,
    ];
  }
  return rows;
}

/** Lesson 002 at d = 2: the sine and the cosine of a pair that do not belong together. */
const doubled = (p: number): [number, number] => [Math.sin(p), Math.cos(p / 10000)];

/** Least squares for two columns, by the normal equations; the residual of each p from 0 on. */
function bestOfTwo(rows: number, k: number): { matrix: Rows; left: number[] } {
  const starts = Array.from({ length: rows - k }, (_start, p) => p);
  let [a, b, c] = [0, 0, 0];
  for (const [x, y] of starts.map(doubled)) [a, b, c] = [a + x * x, b + x * y, c + y * y];
  const matrix = [0, 1].map((column) => {
    let [u, v] = [0, 0];
    for (const p of starts) {
      const [[x, y], to] = [doubled(p), doubled(p + k)];
      [u, v] = [u + x * to[column]!, v + y * to[column]!];
    }
    return [(c * u - b * v) / (a * c - b * b), (a * v - b * u) / (a * c - b * b)];
  });
  const left = starts.map((p) =>
    Math.max(
      ...matrix.map(([m = 0, n = 0], column) =>
        Math.abs(m * doubled(p)[0] + n * doubled(p)[1] - doubled(p + k)[column]!),
      ),
    ),
  );
  return { matrix, left };
}

interface Drawn {
  readonly pair: number;
  readonly from: [number, number];
  readonly to: [number, number];
  readonly reached: [number, number];
  readonly turn: string;
}

/** The planes as drawn, in units of the unit circle: right and up. */
const planes = (page: Page): Promise<Drawn[]> =>
  page.$eval('lab-shift svg.planes', (figure) => {
    const unit = Number(figure.getAttribute('data-unit'));
    return [...figure.querySelectorAll('.plane')].map((plane) => {
      const at = (selector: string, x: string, y: string): [number, number] => {
        const element = plane.querySelector(selector)!;
        return [Number(element.getAttribute(x)) / unit, -Number(element.getAttribute(y)) / unit];
      };
      return {
        pair: Number(plane.getAttribute('data-pair')),
        from: at('.from', 'x2', 'y2'),
        to: at('.to', 'x2', 'y2'),
        reached: at('.reached', 'cx', 'cy'),
        turn: plane.querySelector('.turn')?.textContent ?? '',
      };
    });
  });

/** The residual along p under one of the three tables, in the units of its own axis. */
const curve = (page: Page, source: string): Promise<number[]> =>
  page.$eval(`lab-shift .attempt[data-source="${source}"] svg`, (figure) => {
    const [zero, top] = [...(figure.querySelector('.grid')?.getAttribute('d') ?? '').matchAll(/M0 ([\d.]+)H/g)].map(
      (match) => Number(match[1]),
    ) as [number, number];
    const points = (figure.querySelector('.left')?.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => Number(point.split(' ')[1]));
    return points.map((y) => ((y - zero) / (top - zero)) * Number(figure.getAttribute('data-top')));
  });

const most = async (page: Page, source: string): Promise<number> =>
  numberOf(await page.$eval(`${lab} .attempt[data-source="${source}"] b`, (element) => element.textContent ?? ''));

function near(actual: readonly number[], expected: readonly number[], within: number): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, index) => expect(Math.abs(value - expected[index]!)).toBeLessThan(within));
}

describe.each(browserNames)('shift is rotation in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('shift', (view) => openShift(browser, address, view));

  test.each([
    ['', 5, 8, 10000],
    ['&s.k=-7&s.d=16&s.b=100', -7, 16, 100],
  ])('the matrix of "%s" is drawn block by block', async (query, k, d, base) => {
    const { page, complaints } = await visit(query);
    expect(complaints).toEqual([]);
    const [picture] = await pictures(page, `${lab} svg.shift-matrix image`);
    expect(wrongCells(picture!, rotation(k, d, base), 'RdBu', -1, 1)).toEqual([]);
    expect(
      await page.$$eval(`${lab} svg.shift-matrix .block`, (blocks) =>
        blocks.map((block) => Number(block.getAttribute('data-pair'))),
      ),
    ).toEqual([0, 1, 2, 3]);
    if (d === 8) {
      const entries = await page.$$eval(`${lab} svg.shift-matrix .entry`, (all) =>
        all.map((entry) => Number(entry.textContent?.replace('\u2212', '-'))),
      );
      expect(entries.slice(0, 4)).toEqual([0.28, -0.96, 0.96, 0.28]);
      expect(entries).toHaveLength(16);
    }
  });

  test('in every plane both vectors point by sine and cosine, and the matrix hits the second', async () => {
    const { page } = await visit('&s.p=11&s.k=-4&s.d=12&s.i=0,2,5');
    const drawn = await planes(page);
    expect(drawn.map(({ pair }) => pair)).toEqual([0, 2, 5]);
    for (const { pair, from, to, reached, turn } of drawn) {
      const w = frequency(pair, 12);
      near(from, [Math.sin(11 * w), Math.cos(11 * w)], 2e-4);
      near(to, [Math.sin(7 * w), Math.cos(7 * w)], 2e-4);
      near(reached, to, 1e-12);
      expect(turn).toContain(`\u2212${Number((4 * w).toPrecision(3))} rad`);
    }
    expect(await page.$(`${lab} svg.planes .gap`)).toBeNull();
  });

  test('lesson 002 at d = 2: the curve is the residual; the ring misses the tip by as much', async () => {
    const { page } = await visit('&s.d=2&s.f=doubled&s.p=6&s.n=100');
    const { matrix, left } = bestOfTwo(100, 5);
    near(await curve(page, 'doubled'), left, 0.02);
    near(
      await curve(page, 'sinusoidal'),
      left.map(() => 0),
      1e-9,
    );
    expect(await most(page, 'doubled')).toBe(Number(Math.max(...left).toPrecision(3)));
    const [plane] = await planes(page);
    near(plane!.to, doubled(11), 2e-4);
    near(
      plane!.reached,
      matrix.map(([m = 0, n = 0]) => m * doubled(6)[0] + n * doubled(6)[1]),
      2e-4,
    );
    expect(await page.$(`${lab} svg.planes .gap`)).not.toBeNull();
  });

  test('the 0.96 of lesson 002 is |sin 5|, and 22 steps are half a turn seven times over', async () => {
    const { page } = await visit();
    await press(page, `${lab} [data-preset="lesson002"]`);
    expect((await most(page, 'doubled')).toFixed(2)).toBe('0.96');
    expect(await text(page, `${lab} [data-says="origin"]`)).toContain(`|sin k| = ${Math.abs(Math.sin(5)).toFixed(4)}`);
    expect(await text(page, `${lab} [data-says="origin"]`)).toContain('turns 100 times more slowly');
    await press(page, `${lab} [data-preset="seven"]`);
    expect(Math.abs((await most(page, 'doubled')) - Math.abs(Math.sin(22)))).toBeLessThan(1e-4);
    await fill(page, 'shift-shift', '21');
    expect((await most(page, 'doubled')).toFixed(2)).toBe('0.84');
  });

  test('the angle between the vectors changes with p where the caption says so, and only there', async () => {
    for (const [source, says] of [
      ['sinusoidal', 'the angle between them stays the same'],
      ['doubled', 'the angle between the vectors changes'],
    ] as const) {
      const { page } = await visit(`&s.d=4&s.n=1000&s.f=${source}`);
      expect(await text(page, `${lab} figcaption`)).toContain(says);
      const turned: number[] = [];
      for (const p of ['6', '9']) {
        await fill(page, 'shift-position', p);
        const [{ from, to }] = (await planes(page)) as [Drawn];
        turned.push((from[0] * to[0] + from[1] * to[1]) / Math.hypot(...from) / Math.hypot(...to));
      }
      expect(Math.abs(turned[0]! - turned[1]!) < 1e-3).toBe(source === 'sinusoidal');
    }
  });

  test('with no more rows than columns a learned table fits too, and the page warns of it', async () => {
    const { page } = await visit();
    expect(await most(page, 'learned')).toBeGreaterThan(1.5);
    expect(await page.$(`${lab} [data-says="few"]`)).toBeNull();
    await press(page, `${lab} [data-preset="few"]`);
    expect(await most(page, 'learned')).toBeLessThan(1e-12);
    expect(await text(page, `${lab} [data-says="few"]`)).toContain('Only 7 pairs of rows for a width of 8');
    expect(await text(page, `${lab} [data-value="rank"]`)).toBe('7 of 8');
  });

  test('64 pairs are one stop of the Tab key, and the arrow keys go from one to the next', async () => {
    const { page } = await visit('&s.d=128&s.i=5,9');
    const at = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset['pair']);
    expect(
      await page.$$eval(`${lab} .chip`, (chips) =>
        chips.filter((chip) => (chip as HTMLElement).tabIndex === 0).map((chip) => chip.getAttribute('data-pair')),
      ),
    ).toEqual(['5']);
    await page.$eval(`${lab} .chip[data-pair="5"]`, (chip) => (chip as HTMLElement).focus());
    for (const [key, pair] of [
      ['ArrowRight', '6'],
      ['ArrowDown', '7'],
      ['ArrowLeft', '6'],
      ['End', '63'],
      ['ArrowRight', '63'],
      ['Home', '0'],
      ['ArrowUp', '0'],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect([key, await at()]).toEqual([key, pair]);
    }
    await page.keyboard.press('Enter');
    await settled(page);
    expect((await planes(page)).map(({ pair }) => pair)).toEqual([0, 5, 9]);
    await page.keyboard.press('Tab');
    expect(await at()).toBeUndefined();
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    expect(await at()).toBe('0');
  });

  whole('the keyboard sets k and p, chooses pairs and a table', async () => {
    const { page, close } = await openShift(browser, address);
    await fill(page, 'shift-position', '40');
    await fill(page, 'shift-shift', '\u221250');
    // Position 40 has no position 50 places before it.
    expect(await text(page, `${lab} [data-value="move"]`)).toBe('50 → 0');
    await press(page, `${lab} .chip[data-pair="1"]`);
    expect((await planes(page)).map(({ pair }) => pair)).toEqual([0, 2, 3]);
    await press(page, '#shift-deeper > summary');
    await press(page, `${lab} .attempt[data-source="learned"]`);
    expect(await text(page, `${lab} [data-value="rank"]`)).toBe('8 of 8');
    expect(
      await page.$eval(`${lab} .attempt[data-source="learned"]`, (card) => card.getAttribute('aria-pressed')),
    ).toBe('true');
    // With k = -50 any p below 50 becomes 50, so the link omits it.
    await settledAddress(page, '?lang=en&s.k=-50&s.f=learned&s.i=0,2,3');
    await close();
  });

  whole('a link restores the view, a hostile one is reported, and reset gives the first view', async () => {
    const query = '&s.p=30&s.k=22&s.d=4&s.b=100&s.n=500&s.s=7&s.f=learned&s.i=1';
    const { page, close } = await openShift(browser, address, `${query}&s.x=1`);
    expect((await planes(page)).map(({ pair }) => pair)).toEqual([1]);
    expect(await text(page, `${lab} [data-value="move"]`)).toBe('30 → 52');
    await page.$eval(`${lab} .reset`, (button) => (button as HTMLElement).click());
    await settled(page);
    expect((await planes(page)).map(({ pair }) => pair)).toEqual([0, 1, 2, 3]);
    await page.goto(`${address}?lang=en&s.k=1e99&s.d=0&s.n=zwei&s.f=none&s.i=-1&s.b=1#shift`);
    await page.waitForSelector(`${lab} .note`);
    expect(await page.$$eval(`${lab} .note li`, (items) => items.length)).toBe(6);
    expect(await text(page, `${lab} [data-value="move"]`)).toBe('3 → 8');
    await close();
  });
});

describe('the attempts', () => {
  test.each([
    [5, 8, 60],
    [-5, 8, 60],
    [-30, 64, 100],
    [0, 2, 2],
  ])('M(%i) at d = %i takes every row there', (shift, dim, rows) => {
    const { sinusoidal: known } = rememberAttempts()({ ...view, shift, dim, rows });
    expect(known.residual.largest).toBeLessThan(1e-14);
    expect(Math.max(...known.left)).toBeLessThan(1e-14);
    expect(known.left).toHaveLength(rows - Math.abs(shift));
  });

  test.each([5, -5])('for k = %i the residual along p has the largest entry that the fit reports', (shift) => {
    const all = rememberAttempts()({ ...view, shift });
    for (const { left, residual } of [all.doubled, all.learned])
      expect(Math.abs(Math.max(...left) - residual.largest)).toBeLessThan(1e-12);
  });

  test('backwards, a learned table still has row p at p', () => {
    const shown = settle({ ...view, shift: -5, position: 20, source: 'learned', seed: 3 });
    const { data } = learnedTable({ rows: 200, dim: 8, standardDeviation: Math.SQRT1_2, seed: 3, dtype: 'float64' });
    for (const { pair, from, to } of planesOf(shown, rememberAttempts()(shown).learned)) {
      expect([...from, ...to]).toEqual(
        [20 * 8, 15 * 8].flatMap((row) => [...data.slice(row + 2 * pair, row + 2 * pair + 2)]),
      );
    }
  });

  test('adjusts what cannot be shown', () => {
    expect(settle({ ...view, dim: 5, rows: 10, shift: 50, position: 900, pairs: [3, 1] })).toMatchObject({
      dim: 4,
      shift: 9,
      position: 0,
      pairs: [1],
    });
    expect(settle({ ...view, dim: 128, rows: 1000, shift: -20, position: 0, pairs: [63] })).toMatchObject({
      rows: 488,
      position: 20,
      pairs: [63],
    });
    expect(settle({ ...view, dim: 2, pairs: [5] }).pairs).toEqual([0]);
  });

  test('a ninth pair takes the place of the one chosen first, and each preset is recognised as itself', () => {
    expect(toggled([7, 1, 2, 3, 4, 5, 6, 0], 9)).toEqual([1, 2, 3, 4, 5, 6, 0, 9]);
    expect(toggled([1, 2], 1)).toEqual([2]);
    for (const preset of presets.names)
      expect(presets.active(settle({ ...view, ...presets.values(preset, view) }))).toBe(preset);
  });
});

describe('the programs of the shift', () => {
  test.each([5, -5, 0])('the JavaScript one prints the residual of each table, k = %i', (shift) => {
    const shown = { ...view, dim: 4, base: 500, rows: 60, shift };
    const lines: unknown[] = [];
    const run = new Function(
      'fitShift',
      'learnedTable',
      'shiftMatrix',
      'shiftResidual',
      'sinusoidal',
      'console',
      snippet('JavaScript', shown, '').replace(/^import.*$/m, ''),
    ) as (...parts: unknown[]) => void;
    run(fitShift, learnedTable, shiftMatrix, shiftResidual, sinusoidal, {
      log: (line: unknown) => lines.push(line),
    });
    const all = rememberAttempts()(shown);
    expect(lines.slice(1)).toEqual([
      all.sinusoidal.residual.largest,
      all.doubled.residual.largest,
      all.learned.residual.largest,
    ]);
  });

  test('each holds the width, the base, the shift, the rows and the seed of the view', () => {
    for (const program of programs) {
      const code = snippet(program, { ...view, dim: 30, base: 777, rows: 91, shift: 13, seed: 4321 }, '');
      for (const value of [/\b30\b/, /\b777\b/, /\b91\b/, /\b13\b/, /\b4321\b/]) expect(code).toMatch(value);
    }
  });
});

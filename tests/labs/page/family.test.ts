import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodings, type FamilyName } from '../../../web/labs/family/encodings/index.ts';
import { colorsOf } from '../../library/elements/support/truth.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { back, countsOf, effectOf, repeated, slopesOf } from './support/family.ts';
import { largest, numberOf, placed, type Rows } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const familyNames = encodings.map(({ name }) => name);

async function openFamily(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('family', query), drawn: false });
  await opened.page.waitForSelector('lab-family svg.effects');
  await settled(opened.page);
  return opened;
}

/** A line of a chart in the units of its axis. */
const lineOf = (page: Page, chart: string, name: string): Promise<number[]> =>
  page.$eval(
    `lab-family svg.${chart}`,
    (figure, wanted) => {
      const ticks = [...figure.querySelectorAll('path.grid[data-value]')].map((tick) => ({
        value: Number(tick.getAttribute('data-value')),
        y: Number(/^M[\d.]+ ([\d.]+)H/.exec(tick.getAttribute('d') ?? '')?.[1]),
      }));
      const [low, high] = [ticks[0]!, ticks.at(-1)!];
      const points = (figure.querySelector(`path[data-line="${wanted}"]`)?.getAttribute('d') ?? '').slice(1).split('L');
      return points.map(
        (point) => low.value + ((Number(point.split(' ')[1]) - low.y) / (high.y - low.y)) * (high.value - low.value),
      );
    },
    name,
  );

const choose = async (page: Page, selector: string): Promise<void> => {
  await page.$eval(`lab-family ${selector}`, (element) => (element as HTMLElement).click());
  await settled(page);
};

const alike = (drawn: readonly number[], expected: readonly number[]): void => {
  expect(drawn).toHaveLength(expected.length);
  const reach = Math.max(1e-3, ...expected) - Math.min(0, ...expected);
  drawn.forEach((value, k) => expect(Math.abs(value - expected[k]!)).toBeLessThan(reach * 0.004 + 1e-4));
};

describe.each(browserNames)('the family in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('family', (view) => openFamily(browser, address, view));

  whole('the curve of every encoding agrees with plain loops', async () => {
    const { page, complaints } = await visit('&f.c=sentence&f.w=seeded&f.n=30&f.d=16&f.q=25');
    const setting = { words: repeated('The cat sat', 30), dim: 16, identity: false };
    for (const family of familyNames) {
      await choose(page, `[data-family="${family}"]`);
      const expected = back(effectOf(family, setting), 25);
      if (family === 'none') expect(expected.every((value) => value === 0)).toBe(true);
      alike(await lineOf(page, 'effects', 'with'), expected);
      const span = (await text(page, `[data-family="${family}"] .span`)).split(' to ').map(numberOf);
      expect(span[0]).toBeCloseTo(Math.min(...expected), 1);
      expect(span[1]).toBeCloseTo(Math.max(...expected), 1);
    }
    expect(complaints).toEqual([]);
  });

  test('the triangle holds the effect of RoPE on every query and the keys before it, and nothing after', async () => {
    const { page } = await visit('&f.n=24');
    const rows = effectOf('rotary', { words: Array<string>(24).fill('the'), dim: 32 });
    const reach = largest(rows.map((row, i) => row.slice(0, i + 1)));
    const wrong = await page.$eval('lab-family canvas.cells', (canvas) => {
      const { width } = canvas as HTMLCanvasElement;
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, width);
      return Array.from({ length: width * width }, (_cell, at) => [...data.slice(at * 4, at * 4 + 4)]);
    });
    expect(wrong).toHaveLength(24 * 24);
    wrong.forEach((pixel, at) => {
      const [i, j] = [Math.floor(at / 24), at % 24];
      if (j > i) expect(pixel[3]).toBe(0);
      else expect(colorsOf(rows[i]![j]!, 'RdBu', -reach, reach)).toContainEqual(pixel);
    });
  });

  test('a learned table ends: no scores after its last row, and posenc’s own refusal', async () => {
    const { page } = await visit();
    await choose(page, '[data-preset="lesson000"]');
    expect(await text(page, 'lab-family .ended-name')).toBe('the table ends: 32 rows');
    expect(await text(page, 'lab-family .refusal')).toBe(
      'lookUp: positions[0] is 32; allowed: an integer from 0 to 31: the table has 32 rows',
    );
    expect(await text(page, 'lab-family [data-says="row"]')).toContain('Position 47 has no row in a table of 32');
    const clear = await page.$eval('lab-family canvas.cells', (canvas) => {
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, 48, 48);
      return Array.from({ length: 48 }, (_row, i) =>
        Array.from({ length: i + 1 }, (_key, j) => data[(i * 48 + j) * 4 + 3]).every((alpha) => alpha === 0),
      );
    });
    expect(clear.indexOf(true)).toBe(32);
    expect(clear.slice(32).every(Boolean)).toBe(true);
    expect(await text(page, 'lab-family tr[data-family="learned"] [data-column="past"]')).toBe('ends: 32 rows');
    await fill(page, 'family-length', '30');
    await settled(page);
    expect(await page.$('lab-family .ended-name')).toBeNull();
    await choose(page, '[data-family="sinusoidal"]');
    const far = placed(1000, 32)
      .slice(0, 4)
      .map((value) => value.toFixed(4).replace('-', '\u2212'));
    expect(await text(page, 'lab-family [data-says="past"]')).toContain(`row 1000 begins ${far.join('; ')}.`);
  });

  test('the layer lights up where each encoding enters, with the resulting score and weight', async () => {
    const { page } = await visit();
    for (const [family, part] of [
      ['sinusoidal', 'vectors'],
      ['rotary', 'turn'],
      ['alibi', 'bias'],
      ['none', undefined],
    ] as const) {
      await page.$eval(`.member[data-family="${family}"]`, (card) => (card as HTMLElement).click());
      await settled(page);
      expect(
        await page.$$eval('.layer .part[data-on="yes"]', (parts) => parts.map((one) => one.getAttribute('data-term'))),
      ).toEqual(part ? [part] : []);
      const numbers = await page.$$eval('.layer .number', (all) =>
        all.map((one) => Number(one.textContent?.replace('−', '-'))),
      );
      const said = await text(page, '.layer-says');
      // ALiBi of head 3 of 8 takes 2^-3 from the key just before; one word everywhere has the score √32.
      if (family === 'alibi') expect(numbers.slice(0, 2)).toEqual([5.657, -0.125]);
      if (family === 'none') expect(numbers).toEqual([5.657, 0.0208]);
      expect(said).toContain(`weight is ${numbers.at(-1)}`);
    }
  });

  test('ALiBi for twelve heads: slopes, the jump after the eighth, and how far each sees', async () => {
    const { page } = await visit('&f.y=alibi&f.h=12&f.i=8');
    const drawn = await page.$$eval('lab-family svg.slopes circle', (circles) =>
      circles.map((circle) => Number(circle.getAttribute('cy'))),
    );
    const lines = await page.$$eval('lab-family svg.slopes path.grid', (paths) =>
      paths.map((path) => Number(/^M\d+ ([\d.]+)H/.exec(path.getAttribute('d') ?? '')?.[1])),
    );
    const perPower = (lines[4]! - lines[0]!) / 8;
    drawn.forEach((y, h) => expect(2 ** (-(y - lines[0]!) / perPower)).toBeCloseTo(slopesOf(12)[h]!, 2));
    const sees = (head: number): string => `a key ${Math.ceil(Math.log(100) / slopesOf(12)[head - 1]!)} positions back`;
    expect(await text(page, 'lab-family [data-says="slope"]')).toContain(sees(8));
    expect(await text(page, 'lab-family [data-says="slope"]')).toContain(
      '12 is not a power of two: first come the slopes for 8 heads',
    );
    await inView(page, 'lab-family svg.slopes');
    const box = (await (await page.$('lab-family svg.slopes circle[data-head="9"]'))!.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await settled(page);
    expect(await text(page, 'lab-family [data-says="slope"]')).toContain(sees(9));
    await fill(page, 'family-head', '12');
    await settled(page);
    expect(await text(page, 'lab-family [data-says="slope"]')).toContain(sees(12));
  });

  test('the comparison counts learned and cached numbers, and measures relativity', async () => {
    const { page } = await visit('&f.h=12&f.d=16');
    const cell = async (family: FamilyName, column: string): Promise<string> =>
      text(page, `lab-family tr[data-family="${family}"] [data-column="${column}"]`);
    for (const family of familyNames) {
      expect([family, Number(await cell(family, 'parameters')), Number(await cell(family, 'kept'))]).toEqual([
        family,
        ...countsOf[family],
      ]);
      const [same, random] = [repeated('a', 24), Array.from({ length: 24 }, (_word, at) => `#${at}`)].map((words) =>
        effectOf(family, { words, dim: 16, head: 1, identity: false }),
      ) as [Rows, Rows];
      let [spread, words] = [0, 0];
      for (let distance = 0; distance < 24; distance += 1) {
        const along = same.flatMap((row, i) => (i >= distance ? [row[i - distance]!] : []));
        spread = Math.max(spread, Math.max(...along) - Math.min(...along));
      }
      same.forEach((row, i) =>
        row.slice(0, i + 1).forEach((value, j) => void (words = Math.max(words, Math.abs(value - random[i]![j]!)))),
      );
      const shown = (value: number): number => (value < 1e-4 ? 0 : Number(value.toPrecision(3)));
      expect([family, Number(await cell(family, 'relative')), Number(await cell(family, 'words'))]).toEqual([
        family,
        shown(spread),
        shown(words),
      ]);
    }
  });

  test('arrow keys and the pointer move the query position, and the share after softmax adds up', async () => {
    const { page } = await visit('&f.y=kerple&f.m=share');
    const frame = 'lab-family .matrix-frame';
    await inView(page, frame);
    await page.focus(frame);
    for (const [key, query] of [
      ['ArrowUp', 46],
      ['PageUp', 36],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowDown', 1],
      ['End', 47],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect([key, await page.$eval(frame, (element) => Number(element.getAttribute('aria-valuenow')))]).toEqual([
        key,
        query,
      ]);
    }
    const box = (await (await page.$('lab-family canvas.cells'))!.boundingBox())!;
    await page.mouse.click(box.x + 5, box.y + (20.5 / 48) * box.height);
    await settled(page);
    // Equal words: a share is the inverse of 1 + distance, over all of them.
    const total = Array.from({ length: 21 }, (_key, distance) => 1 / (1 + distance)).reduce((a, b) => a + b);
    alike(
      await lineOf(page, 'effects', 'with'),
      Array.from({ length: 21 }, (_key, distance) => 1 / (1 + distance) / total),
    );
    const near = Array.from({ length: 8 }, (_key, distance) => 1 / (1 + distance)).reduce((a, b) => a + b) / total;
    expect(await text(page, 'lab-family figcaption')).toContain(
      `Of the attention of position 20, ${Number((100 * near).toPrecision(3))}% goes to the 8 nearest words ` +
        `(KERPLE); without any encoding it is ${Number((800 / 21).toPrecision(3))}%`,
    );
  });

  whole('a link restores the view, hostile values are explained in words, and reset the first view', async () => {
    const query = '&f.y=shaw&f.c=sentence&f.a=una+frase+propia&f.w=seeded&f.n=20&f.q=11';
    const { page, complaints, close } = await openFamily(browser, address, query);
    await settledAddress(page, `?lang=en${query}`);
    alike(
      await lineOf(page, 'effects', 'with'),
      back(effectOf('shaw', { words: repeated('una frase propia', 20), dim: 32, identity: false }), 11),
    );
    await choose(page, '.reset');
    await settledAddress(page, '?lang=en');
    await page.goto(`${address}?lang=en&f.y=__proto__&f.n=1e9&f.h=0&f.d=7&f.a=${'x'.repeat(300)}&f.s=-1#family`);
    await page.waitForSelector('lab-family svg.effects');
    expect(
      await page.$$eval('lab-family .note li', (items) => items.map((item) => (item.textContent ?? '').split(':')[0])),
    ).toEqual(['Encoding', 'Sentence', 'Positions', 'Width of the head (head_dim)', 'Heads', 'Random seed']);
    expect(complaints).toEqual([]);
    await close();
  });
});

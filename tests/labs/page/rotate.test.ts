import * as posenc from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { headFor, slowPairs } from '../../../web/labs/rotate/head.ts';
import { headOf, presets, properties, published, settle } from '../../../web/labs/rotate/properties.ts';
import { snippet } from '../../../web/labs/rotate/snippets.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { dot, hash, numberOf, unit } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const view = defaults(properties);

/** The vector of a word, times the root of its width. */
const vector = (word: string, dim: number): number[] =>
  unit(hash(`1/${word}`), dim).map((value) => value * Math.sqrt(dim));

interface Rotation {
  readonly halves?: boolean;
  readonly base?: number;
}

function rotated(row: readonly number[], position: number, { halves = false, base = 10000 }: Rotation = {}): number[] {
  const [dim, turned] = [row.length, [...row]];
  for (let pair = 0; pair < dim / 2; pair += 1) {
    const [a, b] = halves ? [pair, pair + dim / 2] : [2 * pair, 2 * pair + 1];
    const angle = position * base ** ((-2 * pair) / dim);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    [turned[a], turned[b]] = [row[a]! * c - row[b]! * s, row[a]! * s + row[b]! * c];
  }
  return turned;
}

const scoreOf = (query: number, key: number, dim = 16, how: Rotation = {}): number =>
  dot(rotated(vector('mouse', dim), query, how), rotated(vector('cat', dim), key, how)) / Math.sqrt(dim);

/** The output of attention over both words, with values rotated, and maybe rotated back. */
function outputOf(query: number, key: number, values: 'plain' | 'rotated' | 'back'): number[] {
  const [cat, mouse] = [vector('cat', 16), vector('mouse', 16)];
  const [a, b] = [Math.exp(scoreOf(query, key)), Math.exp(dot(mouse, mouse) / 4)];
  const rows = values === 'plain' ? [cat, mouse] : [rotated(cat, key), rotated(mouse, query)];
  const sum = cat.map((_value, channel) => (a * rows[0]![channel]! + b * rows[1]![channel]!) / (a + b));
  return values === 'back' ? rotated(sum, -query) : sum;
}

describe('a head with RoPE', () => {
  test.each([
    ['interleaved', '16', 10000],
    ['rotateHalf', '32', 500000],
  ] as const)('scores two words as plain loops do: %s, width %s, base %i', (pairing, dim, base) => {
    const head = headFor({ ...view, pairing, dim, base }, 'cat mouse');
    const how = { halves: pairing === 'rotateHalf', base };
    for (const [query, key] of [
      [0, 0],
      [12, 5],
      [5, 12],
      [9999, 9000],
    ] as const)
      expect(head.score(query, key)).toBeCloseTo(scoreOf(query, key, Number(dim), how), 9);
    const shares = head.pairs.map(({ product }) => product / Math.sqrt(Number(dim)));
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(head.score(view.query, view.key), 9);
  });

  test('keeps its score when both words move on, and its output unless values are rotated', () => {
    const head = headFor(view, 'cat mouse');
    expect(head.score(97, 90)).toBeCloseTo(head.score(7, 0), 9);
    expect(Math.abs(head.score(98, 90) - head.score(97, 90))).toBeGreaterThan(0.01);
    for (const values of ['plain', 'rotated', 'back'] as const) {
      const [here, start] = [outputOf(97, 90, values), outputOf(7, 0, values)];
      Array.from(head.output(97, 90, values).row).forEach((value, at) => expect(value).toBeCloseTo(here[at]!, 9));
      const moved = Math.max(...here.map((value, at) => Math.abs(value - start[at]!)));
      expect([values, moved > 0.1, moved < 1e-9]).toEqual([values, values === 'rotated', values !== 'rotated']);
    }
  });

  test('of Llama 3.1 has 64 pairs, of which 29 do not complete a turn within 8192 positions', () => {
    expect(headOf(published.llama31)).toEqual({ dim: '128', base: 500000, context: 8192 });
    expect(headOf(published.gptOss)).toEqual({ dim: '64', base: 150000, context: 4096 });
    const { turns } = headFor({ ...view, ...headOf(published.llama31) }, 'cat mouse');
    expect([turns.length, slowPairs(turns, 8192)]).toEqual([64, 29]);
  });

  test('each preset is recognised, and a pair that a head lacks becomes its last one', () => {
    for (const preset of presets.names)
      expect(presets.active(settle({ ...view, ...presets.values(preset, view) }))).toBe(preset);
    expect(settle({ ...view, dim: '8', pair: 100 })).toMatchObject({ pair: 3 });
  });

  test.each(['interleaved', 'rotateHalf'] as const)('its program in JavaScript prints these numbers: %s', (pairing) => {
    const code = snippet('JavaScript', { ...view, pairing, dim: '32' }, ['cat', 'mouse'], 'made up');
    const names = /import \{ (.*) \} from 'posenc'/.exec(code)![1]!.split(', ');
    const lines: unknown[][] = [];
    const run = new Function(...names, 'console', code.replace(/^import.*$/m, '')) as (...parts: unknown[]) => void;
    run(...names.map((wanted) => (posenc as Record<string, unknown>)[wanted]), {
      log: (...line: unknown[]) => lines.push(line),
    });
    const how = { halves: pairing === 'rotateHalf' };
    const expected = [scoreOf(14, 5, 32, how), scoreOf(9, 0, 32, how), scoreOf(0, 0, 32, how)];
    lines[0]!.forEach((value, at) => expect(value).toBeCloseTo(expected[at]!, 9));
    const slow = Array.from({ length: 16 }, (_pair, i) => 2 * Math.PI * 10000 ** (i / 16)).filter(
      (turn) => turn > 8192,
    );
    expect(lines[1]).toEqual([slow.length, 'of', 16]);
    for (const program of programs)
      expect(snippet(program, { ...view, query: 33, base: 12345 }, ['cat', 'mouse'], '')).toMatch(/12345[^]*\b33\b/);
  });
});

async function openRotate(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('rotate', query), drawn: false });
  await opened.page.waitForSelector('lab-rotate svg.ruler');
  await settled(opened.page);
  return opened;
}

/** Both scores as they are printed, and where the words stand. */
const read = (page: Page): Promise<{ scores: string[]; words: number[] }> =>
  page.$eval('lab-rotate', (lab) => ({
    scores: [...lab.querySelectorAll('.two-scores b')].map(({ textContent }) => textContent ?? ''),
    words: ['query', 'key'].map((name) => Number(lab.querySelector(`.handle.${name}`)?.getAttribute('aria-valuenow'))),
  }));

const printed = (value: number): string => value.toFixed(4).replace('-', '\u2212');

describe.each(browserNames)('the lab of RoPE in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('rotate', (query) => openRotate(browser, address, query));

  test('a pair’s arrows are rotated by position times frequency, and scores are those of plain loops', async () => {
    const { page, complaints } = await visit('&r.i=2&r.q=9&r.k=6');
    const angle = (kind: string): Promise<number> =>
      page.$eval(`lab-rotate .dial-place .arrow.${kind} line`, (line) =>
        Math.atan2(-Number(line.getAttribute('y2')), Number(line.getAttribute('x2'))),
      );
    const turn = async (before: string, after: string, position: number): Promise<number> => {
      const off = (await angle(after)) - (await angle(before)) - position * 10000 ** (-4 / 16);
      return Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
    };
    // Two decimals of an arrow.
    expect(await turn('before.q', 'q:not(.before)', 9)).toBeLessThan(2e-3);
    expect(await turn('before:not(.q)', 'k', 6)).toBeLessThan(2e-3);
    expect((await read(page)).scores).toEqual([printed(scoreOf(9, 6)), printed(scoreOf(3, 0))]);
    expect(complaints).toEqual([]);
  });

  test('the pointer drags one word or, by the bar, both: then the score stays', async () => {
    const { page } = await visit('&r.q=12&r.k=5');
    await inView(page, 'lab-rotate svg.ruler');
    const middle = async (hold: string): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await (await page.$(
        `lab-rotate .handle.${hold} :is(rect, circle)`,
      ))!.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [query, key] = [await middle('query'), await middle('key')];
    const step = (query.x - key.x) / 7;
    const drag = async (hold: string, steps: number): Promise<void> => {
      const { x, y } = await middle(hold);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + steps * step, y, { steps: 4 });
      await page.mouse.up();
      await settled(page);
    };
    const before = await read(page);
    await drag('both', 8);
    expect(await read(page)).toEqual({ ...before, words: [20, 13] });
    await drag('query', 3);
    const after = await read(page);
    expect(after.words).toEqual([23, 13]);
    expect(after.scores[0]).toBe(printed(scoreOf(23, 13)));
    expect(after.scores[0]).not.toBe(before.scores[0]);
  });

  test('arrow keys move a word, or both, and stop at the ends of the line', async () => {
    const { page } = await visit('&r.q=12&r.k=5');
    for (const [hold, key, words] of [
      ['both', 'ArrowRight', [13, 6]],
      ['both', 'Home', [7, 0]],
      ['query', 'PageUp', [17, 0]],
      ['key', 'ArrowUp', [17, 1]],
    ] as const) {
      await page.$eval(`lab-rotate .handle.${hold}`, (handle) => (handle as SVGElement).focus());
      await page.keyboard.press(key);
      await settled(page);
      expect([hold, key, (await read(page)).words]).toEqual([hold, key, words]);
    }
    const value = await page.$eval('lab-rotate .handle.query', (handle) => handle.getAttribute('aria-valuetext'));
    expect(value).toBe('query at 17, key at 1, offset 16');
  });

  test('the wrong pairing changes the score, and permuted weights heal it', async () => {
    const { page } = await visit('&r.t=pairing&r.d=8&r.q=9&r.k=6');
    const scores = (): Promise<string[]> =>
      page.$$eval('lab-rotate .pairings-figure b', (all) => all.map(({ textContent }) => textContent!.slice(6)));
    const [right, wrong] = [printed(scoreOf(9, 6, 8)), printed(scoreOf(9, 6, 8, { halves: true }))];
    expect(await scores()).toEqual([right, wrong]);
    expect(right).not.toBe(wrong);
    await page.$eval('lab-rotate [name="rotate-permuted"]', (box) => (box as HTMLElement).click());
    await settled(page);
    expect(await scores()).toEqual([right, right]);
    const from = await page.$$eval('lab-rotate [data-row="rotateHalf"] rect', (cells) =>
      cells.map((cell) => Number(cell.getAttribute('data-from'))),
    );
    expect(from).toEqual([0, 2, 4, 6, 1, 3, 5, 7]);
  });

  test('rotated values change the output when both words move on, and rotated back they do not', async () => {
    const { page } = await visit('&r.t=values&r.v=rotated&r.q=17&r.k=8');
    const [here, start] = [outputOf(17, 8, 'rotated'), outputOf(9, 0, 'rotated')];
    const most = Math.max(...here.map((value, at) => Math.abs(value - start[at]!)));
    const said = await text(page, 'lab-rotate figcaption');
    expect(numberOf(/by up to (\S+)\. A/.exec(said)![1]!)).toBe(Number(most.toPrecision(3)));
    await page.$eval('lab-rotate [name="rotate-values"][value="back"]', (option) => (option as HTMLElement).click());
    await settled(page);
    expect(await text(page, 'lab-rotate figcaption')).toContain('it differs by 0.');
  });

  test('every pair has a ring, which stays open if the text is shorter than its turn', async () => {
    const { page } = await visit();
    await page.$eval('lab-rotate [data-preset="llama31"]', (card) => (card as HTMLElement).click());
    await settled(page);
    const shares = await page.$$eval('lab-rotate .ring', (rings) =>
      rings.map((ring) => Number(ring.getAttribute('data-share'))),
    );
    const expected = Array.from({ length: 64 }, (_pair, i) => 8192 / (2 * Math.PI * 500000 ** (i / 64)));
    shares.forEach((share, pair) => expect(share).toBeCloseTo(Math.min(expected[pair]!, 1), 9));
    expect(await page.$$eval('lab-rotate .ring[data-whole="no"]', (rings) => rings.length)).toBe(29);
    expect(await text(page, 'lab-rotate figcaption')).toContain('29 of 64 pairs');
    await fill(page, 'rotate-context', '2048');
    await settled(page);
    expect(await page.$$eval('lab-rotate .ring[data-whole="no"]', (rings) => rings.length)).toBe(
      expected.filter((share) => share < 4).length,
    );
  });

  whole('a link restores the view, hostile values are explained in words, and reset the first view', async () => {
    const query = '&r.q=40&r.k=3&r.a=sol+luna&r.d=32&r.i=4&r.b=500&r.p=rotateHalf&r.t=turns&r.c=300';
    const { page, complaints, close } = await openRotate(browser, address, query);
    await settledAddress(page, `?lang=en${query}`);
    expect((await read(page)).words).toEqual([40, 3]);
    await page.$eval('lab-rotate .reset', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    await page.goto(`${address}?lang=en&r.q=-1&r.k=1e9&r.a=one&r.d=7&r.t=__proto__&r.c=x#rotate`);
    await page.waitForSelector('lab-rotate svg.ruler');
    expect(
      await page.$$eval('lab-rotate .note li', (items) => items.map((item) => (item.textContent ?? '').split(':')[0])),
    ).toEqual([
      'Position of the query',
      'Position of the key',
      'Two words',
      'Width of the head (head_dim)',
      'Look closer',
      'Length of the text (context)',
    ]);
    expect(complaints).toEqual([]);
    await close();
  });
});

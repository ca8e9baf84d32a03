import { angularFrequencies, sinusoidal, wavelengths } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { drawnHands, handsAt, sample } from '../../../web/labs/clock/hands.ts';
import { pairsOf, properties, settle } from '../../../web/labs/clock/properties.ts';
import { snippet } from '../../../web/labs/clock/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const view = defaults(properties);

/** The lab, once it has drawn its figures. */
async function openClock(browser: Browser, address: string, query = '', before?: () => void): Promise<Opened> {
  const opened = await open(browser, address, {
    query: linkTo('clock', query),
    drawn: false,
    ...(before ? { before } : {}),
  });
  await opened.page.waitForSelector('lab-clock svg.ladder');
  await settled(opened.page);
  return opened;
}

interface Drawn {
  /** Tip of each hand on the face, to the right and upwards, in units of its length. */
  readonly hands: readonly { readonly pair: number; readonly x: number; readonly y: number; readonly length: number }[];
  readonly position: number;
}

/** The face, read back from the SVG. */
const drawnFace = (page: Page): Promise<Drawn> =>
  page.$eval('lab-clock .face-frame', (frame) => ({
    position: Number(frame.getAttribute('aria-valuenow')),
    hands: [...frame.querySelectorAll('.hand')].map((hand) => {
      const line = hand.querySelector('line')!;
      const [x, y] = [Number(line.getAttribute('x2')), -Number(line.getAttribute('y2'))];
      const length = Math.hypot(x, y);
      return { pair: Number(hand.getAttribute('data-hand')), x: x / length, y: y / length, length };
    }),
  }));

/** Angle of hand i at p, by the formula of the paper. */
const angle = (p: number, i: number, d: number, base = 10000): number => p * base ** ((-2 * i) / d);

/** Dots and labels of a chart in the units of its axes, from two labelled grid lines in each direction. */
const samplesDrawn = (page: Page): Promise<{ position: number; value: number }[]> =>
  page.$eval('lab-clock svg.wave', (chart) => {
    const grid = [...chart.querySelectorAll('path.grid')].map((path) =>
      Number(/^M[\d.]+ ([\d.]+)H/.exec(path.getAttribute('d') ?? '')?.[1]),
    );
    const [low = 0, , high = 1] = grid;
    return [...chart.querySelectorAll('.sample')].map((dot) => ({
      position: Number(dot.getAttribute('data-position')),
      value: -1 + (2 * (Number(dot.getAttribute('cy')) - low)) / (high - low),
    }));
  });

describe.each(browserNames)('the clock in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('clock', (view) => openClock(browser, address, view));

  test.each([
    ['', 10, 16, 10000],
    ['&k.p=123.4&k.d=6&k.b=50&k.i=2', 123.4, 6, 50],
    ['&k.p=1000000&k.d=8', 1e6, 8, 10000],
  ])('every hand of "%s" points by its sine and cosine', async (query, p, d, base) => {
    const { page, complaints } = await visit(query);
    const { hands, position } = await drawnFace(page);
    expect(position).toBe(p);
    expect(hands.map(({ pair }) => pair).sort((a, b) => a - b)).toEqual(Array.from({ length: d / 2 }, (_hand, i) => i));
    for (const { pair, x, y } of hands) {
      // Two decimals of a hand of 38 to 100 units.
      expect(Math.abs(x - Math.sin(angle(p, pair, d, base)))).toBeLessThan(5e-4);
      expect(Math.abs(y - Math.cos(angle(p, pair, d, base)))).toBeLessThan(5e-4);
    }
    expect(complaints).toEqual([]);
  });

  test('the dots of the wave are at the whole positions, on the sine', async () => {
    const { page } = await visit('&k.i=1&k.p=130&k.s=3');
    const dots = await samplesDrawn(page);
    expect(dots.map(({ position }) => position)).toEqual(Array.from({ length: 21 }, (_dot, k) => 120 + 3 * k));
    for (const { position, value } of dots)
      expect(Math.abs(value - Math.sin(angle(position, 1, 16)))).toBeLessThan(2e-4);
  });

  test('the rungs of the ladder are at the logarithms of the wavelengths', async () => {
    const { page } = await visit('&k.d=64&k.b=500');
    const heights = await page.$$eval('lab-clock svg.ladder .rung', (dots) =>
      dots.map((dot) => Number(dot.getAttribute('cy'))),
    );
    const logs = heights.map((_height, i) => Math.log10(2 * Math.PI * 500 ** ((2 * i) / 64)));
    expect(heights).toHaveLength(32);
    const unit = (heights[31]! - heights[0]!) / (logs[31]! - logs[0]!);
    expect(unit).toBeLessThan(-10);
    heights.forEach((height, i) =>
      expect(Math.abs(height - heights[0]! - unit * (logs[i]! - logs[0]!))).toBeLessThan(0.02),
    );
  });

  test('sampling one position in 6 makes the fastest hand run backwards, in words and in the wave', async () => {
    const { page } = await visit('&k.s=6');
    // 6 rad a look is 0.2832 rad short of a turn.
    const apparent = (2 * Math.PI * 6) / (2 * Math.PI - 6);
    expect(await text(page, 'lab-clock .sampling')).toContain(
      `backwards, one turn in ${apparent.toPrecision(4)} positions`,
    );
    expect(await page.$('lab-clock svg.wave .alias')).not.toBeNull();
    await fill(page, 'clock-step', '3');
    expect(await text(page, 'lab-clock .sampling')).toContain('still gives 2.09 samples per turn');
    expect(await page.$('lab-clock svg.wave .alias')).toBeNull();
  });

  test('dragging the face turns the chosen hand to the pointer, and the others with it', async () => {
    const { page } = await visit('&k.i=1&k.p=0');
    await inView(page, 'lab-clock .face-frame');
    const box = (await (await page.$('lab-clock .face-frame'))!.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y - 80);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 4 });
    await page.mouse.up();
    await settled(page);
    const { position, hands } = await drawnFace(page);
    const quarter = (2 * Math.PI * 10000 ** (2 / 16)) / 4;
    expect(Math.abs(position - quarter)).toBeLessThan(0.2);
    for (const { pair, x: right } of hands)
      expect(Math.abs(right - Math.sin(angle(position, pair, 16)))).toBeLessThan(5e-4);
    await page.mouse.move(x, y + 80);
    await settled(page);
    expect((await drawnFace(page)).position).toBe(position);
  });

  whole('the keyboard turns the hands, chooses one and plays', async () => {
    const { page, close } = await openClock(browser, address, '&k.p=10.5');
    await page.$eval('lab-clock .face-frame', (frame) => (frame as HTMLElement).focus());
    for (const [key, position] of [
      ['ArrowRight', 11],
      ['ArrowUp', 12],
      ['ArrowLeft', 11],
      ['PageUp', 21],
      ['PageDown', 11],
      ['Home', 0],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect([key, (await drawnFace(page)).position]).toEqual([key, position]);
    }
    await page.$eval('lab-clock .dial[data-pair="3"]', (dial) => (dial as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await text(page, 'lab-clock dd[data-value="wavelength"]')).toBe(
      `${Number((2 * Math.PI * 10000 ** (6 / 16)).toPrecision(5))} positions`,
    );
    await page.$eval('lab-clock .play', (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => Number(document.querySelector('lab-clock .face-frame')?.getAttribute('aria-valuenow')) > 1,
    );
    await page.keyboard.press('Enter');
    await settled(page);
    const { position, hands } = await drawnFace(page);
    expect(Number.isInteger(position)).toBe(true);
    for (const { pair, x } of hands) expect(Math.abs(x - Math.sin(angle(position, pair, 16)))).toBeLessThan(5e-4);
    await settled(page);
    expect((await drawnFace(page)).position).toBe(position);
    await close();
  });

  whole('with reduced motion, playing goes in whole steps, one a second, at the chosen speed', async () => {
    const { page, close } = await openClock(browser, address, '', () => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query.includes('prefers-reduced-motion') ? { ...real(query), matches: true } : real(query);
    });
    await page.$eval('lab-clock .play', (button) => (button as HTMLElement).click());
    const heard: unknown = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const seen: number[] = [];
          new MutationObserver(([change]) => {
            seen.push(Number((change?.target as Element).getAttribute('aria-valuenow')));
            if (seen.length === 2) resolve(seen);
          }).observe(document.querySelector('lab-clock .face-frame')!, {
            attributes: true,
            attributeFilter: ['aria-valuenow'],
          });
        }),
    );
    expect(heard).toEqual([14, 18]);
    await close();
  });

  whole('a link restores the view, and reset the first one', async () => {
    const query = '&k.p=44&k.i=2&k.d=32&k.b=100&k.l=halfMinusOne&k.s=22&k.w=200';
    const { page, close } = await openClock(browser, address, query);
    await settledAddress(page, `?lang=en${query}`);
    await page.reload();
    await page.waitForSelector('lab-clock svg.ladder');
    await settled(page);
    const { position, hands } = await drawnFace(page);
    // Eleven of the sixteen, the chosen one among them.
    expect([position, hands.length]).toEqual([44, 11]);
    for (const { pair, x } of hands) expect(Math.abs(x - Math.sin(44 * 100 ** (-pair / 15)))).toBeLessThan(5e-4);
    await page.$eval('lab-clock .reset', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    expect((await drawnFace(page)).position).toBe(10);
    await close();
  });
});

describe.each(browserNames)('the clock to be read in %s', (name) => {
  test('its hands show the hidden position, and a wrong guess names the hand that gives it away', async () => {
    const { browser, address } = await served(name);
    const { page, close } = await openClock(browser, address);
    const hands = await page.$$eval('pe-clock-guess .arm', (lines) =>
      lines.map((line) => [Number(line.getAttribute('x2')) / 21, -Number(line.getAttribute('y2')) / 21] as const),
    );
    const off = (p: number): number =>
      Math.max(...hands.map(([x, y], i) => Math.hypot(x - Math.sin(angle(p, i, 16)), y - Math.cos(angle(p, i, 16)))));
    const fitting = Array.from({ length: 240 }, (_position, p) => p).filter((p) => off(p) < 1e-3);
    expect(fitting).toHaveLength(1);
    const [hidden = 0] = fitting;
    expect(await text(page, 'pe-clock-guess')).not.toContain(`It is ${hidden}`);

    const guess = async (position: number): Promise<string> => {
      await fill(page, 'clock-guess', String(position));
      await page.keyboard.press('Enter');
      await settled(page);
      return text(page, 'pe-clock-guess .says');
    };
    const wrong = hidden > 100 ? hidden - 1 : hidden + 1;
    // One position off, the fastest hand is one radian away and no other as far.
    expect(await guess(wrong)).toContain(`It is ${hidden}. At ${wrong}, dashed, hand 0 would be 57° away`);
    expect(await page.$$eval('pe-clock-guess .guessed', (lines) => lines.length)).toBe(8);
    expect(await guess(hidden)).toBe(`Right: it is ${hidden}.`);
    await close();
  });
});

describe('the hands', () => {
  test('are as many as the width has pairs, an odd one included', () => {
    expect([2, 3, 4, 5].map((dim) => pairsOf({ dim, ladder: 'half' }))).toEqual([1, 2, 2, 3]);
    expect([2, 3, 4, 5].map((dim) => pairsOf({ dim, ladder: 'halfMinusOne' }))).toEqual([1, 1, 2, 2]);
    expect(handsAt({ dim: 5, base: 10000, ladder: 'half' }, 7).map(({ cos }) => cos === undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('of a wide table are drawn evenly, the chosen one always', () => {
    const drawn = drawnHands(handsAt({ dim: 512, base: 10000, ladder: 'half' }, 1), 100).map(({ pair }) => pair);
    expect(drawn).toHaveLength(12);
    expect(drawn).toEqual(expect.arrayContaining([0, 100, 255]));
  });

  test('a choice beyond the last hand falls on the last', () => {
    expect(settle({ ...view, pair: 500 }).pair).toBe(7);
  });

  test.each([1, 3, 4, 6, 22, 44])('at one look in %i the slow wave goes through every dot of the true one', (step) => {
    const { samples, alias, apparent, looks } = sample({ ...view, step, span: 400 });
    expect(samples.positions.length).toBeGreaterThan(5);
    expect(looks).toBeCloseTo((2 * Math.PI) / step, 12);
    expect(alias === undefined).toBe(looks >= 2);
    samples.positions.forEach((p, k) => {
      expect(samples.values[k]).toBeCloseTo(Math.sin(p), 12);
      expect(Math.sin((2 * Math.PI * p) / apparent)).toBeCloseTo(Math.sin(p), 9);
    });
    if (alias)
      alias.positions.forEach((p, k) => expect(alias.values[k]).toBeCloseTo(Math.sin((2 * Math.PI * p) / apparent), 9));
  });
});

describe('the programs of the clock', () => {
  const shapes = [
    view,
    { ...view, dim: 7, base: 500.5, position: 2.5 },
    { ...view, dim: 2, ladder: 'halfMinusOne' as const },
  ];

  test.each(shapes)('the JavaScript one prints the hands shown, d = $dim', (shown) => {
    const program = snippet('JavaScript', shown).replace(/^import.*$/m, '');
    const lines: unknown[][] = [];
    const run = new Function('angularFrequencies', 'sinusoidal', 'wavelengths', 'console', program) as (
      ...parts: unknown[]
    ) => void;
    run(angularFrequencies, sinusoidal, wavelengths, { log: (...line: unknown[]) => lines.push(line) });
    expect(lines).toEqual(
      handsAt(shown, shown.position).map(({ pair, frequency, wavelength, sin, cos }) => [
        pair,
        frequency,
        wavelength,
        sin,
        cos,
      ]),
    );
  });

  test('each holds the width, the base and the position of the view', () => {
    for (const program of programs) {
      const code = snippet(program, { ...view, dim: 30, base: 777, position: 12.5 });
      for (const number of [/\b(30|15)\b/, /\b777\b/, /\b12\.5\b/]) expect(code).toMatch(number);
    }
  });
});

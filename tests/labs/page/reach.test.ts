import { interpolateRdBu } from 'd3-scale-chromatic';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { factor, lossOf, readTo, trainedLength } from '../../../web/labs/reach/read-losses.ts';
import measured from '../../../web/labs/trained/language/measured.json' with { type: 'json' };
import { taught } from '../../../web/labs/trained/language/taught.ts';
import { browserNames, served } from './support/shared.ts';
import { fill, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { linearAxis, linesOf, logarithmicAxis, mapped, marksOf } from './support/chart.ts';
import { numberOf } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

async function openReach(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('reach', query), drawn: false });
  await opened.page.waitForSelector('lab-reach svg.chart');
  await settled(opened.page);
  return opened;
}

/** Rounds to a number of significant bits, ties to even; `largest` ends the format. */
function rounding(bits: number, largest = Infinity): (x: number) => number {
  return (x) => {
    if (x === 0 || !Number.isFinite(x)) return x;
    const step = 2 ** (Math.floor(Math.log2(Math.abs(x))) - bits + 1);
    const [low, part] = [Math.floor(x / step), x / step - Math.floor(x / step)];
    const near = part > 0.5 || (part === 0.5 && low % 2 !== 0) ? low + 1 : low;
    return Math.abs(near * step) > largest ? Math.sign(x) * Infinity : near * step;
  };
}
const rounders = {
  float64: (x: number) => x,
  float32: Math.fround,
  float16: rounding(11, 65504),
  bfloat16: rounding(8),
} as const;

/** Largest error of a row whose whole computation is rounded, by plain arithmetic. */
function errorOf(r: (x: number) => number, p: number, d: number): number {
  let largest = 0;
  for (let i = 0; i < d / 2; i += 1) {
    const angle = r(r(p) * r(Math.exp(r(r(2 * i) * r(-Math.log(10000) / d)))));
    const truth = p * 10000 ** ((-2 * i) / d);
    largest = Math.max(
      largest,
      Math.abs(r(Math.sin(angle)) - Math.sin(truth)),
      Math.abs(r(Math.cos(angle)) - Math.cos(truth)),
    );
  }
  return largest;
}

/** Heights of the marks of a chart as exponents of ten, by an attribute of theirs. */
const exponents = async (
  page: Page,
  chart: string,
  marks: string,
  attribute: string,
): Promise<Record<string, number>> => {
  const valueAt = await logarithmicAxis(page, `lab-reach ${chart}`);
  const drawn = await marksOf(page, `lab-reach ${chart}`, marks, attribute);
  return Object.fromEntries(drawn.map(([name, y]) => [name, valueAt(y)]));
};

/** Points of the lines of the wavelength chart, as exponents of ten by pair. */
const linesDrawn = async (page: Page): Promise<Record<string, number[]>> => {
  const valueAt = await logarithmicAxis(page, 'lab-reach svg.ladders');
  return mapped(await linesOf(page, 'lab-reach svg.ladders', 'data-ladder'), valueAt);
};

/** Points of the lines of the chart below: how far past training each pair goes. */
const pastDrawn = async (page: Page): Promise<Record<string, number[]>> => {
  const valueAt = await linearAxis(page, 'lab-reach svg.past');
  return mapped(await linesOf(page, 'lab-reach svg.past', 'data-ladder'), valueAt);
};

const cell = (page: Page, row: string, value: string): Promise<string> =>
  text(page, `lab-reach tr[${row}] td[data-value="${value}"]`);

/** Wavelengths of 128 channels, by the formulas of the papers. */
const turn = 2 * Math.PI;
const plainly = (pair: number, base: number): number => turn * base ** (pair / 64);
const ladder: Readonly<Record<string, (pair: number) => number>> = {
  default: (pair) => plainly(pair, 5e5),
  linear: (pair) => 8 * plainly(pair, 5e5),
  ntkAware: (pair) => plainly(pair, 5e5 * 8 ** (128 / 126)),
  dynamic: (pair) => plainly(pair, 5e5 * ((8 * 65536) / 8192 - 7) ** (128 / 126)),
  llama3: (pair) => {
    const before = plainly(pair, 5e5);
    const smooth = Math.min(Math.max((8192 / before - 1) / 3, 0), 1);
    return before / ((1 - smooth) / 8 + smooth);
  },
  yarn: (pair) => {
    const bound = (turns: number): number => (128 * Math.log(8192 / (turns * turn))) / (2 * Math.log(5e5));
    const [low, high] = [Math.floor(bound(32)), Math.ceil(bound(1))];
    const ramp = Math.min(Math.max((pair - low) / (high - low), 0), 1);
    return plainly(pair, 5e5) / (ramp / 8 + 1 - ramp);
  },
};
/** The angle at a position in units of the largest that training showed, for the pairs that never came round. */
const past = (name: string, position: number): readonly number[] =>
  Array.from({ length: 64 }, (_pair, pair) => pair)
    .filter((pair) => plainly(pair, 5e5) > 8192)
    .map((pair) => position / ladder[name]!(pair) / (8192 / plainly(pair, 5e5)));

test('what is said of the models is what three seeds show', () => {
  const model = 'rotary';
  const within = { from: 0, to: trainedLength } as const;
  const beyond = { from: trainedLength, to: readTo } as const;
  const usual = { model, row: 'plain', ...within } as const;
  const [inside, outside] = taught('worse', usual, { model, row: 'plain', ...beyond });
  expect(lossOf(measured.byPlace.rotary.plain, 0, trainedLength)).toBeCloseTo(inside, 12);
  expect(lossOf(measured.byPlace.rotary.plain, trainedLength, readTo)).toBeCloseTo(outside, 12);
  taught('better', { model, row: 'plain', ...beyond }, { model, row: `YaRN x ${factor}`, ...beyond });
  taught('worse', usual, { model, row: `YaRN x ${factor}`, ...within });
  taught('worse', usual, { model, row: `linear x ${factor}`, ...within });
  taught('better', { model, row: 'plain', ...beyond }, { model: 'alibi', row: 'plain', ...beyond });
});

describe.each(browserNames)('long context in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('reach', (view) => openReach(browser, address, view));

  test.each([
    [4096, 64],
    [65535, 512],
  ])('the errors at position %i, d = %i, are those of plain arithmetic', async (position, d) => {
    const { page, complaints } = await visit(`&l.p=${position}&l.d=${d}`);
    const drawn = await exponents(page, 'svg.errors', '.tip', 'data-format');
    for (const format of ['float32', 'float16', 'bfloat16'] as const) {
      const error = errorOf(rounders[format], position, d);
      if (format === 'float16' && position === 65535) {
        expect(await cell(page, 'data-format="float16"', 'error')).toBe('∞');
        continue;
      }
      expect(Math.abs(numberOf(await cell(page, `data-format="${format}"`, 'error')) / error - 1)).toBeLessThan(0.005);
      expect(Math.abs((drawn[format] ?? 99) - Math.log10(error))).toBeLessThan(0.02);
    }
    expect(numberOf(await cell(page, 'data-format="float64"', 'error'))).toBeLessThan(1e-10);
    expect(complaints).toEqual([]);
  });

  test('the first two equal positions are named, and whether the next one is equal too', async () => {
    const { page } = await visit('&l.p=16777216&l.d=64');
    await page.waitForFunction(() =>
      document
        .querySelector('lab-reach tr[data-format="float32"] td[data-value="alike"]')
        ?.textContent?.includes('16777217'),
    );
    expect(await cell(page, 'data-format="float32"', 'alike')).toBe('16777216 and 16777217 at the latest');
    expect(await cell(page, 'data-format="float16"', 'alike')).toBe('2048 and 2049');
    expect(await cell(page, 'data-format="bfloat16"', 'alike')).toBe('256 and 257');
    expect(await text(page, '[data-says="next"]')).toBe(
      'Positions 16777216 and 16777217 get the very same row in float32 and bfloat16. No row at all in float16: an ' +
        'infinity has no sine.',
    );
    await fill(page, 'reach-position', '100');
    expect(await text(page, '[data-says="next"]')).toBe('Every format can still tell 100 from 101.');
  });

  test('the strips show the true row and the rounded ones through the colour map', async () => {
    const { page } = await visit('&l.p=1000&l.d=16');
    const pixels = await page.$eval('lab-reach .strips canvas', (canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      return [...(canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height).data];
    });
    expect(pixels).toHaveLength(4 * 16 * 4);
    const values = (['float64', 'float32', 'float16', 'bfloat16'] as const).flatMap((format) => {
      const r = rounders[format];
      return Array.from({ length: 16 }, (_column, column) => {
        const angle = r(r(1000) * r(Math.exp(r(r(column - (column % 2)) * r(-Math.log(10000) / 16)))));
        return r(column % 2 === 0 ? Math.sin(angle) : Math.cos(angle));
      });
    });
    values.forEach((value, at) => {
      const colors = [-0.002, 0, 0.002].map((shift) => {
        const entry = Math.min(Math.max(Math.floor(((value + shift + 1) / 2) * 256), 0), 255);
        return [...interpolateRdBu(entry / 255).matchAll(/\d+/g)].map(Number);
      });
      const got = pixels.slice(4 * at, 4 * at + 3);
      // The two arms of the map meet at 0, where an entry may be one off.
      expect(colors.some((color) => color.every((channel, k) => Math.abs(channel - got[k]!) < 6))).toBe(true);
    });
  });

  test('the line is dragged and goes by key', async () => {
    const { page } = await visit();
    const frame = 'lab-reach .error-frame';
    const position = (): Promise<number> =>
      page.$eval(frame, (element) => Number(element.getAttribute('aria-valuenow')));
    await inView(page, frame);
    const box = (await (await page.$(frame))!.boundingBox())!;
    const at = (p: number): number => box.x + 46 + (Math.log10(p) / 9) * (box.width - 60);
    await page.mouse.move(at(65535), box.y + 100);
    await page.mouse.down();
    await page.mouse.move(at(1e6), box.y + 120, { steps: 3 });
    await page.mouse.up();
    await settled(page);
    expect(Math.abs(Math.log10(await position()) - 6)).toBeLessThan(0.03);
    await page.$eval(frame, (element) => (element as HTMLElement).focus());
    for (const [key, expected] of [
      ['End', 1e9],
      ['PageDown', 1e8],
      ['Home', 0],
      ['ArrowRight', 1],
      ['PageUp', 10],
      ['ArrowUp', 11],
      ['ArrowLeft', 10],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect([key, await position()]).toEqual([key, expected]);
    }
  });

  test('the wavelengths of Llama 3.1 under every scaling are those of the papers', async () => {
    const { page, complaints } = await visit('&l.v=rope');
    const drawn = await linesDrawn(page);
    expect(Object.keys(drawn).sort()).toEqual([...Object.keys(ladder), 'own'].sort());
    for (const [method, wavelength] of [...Object.entries(ladder), ['own', ladder['llama3']!] as const]) {
      expect(drawn[method]).toHaveLength(64);
      drawn[method]!.forEach((exponent, pair) =>
        expect(Math.abs(exponent - Math.log10(wavelength(pair)))).toBeLessThan(0.01),
      );
      const further = past(method === 'own' ? 'llama3' : method, 65535);
      const beyond = further.filter((times) => times > 1);
      expect(await cell(page, `data-ladder="${method}"`, 'unseen')).toBe(String(beyond.length));
      const [least, most] = [Math.min(...beyond), Math.max(...beyond)].map((times) => Number(times.toPrecision(3)));
      expect(await cell(page, `data-ladder="${method}"`, 'past')).toBe(
        beyond.length === 0 ? 'none' : least === most ? `× ${most}` : `× ${least} to ${most}`,
      );
      const drawnPast = (await pastDrawn(page))[method]!;
      expect(drawnPast).toHaveLength(further.length);
      further.forEach((times, at) => expect(Math.abs(drawnPast[at]! - times)).toBeLessThan(0.01));
    }
    // Hidden by the count of angles: NTK-aware scaling stays nearer to training the slower the pair.
    expect(past('ntkAware', 65535)[0]!).toBeLessThan(past('default', 65535)[0]! / 3);
    expect(past('ntkAware', 65535).at(-1)!).toBeLessThan(1);
    expect(await cell(page, 'data-ladder="yarn"', 'attention')).toBe((0.1 * Math.log(8) + 1).toPrecision(4));
    expect(complaints).toEqual([]);
  });

  test('the keyboard chooses model, scaling and pair', async () => {
    const { page } = await visit('&l.v=rope&l.p=16383');
    await page.$eval('lab-reach [data-preset="llama2"]', (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await page.$eval('lab-reach tr[data-ladder="linear"] button', (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await page.$eval('lab-reach .ladder-frame', (element) => (element as HTMLElement).focus());
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await settled(page);
    const before = turn * 10000 ** (9 / 64);
    expect(Number(await text(page, 'lab-reach dd[data-value="before"]'))).toBeCloseTo(before, 3);
    expect(Number(await text(page, 'lab-reach dd[data-value="after"]'))).toBeCloseTo(8 * before, 2);
    expect(Number(await text(page, 'lab-reach dd[data-value="now"]'))).toBeCloseTo(16383 / (8 * before), 1);
    expect(await text(page, 'lab-reach figcaption')).toContain(
      '18 of 64 pairs never complete a turn within 4096 positions.',
    );
    await settledAddress(page, '?lang=en&l.v=rope&l.p=16383&l.m=llama2&l.t=4096&l.x=linear&l.i=9');
  });

  test('a link with a file draws it, as it always has, and leads to its passport', async () => {
    const file =
      '{"model_type": "llama", "head_dim": 64, "rope_theta": 777, "max_position_embeddings": 2048, "rope_scaling": ' +
      '{"rope_type": "linear", "factor": 3}}';
    const query = `&l.v=rope&l.m=own&l.c=${encodeURIComponent(file)}&l.t=2048`;
    const { page, complaints, close } = await openReach(browser, address, query);
    expect(await page.$('lab-reach .unread-file')).toBeNull();
    expect(await page.$('lab-reach textarea')).toBeNull();
    expect(Number(await cell(page, 'data-ladder="own"', 'first'))).toBeCloseTo(3 * turn, 2);
    expect(Number(await cell(page, 'data-ladder="own"', 'last'))).toBeCloseTo(3 * turn * 777 ** (31 / 32), 0);
    await page.waitForSelector('lab-reach .own-file a');
    await page.$eval('lab-reach .own-file a', (link) => (link as HTMLElement).click());
    await page.waitForSelector('lab-passport .passport-facts');
    await page.waitForFunction(
      () => document.querySelector('lab-passport [data-fact="base"] span')?.textContent === '777',
    );
    await page.waitForSelector('lab-passport .to-reach a');
    await page.$eval('lab-passport .to-reach a', (link) => (link as HTMLElement).click());
    await settled(page);
    expect(Number(await cell(page, 'data-ladder="own"', 'first'))).toBeCloseTo(3 * turn, 2);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a link with nonsense is explained in words, and reset restores the first view', async () => {
    const { page, complaints, close } = await openReach(
      browser,
      address,
      '&l.p=-3&l.v=rope&l.m=own&l.c=%7Bnope&l.f=0&l.y=x',
    );
    expect(await text(page, 'lab-reach .note')).toContain('Position p: “-3”.');
    expect(await text(page, 'lab-reach .note')).toContain('Factor of the other scalings: “0”.');
    expect(await text(page, 'lab-reach .unread-file')).toContain(
      'The file in this link cannot be drawn, so here is Llama 3.1 8B:',
    );
    expect((await linesDrawn(page))['own']).toHaveLength(64);
    await page.$eval('lab-reach .reset', (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    expect(await page.$('lab-reach svg.errors')).not.toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });
});

import * as posenc from 'posenc';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../web/page/lib/program.ts';
import { trialOf } from '../../web/page/labs/family/model.ts';
import { encodingOf, encodings, type FamilyName } from '../../web/page/labs/family/encodings/index.ts';
import { presets, properties, settle } from '../../web/page/labs/family/properties.ts';
import { snippet } from '../../web/page/labs/family/snippets.ts';
import { defaults } from '../../web/page/lib/properties.ts';
import { colorsOf } from '../elements/support/truth.ts';
import { browserNames, served } from './support/shared.ts';
import { fill, inView, open, type Opened, settledAddress, text } from './support/page.ts';
import { dot, hash, largest, matrix, numberOf, placed, unit, type Rows } from './support/sentence.ts';

const view = defaults(properties);
const familyNames = encodings.map(({ name }) => name);

async function openFamily(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: `?lang=en${query}#family`, drawn: false });
  await opened.page.waitForSelector('lab-family svg.effects');
  await rendered(opened.page);
  return opened;
}

/** Frames enough to render, to measure the width, and to render at it. */
const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

interface Setting {
  readonly words: readonly string[];
  readonly dim: number;
  readonly heads?: number;
  readonly head?: number;
  readonly identity?: boolean;
  readonly halves?: boolean;
}

const repeated = (sentence: string, count: number): string[] =>
  Array.from({ length: count }, (_word, at) => sentence.split(' ')[at % sentence.split(' ').length]!);
const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((value, k) => value + b[k]!);
const slopesOf = (heads: number): number[] => {
  const below = 2 ** Math.floor(Math.log2(heads));
  const of = (count: number): number[] => Array.from({ length: count }, (_slope, h) => 2 ** ((-8 * (h + 1)) / count));
  return [...of(below), ...of(2 * below).filter((_slope, h) => h % 2 === 0)].slice(0, heads);
};
const bucket = (distance: number): number =>
  distance < 16 ? distance : Math.min(31, 16 + Math.floor((Math.log(distance / 16) / Math.log(8)) * 16));

/** Pairs of channels turned by position times frequency. */
function turned(row: readonly number[], position: number, halves: boolean): number[] {
  const [d, out] = [row.length, [...row]];
  for (let i = 0; i < d / 2; i += 1) {
    const [a, b] = halves ? [i, i + d / 2] : [2 * i, 2 * i + 1];
    const angle = position * 10000 ** ((-2 * i) / d);
    out[a] = row[a]! * Math.cos(angle) - row[b]! * Math.sin(angle);
    out[b] = row[a]! * Math.sin(angle) + row[b]! * Math.cos(angle);
  }
  return out;
}

/** Scores of words alone, and with each encoding, by plain loops. */
function scoresOf(
  name: FamilyName,
  { words, dim, heads = 8, head = 3, identity = true, halves = true }: Setting,
): Rows {
  const made = (start: string, offset: number, row: number): number[] =>
    unit(hash(`1/${start}`) + offset + 7919 * row, dim);
  const through = (row: number[], weights: 'Wq' | 'Wk'): number[] =>
    identity ? row : matrix(weights, 1, dim).map((line) => dot(line, row));
  const content = words.map((word) =>
    unit(hash(`1/${word.toLowerCase()}`), dim).map((value) => value * Math.sqrt(dim)),
  );
  const place = (position: number): number[] =>
    name === 'sinusoidal'
      ? placed(position, dim)
      : name === 'learned'
        ? made('Wq', 1e6, position)
        : Array<number>(dim).fill(0);
  const [q, k] = (['Wq', 'Wk'] as const).map((weights) =>
    content.map((row, at) => through(sum(row, place(at)), weights)),
  ) as [Rows, Rows];
  const score = (i: number, j: number): number => {
    const plain = dot(q[i]!, k[j]!);
    switch (name) {
      case 'rotary':
        return dot(turned(q[i]!, i, halves), turned(k[j]!, j, halves)) / Math.sqrt(dim);
      case 'polar': {
        const length = (value: number): number => Math.log(1 + Math.exp(value));
        const waves = q[i]!.map((x, c) => length(x) * length(k[j]![c]!) * Math.cos((i - j) * 10000 ** (-c / dim)));
        return waves.reduce((total, wave) => total + wave) / Math.sqrt(dim);
      }
      case 'alibi':
        return plain / Math.sqrt(dim) - slopesOf(heads)[head - 1]! * (i - j);
      case 't5':
        return plain / Math.sqrt(dim) + Math.sin(hash('1/Wk') + 2e6 + head + 7919 * bucket(i - j));
      case 'shaw':
        return (plain + dot(q[i]!, made('Wk', 1e6, 16 - Math.min(i - j, 16)))) / Math.sqrt(dim);
      case 'transformerXl': {
        const r = [...Array(dim / 2).keys()].map((pair) => (i - j) * 10000 ** ((-2 * pair) / dim));
        const rows = [...r.map(Math.sin), ...r.map(Math.cos)];
        const mapped = Array.from({ length: dim }, (_column, column) =>
          rows.reduce((total, value, row) => total + value * made('Wv', 1e6, row)[column]!, 0),
        );
        return (
          (dot(sum(q[i]!, made('Wq', 2e6, 0)), k[j]!) + dot(sum(q[i]!, made('Wq', 2e6, 1)), mapped)) / Math.sqrt(dim)
        );
      }
      case 'kerple':
        return plain / Math.sqrt(dim) - Math.log(1 + (i - j));
      default:
        return plain / Math.sqrt(dim);
    }
  };
  return words.map((_word, i) => words.map((_other, j) => score(i, j)));
}

const effectOf = (name: FamilyName, setting: Setting): Rows => {
  const none = scoresOf('none', setting);
  return scoresOf(name, setting).map((row, i) => row.map((value, j) => value - none[i]![j]!));
};
/** A row back from its query. */
const back = (rows: Rows, query: number): number[] =>
  Array.from({ length: query + 1 }, (_key, distance) => rows[query]![query - distance]!);

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
  await rendered(page);
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

  test('the curve of every encoding is what plain loops make of the same words', async () => {
    const { page, complaints, close } = await openFamily(
      browser,
      address,
      '&f.c=sentence&f.w=seeded&f.n=30&f.t=40&f.d=16&f.q=25',
    );
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
    await close();
  });

  test('the triangle holds the effect of RoPE on every query and the keys before it, and nothing after', async () => {
    const { page, close } = await openFamily(browser, address, '&f.n=24&f.t=30');
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
    await close();
  });

  test('a learned table ends: no scores after its last row, and posenc’s own refusal', async () => {
    const { page, close } = await openFamily(browser, address);
    await choose(page, '[data-preset="lesson000"]');
    expect(await text(page, 'lab-family .ended-name')).toBe('the table ends: 32 rows');
    expect(await text(page, 'lab-family .refusal')).toBe(
      'positions[0] is 32; allowed: an integer from 0 to 31: the table has 32 rows',
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
    await fill(page, 'family-trained', '64');
    await rendered(page);
    expect(await page.$('lab-family .ended-name')).toBeNull();
    await choose(page, '[data-family="sinusoidal"]');
    const far = placed(1000, 32)
      .slice(0, 4)
      .map((value) => value.toFixed(4).replace('-', '\u2212'));
    expect(await text(page, 'lab-family [data-says="past"]')).toContain(`that of 1000 begins ${far.join('; ')}.`);
    await close();
  });

  test('the wrong pairing of RoPE changes the scores, and the order of channels heals it', async () => {
    const { page, close } = await openFamily(browser, address, '&f.c=random&f.w=seeded&f.n=20&f.q=19&f.d=8');
    const setting = { words: Array.from({ length: 20 }, (_word, at) => `#${at}`), dim: 8, identity: false };
    const [right, wrong] = [scoresOf('rotary', setting), scoresOf('rotary', { ...setting, halves: false })];
    alike(await lineOf(page, 'pairings', 'right'), back(right, 19));
    alike(await lineOf(page, 'pairings', 'wrong'), back(wrong, 19));
    const change = largest(right.map((row, i) => row.map((value, j) => value - wrong[i]![j]!)));
    const says = await text(page, 'lab-family [data-says="pairing"]');
    expect(says).toContain(`Scores change by up to ${Number(change.toPrecision(3))}.`);
    expect(numberOf(/the residual is (.+?), which is rounding/.exec(says)![1]!)).toBeLessThan(1e-13);
    await close();
  });

  test('ALiBi for twelve heads: slopes, the jump after the eighth, and how far each sees', async () => {
    const { page, close } = await openFamily(browser, address, '&f.y=alibi&f.h=12&f.i=8');
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
      '12 is no power of two: first come the slopes for 8 heads',
    );
    await inView(page, 'lab-family svg.slopes');
    const box = (await (await page.$('lab-family svg.slopes circle[data-head="9"]'))!.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await rendered(page);
    expect(await text(page, 'lab-family [data-says="slope"]')).toContain(sees(9));
    await fill(page, 'family-head', '12');
    await rendered(page);
    expect(await text(page, 'lab-family [data-says="slope"]')).toContain(sees(12));
    await close();
  });

  test('the comparison counts what is learned and kept, and measures what is relative', async () => {
    const { page, close } = await openFamily(browser, address, '&f.h=12&f.d=16');
    const cell = async (family: FamilyName, column: string): Promise<string> =>
      text(page, `lab-family tr[data-family="${family}"] [data-column="${column}"]`);
    const expected: Record<FamilyName, [number, number]> = {
      sinusoidal: [0, 48 * 16],
      learned: [32 * 16, 32 * 16],
      rotary: [0, 48 * 16],
      polar: [12 * 16, 12 * 16 + 2 * 48 * 16],
      alibi: [0, 12],
      t5: [32 * 12, 32 * 12],
      shaw: [33 * 16, 33 * 16],
      transformerXl: [12 * (2 * 16 + 16 * 16), 12 * (2 * 16 + 16 * 16) + 48 * 16],
      kerple: [24, 24],
      none: [0, 0],
    };
    for (const family of familyNames) {
      expect([family, Number(await cell(family, 'parameters')), Number(await cell(family, 'kept'))]).toEqual([
        family,
        ...expected[family],
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
    await close();
  });

  test('arrow keys and the pointer move the query position, and the share after softmax adds up', async () => {
    const { page, close } = await openFamily(browser, address, '&f.y=kerple&f.m=share');
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
      await rendered(page);
      expect([key, await page.$eval(frame, (element) => Number(element.getAttribute('aria-valuenow')))]).toEqual([
        key,
        query,
      ]);
    }
    const box = (await (await page.$('lab-family canvas.cells'))!.boundingBox())!;
    await page.mouse.click(box.x + 5, box.y + (20.5 / 48) * box.height);
    await rendered(page);
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
    await close();
  });

  test('a link brings the view back, hostile values are refused in words, and reset the first view', async () => {
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

describe('what the family lab says', () => {
  test('models and papers are those of the table of encodings', () => {
    const files: Record<FamilyName, string> = {
      sinusoidal: 'sinusoidal',
      learned: 'learned',
      rotary: 'rotary',
      polar: 'polar',
      alibi: 'alibi',
      t5: 't5_buckets',
      shaw: 'shaw',
      transformerXl: 'transformer_xl',
      kerple: 'kerple',
      none: 'nope',
    };
    for (const family of familyNames) {
      const { paper, models } = JSON.parse(
        readFileSync(new URL(`../families/${files[family]}.json`, import.meta.url), 'utf8'),
      ) as { paper: string; models: string };
      expect(paper.startsWith(encodingOf(family).paper)).toBe(true);
      for (const model of encodingOf(family).models)
        expect(
          models.split(', ').some((known) => known === model || known.startsWith(`${model} `)),
          model,
        ).toBe(true);
    }
  });

  test('each preset is recognised as itself, and what is not there is brought back', () => {
    for (const preset of presets.names)
      expect(presets.active(settle({ ...view, ...presets.values(preset, view) }))).toBe(preset);
    expect(settle({ ...view, heads: 4, head: 9, length: 10, query: 47 })).toMatchObject({ head: 4, query: 9 });
  });
});

describe('the programs of the family', () => {
  test.each(familyNames)('the JavaScript one prints scores and effects of %s', (family) => {
    const shown = {
      ...view,
      family,
      content: 'sentence' as const,
      weights: 'seeded' as const,
      dim: '8' as const,
      length: 24,
      trained: 30,
      query: 20,
      heads: 12,
      head: 9,
      pairing: 'interleaved' as const,
    };
    const code = snippet('JavaScript', shown, trialOf(shown, 'The cat sat'), 'made up');
    const names = /import \{ (.*) \} from 'posenc'/.exec(code)![1]!.split(', ');
    const lines: number[][] = [];
    const run = new Function(...names, 'console', code.replace(/^import.*$/m, '')) as (...parts: unknown[]) => void;
    run(...names.map((wanted) => (posenc as Record<string, unknown>)[wanted]), {
      log: (...line: number[]) => lines.push(line),
    });
    const setting = { words: repeated('the cat sat', 24), dim: 8, heads: 12, head: 9, identity: false, halves: false };
    const [scores, effects] = [back(scoresOf(family, setting), 20), back(effectOf(family, setting), 20)];
    expect(lines.map(([distance]) => distance)).toEqual([...Array(21).keys()]);
    lines.forEach(([, score, effect], distance) => {
      expect(score).toBeCloseTo(scores[distance]!, 5);
      expect(effect).toBeCloseTo(effects[distance]!, 5);
    });
  });

  test('each holds the sizes of the view', () => {
    for (const program of programs) {
      const shown = { ...view, family: 'alibi' as const, length: 41, query: 33, heads: 12, head: 11 };
      const code = snippet(program, shown, trialOf(shown, 'one two'), 'made up');
      for (const value of [/\b41\b/, /\b33\b/, /\b12\b/, /\b10\b/])
        expect(code.replace('10 * 41 * 41', '10')).toMatch(
          program === 'JavaScript' && value.source === '\\b10\\b' ? /\b16810\b/ : value,
        );
    }
  });
});

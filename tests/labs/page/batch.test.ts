// The lab of batches: its numbers by plain loops, its programs, and the page in both browsers.
import * as posenc from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { headDim, modelOf, rounding, seed, type Model } from '../../../web/labs/batch/model.ts';
import {
  longestPrompt,
  maxSteps,
  mistakes,
  presets,
  promptLengths,
  properties,
  settle,
  type BatchValues,
} from '../../../web/labs/batch/properties.ts';
import { snippet } from '../../../web/labs/batch/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { open, type Opened, settledAddress, text } from './support/page.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const usual = defaults(properties);
const stateOf = (more: Partial<BatchValues>): BatchValues => settle({ ...usual, ...more });
const presetOf = (name: (typeof presets.names)[number]): BatchValues => stateOf(presets.values(name, usual));

const words = promptLengths.length * (longestPrompt + maxSteps);
const numbers = posenc.learnedTable({
  rows: 3 * (words + 1),
  dim: headDim,
  standardDeviation: 1,
  seed,
  dtype: 'float64',
}).data;
/** The query (0), key (1) or value (2) of a word of a text. */
const vector = (part: number, of: number, word: number): number[] => {
  const first = (3 * (of * (longestPrompt + maxSteps) + word) + part) * headDim;
  return [...numbers.slice(first, first + headDim)];
};

const half = headDim / 2;
/** Of RoPE, or of YaRN by its definition: four times the length of 4096. */
const frequencies = (yarn: boolean): readonly number[] => {
  const edge = (turns: number): number => (headDim * Math.log(4096 / (turns * 2 * Math.PI))) / (2 * Math.log(10000));
  const [low, high] = [Math.floor(edge(32)), Math.ceil(edge(1))];
  return Array.from({ length: half }, (_pair, i) => {
    const slow = yarn ? Math.min(Math.max((i - low) / (high - low), 0), 1) : 0;
    return 10000 ** (-i / half) * (1 - slow + slow / 4);
  });
};
/** RoPE in halves by its definition. */
const rotated = (x: readonly number[], position: number, yarn = false): number[] => {
  const factor = yarn ? 0.1 * Math.log(4) + 1 : 1;
  return x.map((value, c) => {
    const angle = position * frequencies(yarn)[c % half]!;
    const other = c < half ? -x[c + half]! : x[c - half]!;
    return factor * (value * Math.cos(angle) + other * Math.sin(angle));
  });
};
const added = (x: readonly number[], position: number): number[] =>
  x.map((value, c) => {
    const angle = position * 10000 ** (-(c - (c % 2)) / headDim);
    return value + (c % 2 === 0 ? Math.sin(angle) : Math.cos(angle));
  });

/** Softmax over scores, by plain loops. */
function attention(query: readonly number[], keys: readonly number[][], values: readonly number[][]): number[] {
  const scores = keys.map((key) => key.reduce((sum, entry, c) => sum + entry * query[c]!, 0) / Math.sqrt(headDim));
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)));
  const sum = powers.reduce((total, power) => total + power, 0);
  return query.map((_entry, c) => values.reduce((total, value, j) => total + (powers[j]! / sum) * value[c]!, 0));
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, c) => Math.abs(value - b[c]!)));
const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_word, at) => first + at);
const errorOf = ({ lines }: Model, of: number, word: number): number =>
  lines[of]!.find((slot) => slot.word === word)!.error;

describe('the numbers of the lab', () => {
  test('no setting without a mistake changes an output, except a table in a moved cache', () => {
    for (const way of properties.way.options)
      for (const encoding of properties.encoding.options)
        for (const more of [
          { steps: 2 },
          { steps: 1, dropped: 1, moved: true },
          { dropped: 1, window: '2' },
        ] as const) {
          const { wrong } = modelOf(stateOf({ way, encoding, ...more }));
          expect([way, encoding, more, wrong > 0]).toEqual([
            way,
            encoding,
            more,
            encoding === 'table' && 'moved' in more,
          ]);
        }
  });

  test('positions count the words before, columns the array', () => {
    const model = modelOf(stateOf({ way: 'right', steps: 1 }));
    expect(model.lines[0]!.map(({ kind, id }) => (kind === 'word' ? id : '-'))).toEqual([0, 1, '-', '-', '-', 2]);
    const wrong = modelOf(presetOf('step'));
    expect(wrong.lines[0]!.map(({ kind, id }) => (kind === 'word' ? id : '-'))).toEqual([0, 1, '-', '-', '-', 5]);
  });

  test('a table takes other rows by column, and the error is that of plain loops', () => {
    const model = modelOf(presetOf('ids'));
    const at = (shift: number): number[] =>
      attention(
        added(vector(0, 0, 1), 1 + shift),
        upTo(0, 1).map((j) => added(vector(1, 0, j), j + shift)),
        upTo(0, 1).map((j) => added(vector(2, 0, j), j + shift)),
      );
    expect(errorOf(model, 0, 1)).toBeCloseTo(apart(at(0), at(3)), 10);
    expect(errorOf(model, 1, 4)).toBeLessThan(rounding);
  });

  test('a word after right padding is wrong by what plain loops say', () => {
    const model = modelOf(presetOf('step'));
    const at = (position: number): number[] =>
      attention(
        rotated(vector(0, 0, 2), position),
        [0, 1, 2].map((j) => rotated(vector(1, 0, j), j < 2 ? j : position)),
        [0, 1, 2].map((j) => vector(2, 0, j)),
      );
    expect(errorOf(model, 0, 2)).toBeCloseTo(apart(at(2), at(5)), 10);
  });

  test('packed texts that see each other are wrong by what plain loops say', () => {
    const model = modelOf(presetOf('neighbours'));
    const all = [0, 1].flatMap((of) => upTo(0, (of === 0 ? 2 : 1) - 1).map((word) => [of, word] as const));
    const see = (seen: readonly (readonly [number, number])[]): number[] =>
      attention(
        rotated(vector(0, 1, 0), 0),
        seen.map(([of, word]) => rotated(vector(1, of, word), word)),
        seen.map(([of, word]) => vector(2, of, word)),
      );
    expect(errorOf(model, 1, 0)).toBeCloseTo(apart(see(all), see([[1, 0]])), 10);
  });

  test('a factor counted twice multiplies scores by 1.139, and outputs are wrong by what plain loops say', () => {
    const view = presetOf('twice');
    const model = modelOf(view);
    const factor = 0.1 * Math.log(4) + 1;
    expect(model.pair.score / model.pair.rightScore!).toBeCloseTo(factor, 10);
    const seen = upTo(1, view.word);
    const at = (more: number): number[] =>
      attention(
        rotated(vector(0, 1, view.word), view.word - 1, true),
        seen.map((j) => rotated(vector(1, 1, j), j - 1, true).map((entry) => more * entry)),
        seen.map((j) => vector(2, 1, j)),
      );
    expect(model.query.error).toBeCloseTo(apart(at(1), at(factor)), 10);
  });

  test('a window one too wide shows one more word, and outputs are wrong by what plain loops say', () => {
    const view = presetOf('edge');
    const model = modelOf(view);
    const at = (window: number): number[] => {
      const seen = upTo(view.word - window + 1, view.word);
      return attention(
        rotated(vector(0, 1, view.word), view.word),
        seen.map((j) => rotated(vector(1, 1, j), j)),
        seen.map((j) => vector(2, 1, j)),
      );
    };
    expect(model.query.error).toBeCloseTo(apart(at(3), at(4)), 10);
    expect(model.pair.sight).toBe('extra');
  });

  test('each preset is recognised and has something wrong; a word that was dropped cannot be chosen', () => {
    for (const name of presets.names) {
      expect(presets.active(presetOf(name))).toBe(name);
      expect([name, modelOf(presetOf(name)).wrong > 0]).toEqual([name, true]);
    }
    expect(stateOf({ steps: 0, dropped: 3, word: 0 })).toMatchObject({ dropped: 1, word: 1 });
    expect(stateOf({ text: 0, word: 7, key: 18 })).toMatchObject({ word: 1, key: 4 });
  });
});

describe('the programs of the batch', () => {
  test.each(presets.names)('the JavaScript one prints positions, mask and outputs of the preset %s', (name) => {
    const view = presetOf(name);
    const lines: ArrayLike<number>[] = [];
    const code = snippet('JavaScript', view, '');
    const uses = /import \{ (.*) \} from/.exec(code)![1]!.split(', ');
    const run = new Function(...uses, 'console', code.replace(/^import.*$/m, '')) as (...parts: unknown[]) => void;
    const log = (line: ArrayLike<number> | { data: ArrayLike<number> }): void =>
      void lines.push('data' in line ? line.data : line);
    run(...uses.map((use) => posenc[use as keyof typeof posenc]), { log });
    const { lines: texts, sights, columns } = modelOf(view);
    const row = view.way === 'packed' ? 0 : view.text;
    const shown = (view.way === 'packed' ? texts.flat() : texts[view.text]!).filter(({ kind }) => kind === 'word');
    for (const { column, id } of shown) {
      expect(lines[0]![row * columns + column]).toBe(id);
      for (let key = 0; key < columns; key += 1)
        expect(lines[1]![(row * columns + column) * columns + key]).toBe(
          Number(['seen', 'extra'].includes(sights[column * columns + key]!)),
        );
    }
    expect([...Array.from(lines[2]!)].every(Number.isFinite)).toBe(true);
  });

  test('each holds the words, the drop and the window of the view', () => {
    for (const program of programs)
      for (const mistake of mistakes) {
        const code = snippet(program, stateOf({ steps: 3, dropped: 2, moved: true, window: '4', mistake }), '');
        expect(code).toMatch(/-1, -1, -1, 0, 1, 2, 3, 4/);
        expect(code).toMatch(/>= 2\b/);
        expect(code).toMatch(mistake === 'window' ? /\b5\b/ : /\b4\b/);
      }
  });
});

const lab = 'lab-batch';
const read = (page: Page, value: string): Promise<string> => text(page, `${lab} dd[data-value="${value}"]`);

async function openBatch(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('batch', query), drawn: false });
  await opened.page.waitForSelector(`${lab} svg.batch-mask`);
  return opened;
}

describe.each(browserNames)('a batch in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('batch', (view) => openBatch(browser, address, view));

  test('shows a position below each word, and the errors of a mistake', async () => {
    const { page, complaints } = await visit('&b.w=right&b.s=1&b.e=columns&b.t=0&b.i=2&b.j=1');
    const positions = await page.$$eval(`${lab} svg.batch-lines .position`, (all) => all.map((one) => one.textContent));
    const model = modelOf(presetOf('step'));
    const shown = model.lines.flat().filter(({ kind }) => kind === 'word');
    expect(positions).toEqual(shown.map(({ id }) => String(id)));
    const errors = await page.$$eval(`${lab} svg.batch-lines .error`, (all) => all.map((one) => one.textContent));
    expect(errors).toEqual(shown.map(({ error }) => (error <= rounding ? '' : error.toFixed(2))));
    expect(await read(page, 'query')).toBe('a, column 5, position 5');
    expect(complaints).toEqual([]);
  });

  test('the arrow keys choose a word, and a pair in the mask', async () => {
    const { page } = await visit('&b.t=1&b.i=2');
    await page.$eval(`${lab} .lines-frame`, (frame) => (frame as HTMLElement).focus());
    await page.keyboard.press('ArrowRight');
    await settledAddress(page, '?lang=en&b.i=3');
    await page.keyboard.press('ArrowDown');
    // Text C has three words: a link without the word leads to its last one.
    await settledAddress(page, '?lang=en&b.t=2&b.j=0');
    await page.$eval(`${lab} .mask-frame`, (frame) => (frame as HTMLElement).focus());
    await page.keyboard.press('ArrowRight');
    await settledAddress(page, '?lang=en&b.t=2');
  });

  whole('a hostile link is reported, and reset gives the first view', async () => {
    const { page, close } = await openBatch(browser, address, '&b.w=up&b.s=9&b.e=all&b.n=1');
    expect(await page.$$eval(`${lab} .note li`, (items) => items.length)).toBe(4);
    await page.$eval(`${lab} .reset`, (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    await close();
  });
});

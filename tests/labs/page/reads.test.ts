// The lab in which a model reads: its readings by the reader itself, its record, and the page in both browsers.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { alphabet, numbersOf, simplify } from '../../../web/library/api/training/characters.ts';
import { loadModel, readerOf } from '../../../web/labs/reads/models.ts';
import { encodingOf, heads, layers, modelNames, notable } from '../../../web/labs/reads/record.ts';
import passages from '../../../web/labs/reads/passages.json' with { type: 'json' };
import {
  changesOf,
  longest,
  passages as passageNames,
  presets,
  properties,
  settle,
  type Change,
  type ReadsValues,
} from '../../../web/labs/reads/properties.ts';
import { modelOf, readBoth, readPlain, textOf, writtenOn } from '../../../web/labs/reads/reading.ts';
import { cutOf, finish, frequenciesOf, padding } from '../../../web/labs/reads/ways.ts';
import { snippet } from '../../../web/labs/reads/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import measured from '../../../web/labs/trained/language/measured.json' with { type: 'json' };
import { open, type Opened, settledAddress, text } from './support/page.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const usual = defaults(properties);
const stateOf = (more: Partial<ReadsValues>): ReadsValues => settle({ ...usual, ...more });
const reader = (name: ReadsValues['model']) => readerOf(name)!;
const read = (more: Partial<ReadsValues>) => {
  const view = stateOf(more);
  const words = textOf(view.own, passages[view.passage].text, view.length);
  const model = reader(view.model);
  const both = finish(readBoth(model, view, words));
  const plain = finish(readPlain(model, view, words));
  return modelOf(view, both, finish(writtenOn(model, view, words)), plain);
};

beforeAll(async () => {
  for (const name of modelNames) await loadModel(name);
});

test('passages are of the length that can be read, in the characters of the models', () => {
  expect(Object.keys(passages)).toEqual([...passageNames]);
  for (const { chapter, text: words } of Object.values(passages)) {
    expect(chapter % 10).toBe(0);
    expect(words).toHaveLength(longest);
    expect(simplify(words)).toBe(words.trim());
    expect([...words].every((character) => alphabet.includes(character))).toBe(true);
  }
});

describe('a reading', () => {
  test('is that of the reader, and its attention the shares of the characters before', () => {
    for (const name of modelNames) {
      const model = read({ model: name, length: 64, at: 30 });
      const plain = reader(name);
      plain.clear();
      plain.setEncoding(encodingOf(name));
      const { losses, attention } = plain.read(numbersOf(model.text), { attentionFrom: 29 });
      expect([...model.shown.losses.slice(1)]).toEqual([...losses.slice(1)]);
      for (let head = 0; head < layers * heads; head += 1) {
        const own = model.attention.subarray(head * 30, (head + 1) * 30);
        expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
        const from = head * 35 * 64;
        expect([...own]).toEqual([...(attention!.data as Float32Array).subarray(from, from + 30)]);
      }
      // The likeliest characters come from the place before.
      expect(model.likely[0]!.probability).toBeGreaterThanOrEqual(Math.exp(-model.shown.losses[30]!) - 1e-6);
    }
  });

  test('names what each head looks at by its attention over the whole text', () => {
    const { text, habits } = read({ length: 128 });
    const plain = reader('rotary');
    plain.clear();
    plain.setEncoding(encodingOf('rotary'));
    const { attention } = plain.read(numbersOf(text), { attentionFrom: 0 });
    const weight = (head: number, from: number, to: number): number =>
      (attention!.data as Float32Array)[(head * 128 + from) * 128 + to]!;
    const after = Array.from({ length: 112 }, (_, k) => 15 + k);
    const mean = (of: (at: number) => number): number => after.reduce((sum, at) => sum + of(at), 0) / after.length;
    const space = (at: number): number => text.slice(0, at + 1).lastIndexOf(' ');
    habits.forEach(({ kind, share, back }, head) => {
      const shares = {
        self: mean((at) => weight(head, at, at)),
        previous: mean((at) => weight(head, at, at - 1)),
        space: mean((at) => (space(at) < 0 ? 0 : weight(head, at, space(at)))),
        letter: mean((at) => (text[at] === ' ' ? 0 : weight(head, at, space(at) + 1))),
        same: mean((at) => {
          const earlier = text.slice(0, at).lastIndexOf(text[at]!);
          return earlier < 0 ? 0 : weight(head, at, earlier);
        }),
        start: mean((at) => weight(head, at, 0)),
      };
      expect(share).toBeCloseTo(Math.max(...Object.values(shares)), 6);
      expect(shares[kind]).toBeCloseTo(share, 6);
      expect(back).toBeCloseTo(
        mean((at) => Array.from({ length: at + 1 }, (_, k) => weight(head, at, k) * (at - k)).reduce((a, b) => a + b)),
        4,
      );
    });
    // ALiBi's four slopes are four widths, in every layer alike: each head looks farther than the one before.
    const widths = read({ model: 'alibi', length: 128 })
      .habits.slice(0, heads)
      .map(({ back: width }) => width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    // No habit is claimed where no character counts.
    expect([16, 17].map((length) => read({ length }).habits.length)).toEqual([0, layers * heads]);
  });

  test('with something changed agrees with what was measured over all chapters', () => {
    const rows: readonly (readonly [Change, string, string])[] = [
      ['off', 'all positions 0', 'right'],
      ['shuffled', 'positions shuffled', 'right'],
      ['far', 'positions in bfloat16 +1000', 'right'],
      ['neighbours', 'neighbours for halves', 'right'],
      ['base', 'base 500000', 'right'],
      ['ids', '32 pads left, ids and mask', '96 characters, no pads'],
      ['open', '32 pads left, ids without mask', '96 characters, no pads'],
      ['counter', 'cache cut, only the counter set back', 'right'],
    ];
    for (const name of modelNames)
      for (const [change, row, right] of rows) {
        const wrong = measured.wrong[name] as Readonly<Record<string, readonly number[]>>;
        if (!changesOf(name).includes(change) || !wrong[row]) continue;
        const by = (wrong[row][0] ?? 0) - (wrong[right]![0] ?? 0);
        const found = passageNames.map((passage) => {
          const { right: as, changed } = read({ model: name, change, guess: 'worse', passage });
          return changed.mean - as.mean;
        });
        const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
        if (Math.abs(by) < notable) expect([name, change, Math.abs(mean) < 3 * notable]).toEqual([name, change, true]);
        else expect([name, change, Math.sign(mean)]).toEqual([name, change, Math.sign(by)]);
      }
  });

  test('shows the right one until the reader has guessed, and judges the guess', () => {
    const before = read({ change: 'neighbours' });
    expect(before.shown).toBe(before.right);
    const after = read({ change: 'neighbours', guess: 'same' });
    expect([after.shown === after.changed, after.verdict]).toEqual([true, 'worse']);
    expect(read({ change: 'one', guess: 'worse' }).verdict).toBe('same');
  });

  test('of a shuffled text has each position once, at every length', () => {
    for (const length of [16, 18, 36, 37, 74, 111]) {
      const { changed, right } = read({ change: 'shuffled', guess: 'worse', length });
      expect([length, changed.mean > right.mean + 0.3]).toEqual([length, true]);
    }
  });

  test('of a cut cache has no attention on what has left', () => {
    const { attention, text: words } = read({ change: 'moved', guess: 'same', at: 100 });
    const gone = cutOf(words.length);
    expect([...attention.subarray(0, gone)].every((share) => share === 0)).toBe(true);
    expect(attention.subarray(gone, 100).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
  });

  test('with YaRN has its frequencies, and reads twice the length better than without', () => {
    const frequencies = frequenciesOf(stateOf({ scaling: 'yarn', factor: 4 }));
    expect(frequencies.attentionFactor).toBeCloseTo(0.1 * Math.log(4) + 1, 12);
    const [plain, yarn] = [read({ length: 512 }), read({ length: 512, scaling: 'yarn', factor: 4 })];
    expect(yarn.shown.mean).toBeLessThan(plain.shown.mean - 0.5);
  });

  test('goes on with the positions that it was given, and the same seed writes the same', () => {
    const plain = read({ written: 40 });
    expect([plain.written.length, read({ written: 40 }).written]).toEqual([40, plain.written]);
    expect(read({ written: 40, seed: 2 }).written).not.toBe(plain.written);
    expect(read({ written: 20 }).written).toBe(plain.written.slice(0, 20));
    expect(read({ written: 40, change: 'off', guess: 'worse' }).written).not.toBe(plain.written);
  });

  test('of a text that no model knows is that of the passage', () => {
    expect(textOf('日本', passages.line.text, 20)).toBe(passages.line.text.slice(0, 20));
    expect(textOf('Ça va?', passages.line.text, 20)).toBe('ca va?');
  });
});

test('a preset sets what it says, and what a model lacks is not set', () => {
  expect(stateOf(presets.values('yarn', usual))).toMatchObject({ scaling: 'yarn', length: 256 });
  expect(stateOf({ model: 'alibi', change: 'neighbours', guess: 'worse', scaling: 'yarn' })).toMatchObject({
    change: 'none',
    guess: 'open',
    scaling: 'none',
  });
  expect(padding).toBe(32);
});

test.each(programs)('the program in %s has the position and the scaling', (program) => {
  const code = snippet(program, stateOf({ scaling: 'yarn', factor: 8, at: 77 }));
  expect(code).toContain('77');
  if (program === 'C++') expect(code).toContain('make_yarn_frequencies');
});

const lab = 'lab-reads';
async function openReads(browser: Browser, address: string, query = ''): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('reads', query), drawn: false });
  await opened.page.waitForSelector(`${lab} .reads-text .surprise`);
  return opened;
}
const value = (page: Page, name: string): Promise<string> => text(page, `${lab} dd[data-value="${name}"]`);

describe.each(browserNames)('the lab of reading in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('reads', (view) => openReads(browser, address, view));

  test('shows the surprise at each character, and what is pointed at', async () => {
    const { page, complaints } = await visit('&y.i=30&y.l=64');
    const model = read({ at: 30, length: 64 });
    expect(await page.$$eval(`${lab} .reads-text .surprise`, (all) => all.length)).toBe(63);
    expect(await value(page, 'loss')).toBe(model.shown.losses[30]!.toFixed(2));
    expect(await value(page, 'mean')).toBe(model.shown.mean.toFixed(2));
    await page.$eval(`${lab} .reads-frame`, (frame) => (frame as HTMLElement).focus());
    await page.keyboard.press('ArrowRight');
    await settledAddress(page, '?lang=en&y.l=64&y.i=31');
    expect(complaints).toEqual([]);
  });

  test('a change is guessed first, then shown, and said of every model', async () => {
    const { page } = await visit('');
    await page.select(`${lab} select[name="reads-change"]`, 'neighbours');
    await settledAddress(page, '?lang=en&y.c=neighbours');
    await page.waitForSelector(`${lab} .reads-guess[data-open="true"]`);
    expect(await text(page, `${lab} figcaption`)).toContain('Will it read better');
    expect(await page.$(`${lab} .of-change`)).toBeNull();
    await page.$eval(`${lab} input[name="reads-guess"][value="same"]`, (input) => (input as HTMLElement).click());
    await settledAddress(page, '?lang=en&y.c=neighbours&y.g=same');
    // The text is read in slices, after the address has changed.
    await page.waitForSelector(`${lab} .of-change`);
    const model = read({ change: 'neighbours', guess: 'same' });
    expect(await text(page, `${lab} figcaption`)).toContain(`It reads worse: ${model.changed.mean.toFixed(2)} nats`);
    expect(await page.$$eval(`${lab} .of-change tbody tr`, (rows) => rows.length)).toBe(modelNames.length);
  });

  whole('trains on in a thread from the recorded losses, until it is stopped', async () => {
    const { page, complaints } = await visit('&y.s=yarn');
    const [figure, button] = [`${lab} svg.reads-further`, `${lab} button.reads-further`];
    await page.waitForSelector(figure);
    await page.$eval(button, (start) => (start as HTMLElement).click());
    await page.waitForFunction((dots) => document.querySelectorAll(dots).length >= 2, {}, `${figure} .now`);
    // After no step the dots are where the lines begin.
    const heights = await page.$eval(figure, (drawing) => {
      const begin = (line: Element): number => Number(/M\S+ ([\d.]+)/.exec(line.getAttribute('d') ?? '')?.[1]);
      const dots = [...drawing.querySelectorAll('.now')].slice(0, 2).map((dot) => Number(dot.getAttribute('cy')));
      const [beyond, within] = [...drawing.querySelectorAll('.line.chosen')].map(begin);
      return [dots, [within, beyond]];
    });
    expect(heights[0]![0]).toBeCloseTo(heights[1]![0]!, 0);
    expect(heights[0]![1]).toBeCloseTo(heights[1]![1]!, 0);
    await page.$eval(button, (stop) => (stop as HTMLElement).click());
    await page.waitForFunction(
      (status) => document.querySelector(status)?.textContent?.includes('Stopped after step'),
      {},
      `${lab} button.reads-further + [role="status"]`,
    );
    expect(complaints).toEqual([]);
  });

  whole('another model is loaded when it is chosen', async () => {
    const { page } = await visit('&y.m=t5');
    expect(await value(page, 'mean')).toBe(read({ model: 't5' }).shown.mean.toFixed(2));
  });

  whole('a hostile link is reported, and reset gives the first view', async () => {
    const { page, close } = await openReads(browser, address, '&y.m=gpt&y.l=0&y.c=all&y.i=x');
    expect(await page.$$eval(`${lab} .note li`, (items) => items.length)).toBe(4);
    await page.$eval(`${lab} .reset`, (button) => (button as HTMLElement).click());
    await settledAddress(page, '?lang=en');
    await close();
  });
});

import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeNpy } from 'posenc';
import { makeSentences, Trainer } from '../../../web/library/api/training/index.ts';
import { properties, setupOf } from '../../../web/labs/training/properties.ts';
import { flat } from '../../../web/labs/training/weights.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { pictures, wrongCells } from './support/sentence.ts';
import { browserNames, served, whole } from './support/shared.ts';
import {
  curve,
  enabled,
  expectOutcome,
  lab,
  openTraining,
  outcomeOf,
  phoneLink,
  press,
  shown,
  state,
  step,
} from './support/training.ts';
import { inView, open, settled, settledAddress, text } from './support/page.ts';

const stored = JSON.parse(readFileSync(new URL('../../../web/labs/trained/table.json', import.meta.url), 'utf8')) as {
  readonly ceilings: Readonly<Record<string, readonly number[]>>;
};

describe.each(browserNames)('the lab of training in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  whole('is loaded when the reader comes near, and its module with it', async () => {
    const { page, requests } = await open(browser, address, { query: '?lang=en', requests: true });
    const trains = (): boolean => requests.some((request) => /\/training-/.test(request));
    expect(trains()).toBe(false);
    await page.$eval('#training', (section) => section.scrollIntoView());
    await page.waitForSelector(`${lab} .task-example code`);
    expect(trains()).toBe(true);
  });

  whole('the keyboard alone guesses and runs a race, with the same end as the models here', async () => {
    const { page, complaints } = await openTraining(browser, address, `${phoneLink}&t.e=0,3,4`);
    expect(await text(page, `${lab} figcaption`)).toContain('Before you start');
    const cell = (task: string, kind: string): string => `${lab} .guess[data-task="${task}"][data-kind="${kind}"]`;
    const looks = (selector: string): Promise<string[]> =>
      page.$eval(selector, (button) => {
        const { guess = '', found = '', judged = '' } = (button as HTMLElement).dataset;
        return [guess, found, judged];
      });
    const guess = async (kind: string, presses: number): Promise<void> => {
      await page.focus(cell('threeBack', kind));
      for (let i = 0; i < presses; i += 1) await page.keyboard.press('Enter');
    };
    await guess('none', 1);
    await guess('rotary', 3);
    await guess('alibi', 2);
    await settled(page);
    expect(await looks(cell('threeBack', 'rotary'))).toEqual(['far', 'none', 'open']);
    await page.evaluate(() => {
      const drawn = { times: 0, frames: 0 };
      Object.assign(globalThis, { drawn });
      const clock = document.querySelector('lab-training .race-clock')!;
      new MutationObserver(() => (drawn.times += 1)).observe(clock, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      const frame = (): void => {
        drawn.frames += 1;
        requestAnimationFrame(frame);
      };
      frame();
    });
    await page.focus(`${lab} [data-act="start"]`);
    await page.keyboard.press('Enter');
    await state(page, 'finished');
    const { times, frames } = await page.evaluate(
      () => (globalThis as unknown as { drawn: { times: number; frames: number } }).drawn,
    );
    // News of the race are drawn once a frame; the press that starts it, and a change of width, are drawn at once.
    expect(times).toBeLessThanOrEqual(frames + 2);
    expect(times).toBeGreaterThan(5);

    const table = await shown(page);
    for (const kind of ['none', 'rotary', 'alibi'] as const) {
      expectOutcome(table[kind], outcomeOf(kind));
      expect(await curve(page, 'race', kind)).toHaveLength(10);
    }
    expect(await text(page, `${lab} figcaption`)).toContain('at least 95% right: RoPE. Below: no positions and ALiBi.');
    expect(await text(page, `${lab} .race-clock`)).toMatch(/^Step 100 of 100; \d+\.\d s of training/);
    expect(complaints).toEqual([]);
    // The line of the baseline without word order is at its computed height, and curves where they were measured.
    const grid = await page.$$eval(`${lab} svg.race path.grid[data-value]`, (lines) =>
      lines.map((line) => [
        Number((line as SVGElement).dataset['value']),
        Number(/ (\S+)H/.exec(line.getAttribute('d') ?? '')?.[1]),
      ]),
    );
    const height = (value: number): number => grid.find(([at]) => at === value)![1]!;
    const share = (y: number): number => (height(0) - y) / (height(0) - height(1));
    const bound = await page.$eval(`${lab} svg.race path[data-ceiling]`, (path) =>
      Number(/ (\S+)L/.exec(path.getAttribute('d') ?? '')?.[1]),
    );
    expect(share(bound)).toBeCloseTo(stored.ceilings['threeBack']![0]!, 3);
    expect((await curve(page, 'reach-lines', 'alibi')).length).toBe(4);
    expect(share((await curve(page, 'race', 'rotary')).at(-1)![1]!)).toBeGreaterThan(0.99);

    // The guesses are next to the results, and in the link.
    expect(await looks(cell('threeBack', 'none'))).toEqual(['not', 'not', 'right']);
    expect(await looks(cell('threeBack', 'rotary'))).toEqual(['far', 'far', 'right']);
    expect(await looks(cell('threeBack', 'alibi'))).toEqual(['here', 'not', 'wrong']);
    expect(await looks(cell('wordNumber', 'alibi'))).toEqual(['none', 'none', 'open']);
    expect(await text(page, `${lab} .guess-score`)).toBe('Guesses with a result: 3, of them right: 2.');
    expect(await page.$eval(cell('threeBack', 'alibi'), (button) => button.getAttribute('aria-label'))).toBe(
      'ALiBi, “Three back”. Your guess: learns it with 16 words, not with 64. Result: does not learn it. ' +
        'Press for the next.',
    );

    // The finished race can be saved, point by point, and printed: its lines and numbers, not its buttons.
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
    await page.waitForSelector(`${lab} [data-panel="words"] tbody tr`);
    expect(await page.$$(`${lab} [data-panel="words"] tbody tr`)).toHaveLength(3 * (10 + 4));
    if (name === 'chromium') {
      await page.emulateMediaType('print');
      const paper = await page.$eval(lab, (element) => {
        const seen = (selector: string): number =>
          [...element.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0).length;
        const cut = [...element.querySelectorAll('.run-table')].filter(
          (each) => getComputedStyle(each).overflowX !== 'visible',
        );
        return {
          lines: seen('svg.race path.race-line[data-kind]'),
          rows: seen('.race-table tbody tr'),
          guesses: seen('.guess[data-found]'),
          said: seen('figcaption, .race-clock'),
          buttons: seen('.race-actions button, .controls input, [data-act="all"]'),
          cut: cut.length,
        };
      });
      expect(paper).toEqual({ lines: 3, rows: 3, guesses: 12, said: 2, buttons: 0, cut: 0 });
      await page.emulateMediaType('screen');
    }
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')));

    // Pressing and printing may have scrolled the page, and changed its address.
    await inView(page, `${lab} .controls`);
    await page.waitForFunction(() => location.hash === '#training');
    await page.reload();
    await page.waitForSelector(cell('threeBack', 'rotary'));
    expect(await looks(cell('threeBack', 'rotary'))).toEqual(['far', 'none', 'open']);
    await guess('rotary', 1);
    await settled(page);
    expect(await looks(cell('threeBack', 'rotary'))).toEqual(['none', 'none', 'open']);
  });

  whole('is paused, goes ten steps, stops to ask, goes on, and goes back to the start', async () => {
    const { page } = await openTraining(browser, address, `${phoneLink}&t.e=3,4&t.n=3000`);
    expect(await enabled(page)).toEqual(['start', 'step']);
    await press(page, 'start');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('lab-training .race-clock')?.dataset['step']) > 20,
    );
    expect(await enabled(page)).toEqual(['pause', 'stop', 'clear']);
    await press(page, 'pause');
    await state(page, 'paused');
    const before = await step(page);
    expect(await enabled(page)).toEqual(['goOn', 'step', 'stop', 'clear']);
    expect((await shown(page))['rotary']!.slice(2)).toEqual(['–', '–', '–']);
    await press(page, 'step');
    await page.waitForFunction(
      (old) => Number(document.querySelector<HTMLElement>('lab-training .race-clock')?.dataset['step']) >= old + 10,
      {},
      before,
    );
    await state(page, 'paused');
    await press(page, 'stop');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('lab-training td[data-length]')].every(({ textContent }) => textContent !== '–'),
    );
    await state(page, 'paused');
    await page.waitForFunction(
      (caption) => document.querySelector(caption)?.textContent?.includes('This was stopped early.'),
      {},
      `${lab} figcaption`,
    );
    await press(page, 'goOn');
    await page.waitForFunction(
      (old) => Number(document.querySelector<HTMLElement>('lab-training .race-clock')?.dataset['step']) > old + 20,
      {},
      before,
    );
    await press(page, 'clear');
    await state(page, 'ready');
    expect(await step(page)).toBe(0);
  });

  whole('all four tasks run one after the other, and fill the grid', async () => {
    const { page } = await openTraining(browser, address, '&t.t=threeBack&t.d=16&t.h=2&t.e=0,4&t.n=50&t.z=8');
    await press(page, 'all');
    await page.waitForFunction(() => !document.querySelector('lab-training .guess[data-found="none"]'));
    expect(await page.$$(`${lab} .guess`)).toHaveLength(8);
    await settledAddress(page, '?lang=en&t.t=wordNumber&t.e=0,4&t.n=50&t.d=16&t.h=2&t.z=8');
  });

  whole('further seeds draw a band around each line, and the table gives its limits', async () => {
    const { page } = await openTraining(browser, address, `${phoneLink}&t.e=0,4&t.n=50&t.k=3&t.z=8`);
    await press(page, 'start');
    await state(page, 'finished');
    const edges = await page.$eval(`${lab} svg.race [data-band="alibi"]`, (path) =>
      (path.getAttribute('d') ?? '').slice(1, -1).split('L'),
    );
    expect(edges).toHaveLength(10);
    const seeds = [1, 2, 3].map((seed) => outcomeOf('alibi', { steps: 50, longest: 8, seed }).shares);
    const cells = (await shown(page))['alibi']!;
    expect(cells[0]).toBe('never');
    cells.slice(1).forEach((cell, index) => {
      const shares = seeds.map((list) => 100 * list[index]!);
      const numbers = (cell.match(/\d+/g) ?? []).map(Number);
      expect(Math.abs(Math.min(...numbers) - Math.min(...shares))).toBeLessThanOrEqual(0.501);
      expect(Math.abs(Math.max(...numbers) - Math.max(...shares))).toBeLessThanOrEqual(0.501);
    });
    expect(await text(page, `${lab} .race-clock`)).toContain('This is seed 3.');
  });

  whole('inside it shows the attention, the table, the bias and the weights that the same model has here', async () => {
    const query = '&t.t=threeBack&t.d=16&t.h=2&t.e=2,5&t.n=50&t.q=3';
    const { page } = await openTraining(browser, address, query);
    expect(await text(page, `${lab} .inside`)).toContain('Once something is trained');
    await press(page, 'start');
    await state(page, 'finished');
    const maps = (kind: string): string => `${lab} [data-maps="${kind}"] image`;
    await page.waitForSelector(maps('tables'));
    const view = { ...defaults(properties), task: 'threeBack', dim: '16', heads: '2', steps: 50 } as const;
    const trained = (kind: 'learned' | 't5'): Trainer => {
      const trainer = new Trainer(setupOf(view, kind));
      trainer.train(50);
      return trainer;
    };
    const { words } = makeSentences({ task: 'threeBack', length: 16, seed: 1, first: 3 });
    /** Matrices of so many rows and columns, one after the other. */
    const cut = (data: ArrayLike<number>, rows: number, columns: number): number[][][] =>
      Array.from({ length: data.length / (rows * columns) }, (_matrix, m) =>
        Array.from({ length: rows }, (_row, r) =>
          Array.from(data).slice((m * rows + r) * columns, (m * rows + r + 1) * columns),
        ),
      );
    const learned = trained('learned');
    const heads = cut(learned.look(words).attention.data, 16, 16);
    const drawn = await pictures(page, maps('attention'));
    expect(drawn).toHaveLength(4);
    expect(drawn.flatMap((picture, index) => wrongCells(picture, heads[index]!, 'magma', 0, 1))).toEqual([]);
    const rows = cut(
      learned
        .parameters()
        .find(({ name: block }) => block === 'positions')!
        .data.subarray(0, 512),
      32,
      16,
    );
    const [table] = await pictures(page, maps('tables'));
    const reach = Math.max(...rows.flat(2).map(Math.abs));
    expect(wrongCells(table!, rows[0]!, 'RdBu', -reach, reach)).toEqual([]);
    await page.select(`${lab} .inside select`, 't5');
    await page.waitForSelector(maps('bias'));
    const bias = cut(trained('t5').scoreBias(16).data, 16, 16);
    const most = Math.max(...bias.flat(2).map(Math.abs));
    const added = await pictures(page, maps('bias'));
    expect(added.flatMap((picture, index) => wrongCells(picture, bias[index]!, 'RdBu', -most, most))).toEqual([]);
    expect(await text(page, `${lab} .inside-sentence`)).toMatch(/^([a-h] ){16}→ [a-h] The model says/);
    // By place: eight points, as they were counted.
    expect((await curve(page, 'place-lines', 't5')).length).toBe(8);

    // The weights, as files.
    await page.evaluate(() => {
      const files: Blob[] = [];
      Object.assign(globalThis, { files });
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: Blob) => {
        files.push(file);
        return create(file);
      };
    });
    await page.$eval(`${lab} [data-panel="weights"]`, (panel) => void ((panel as HTMLDetailsElement).open = true));
    for (const [index, ending] of (['npy', 'json'] as const).entries()) {
      await page.waitForSelector(`${lab} [data-save="learned-${ending}"]`);
      await page.$eval(`${lab} [data-save="learned-${ending}"]`, (button) => (button as HTMLButtonElement).click());
      await page.waitForFunction(
        (count) => (globalThis as unknown as { files: Blob[] }).files.length > count,
        {},
        index,
      );
    }
    const [bytes, layout] = await page.evaluate(async () => {
      const [npy, json] = (globalThis as unknown as { files: Blob[] }).files;
      return [[...new Uint8Array(await npy!.arrayBuffer())], await json!.text()] as const;
    });
    const blocks = learned.parameters();
    expect(decodeNpy(Uint8Array.from(bytes)).data).toEqual(flat(blocks));
    const { setup, step: at, blocks: listed } = JSON.parse(layout) as Record<string, { readonly first: number }[]>;
    expect([setup, at]).toEqual([setupOf(view, 'learned'), 50]);
    expect(listed!.at(-1)!.first).toBe(flat(blocks).length - blocks.at(-1)!.data.length);
  });

  test('agrees with twenty seeds, in the numbers of the stored table', async () => {
    const { page } = await openTraining(browser, address, '&t.t=whereIsItNow');
    expect(await text(page, `${lab} [data-conclusion="recency"]`)).toContain(
      'ALiBi 99% (99 to 100), T5 92% (91 to 93), sinusoidal 26% (24 to 26), learned 28% (27 to 30)',
    );
    expect(await text(page, `${lab} [data-conclusion="sweep"]`)).toContain(
      '58% (50 to 62), 95% (94 to 96), 100% (99 to 100) and 47% (45 to 54)',
    );
    await page.$eval(`${lab} .stored`, (details) => void ((details as HTMLDetailsElement).open = true));
    expect(await text(page, `${lab} .stored tr[data-kind="sinusoidal"]`)).toContain('360 (280 to 480); 19 of 20 seeds');
  });

  test('the link carries the whole set-up, and an empty race is allowed', async () => {
    const { page } = await openTraining(browser, address);
    await page.$eval(`${lab} [data-preset="budget"]`, (button) => (button as HTMLButtonElement).click());
    await settledAddress(page, '?lang=en&t.t=wordNumber&t.e=2,3,4,5&t.n=3000');
    await page.$$eval(`${lab} .entrants input:checked`, (boxes) =>
      boxes.forEach((box) => (box as HTMLInputElement).click()),
    );
    await settled(page);
    expect(await text(page, `${lab} figcaption`)).toContain('Nobody is in the race');
    expect(await enabled(page)).toEqual([]);
  });
});

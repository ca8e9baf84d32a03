import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeNpy } from 'posenc';
import { makeSentences, Trainer } from '../../web/api/training/index.ts';
import { vocabularies, type Task } from '../../web/api/training/task.ts';
import { setupOf } from '../../web/page/labs/training/entrants.ts';
import { answerText, exampleOf, wordText } from '../../web/page/labs/training/letters.ts';
import { properties } from '../../web/page/labs/training/properties.ts';
import { snippet } from '../../web/page/labs/training/snippets.ts';
import { flat } from '../../web/page/labs/training/weights.ts';
import { defaults } from '../../web/page/lib/properties.ts';
import { pictures, wrongCells } from './support/sentence.ts';
import { browserNames, served } from './support/shared.ts';
import { open, settled, settledAddress, text, type OpenOptions, type Opened } from './support/page.ts';

const lab = 'lab-training';

interface Row {
  readonly task: string;
  readonly encoding: string;
  readonly causal?: boolean;
  readonly model?: string;
  readonly steps?: number;
  readonly solved: readonly number[];
  readonly accuracy: readonly (readonly number[])[];
}
const stored = JSON.parse(readFileSync(new URL('../../web/training/table.json', import.meta.url), 'utf8')) as {
  readonly rows: readonly Row[];
  readonly ceilings: Readonly<Record<string, readonly number[]>>;
};
/** What `npm run training-table` found for the phone size, seed 1. */
const rowOf = (task: string, encoding: string): Row =>
  stored.rows.find((row) => row.task === task && row.encoding === encoding && row.model === 'phone')!;

async function openTraining(browser: Browser, address: string, query = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(browser, address, { query: `?lang=en${query}#training`, drawn: false, ...options });
  await opened.page.waitForSelector(`${lab} svg.race`);
  await opened.page.waitForFunction(() => !document.querySelector('lab-training [data-waiting]'));
  await settled(opened.page);
  return opened;
}

/** Presses a button, wherever the page has put it meanwhile. */
const press = (page: Page, act: string): Promise<void> =>
  page.$eval(`${lab} [data-act="${act}"]`, (button) => (button as HTMLButtonElement).click());
const state = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForSelector(`${lab} .race-state[data-state="${wanted}"]`);
const enabled = (page: Page): Promise<string[]> =>
  page.$$eval(`${lab} .race-actions button:not(:disabled)`, (buttons) =>
    buttons.map((button) => (button as HTMLElement).dataset['act'] ?? ''),
  );
const step = (page: Page): Promise<number> =>
  page.$eval(`${lab} .race-clock`, (clock) => Number((clock as HTMLElement).dataset['step']));

/** The table by encoding: 95 % at step, then the shares. */
const shown = (page: Page): Promise<Record<string, string[]>> =>
  page.$$eval(`${lab} .race-table tbody tr`, (rows) =>
    Object.fromEntries(
      rows.map((row) => [
        (row as HTMLElement).dataset['kind'] ?? '',
        [...row.querySelectorAll('[data-column="solved"], [data-length]')].map((cell) => cell.textContent ?? ''),
      ]),
    ),
  );

/** The points of a curve, in pixels. */
const curve = (page: Page, chart: string, kind: string): Promise<number[][]> =>
  page.$eval(`${lab} svg.${chart} path[data-kind="${kind}"]`, (path) =>
    (path.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number)),
  );

/** Three small models that take a second together. */
const phone = '&t.t=threeBack&t.d=16&t.h=2&t.e=0,3,4';

describe.each(browserNames)('the lab of training in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  test('is loaded when the reader comes near, and its module with it', async () => {
    const { page, requests } = await open(browser, address, { query: '?lang=en' });
    const trains = (): boolean => requests.some((request) => /\/training-/.test(request));
    expect(trains()).toBe(false);
    await page.$eval('#training', (section) => section.scrollIntoView());
    await page.waitForSelector(`${lab} .task-example code`);
    expect(trains()).toBe(true);
  });

  test('the keyboard alone runs a race, which ends with the numbers of the stored table', async () => {
    const { page, complaints } = await openTraining(browser, address, phone);
    expect(await text(page, `${lab} figcaption`)).toContain('Before you start');
    await page.focus(`${lab} [data-act="start"]`);
    await page.keyboard.press('Enter');
    await state(page, 'finished');
    const table = await shown(page);
    for (const kind of ['none', 'rotary', 'alibi']) {
      const row = rowOf('threeBack', kind);
      const [solved, ...shares] = table[kind]!;
      expect([kind, solved]).toEqual([kind, row.solved[0] === -1 ? 'never' : String(row.solved[0])]);
      shares.forEach((share, index) =>
        expect(Math.abs(Number(share) - row.accuracy[index]![0]! / 10)).toBeLessThanOrEqual(0.56),
      );
      expect(await curve(page, 'race', kind)).toHaveLength(60);
    }
    expect(await text(page, `${lab} figcaption`)).toContain(
      'at least 95 % right: RoPE. Below: no positions and ALiBi.',
    );
    expect(await text(page, `${lab} .race-clock`)).toMatch(/^Step 600 of 600; \d+\.\d s of training/);
    expect(complaints).toEqual([]);
    // The line of those who see no order stands where it is counted, and curves where they were measured.
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
    const reached = (await curve(page, 'reach-lines', 'alibi')).length;
    expect(reached).toBe(4);
    const last = (await curve(page, 'race', 'rotary')).at(-1)!;
    expect(share(last[1]!)).toBeGreaterThan(0.99);
    // The finished race is there to be printed and saved, point by point.
    await page.$eval(`${lab} [data-panel="words"]`, (panel) => void ((panel as HTMLDetailsElement).open = true));
    await page.waitForSelector(`${lab} [data-panel="words"] tbody tr`);
    expect(await text(page, `${lab} [data-panel="words"]`)).toContain('of 192 rows');
  });

  test('is paused, goes ten steps, stops to ask, goes on, and goes back to the start', async () => {
    const { page } = await openTraining(browser, address, `${phone}&t.n=3000`);
    expect(await enabled(page)).toEqual(['start', 'step']);
    await press(page, 'start');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('lab-training .race-clock')?.dataset['step']) > 50,
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
    expect(await text(page, `${lab} figcaption`)).toContain('This was stopped early.');
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

  test('guesses go round by key, stay in the link, and stand beside what came of them', async () => {
    const { page } = await openTraining(browser, address, phone);
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
    await press(page, 'start');
    await state(page, 'finished');
    expect(await looks(cell('threeBack', 'none'))).toEqual(['not', 'not', 'right']);
    expect(await looks(cell('threeBack', 'rotary'))).toEqual(['far', 'far', 'right']);
    expect(await looks(cell('threeBack', 'alibi'))).toEqual(['here', 'not', 'wrong']);
    expect(await looks(cell('wordNumber', 'alibi'))).toEqual(['none', 'none', 'open']);
    expect(await text(page, `${lab} .guess-score`)).toBe('Of 3 guesses with a result, 2 were right.');
    expect(await page.$eval(cell('threeBack', 'alibi'), (button) => button.getAttribute('aria-label'))).toBe(
      'ALiBi, Three back Your guess: learns it with 16 words, not with 64. Result: does not learn it. ' +
        'Press for the next.',
    );
    await page.reload();
    await page.waitForSelector(cell('threeBack', 'rotary'));
    expect(await looks(cell('threeBack', 'rotary'))).toEqual(['far', 'none', 'open']);
    await guess('rotary', 1);
    await settled(page);
    expect(await looks(cell('threeBack', 'rotary'))).toEqual(['none', 'none', 'open']);
  });

  test('all four tasks run one after the other, and fill the grid', async () => {
    const { page } = await openTraining(browser, address, `${phone}&t.n=50`);
    await press(page, 'all');
    await page.waitForFunction(() => !document.querySelector('lab-training .guess[data-found="none"]'));
    expect(await page.$$(`${lab} .guess`)).toHaveLength(12);
    await settledAddress(page, '?lang=en&t.t=wordNumber&t.e=0,3,4&t.n=50&t.d=16&t.h=2');
  });

  test('further seeds draw a band around each line, and the table says from where to where', async () => {
    const { page } = await openTraining(browser, address, `${phone}&t.e=0,4&t.k=3`);
    await press(page, 'start');
    await state(page, 'finished');
    const edges = await page.$eval(`${lab} svg.race [data-band="alibi"]`, (path) =>
      (path.getAttribute('d') ?? '').slice(1, -1).split('L'),
    );
    expect(edges).toHaveLength(120);
    const alibi = rowOf('threeBack', 'alibi');
    const first = alibi.accuracy.map((list) => list.slice(0, 3).map((permille) => Math.round(permille / 10)));
    const cells = (await shown(page))['alibi']!;
    expect(cells[0]).toBe('never');
    cells.slice(1).forEach((cell, index) => {
      const [low, high] = [Math.min(...first[index]!), Math.max(...first[index]!)];
      const numbers = (cell.match(/\d+/g) ?? []).map(Number);
      expect(Math.abs(Math.min(...numbers) - low)).toBeLessThanOrEqual(1);
      expect(Math.abs(Math.max(...numbers) - high)).toBeLessThanOrEqual(1);
    });
    expect(await text(page, `${lab} .race-clock`)).toContain('This is seed 3.');
  });

  test('the weights are saved as the same model has them here', async () => {
    const { page } = await openTraining(browser, address, `${phone}&t.n=50&t.e=3`);
    await press(page, 'start');
    await state(page, 'finished');
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
      await page.waitForSelector(`${lab} [data-save="rotary-${ending}"]`);
      await page.$eval(`${lab} [data-save="rotary-${ending}"]`, (button) => (button as HTMLButtonElement).click());
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
    const view = { ...defaults(properties), task: 'threeBack', dim: '16', heads: '2', steps: 50 } as const;
    const trainer = new Trainer(setupOf(view, 'rotary'));
    trainer.train(50);
    const blocks = trainer.parameters();
    expect(decodeNpy(Uint8Array.from(bytes)).data).toEqual(flat(blocks));
    const { setup, step: trained, blocks: listed } = JSON.parse(layout) as Record<string, { readonly first: number }[]>;
    expect([setup, trained]).toEqual([setupOf(view, 'rotary'), 50]);
    expect(listed!.at(-1)!.first).toBe(flat(blocks).length - blocks.at(-1)!.data.length);
  });

  test('inside it shows the attention, the table and the bias that the same model has here', async () => {
    const query = '&t.t=threeBack&t.d=16&t.h=2&t.e=2,5&t.n=50&t.q=3';
    const { page } = await openTraining(browser, address, query);
    expect(await text(page, `${lab} .inside`)).toContain('As soon as something is trained');
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
  });

  test('says what ten seeds say, in the numbers of the stored table', async () => {
    const { page } = await openTraining(browser, address, '&t.t=whereIsItNow');
    expect(await text(page, `${lab} [data-conclusion="recency"]`)).toContain(
      'ALiBi 99 (99 to 100) %, T5 92 (91 to 94) %, sinusoidal 26 (22 to 28) %, learned 29 (25 to 32) %',
    );
    expect(await text(page, `${lab} [data-conclusion="sweep"]`)).toContain('58, 95, 100 and 49 %');
    await page.$eval(`${lab} .stored`, (details) => void ((details as HTMLDetailsElement).open = true));
    expect(await text(page, `${lab} .stored tr[data-kind="sinusoidal"]`)).toContain('390 (310 to 450); 9 of 10 seeds');
  });

  test('draws at most once a frame', async () => {
    const { page } = await openTraining(browser, address, phone);
    const most = await page.evaluate(async () => {
      let [inFrame, greatest] = [0, 0];
      const clock = document.querySelector('lab-training .race-clock')!;
      const observer = new MutationObserver(() => (greatest = Math.max(greatest, (inFrame += 1))));
      observer.observe(clock, { subtree: true, childList: true, characterData: true });
      document.querySelector<HTMLElement>('lab-training [data-act="start"]')!.click();
      while (!document.querySelector('lab-training [data-state="finished"]')) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        inFrame = 0;
      }
      return greatest;
    });
    expect(most).toBe(1);
  });

  test('a killed thread is told in a sentence, and a new one goes on to the same end', async () => {
    const { page } = await openTraining(browser, address, `${phone}&t.n=600`, {
      before: () => {
        const workers: Worker[] = [];
        Object.assign(globalThis, { workers });
        globalThis.Worker = class extends Worker {
          constructor(...options: ConstructorParameters<typeof Worker>) {
            super(...options);
            workers.push(this);
          }
        };
        // Five seconds pass in one.
        const { setInterval } = globalThis;
        globalThis.setInterval = ((handler: () => void, after: number) => setInterval(handler, after / 5)) as never;
      },
    });
    await press(page, 'start');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('lab-training .race-clock')?.dataset['step']) > 150,
    );
    await page.evaluate(() =>
      (globalThis as unknown as { workers: Worker[] }).workers.forEach((worker) => worker.terminate()),
    );
    await page.waitForSelector(`${lab} [data-failure]`);
    expect(await text(page, `${lab} [data-failure]`)).toContain('The thread that trains is gone');
    expect(await step(page)).toBeGreaterThan(150);
    expect((await curve(page, 'race', 'rotary')).length).toBeGreaterThan(15);
    await press(page, 'goOn');
    await state(page, 'finished');
    expect(await page.$(`${lab} [data-failure]`)).toBeNull();
    expect((await shown(page))['rotary']![0]).toBe(String(rowOf('threeBack', 'rotary').solved[0]));
    expect(Number((await shown(page))['alibi']![1])).toBeCloseTo(
      rowOf('threeBack', 'alibi').accuracy[0]![0]! / 10,
      -0.1,
    );
  });

  test('a hostile link is told what is allowed, and the race can be run', async () => {
    const { page } = await openTraining(
      browser,
      address,
      '&t.t=nothing&t.d=17&t.h=1e9&t.l=99&t.e=0,99&t.n=1e9&t.r=-1&t.a=4&t.z=999&t.s=NaN&t.b=0&t.m=yes',
    );
    expect(await page.$$(`${lab} .note li`)).toHaveLength(12);
    expect(await enabled(page)).toEqual(['start', 'step']);
    await press(page, 'step');
    await state(page, 'paused');
    expect(await step(page)).toBe(10);
  });

  test('the link carries the whole set-up, and nobody in the race is allowed', async () => {
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

describe('the words of the tasks', () => {
  test('are letters that differ, and so are the answers', () => {
    for (const [task, { words, classes }] of Object.entries(vocabularies) as [
      Task,
      { words: number; classes: number },
    ][]) {
      const all = Array.from({ length: words }, (_word, word) => wordText(task, word));
      expect(new Set(all).size).toBe(words);
      expect(new Set(Array.from({ length: classes }, (_answer, answer) => answerText(task, answer))).size).toBe(
        classes,
      );
    }
  });

  test('show a question with its answer', () => {
    const sentence = (words: number[], answer: number): Parameters<typeof exampleOf>[1] => ({
      words: Int32Array.from(words),
      answers: Int32Array.from([-1, answer]),
      evidence: new Int32Array(2),
    });
    expect(exampleOf('whereIsItNow', sentence([0, 6, 3, 12], 3))).toEqual({ words: 'x1 y3 x4 x?', answer: '4' });
    expect(exampleOf('wordNumber', sentence([4, 2, 9], 2))).toEqual({ words: 'e c 2?', answer: 'c' });
    expect(exampleOf('whoCameFirst', sentence([9, 0, 8, 10], 1))).toEqual({ words: 'B c A ?', answer: 'B' });
  });
});

describe('programs to take away', () => {
  const view = { ...defaults(properties), task: 'wordNumber', causal: true, steps: 100, seed: 7, longest: 20 } as const;

  test('name what is set', () => {
    expect(snippet('C++', view, '')).toContain('options.task = Task::word_number;');
    expect(snippet('C++', view, '')).toContain('{20, 30, 40, 80}');
    for (const part of [
      "'wordNumber', True",
      'steps, rate, shortest, longest, seed = 100, 0.01, 8, 20, 7',
      '[20, 30, 40, 80]',
    ])
      expect(snippet('PyTorch', view, '')).toContain(part);
  });
});

// The guess that opens a lab: a wrong answer by keyboard, and the verdict with numbers that this file computes itself.
import { alibiSlopes, offsetSimilarity, sinusoidal } from 'posenc';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import stored from '../../../web/labs/trained/table.json';
import { findings, loadAxe } from './support/axe.ts';
import { labIds, wakeEveryLab } from './support/labs.ts';
import { chooseLanguage, open, openForLong, settled, type Opened } from './support/page.ts';
import { readStrings } from '../../../web/tools/vite/locales.ts';
import { browserNames, served, whole } from './support/shared.ts';

interface Guessed {
  readonly wrong: string;
  readonly right: string;
  /** Numbers of the verdict, as the page writes them in English. */
  readonly numbers: readonly string[];
  /** The parameters of the view that decides. */
  readonly view: Readonly<Record<string, string>>;
}

const turn = 2 * Math.PI;
const dot = (offset: number): string => offsetSimilarity({ dim: 4, offsets: offset + 1 })[offset]!.toFixed(3);
/** The first distance at which a head's weight is a hundredth. */
const seen = (head: number): string => String(Math.ceil(Math.log(100) / alibiSlopes({ heads: 12 })[head - 1]! - 1e-9));
const slowest = (dim: number): string => String(Number((turn * 10000 ** ((dim - 2) / dim)).toPrecision(3)));

/** Of rows with all sines first, how many are most like the trained row of their own position; by plain loops. */
function mostLikeTheirOwn(): string {
  const { data } = sinusoidal({ positions: 100, dim: 64, dtype: 'float64' });
  const trained = Array.from({ length: 100 }, (_row, row) => [...data.slice(row * 64, (row + 1) * 64)]);
  const given = trained.map((row) => [...row.filter((_x, c) => c % 2 === 0), ...row.filter((_x, c) => c % 2 === 1)]);
  const like = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, c) => sum + x * b[c]!, 0);
  return String(
    given.filter((row, at) => trained.every((one) => like(row, one) <= like(row, trained[at]!) + 1e-9)).length,
  );
}

/** Rows of levels that share one table, each 4 rows further on: a sum knows its rows, not their order. */
function levelRows(words: number): number {
  const rows = new Set<string>();
  for (let word = 0; word < words; word += 1)
    for (let sentence = 0; sentence < 4; sentence += 1)
      for (let paragraph = 0; paragraph < 3; paragraph += 1)
        rows.add([word, sentence + 4, paragraph + 8].toSorted((a, b) => a - b).join());
  return rows.size;
}

/** Per cent of right answers without an encoding, in the middle of the twenty seeds. */
function median(causal: boolean): string {
  const usual = ['task', 'encoding', 'causal', 'solved', 'accuracy', 'unseen'];
  const row = (stored.rows as readonly Readonly<Record<string, unknown>>[]).find(
    (one) =>
      one['task'] === 'whoCameFirst' &&
      one['encoding'] === 'none' &&
      (one['causal'] ?? false) === causal &&
      Object.keys(one).every((name) => usual.includes(name)),
  )!;
  const shares = (row['accuracy'] as number[][])[0]!.toSorted((a, b) => a - b);
  return `${Number(((shares[9]! + shares[10]!) / 20).toPrecision(3))}%`;
}

const guesses: Readonly<Record<string, Guessed>> = {
  order: { wrong: '1', right: 'any', numbers: ['0.001', '10⁻¹⁶'], view: { k: '0.001' } },
  compose: { wrong: '1', right: '32', numbers: ['32', '512'], view: { k: '32' } },
  encode: {
    wrong: 'faster',
    right: 'same',
    numbers: [turn.toFixed(2), slowest(64), slowest(128)],
    view: { d: '128', i: '0' },
  },
  clock: { wrong: 'back', right: 'hardly', numbers: [(44 / turn).toFixed(3), '1°', '15600'], view: { s: '44' } },
  distance: { wrong: '1', right: '6', numbers: [dot(6), dot(1)], view: { d: '4', r: '0' } },
  shift: {
    wrong: '21',
    right: '22',
    numbers: [Math.abs(Math.sin(21)).toFixed(2), Math.abs(Math.sin(23)).toFixed(2)],
    view: { d: '2', k: '22', f: 'doubled' },
  },
  rotate: { wrong: 'rises', right: 'stays', numbers: ['14', '5', '54', '45'], view: { q: '54', k: '45' } },
  terms: { wrong: 'before', right: 'self', numbers: ['5 of 5'], view: { cc: '0', cp: '0', pc: '0' } },
  family: { wrong: '12', right: '8', numbers: [seen(8), seen(12), seen(1)], view: { y: 'alibi', h: '12', i: '8' } },
  batch: { wrong: 'rope', right: 'table', numbers: ['0 of 10', '5'], view: { e: 'columns', c: 'table' } },
  reach: { wrong: '2049', right: '257', numbers: ['257', '256', '2049'], view: { p: '256' } },
  passport: { wrong: 'yes', right: 'no', numbers: ['10000', '1000000'], view: { m: 'gemma-3-4b-it' } },
  grids: { wrong: '13', right: '26', numbers: [String(2 * 13), '5'], view: { l: 'product', x: '0', y: '5' } },
  training: { wrong: 'half', right: 'all', numbers: ['20', median(false), median(true)], view: { m: '1' } },
  variants: { wrong: 'yes', right: 'no', numbers: [`${mostLikeTheirOwn()} of 100`], view: { g: 'concatenated' } },
};
/** Guesses of further topics of a lab. */
const further: readonly (readonly [lab: string, topic: string, guessed: Guessed])[] = [
  [
    'reach',
    'rope',
    {
      wrong: 'same',
      right: 'slower',
      numbers: [turn.toFixed(2), (8 * turn).toFixed(1)],
      view: { x: 'linear', i: '0' },
    },
  ],
  [
    'grids',
    'levels',
    { wrong: '16', right: '4', numbers: [String(levelRows(4)), `${levelRows(5)} rows for 60`], view: { nw: '5' } },
  ],
  ['grids', 'content', { wrong: 'first', right: 'own', numbers: ['position 1', 'at 2'], view: { v: 'content' } }],
];
const guessing = labIds.filter((lab) => lab in guesses);

const button = (lab: string, option: string): string => `lab-${lab} .lab-guess [data-guess="${option}"]`;
const verdict = (page: Page, lab: string): Promise<string> =>
  page.$eval(`lab-${lab} .guess-verdict`, (says) => says.textContent!.replace(/\s+/g, ' ').trim());

/** Presses an answer by keyboard, from the one before it. */
async function press(page: Page, lab: string, option: string): Promise<void> {
  const options = await page.$$eval(`lab-${lab} .lab-guess [data-guess]`, (all) =>
    all.map((one) => (one as HTMLElement).dataset['guess']!),
  );
  await page.focus(button(lab, options[0]!));
  for (let at = options.indexOf(option); at > 0; at -= 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['guess'])).toBe(option);
  await page.keyboard.press('Enter');
  await settled(page);
}

const parametersOf = (page: Page, lab: string): Promise<Record<string, string>> =>
  page.$eval(`lab-${lab}`, (element) =>
    Object.fromEntries((element as unknown as { store: { toParameters(): Map<string, string> } }).store.toParameters()),
  );

/** A wrong answer and then the right one; the figure stays. */
async function guess(page: Page, lab: string, { wrong, right, numbers, view }: Guessed): Promise<void> {
  const drawn = (): Promise<boolean> =>
    page.$eval(
      `lab-${lab} .instrument > .picture`,
      (picture) => picture.checkVisibility() && picture.childElementCount > 0,
    );
  expect([await verdict(page, lab), await drawn()]).toEqual(['', true]);
  expect(await page.$$(`lab-${lab} .question`)).toHaveLength(1);
  await press(page, lab, wrong);
  const says = await verdict(page, lab);
  expect(says).toMatch(/^No\. /);
  for (const number of numbers) expect(says).toContain(number);
  expect(says).not.toMatch(/\{|undefined|NaN/);
  const states = await page.$$eval(`lab-${lab} .lab-guess [data-guess]`, (all) =>
    all.flatMap((one) => {
      const { guess, state } = (one as HTMLElement).dataset;
      return state ? [[guess, state, one.getAttribute('aria-pressed')]] : [];
    }),
  );
  expect(states).toHaveLength(2);
  // A screen reader hears which is right, and which was pressed.
  const heard = (option: string): Promise<string> => page.$eval(button(lab, option), (one) => one.textContent!.trim());
  expect(await heard(right)).toMatch(/: the right answer$/);
  expect(await heard(wrong)).toMatch(/: your answer, which is wrong$/);
  expect(states).toEqual(
    expect.arrayContaining([
      [wrong, 'wrong', 'true'],
      [right, 'right', 'false'],
    ]),
  );
  expect(await parametersOf(page, lab)).toMatchObject(view);
  expect(await drawn()).toBe(true);
  await page.focus(button(lab, right));
  await page.keyboard.press(' ');
  await settled(page);
  expect(await verdict(page, lab)).toBe(says.replace(/^No\./, 'Right.'));
}

describe.each(browserNames)('the guess of a lab in %s', (name) => {
  let opened: Opened;
  beforeAll(async () => {
    const { browser, address } = await served(name);
    opened = await openForLong(browser, address, { query: '?lang=en' });
    await wakeEveryLab(opened.page);
  });
  afterAll(() => opened.close());

  test('labs of this list have one, and no other has', async () => {
    const found = await opened.page.$$eval('section.lab', (labs) =>
      labs.filter((lab) => lab.querySelector('.lab-guess')).map(({ id }) => id),
    );
    expect(found).toEqual(guessing);
  });

  test.each(guessing)('%s: its figure judges a wrong answer by keyboard and stays; then a right one', async (lab) => {
    await guess(opened.page, lab, guesses[lab]!);
    expect(opened.complaints).toEqual([]);
  });

  test.each(further)('%s, %s: the topic has a guess of its own', async (lab, topic, guessed) => {
    const { page } = opened;
    await page.$eval(`input[name="${lab}-view"][value="${topic}"]`, (radio) => (radio as HTMLElement).click());
    await page.waitForSelector(button(lab, guessed.right));
    await settled(page);
    await guess(page, lab, guessed);
    expect(opened.complaints).toEqual([]);
  });

  test('grids, levels: what the reader has set before does not change the verdict', async () => {
    const { page } = opened;
    await page.$eval('input[name="grids-view"][value="levels"]', (radio) => (radio as HTMLElement).click());
    await page.$eval('lab-grids', (element) =>
      (element as unknown as { store: { assign(values: object, manner: string): void } }).store.assign(
        { sentences: 8, paragraphs: 4 },
        'act',
      ),
    );
    await page.waitForSelector(button('grids', '4'));
    await settled(page);
    await press(page, 'grids', '4');
    expect(await verdict(page, 'grids')).toMatch(new RegExp(`^Right\\. .*${levelRows(5)} rows for 60`));
  });

  test('the verdict is said to screen readers, in a group with the question as its name', async () => {
    const { page } = opened;
    const [role, named, live] = await page.$eval('lab-rotate .lab-guess', (group) => [
      group.role,
      document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
      group.querySelector('.guess-verdict')!.role,
    ]);
    expect([role, live]).toEqual(['group', 'status']);
    expect(named).toContain((readStrings('en', 'rotate') as { early: { ask: string } }).early.ask);
  });

  test('the verdict follows the language, and a reset takes it away', async () => {
    const { page } = opened;
    await press(page, 'distance', '6');
    await chooseLanguage(page, 'es');
    await page.waitForFunction(() =>
      document.querySelector('lab-distance .guess-verdict')!.textContent!.includes('1,958'),
    );
    await chooseLanguage(page, 'en');
    await page.$eval('lab-distance .reset', (reset) => (reset as HTMLElement).click());
    await settled(page);
    expect(await verdict(page, 'distance')).toBe('');
  });
});

describe('a guess and a link', () => {
  test('in a view that a link sets the question waits below the figure, so that nothing leads away', async () => {
    const { browser, address } = await served('chromium');
    const { page } = await open(browser, address, { query: '?lang=en&r.d=8#rotate', drawn: false });
    await page.waitForSelector('lab-rotate .question');
    const [key] = await page.$eval('lab-rotate', (lab) => [
      lab.querySelector('.question')!.compareDocumentPosition(lab.querySelector('.instrument')!),
    ]);
    expect(key).toBe(2);
    expect(await page.$('lab-rotate .lab-guess')).toBeNull();
    // Reset leaves the view of the link: the question returns above the figure.
    await page.$eval('lab-rotate .reset', (reset) => (reset as HTMLElement).click());
    await page.waitForSelector('lab-rotate .lab-guess');
    const after = await page.$eval('lab-rotate', (lab) =>
      lab.querySelector('.lab-guess')!.compareDocumentPosition(lab.querySelector('.instrument')!),
    );
    expect(after).toBe(4);
    expect(await page.$$('lab-rotate .question')).toHaveLength(1);
  });

  whole('axe finds nothing before and after a guess, in both colour schemes', async () => {
    const { browser, address } = await served('chromium');
    const { page } = await open(browser, address, { query: '?lang=en#distance', drawn: false });
    await page.waitForSelector(button('distance', '1'));
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    await press(page, 'distance', '1');
    expect(await findings(page)).toEqual([]);
  });
});

import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served, whole } from './support/shared.ts';
import { chooseLanguage, inView, open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { distance, largest, numberOf, pictures, truth, wrongCells, type TruthOptions } from './support/sentence.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const lab = 'lab-order';
const split = (sentence: string): string[] => sentence.toLowerCase().split(' ');
const sentences = ['The cat chases the mouse', 'The mouse chases the cat'] as const;

async function openOrder(browser: Browser, address: string, query = '', width = 1280): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('order', query), width, drawn: false });
  await opened.page.waitForSelector(`${lab} svg.crossing`);
  await settled(opened.page);
  return opened;
}

/** Both outputs without positions, then both with them, in the order of the pictures. */
function outputs(both: readonly [string, string], options: Partial<TruthOptions> = {}): number[][][] {
  const { alpha = 1, ...more } = options;
  return [0, alpha].flatMap((weight) =>
    both.map((sentence) => truth({ words: split(sentence), dim: 16, ...more, alpha: weight }).output),
  );
}

const label = (page: Page, key: string): Promise<string> => text(page, `${lab} dd[data-value="${key}"]`);
const error = async (page: Page, side: string): Promise<number> =>
  numberOf(await page.$eval(`${lab} [data-error="${side}"]`, (element) => element.textContent ?? ''));
const value = async (page: Page, key: string): Promise<number> =>
  numberOf(await page.$eval(`${lab} dd[data-value="${key}"]`, (element) => element.textContent ?? ''));
const boxText = (page: Page, name: string): Promise<string> =>
  page.$eval(`${lab} pe-text[data-name="order-${name}"] input`, (input) => (input as HTMLInputElement).value);

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 200; press += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

describe.each(browserNames)('the lab of order in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('order', (view) => openOrder(browser, address, view));

  test.each([
    ['', sentences, {}],
    [
      '&o.a=one two two three&o.b=two three one two&o.d=8&o.k=0.5&o.s=42',
      ['one two two three', 'two three one two'],
      { dim: 8, alpha: 0.5, seed: 42 },
    ],
    [
      '&o.e=love&o.w=identity&o.m=1&o.d=4',
      ['John loves Mary', 'Mary loves John'],
      { dim: 4, identity: true, causal: true },
    ],
  ] as const)('every cell has the colour of the output worked out again: "%s"', async (query, both, options) => {
    const { page } = await visit(query);
    const expected = outputs(both, options);
    const reach = Math.max(...expected.map(largest));
    const drawn = await pictures(page, `${lab} svg.crossing image`);
    expect(drawn).toHaveLength(4);
    expect(drawn.flatMap((picture, index) => wrongCells(picture, expected[index]!, 'RdBu', -reach, reach))).toEqual([]);
  });

  test('the lines show the permutation, which changes mere rounding without positions and more with them', async () => {
    const { page } = await visit();
    const lines = await page.$$eval(`${lab} [data-side="with"] line.link`, (links) =>
      links.map((link) => [Number(link.getAttribute('data-from')), Number(link.getAttribute('data-to'))] as const),
    );
    expect([...lines].sort(([a], [b]) => a - b)).toEqual([
      [0, 0],
      [1, 4],
      [2, 2],
      [3, 3],
      [4, 1],
    ]);
    const [, , first, second] = outputs(sentences) as [number[][], number[][], number[][], number[][]];
    const difference = Math.max(
      ...lines.map(([from, to]) =>
        Math.max(...first[from]!.map((entry, column) => Math.abs(entry - second[to]![column]!))),
      ),
    );
    expect(await error(page, 'without')).toBeLessThan(1e-14);
    expect(await error(page, 'with')).toBeCloseTo(difference, 2);
    expect(difference).toBeGreaterThan(0.1);
    expect(await value(page, 'with')).toBeCloseTo(distance(first[1]!, second[4]!), 2);
  });

  test('a word that occurs twice has one output without positions and two with them', async () => {
    const { page } = await visit();
    const [without, , first] = outputs(sentences) as [number[][], number[][], number[][]];
    expect(distance(without[0]!, without[3]!)).toBe(0);
    const said = await text(page, `${lab} .repeats li`);
    expect(said).toContain('“the” is at positions 0 and 3');
    expect(said).toContain(
      `0 apart without positions, ${Number(distance(first[0]!, first[3]!).toPrecision(3))} with them`,
    );
  });

  test('distinguishes sentences with other words from reordered ones', async () => {
    const { page } = await visit('&o.a=a red house&o.b=a red boat here');
    expect(await text(page, `${lab} .note`)).toContain('do not hold the same words');
    expect(await text(page, `${lab} figcaption`)).toContain(
      'Only the first sentence has “house”; only the second has “boat” and “here”.',
    );
    expect(await page.$$(`${lab} [data-error]`)).toHaveLength(0);
    expect(await page.$$(`${lab} [data-side="with"] line.link`)).toHaveLength(2);
  });

  test('pointing at a row follows its word', async () => {
    const { page } = await visit();
    await inView(page, `${lab} [data-side="without"] svg`);
    const words = await page.$$(`${lab} [data-side="without"] text.word`);
    const box = (await words[2]!.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await settled(page);
    expect(await label(page, 'first')).toBe('2');
    expect(
      await page.$$eval(`${lab} line.link.lit`, (lines) => lines.map((line) => line.getAttribute('data-from'))),
    ).toEqual(['2', '2']);
  });

  test('at α = 0 both sides are equal', async () => {
    const { page } = await visit('&o.k=0');
    const [a, b, c, d] = await pictures(page, `${lab} svg.crossing image`);
    expect([c, d]).toEqual([a, b]);
  });

  test('a thirteenth word is rejected, with the reason, and the figure stays', async () => {
    const { page } = await visit('&o.a=a b c d e f g h i j k l');
    const before = await pictures(page, `${lab} svg.crossing image`);
    await page.focus(`${lab} pe-text[data-name="order-first"] input`);
    await page.keyboard.press('End');
    await page.keyboard.type(' m');
    await settled(page);
    expect(await text(page, `${lab} pe-text[data-name="order-first"] .problem`)).toContain('1 to 12 words');
    expect(await pictures(page, `${lab} svg.crossing image`)).toEqual(before);
    await page.keyboard.press('Escape');
    await settled(page);
    expect(await boxText(page, 'first')).toBe('a b c d e f g h i j k l');
  });

  // The last of the visit, which they leave in another language.
  test.each([
    ['es', 'El gato caza al ratón'],
    ['it', 'Il gatto caccia il topo'],
  ])('in %s the example is %s', async (language, sentence) => {
    const { page } = await visit();
    await chooseLanguage(page, language);
    await page.waitForFunction(
      (words) => document.querySelector<HTMLInputElement>('lab-order pe-text input')?.value === words,
      {},
      sentence,
    );
  });

  whole('the keyboard alone writes a sentence, follows a word and reverses the sentence', async () => {
    const { page, close } = await openOrder(browser, address);
    await tabTo(page, `${lab} pe-text[data-name="order-first"] input`);
    await page.$eval(`${lab} pe-text[data-name="order-first"] input`, (input) => (input as HTMLInputElement).select());
    await page.keyboard.type('Ants see bees');
    await tabTo(page, `${lab} [data-act="reverse"]`);
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await boxText(page, 'second')).toBe('bees see Ants');
    await page.focus(`${lab} input[name="order-token"]:checked`);
    await page.keyboard.press('ArrowRight');
    await settled(page);
    expect([await label(page, 'first'), await label(page, 'second')]).toEqual(['2', '0']);
    const [, , first, second] = outputs(['Ants see bees', 'bees see Ants']) as [
      number[][],
      number[][],
      number[][],
      number[][],
    ];
    expect(await value(page, 'with')).toBeCloseTo(distance(first[2]!, second[0]!), 2);
    await settledAddress(page, '?lang=en&o.a=Ants+see+bees&o.b=bees+see+Ants&o.p=2');
    // Tabbing passed through the opening, which may still be in the address.
    await inView(page, `${lab} .controls`);
    await page.waitForFunction(() => location.hash === '#order');
    await page.reload();
    await page.waitForSelector(`${lab} svg.crossing`);
    await settled(page);
    expect([await boxText(page, 'first'), await boxText(page, 'second'), await label(page, 'first')]).toEqual([
      'Ants see bees',
      'bees see Ants',
      '2',
    ]);
    await close();
  });

  test('has no sideways scroll at 360 px with the longest sentences and every panel open', async () => {
    const { page, close } = await openOrder(
      browser,
      address,
      '&o.a=incomprehensibilities+a+b+c+d+e+f+g+h+i+j+k&o.d=64',
      360,
    );
    for (const details of await page.$$(`${lab} details`))
      await details.evaluate((element) => void ((element as HTMLDetailsElement).open = true));
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await close();
  });
});

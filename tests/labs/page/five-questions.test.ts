// Five questions of a first visitor, each asked from the front page and answered by what the page shows: the words that
// she types, the answer that she reads, the model that she tries. At most six acts each, in the sizes, colours and ways
// in which people come.
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';

const lab = 'lab-reads';

/** A visitor's tab, without anything that an earlier visit left. */
class Visitor {
  readonly page: Page;
  /** Typed texts, keys and clicks. */
  acts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** What stands first under the question that is typed into the search is opened. */
  async ask(question: string): Promise<void> {
    await this.page.keyboard.press('/');
    await this.page.waitForSelector('dialog[open] input');
    await this.page.keyboard.type(question);
    await this.page.waitForFunction(
      (typed) => document.querySelector<HTMLElement>('dialog[open] #found:has(a)')?.dataset['question'] === typed,
      {},
      question,
    );
    await Promise.all([this.page.waitForNavigation(), this.page.keyboard.press('Enter')]);
    this.acts += 2;
  }

  async read(selector: string): Promise<string> {
    await this.page.waitForSelector(selector);
    return this.page.$eval(selector, (element) => (element as HTMLElement).innerText);
  }

  /** Clicks what is seen. */
  async click(selector: string): Promise<void> {
    const element = (await this.page.waitForSelector(selector, { visible: true })) as ElementHandle<Element>;
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await element.click();
    this.acts += 1;
  }

  /** Follows the answer's link to a lab. */
  async tryIn(id: string): Promise<void> {
    await Promise.all([this.page.waitForNavigation(), this.click(`.way a[href*="/${id}/"]`)]);
  }

  /** The text of a place, once it matches: the model reads in slices. */
  async says(selector: string, pattern: RegExp): Promise<string> {
    await this.page.waitForFunction(
      (place, source) => new RegExp(source, 's').test(document.querySelector<HTMLElement>(place)?.innerText ?? ''),
      {},
      selector,
      pattern.source,
    );
    return this.read(selector);
  }

  /** A value beside the figure, with the one that it is compared with. */
  async compared(name: string): Promise<readonly number[]> {
    return numbers(await this.says(`${lab} dd[data-value="${name}"]`, /\d.*\d[.,]\d/));
  }

  /** Whether a text is in view without scrolling. */
  seen(selector: string): Promise<boolean> {
    return this.page.$eval(selector, (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && element.textContent.trim() !== '';
    });
  }
}

const numbers = (text: string): readonly number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));

describe.each(browserNames)('a first visitor in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  interface Way {
    readonly path?: string;
    readonly width?: number;
    readonly height?: number;
    readonly dark?: boolean;
  }
  async function visit(
    { path = '', width = 1280, height = 800, dark = false }: Way,
    goes: (visitor: Visitor) => Promise<void>,
  ): Promise<void> {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      await page.setViewport({ width, height });
      // Puppeteer sets colours in Chromium alone; the visitor in Firefox reads the same words in the light.
      if (dark && name === 'chromium')
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await page.goto(address + path);
      const visitor = new Visitor(page);
      await goes(visitor);
      expect(visitor.acts).toBeLessThanOrEqual(6);
    } finally {
      await context.close();
    }
  }

  test('learns that YaRN works, and sees its losses beside those without it', async () => {
    await visit({}, async (visitor) => {
      await visitor.ask('does YaRN work?');
      expect(await visitor.read('main h1')).toBe('Does YaRN work?');
      expect(await visitor.read('main .intro')).toMatch(/^Yes/);
      await visitor.tryIn('reads');
      const [scaled = 0, plain = 0] = await visitor.compared('beyond');
      expect(scaled).toBeGreaterThan(1);
      expect(plain - scaled).toBeGreaterThan(0.5);
      expect(await visitor.seen(`${lab} dd[data-value="beyond"]`)).toBe(true);
    });
  });

  test('learns in the dark why a model writes nonsense after its base was changed', async () => {
    await visit({ dark: true }, async (visitor) => {
      await visitor.ask('my model writes nonsense after I changed the base');
      expect(await visitor.read('main .intro')).toContain('base that they were trained with');
      await visitor.tryIn('reads');
      const [changed = 0, trained = 0] = await visitor.compared('mean');
      expect(changed - trained).toBeGreaterThan(0.1);
      // The verdict and its reason are next to the control that was used, not below the figures.
      await visitor.says(`${lab} .reads-judged`, /reads worse.*angles of training.*Remedy/);
      expect(await visitor.seen(`${lab} .reads-judged`)).toBe(true);
    });
  });

  test('a changed base in the lab shows that the text waits for a guess, which can be skipped', async () => {
    await visit({ path: 'reads/' }, async (visitor) => {
      const mean = `${lab} dd[data-value="mean"]`;
      const before = await visitor.says(mean, /\d/);
      await visitor.page.select(`${lab} select[name="reads-change"]`, 'base');
      visitor.acts += 1;
      await visitor.page.waitForSelector(`${lab} .reads-guess[data-open="true"]`);
      await visitor.says(`${lab} .reads-judged`, /still shows the model as trained/);
      expect(await visitor.seen(`${lab} .reads-judged`)).toBe(true);
      expect(await visitor.read(mean)).toBe(before);
      await visitor.click(`${lab} .reads-guess label:has([value="shown"])`);
      await visitor.page.waitForFunction(
        (place, was) => document.querySelector<HTMLElement>(place)?.innerText !== was,
        {},
        mean,
        before,
      );
      await visitor.says(`${lab} .reads-judged`, /^It reads worse/);
    });
  });

  test('learns in Spanish when left padding is harmless, and tries it in the model', async () => {
    await visit({ path: 'es/' }, async (visitor) => {
      await visitor.ask('relleno a la izquierda inofensivo');
      expect(await visitor.read('main h1')).toContain('inofensivo');
      expect(await visitor.read('main .intro')).toMatch(/^Lo es si la máscara/);
      await visitor.tryIn('reads');
      const [column = 0, trained = 0] = await visitor.compared('mean');
      expect(column - trained).toBeGreaterThan(0.1);
      await visitor.says(`${lab} .reads-judged`, /^Lee peor/);
    });
  });

  test('learns on a phone what bfloat16 does at position 100,000, and may type it so', async () => {
    await visit({ width: 360, height: 740 }, async (visitor) => {
      await visitor.ask('bfloat16 at position 100,000');
      expect(await visitor.read('main p + p, main .intro ~ p')).toContain('99840');
      await visitor.tryIn('reach');
      await visitor.page.waitForSelector('lab-reach tbody');
      const box = 'lab-reach pe-number[data-name="reach-position"] .box';
      expect(await visitor.page.$eval(box, (input) => (input as HTMLInputElement).value)).toBe('100000');
      expect(await visitor.read('lab-reach tbody tr:last-child')).toMatch(/bfloat16\s+99840/);
      await visitor.click(box);
      await visitor.page.$eval(box, (input) => (input as HTMLInputElement).select());
      await visitor.page.keyboard.type('200,000');
      visitor.acts += 1;
      await visitor.page.waitForFunction(() =>
        document.querySelector('lab-reach tbody tr:first-child')?.textContent?.includes('200000'),
      );
    });
  });

  test('learns with keys alone which encoding to use, and finds all models in one table', async () => {
    await visit({}, async (visitor) => {
      await visitor.ask('which encoding should I use');
      expect(await visitor.read('main .intro')).toContain('RoPE');
      const { page } = visitor;
      const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
      await page.focus('main h1, main').catch(() => undefined);
      for (let tabs = 0; tabs < 40 && !(await focused()).includes('/reads/'); tabs += 1)
        await page.keyboard.press('Tab');
      expect(await focused()).toContain('/reads/');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      visitor.acts += 2;
      await visitor.says(`${lab} dd[data-value="mean"]`, /\d/);
      await page.waitForFunction(
        (table) => document.querySelectorAll(table).length === 7,
        {},
        `${lab} .of-places tbody tr`,
      );
      const far = await page.$$eval(`${lab} .of-places tbody tr`, (rows) =>
        rows.map((row) => [row.getAttribute('data-model'), Number(row.lastElementChild?.textContent)] as const),
      );
      expect(
        [...far]
          .sort((a, b) => a[1] - b[1])
          .slice(0, 2)
          .map(([model]) => model),
      ).toEqual(['alibi', 't5']);
    });
  });
});

// Every lab in three layers: two sentences and the figure, the readings and the question, one fold.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../web/tools/vite/locales.ts';
import { browserNames, served } from './support/shared.ts';
import { labIds, wakeEveryLab } from './support/labs.ts';
import { chooseLanguage, openForLong, settled, type Opened } from './support/page.ts';

/** Pixels from a lab's title to its figure, at most. */
const near = 250;

/** The distance from the top of each lab's title to its picture, and the number of sentences between. */
const distances = (page: Page): Promise<[string, number, number][]> =>
  page.$$eval('section.lab', (labs) =>
    labs.map((lab) => {
      const top = (selector: string): number => lab.querySelector(selector)!.getBoundingClientRect().top;
      const lead = [...lab.querySelectorAll('.lead p')].map(({ textContent }) => textContent).join(' ');
      const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(lead)];
      return [lab.id, top('.instrument .picture') - top('h2'), sentences.length] as [string, number, number];
    }),
  );

describe.each(browserNames)('the layers of every lab in %s', (name) => {
  let browser: Browser;
  let address: string;
  let opened: Opened;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
    opened = await openForLong(browser, address, { query: '?lang=en' });
    await wakeEveryLab(opened.page);
  });
  afterAll(() => opened.close());

  test.each(languages())(
    'two sentences, and the figure within 250 px of the title at 1280 px, in each view: %s',
    async (language) => {
      const { page } = opened;
      await chooseLanguage(page, language);
      await page.waitForFunction((code) => document.documentElement.lang === code, {}, language);
      const views = await page.$$eval('input[type="radio"][name$="-view"]', (radios) =>
        radios.map((radio) => [(radio as HTMLInputElement).name, (radio as HTMLInputElement).value]),
      );
      expect(views.length).toBe(5);
      const seen = new Set<string>();
      for (const [view, value] of [['', ''], ...views] as [string, string][]) {
        if (view)
          await page.$eval(`input[name="${view}"][value="${value}"]`, (radio) => (radio as HTMLElement).click());
        await settled(page);
        for (const [lab, distance, sentences] of await distances(page)) {
          seen.add(lab);
          expect([lab, view && value, sentences, distance <= near, Math.round(distance)]).toEqual([
            lab,
            view && value,
            2,
            true,
            Math.round(distance),
          ]);
        }
      }
      expect([...seen]).toEqual(labIds);
    },
  );

  test('each has its parts once, in the order of the layers, and one fold that is closed', async () => {
    const asked = ['lead', 'picture', 'controls', 'caption', 'question', 'questions', 'deeper', 'panels'];
    // A guess opens its lab; tests/labs/page/guess.test.ts lists which have one.
    const guessed = ['lead', 'question', ...asked.filter((part) => !['lead', 'question'].includes(part))];
    const parts = await opened.page.$$eval('section.lab', (labs) =>
      labs.map((lab) => {
        const body = lab.querySelector('.lab-body')!;
        const found = {
          lead: '.lead',
          picture: '.instrument > .picture',
          controls: '.instrument > .controls',
          caption: '.instrument > figcaption',
          question: '.question',
          questions: '.questions',
          deeper: 'details.deeper',
          panels: 'pe-panels',
        };
        const placed = Object.entries(found).flatMap(([part, selector]) =>
          [...body.querySelectorAll(selector)].map((element) => ({ part, element })),
        );
        placed.sort(({ element: a }, { element: b }) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
        const fold = body.querySelector<HTMLDetailsElement>('details.deeper')!;
        return [
          lab.id,
          lab.querySelector('.lab-guess') !== null,
          placed.map(({ part }) => part),
          fold.open,
          (fold.textContent ?? '').trim().length > 100,
        ];
      }),
    );
    expect(parts.map(([id]) => id)).toEqual(labIds);
    for (const [id, hasGuess, ...rest] of parts)
      expect([id, ...rest]).toEqual([id, hasGuess ? guessed : asked, false, true]);
  });

  test('an address and a link that lead into a fold open it', async () => {
    const { page } = opened;
    const isOpen = (): Promise<boolean> => page.$eval('#shift-deeper', (fold) => (fold as HTMLDetailsElement).open);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#shift-attempts';
      document.querySelector('main')!.append(link);
      link.click();
      link.remove();
    });
    expect(await isOpen()).toBe(true);
    const { top, height } = await page.$eval('#shift-attempts', (title) => {
      const box = title.getBoundingClientRect();
      return { top: box.top, height: innerHeight };
    });
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(height / 2);
    await page.goto(`${address}?lang=en#shift-attempts`);
    await page.reload();
    await page.waitForSelector('#shift-deeper[open] #shift-attempts');
  });
});

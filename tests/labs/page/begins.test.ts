// How every lab begins: its figure and the first controls in sight together, the rest folded away.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'puppeteer-core';
import { labIds, wakeEveryLab } from './support/labs.ts';
import { type Opened, open, openForLong, settled, text } from './support/page.ts';
import { served, whole } from './support/shared.ts';

/** Nothing is unfolded, as for a new reader. */
const folded = (): void => sessionStorage.setItem('posenc-more', '');

interface Begin {
  readonly lab: string;
  /** CSS pixels from the top of the screen to the end of the figure, and to the end of the first control. */
  readonly figure: number;
  readonly control: number;
  /** The number of controls in sight at first, apart from presets and buttons. */
  readonly first: number;
}

/** Measures the part of each lab that a reader sees on arrival. */
const begins = (page: Page): Promise<Begin[]> =>
  page.$$eval('section.lab', (labs) =>
    labs.map((lab) => {
      document.documentElement.style.scrollBehavior = 'auto';
      lab.scrollIntoView({ block: 'start', behavior: 'instant' });
      const end = (element: Element | null | undefined): number =>
        Math.round(element?.getBoundingClientRect().bottom ?? Number.NaN);
      const controls = lab.querySelector('.instrument > .controls')!;
      // The first control is an answer of the guess, or in "Does it matter?" the button that starts the race.
      const start = lab.querySelector('.lab-guess [data-guess], .instrument > .picture [data-act="start"]');
      const all = controls.querySelectorAll('pe-number, pe-text, fieldset, .flag, .select, .pair-chips, .presets');
      const inFold = (control: Element): boolean => control.closest('.more-controls, .presets .more') !== null;
      const first = [...all].filter((control) => !inFold(control));
      return {
        lab: lab.id,
        // A picture is as high as what stands beside it.
        figure: Math.max(...[...lab.querySelectorAll('.instrument > .picture > *')].map(end)),
        // Of a choice, and of presets, the first option.
        control: end(start ?? first[0]?.querySelector('label:has(input), .card') ?? first[0]),
        first: first.filter((control) => !control.matches('.presets')).length,
      };
    }),
  );

describe('labs that begin', () => {
  let browser: Browser;
  let address: string;
  let opened: Opened;
  beforeAll(async () => {
    ({ browser, address } = await served('chromium'));
  });

  describe.each([
    ['a desk', 1280, 720],
    ['a phone', 360, 720],
  ] as const)('on %s', (_screen, width, height) => {
    beforeAll(async () => {
      opened = await openForLong(browser, address, { query: '?lang=en', width, height, before: folded });
      await wakeEveryLab(opened.page);
    });
    afterAll(() => opened.close());

    test(`the figure and its first control are in sight at once, ${width} x ${height}`, async () => {
      const seen = await begins(opened.page);
      expect(seen.map(({ lab }) => lab)).toEqual(labIds);
      expect(seen.filter(({ figure, control }) => !(figure <= height && control <= height))).toEqual([]);
    });

    test('at most four controls are in sight at first', async () => {
      const seen = await begins(opened.page);
      // "Does it matter?" is set up by its own rules.
      expect(seen.filter(({ lab, first }) => lab !== 'training' && first > 4)).toEqual([]);
    });
  });

  whole('further controls unfold by keyboard, for a link that sets one, and stay unfolded', async () => {
    const { page } = await open(browser, address, { query: '?lang=en#clock', before: folded, drawn: false });
    const isOpen = (lab: string): Promise<boolean> =>
      page.$eval(`lab-${lab} .more-controls`, (fold) => (fold as HTMLDetailsElement).open);
    await page.waitForSelector('lab-clock .more-controls');
    expect(await isOpen('clock')).toBe(false);
    expect(await text(page, 'lab-clock .more-controls summary')).toBe('More settings');
    await page.focus('lab-clock .more-controls summary');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await isOpen('clock')).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('posenc-more'))).toBe('clock');
    await page.goto(`${address}?lang=en&e.m=magma#encode`);
    await page.waitForSelector('lab-encode .more-controls');
    expect(await isOpen('encode')).toBe(true);
    await page.goto(`${address}?lang=en&e.d=128#encode`);
    await page.reload();
    await page.waitForSelector('lab-encode .more-controls');
    expect(await isOpen('encode')).toBe(false);
  });

  whole('each label of a slider stands below its tick, none over another', async () => {
    const { page } = await open(browser, address, { query: '?lang=en#encode' });
    await wakeEveryLab(page);
    const wrong = await page.$$eval('pe-number:has(.marks)', (numbers) =>
      numbers.flatMap((number) => {
        const slider = number.querySelector<HTMLInputElement>('.slider')!.getBoundingClientRect();
        const thumb = 16;
        const ends = [...number.querySelectorAll('datalist option')].map((option) =>
          Number(option.getAttribute('value')),
        );
        const most = Number(number.querySelector('.slider')!.getAttribute('max'));
        // Labels without room are left out.
        const labels = [...number.querySelectorAll('.mark')].map((mark, index) => ({ mark, index }));
        const shown = labels.filter(({ mark }) => !mark.hasAttribute('data-left-out'));
        const boxes = shown.map(({ mark }) => mark.getBoundingClientRect());
        const off = boxes.flatMap((box, at) => {
          const { index } = shown[at]!;
          const tick = slider.left + thumb / 2 + (Math.max(ends[index]!, 0) / most) * (slider.width - thumb);
          const middle = (box.left + box.right) / 2;
          const held = box.left <= slider.left + 3 || box.right >= slider.right - 3;
          return Math.abs(middle - tick) > 3 && !held ? [`${index}: ${middle} for ${tick}`] : [];
        });
        const over = boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .flatMap((b) =>
              a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
                ? ['over']
                : [],
            ),
        );
        return [...off, ...over].map((what) => `${number.getAttribute('data-name')} ${what}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

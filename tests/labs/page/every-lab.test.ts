import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quick } from '../../tiers.mjs';
import { findings, loadAxe } from './support/axe.ts';
import { browserNames, served } from './support/shared.ts';
import { labIds, unfold, wakeEveryLab } from './support/labs.ts';
import { chooseLanguage, elsewhere, openForLong, type OpenOptions, type Opened } from './support/page.ts';

/** Every language in both widths, and every theme with it; the quick tier takes one look, at a phone's width. */
const pairings: readonly (readonly [width: number, looks: readonly (readonly [language: string, theme: string])[]])[] =
  [
    [
      1280,
      [
        ['en', 'light'],
        ['es', 'dark'],
        ['it', 'light'],
      ],
    ],
    [
      360,
      [
        ['en', 'dark'],
        ['es', 'light'],
        ['it', 'dark'],
      ],
    ],
  ];

describe.each(browserNames)('every lab in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  async function openAwake(options: OpenOptions): Promise<Opened> {
    const opened = await openForLong(browser, address, options);
    await wakeEveryLab(opened.page);
    return opened;
  }

  describe.each(quick ? pairings.slice(1) : pairings)('at %i px', (width, looks) => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await openAwake({ query: `?lang=${looks[0]?.[0]}`, width, requests: true });
      await unfold(opened.page);
      await loadAxe(opened.page);
    });
    afterAll(() => opened.close());

    test.each(quick ? looks.slice(0, 1) : looks)(
      'is accessible, fits and does not complain with all panels open: %s, %s',
      async (language, theme) => {
        const { page, requests, complaints } = opened;
        await chooseLanguage(page, language);
        await page.waitForFunction((code) => document.documentElement.lang === code, {}, language);
        await page.select('.theme select', theme);
        await unfold(page);
        expect(await findings(page)).toEqual([]);
        expect(await tooWide(page)).toEqual([]);
        expect(complaints).toEqual([]);
        expect(elsewhere(requests, address)).toEqual([]);
      },
    );
  });

  // Keys, wheel and paper: a third wake of every lab, left to the whole tests.
  describe.skipIf(quick)('in English', () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await openAwake({ query: '?lang=en' });
    });
    afterAll(() => opened.close());

    test('leaves the wheel and the keys to the page unless a figure has the focus', async () => {
      const captured = await opened.page.evaluate(() => {
        const places = [
          document.body,
          ...document.querySelectorAll(
            'figure canvas, figure svg, figure posenc-heatmap, figure posenc-curves, figure',
          ),
        ];
        const events = (): readonly Event[] => [
          new WheelEvent('wheel', { deltaY: 100, bubbles: true, composed: true, cancelable: true }),
          ...(['ArrowDown', 'PageDown', ' ', 'Home'] as const).map(
            (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
        ];
        const [body] = places;
        return [
          ...places.filter((place) => !place.dispatchEvent(events()[0]!)).map((place) => place.outerHTML.slice(0, 80)),
          ...events()
            .filter((event) => !body!.dispatchEvent(event))
            .map(({ type }) => type),
        ];
      });
      expect(captured).toEqual([]);
    });

    test('prints with everything unfolded, and folds it again', async () => {
      const { page } = opened;
      const look = (): Promise<{ open: number; programs: number; all: number }> =>
        page.evaluate(() => ({
          open: document.querySelectorAll('details[open]').length,
          all: document.querySelectorAll('details').length,
          programs: document.querySelectorAll('[data-panel="reproduce"] > .code').length,
        }));
      const unfold = (open: boolean): Promise<void> =>
        page.evaluate((open) => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('.more-controls')) fold.open = open;
        }, open);
      await unfold(false);
      const before = await look();
      expect(before.open).toBe(0);
      // Mimics the browser before it lays out the sheets: it waits for nothing that comes later.
      const during = await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        return {
          open: document.querySelectorAll('details[open]').length,
          programs: document.querySelectorAll('[data-panel="reproduce"] > .code').length,
        };
      });
      expect(during).toEqual({ open: before.all, programs: labIds.length });
      await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
      await page.waitForFunction(() => document.querySelectorAll('[data-panel="reproduce"] > .code').length === 0);
      expect((await look()).open).toBe(0);
      await unfold(true);
    });

    test('is reached and left using only the Tab key, control by control', async () => {
      const { page } = opened;
      const wanted = await markStops(page);
      const missing = async (): Promise<string[]> => {
        const reached = new Set(await page.evaluate(() => (globalThis as unknown as { reached: string[] }).reached));
        return wanted.filter((stop) => !reached.has(stop));
      };
      // From the first stop on: once Firefox has moved the focus to its own interface, its driver's keys do not bring
      // it back.
      await page.focus('a.skip');
      for (let press = 0; press < wanted.length * 2; press += 1) {
        if (press % 50 === 0 && (await missing()).length === 0) break;
        await page.keyboard.press('Tab');
      }
      expect(await missing()).toEqual([]);
      for (const id of labIds)
        expect([id, wanted.filter((stop) => stop.startsWith(`${id} `)).length > 5]).toEqual([id, true]);
    });
  });
});

/** Elements past the right edge of a page that must not scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    // Sections clip their overflow (layout.css), so the page may be narrow although something in it is cut.
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1 && !element.closest('.scroll, pre'),
    );
    if (wide.length === 0 && document.documentElement.scrollWidth <= limit) return [];
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.slice(-3).map((element) => `${element.tagName} ${element.className}`),
    ];
  });

/**
 * Marks everything that a keyboard must reach, and names it by its lab; of the buttons of one choice, one is enough.
 * Tracks which have been reached: by their mark, or by name and place if a lab has redrawn them since.
 */
const markStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"], posenc-heatmap, posenc-curves';
    const words = (control: Element): string =>
      `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30) ?? ''}`;
    const nameOf = (control: Element): string => {
      const lab = control.closest('section.lab');
      const radio = control instanceof HTMLInputElement && control.type === 'radio' ? control.name : '';
      if (radio) return `${lab?.id ?? 'page'} ${radio}`;
      const name = words(control);
      const alike = [...(lab ?? document).querySelectorAll(stops)].filter((other) => words(other) === name);
      return `${lab?.id ?? 'page'} ${name} ${alike.indexOf(control)}`;
    };
    const names = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(stops)) {
      if (
        control.matches(':disabled') ||
        !control.checkVisibility() ||
        (control.tabIndex < 0 && !control.tagName.startsWith('POSENC-'))
      )
        continue;
      const name = nameOf(control);
      control.setAttribute('data-stop', name);
      names.add(name);
    }
    const reached: string[] = [];
    addEventListener('focusin', ({ target }) => {
      const control = target instanceof Element && target.closest(stops);
      if (control) reached.push(control.getAttribute('data-stop') ?? nameOf(control));
    });
    Object.assign(globalThis, { reached });
    return [...names];
  });

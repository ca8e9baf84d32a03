import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browserNames, launch, servePage } from './support/browser.mjs';
import { labIds, unfold, wakeEveryLab } from './support/labs.ts';
import { open, type OpenOptions, type Opened } from './support/page.ts';

describe.each(browserNames)('every lab in %s', (name) => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(name), servePage()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function openAwake(options: OpenOptions): Promise<Opened> {
    const opened = await open(browser, server.address, options);
    await wakeEveryLab(opened.page);
    return opened;
  }

  test.each([
    ['en', 'light', 1280],
    ['es', 'dark', 1280],
    ['it', 'light', 1280],
    ['en', 'dark', 360],
    ['es', 'light', 360],
    ['it', 'dark', 360],
  ] as const)(
    'is accessible, fits and does not complain with all panels open: %s, %s, %i px',
    async (language, theme, width) => {
      const { page, requests, complaints, close } = await openAwake({ query: `?lang=${language}`, width });
      await page.select('.switches label:nth-child(2) select', theme);
      await unfold(page);
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      expect(complaints).toEqual([]);
      expect(
        requests.filter((address) => !address.startsWith(server.address) && !/^(data|blob):/.test(address)),
      ).toEqual([]);
      await close();
    },
    120_000,
  );

  test('is reached and left by the Tab key alone, control by control', async () => {
    const { page, close } = await openAwake({ query: '?lang=en' });
    const wanted = await markStops(page);
    const reached = new Set<string>();
    for (let press = 0; press < wanted.length * 2 && !reached.has('end'); press += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const at = document.activeElement;
          return (
            at?.getAttribute('data-stop') ??
            at?.closest('[data-stop]')?.getAttribute('data-stop') ??
            (at === document.body ? 'body' : '')
          );
        }),
      );
    }
    expect(wanted.filter((stop) => !reached.has(stop))).toEqual([]);
    for (const id of labIds)
      expect([id, wanted.filter((stop) => stop.startsWith(`${id} `)).length > 5]).toEqual([id, true]);
    await close();
  }, 120_000);

  test('leaves the wheel and the keys to the page unless a figure has the focus', async () => {
    const { page, close } = await openAwake({ query: '?lang=en' });
    const captured = await page.evaluate(() => {
      const places = [
        document.body,
        ...document.querySelectorAll('figure canvas, figure svg, figure posenc-heatmap, figure posenc-curves, figure'),
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
    await close();
  });

  test('prints with everything unfolded, and folds it again', async () => {
    const { page, close } = await openAwake({ query: '?lang=en' });
    const look = (): Promise<{ open: number; programs: number; all: number }> =>
      page.evaluate(() => ({
        open: document.querySelectorAll('details[open]').length,
        all: document.querySelectorAll('details').length,
        programs: document.querySelectorAll('[data-panel="reproduce"] pre').length,
      }));
    const before = await look();
    expect(before.open).toBe(0);
    // What the browser does before it lays out the sheets: it waits for nothing that comes later.
    const during = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return {
        open: document.querySelectorAll('details[open]').length,
        programs: document.querySelectorAll('[data-panel="reproduce"] pre').length,
      };
    });
    expect(during).toEqual({ open: before.all, programs: labIds.length });
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
    await page.waitForFunction(() => document.querySelectorAll('[data-panel="reproduce"] pre').length === 0);
    expect((await look()).open).toBe(0);
    await close();
  });
});

/** What reaches past the right edge of a page that must not scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    // Sections keep what is too wide to themselves (layout.css), so that the page may be narrow though something in it
    // is cut.
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1 && !element.closest('.scroll, pre'),
    );
    if (wide.length === 0 && document.documentElement.scrollWidth <= limit) return [];
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.slice(-3).map((element) => `${element.tagName} ${element.className}`),
    ];
  });

/** Marks everything that a keyboard must reach, and names it by its lab; of the buttons of one choice, one will do. */
const markStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], posenc-heatmap, posenc-curves',
    )) {
      const disabled = 'disabled' in control && control.disabled === true;
      if (disabled || !control.checkVisibility() || (control.tabIndex < 0 && !control.tagName.startsWith('POSENC-')))
        continue;
      const lab = control.closest('section.lab')?.id ?? 'page';
      const radio = control instanceof HTMLInputElement && control.type === 'radio' ? control.name : '';
      const words = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30) ?? '';
      const name = `${lab} ${radio || `${control.tagName.toLowerCase()} ${names.size} ${words}`}`;
      control.setAttribute('data-stop', name);
      names.add(name);
    }
    return [...names];
  });

// The pages for teachers as a teacher meets them: plans that are whole without a script, a presenter that a remote
// moves, worksheets that print, and a frame in which a lab fits.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labs } from '../../../web/labs/index.ts';
import { parse, type PropertyTable } from '../../../web/labs/shared/state/properties.ts';
import { minutesOf, minutesOfPath, pathNames, planOf } from '../../../web/labs/pages/teach/plans.ts';
import { widthOf } from '../../../web/tools/site/head.mjs';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { findings, loadAxe } from './support/axe.ts';
import { newTab } from './support/tab.ts';
import { browserNames, served } from './support/shared.ts';

const site = fileURLToPath(new URL('../../../dist/page/', import.meta.url));
const codes = languages();
const folder = (code: string): string => (code === 'en' ? 'teach/' : `${code}/teach/`);
const read = (path: string): string => readFileSync(join(site, path, 'index.html'), 'utf8');
const rests = ['', ...pathNames.map((name) => `${name}/`), 'present/', 'sheet/'];
const pages = codes.flatMap((code) => rests.map((rest) => folder(code) + rest));
const plainly = (html: string): string =>
  html
    .replace(/<script[^]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

interface Sentences {
  readonly steps: Readonly<Record<string, { readonly ask: string; readonly note: string }>>;
  readonly goals: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const sentencesIn = (code: string): Sentences => readStrings(code, 'teach/plans') as unknown as Sentences;

test.each(codes)(
  'every path has a plan in %s: goals, minutes, and for each step what to ask, show and expect',
  async (code) => {
    const words = sentencesIn(code);
    for (const name of pathNames) {
      const html = read(`${folder(code)}${name}/`);
      const text = plainly(html);
      for (const goal of Object.values(words.goals[name] ?? {})) expect(text).toContain(goal);
      for (const { says } of planOf(name)) {
        expect(text).toContain(words.steps[says]!.ask);
        expect(text).toContain(words.steps[says]!.note);
      }
      expect(html.match(/<li class="step"/g)).toHaveLength(planOf(name).length);
      expect(html).toContain(`"timeRequired":"PT${minutesOfPath(name)}M"`);
      expect(minutesOfPath(name)).toBe(planOf(name).reduce((sum, { says }) => sum + minutesOf(says), 0));
      expect(text).not.toMatch(/\{\{|undefined|\[object/);
    }
  },
);

test('the languages say different things', async () => {
  const all = codes.map(sentencesIn);
  for (const says of Object.keys(all[0]!.steps))
    for (const kind of ['ask', 'note'] as const)
      expect(new Set(all.map(({ steps }) => steps[says]![kind])).size, `${says}.${kind}`).toBe(codes.length);
});

test('each step leads to its lab in a state that the lab accepts', async () => {
  for (const name of pathNames) {
    const hrefs = [...read(`${folder('en')}${name}/`).matchAll(/<p class="ways"><a href="([^"]+)"/g)].map(
      ([, href = '']) => href.replaceAll('&amp;', '&'),
    );
    expect(hrefs).toHaveLength(planOf(name).length);
    for (const [at, href] of hrefs.entries()) {
      const address = new URL(href, `http://x/teach/${name}/`);
      const { lab, state } = planOf(name)[at]!;
      expect(address.pathname).toBe(`/${lab}/`);
      const { properties } = (await import(`../../../web/labs/${lab}/properties.ts`)) as {
        properties: PropertyTable;
      };
      const key = labs.find(({ id }) => id === lab)!.key;
      expect([...address.searchParams].length).toBe([...new URLSearchParams(state)].length);
      for (const [full, text] of address.searchParams) {
        const property = Object.values(properties).find(({ url }) => full === `${key}.${url}`);
        expect([href, full, property !== undefined && 'value' in parse(property, text)]).toEqual([href, full, true]);
      }
    }
  }
});

test('no link is broken, and every page is found from the top', () => {
  for (const path of pages) {
    const html = read(path);
    const broken = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => !/^(https:|data:|#)/.test(href))
      .map((href) => new URL(href, `http://x/${path}`).pathname.slice(1))
      .filter((file) => !existsSync(join(site, file === '' || file.endsWith('/') ? `${file}index.html` : file)));
    expect([path, broken]).toEqual([path, []]);
    const title = plainly(/<title>([^<]*)/.exec(html)?.[1] ?? '').trim();
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect([path, widthOf(title) <= 70, widthOf(description) > 28 && widthOf(description) <= 160]).toEqual([
      path,
      true,
      true,
    ]);
    expect(html.match(/<link rel="alternate" hreflang/g)).toHaveLength(codes.length + 1);
    expect(html).not.toMatch(/ style="| onsubmit=/);
  }
  for (const [path, wanted] of [
    ['', './teach/'],
    ['clock/', '../teach/'],
    ['lessons/000/', 'teach/000/'],
  ] as const)
    expect([path, read(path).includes(wanted)]).toEqual([path, true]);
});

describe.each(browserNames)('in %s', (name) => {
  let browser: Browser;
  let address: string;
  let tab: Awaited<ReturnType<typeof newTab>>;
  let page: Page;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
    tab = await newTab(browser);
    ({ page } = tab);
  });
  afterAll(async () => tab.close());

  const shown = async (): Promise<void> => {
    await page.waitForFunction(
      () => document.querySelectorAll('posenc-lab').length === 1 && !document.querySelector('.stage[aria-busy]'),
    );
  };
  const step = (): string | null => new URL(page.url()).searchParams.get('step');
  const presents = async (query: string, width: number, height: number): Promise<void> => {
    await tab.resize(width, height, 1);
    await page.goto(`${address}teach/present/?${query}`);
    await shown();
  };
  /** How far the figure reaches out of its place, and the letters' size. */
  const fit = (): Promise<{ readonly over: number; readonly share: number; readonly wide: number }> =>
    page.evaluate(() => {
      const [box, lab] = ['.stage', 'posenc-lab'].map((one) => document.querySelector(one)!.getBoundingClientRect());
      return {
        over: Math.max(lab!.right - box!.right, lab!.bottom - box!.bottom, box!.left - lab!.left, box!.top - lab!.top),
        share: Math.max(lab!.width / box!.width, lab!.height / box!.height),
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });

  test('plans, presenter and worksheets pass axe and fit 360 px, in every language', async () => {
    for (const [at, code] of codes.entries()) {
      await tab.resize(at === 0 ? 1280 : 360, 740, 1);
      for (const path of ['', '001/', 'present/?path=003', 'sheet/?of=clock&view=both']) {
        await page.goto(address + folder(code) + path);
        if (path.startsWith('present')) await shown();
        if (path.startsWith('sheet')) await page.waitForSelector('.key li');
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
          path,
          true,
        ]);
        await loadAxe(page);
        expect([code, path, await findings(page)]).toEqual([code, path, []]);
      }
    }
    expect(tab.complaints).toEqual([]);
  });

  test.runIf(name === 'chromium')('a plan is whole without scripts, and the presenter says what it needs', async () => {
    const bare = await newTab(browser);
    await bare.page.setJavaScriptEnabled(false);
    await bare.page.goto(`${address}es/teach/002/`);
    const seen = await bare.page.evaluate(() => ({
      steps: [...document.querySelectorAll('.step dd')].filter((part) => part.getClientRects().length > 0).length,
      buttons: [...document.querySelectorAll('button')].filter((part) => part.getClientRects().length > 0).length,
    }));
    expect(seen).toEqual({ steps: 3 * planOf('002').length, buttons: 0 });
    await bare.page.goto(`${address}teach/present/`);
    expect(await bare.page.evaluate(() => document.body.innerText)).toContain('JavaScript');
    await bare.close();
  });

  test('a remote moves through a path; keys cover the figure, hide the notes, and leave', async () => {
    await presents('path=intro', 1280, 720);
    const { steps } = sentencesIn('en');
    const asked = (): Promise<string> => page.$eval('h1', (title) => title.textContent ?? '');
    expect(await asked()).toBe(steps[planOf('intro')[0]!.says]!.ask);
    for (const [key, wanted] of [
      ['PageDown', '2'],
      ['ArrowRight', '3'],
      ['PageUp', '2'],
      ['ArrowLeft', '1'],
      ['ArrowLeft', '1'],
      ['PageDown', '2'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, step()]).toEqual([key, wanted]);
    }
    await shown();
    expect(await asked()).toBe(steps[planOf('intro')[1]!.says]!.ask);
    expect(await page.$eval('posenc-lab', (lab) => lab.getAttribute('lab'))).toBe('compose');
    expect(await page.$eval('.notes', (notes) => notes.textContent)).toContain(steps['sum']!.note);

    await page.keyboard.press('n');
    expect(await page.$eval('.notes', (notes) => notes.getClientRects().length)).toBe(0);
    expect(new URL(page.url()).searchParams.get('notes')).toBe('0');
    await page.keyboard.press('.');
    await page.waitForSelector('.present-cover');
    expect(await page.$eval('posenc-lab', (lab) => getComputedStyle(lab).visibility)).toBe('hidden');
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.querySelector('.present-cover') === null);

    await page.keyboard.press('c');
    await shown();
    expect(await page.$eval('posenc-lab', (lab) => lab.getAttribute('show'))).toBe('figure controls presets');
    // In a slider arrows move the slider, and a remote goes on all the same.
    await page.evaluate(() =>
      document.querySelector('posenc-lab')!.shadowRoot!.querySelector<HTMLElement>('input[type=range]')!.focus(),
    );
    await page.keyboard.press('ArrowRight');
    expect(step()).toBe('2');
    await page.keyboard.press('PageDown');
    expect(step()).toBe('3');

    await page.click('.present-keys summary');
    await page.click('.present-keys input');
    await page.keyboard.press('n');
    expect(new URL(page.url()).searchParams.get('notes')).toBe('0');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => location.pathname.endsWith('/teach/intro/'));
    expect(tab.complaints).toEqual([]);
  });

  test.each([
    ['intro', 3, 1280, 720],
    ['000', 5, 1920, 1080],
    ['001', 12, 1280, 720],
    ['004', 3, 360, 740],
    ['intro', 4, 360, 740],
  ] as const)('of the path %s, step %i is in sight as a whole at %i x %i', async (path, at, width, height) => {
    await presents(`path=${path}&step=${at}`, width, height);
    const { over, share, wide } = await fit();
    expect(over).toBeLessThanOrEqual(1.5);
    expect(share).toBeGreaterThan(0.85);
    expect(wide).toBe(0);
    expect(
      await page.evaluate(() => (document.querySelector('posenc-lab') as unknown as { problems: [] }).problems),
    ).toEqual([]);
  });

  test('a path of a teacher’s own is shown with its sentences; what is none is said', async () => {
    await presents(`path=${encodeURIComponent('order;encode!d:16!:Look at the left.')}&step=2`, 1280, 720);
    expect(await page.$eval('h1', (title) => title.textContent)).toBe('Look at the left.');
    expect(await page.$eval('posenc-lab', (lab) => lab.getAttribute('dim'))).toBe('16');
    await presents('path=nonsense&step=99', 1280, 720);
    expect(await page.$eval('[role=alert]', (note) => note.textContent)).toContain('no path');
    expect(step()).toBe(String(planOf('intro').length));
  });

  test('a seed makes the same sheet again, another seed another one, and the key fits its sheet', async () => {
    await tab.resize(1280, 800, 1);
    const sheet = async (query: string): Promise<string> => {
      await page.goto(`${address}teach/sheet/?${query}`);
      await page.waitForSelector('.sheet li');
      return page.$eval('#sheets', (place) => (place.textContent ?? '').replace(/\s+/g, ' '));
    };
    const first = await sheet('of=clock&n=3&seed=7&view=both');
    expect(await sheet('of=clock&n=3&seed=7&view=both')).toBe(first);
    expect(await sheet('of=clock&n=3&seed=8&view=both')).not.toBe(first);
    const asks = await page.$$eval('.sheet', (sheets) =>
      sheets.map((one) => [...one.querySelectorAll('.ask')].map((ask) => ask.textContent)),
    );
    expect(asks).toHaveLength(2);
    expect(asks[1]).toEqual(asks[0]);
    expect(await page.$$('.sheet:not(.key) .right')).toHaveLength(0);
    expect((await page.$$('.key .right')).length).toBe(asks[0]!.length);
    expect((await page.$$('.sheet svg')).length).toBeGreaterThan(0);

    // The first sheet is for a first visit; an address says its level, and one without has all levels.
    const head = (): Promise<string> => page.$eval('.sheet-head', (top) => top.textContent!.replace(/\s+/g, ' '));
    await sheet('');
    expect(await head()).toContain('Level: 1, read off');
    expect(await page.$eval('select[name="of"]', (list) => (list as HTMLSelectElement).value)).toBe('intro');
    await sheet('of=clock&n=3&seed=8&level=2');
    expect(await head()).toContain('Level: 2, apply');
    await sheet('of=clock&n=3&seed=8&view=both');
    expect(await head()).toContain('Level: mixed');

    await page.click('[data-act="another"]');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('seed') !== '8');
    for (const [query, said] of [
      ['of=nothing', 'Allowed: intro'],
      ['of=clock&seed=%3Cb%3E', 'is no seed'],
      ['of=clock&n=0', 'whole numbers from 1 to 40'],
      ['of=clock&n=1e9', 'whole numbers from 1 to 40'],
    ] as const) {
      await page.goto(`${address}teach/sheet/?${query}`);
      await page.waitForSelector('[role=alert]');
      expect(await page.$eval('[role=alert]', (note) => note.textContent)).toContain(said);
    }
    expect(tab.complaints).toEqual([]);
  });

  test.runIf(name === 'chromium').each(['A4', 'Letter'] as const)(
    'sheet and key print on %s, each from a new page, nothing cut',
    async (format) => {
      await page.goto(`${address}teach/sheet/?of=clock&n=8&seed=7&view=both`);
      await page.waitForSelector('.key li');
      const count = async (): Promise<number> =>
        (
          Buffer.from(await page.pdf({ format }))
            .toString('latin1')
            .match(/\/Type\s*\/Page[^s]/g) ?? []
        ).length;
      const both = await count();
      await page.click('input[value="sheet"]');
      await page.waitForFunction(() => document.querySelector('.key') === null);
      const alone = await count();
      await page.click('input[value="key"]');
      await page.waitForFunction(() => document.querySelector('.sheet:not(.key)') === null);
      expect(both).toBe(alone + (await count()));
      await page.click('input[value="both"]');
      await page.waitForSelector('.sheet:not(.key) li');
      // A question with its figure stays on one page: it asks for that, and is lower than one.
      await page.emulateMediaType('print');
      await tab.resize(660, 900, 1);
      const items = await page.$$eval('.sheet ol > li', (all) =>
        all.map((item) => [getComputedStyle(item).breakInside, item.getBoundingClientRect().height] as const),
      );
      expect(items.length).toBeGreaterThan(3);
      for (const [inside, high] of items) {
        expect(inside).toBe('avoid');
        expect(high).toBeLessThan(880);
      }
      expect(await page.$$eval('.screen, .bar', (parts) => parts.map((part) => part.getClientRects().length))).toEqual([
        0, 0,
      ]);
      await page.emulateMediaType();
    },
  );

  test('a lab is as large as fits into a frame of 16 : 9', async () => {
    for (const [width, height] of [
      [960, 540],
      [640, 360],
    ] as const) {
      await tab.resize(width, height, 1);
      await page.goto(`${address}embed.html?lab=encode&show=figure&fit=box&lang=en`);
      await page.waitForSelector('posenc-lab');
      await page.evaluate(
        async () => (document.querySelector('posenc-lab') as unknown as { ready: Promise<void> }).ready,
      );
      await page.waitForFunction(() => {
        const { bottom, right } = document.querySelector('posenc-lab')!.getBoundingClientRect();
        return bottom <= innerHeight + 1 && right <= innerWidth + 1;
      });
      expect(await page.evaluate(() => document.scrollingElement!.scrollHeight <= innerHeight)).toBe(true);
      expect(
        await page.evaluate(() => (document.querySelector('posenc-lab') as unknown as { problems: [] }).problems),
      ).toEqual([]);
    }
  });
});

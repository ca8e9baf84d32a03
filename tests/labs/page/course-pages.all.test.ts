// The five lessons as course pages, made of text and elements only.
import { existsSync, readFileSync } from 'node:fs';
import { sinusoidal } from 'posenc';
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { attributeOf, keysOf, readText } from '../../../web/labs/embed/names.ts';
import { presets as encodePresets } from '../../../web/labs/encode/properties.ts';
import type { Entrant } from '../../../web/labs/training/entrants.ts';
import { rowOf, sharesOf, table } from '../../../web/labs/training/stored.ts';
import { print, type PropertyTable } from '../../../web/labs/shared/state/properties.ts';
import { figuresOf, readLessons, textsOf, trainedShare } from '../../../web/tools/lessons/lessons.mjs';
import { tableOf, type LabId } from '../../library/elements/support/tables.ts';
import { findings, loadAxe } from './support/axe.ts';
import { servePage } from '../../../web/tools/toolchain/serve-page.mjs';
import { quick } from '../../tiers.mjs';
import { browserNames, served } from './support/shared.ts';
import { newTab } from './support/tab.ts';

const lessons = readLessons();
const lessonOf = (name: string): (typeof lessons)[number] => lessons.find((lesson) => lesson.name === name)!;
const figuresIn = (name: string): ReturnType<typeof figuresOf> => figuresOf(lessonOf(name).own);

/** Attributes that belong to the element and not to its lab. */
const own = ['id', 'lab', 'show', 'controls', 'locked'];

describe('the text of the course pages', () => {
  test.each(lessons.map((lesson) => [lesson.name, lesson] as const))(
    'lesson %s has the same figures in each language, each with settings that its lab has',
    async (name, lesson) => {
      const [figures, ...others] = textsOf(lesson).map(figuresOf);
      for (const other of others) expect(other).toEqual(figures);
      expect(new Set(figures!.map(({ id }) => id)).size).toBe(figures!.length);
      expect(figures!.at(-1)!.attributes).toMatchObject({ lab: 'claims', lesson: name });
      for (const { lab, id, attributes } of figures!) {
        const table: PropertyTable = await tableOf(lab as LabId);
        const keys = new Map([...keysOf(table)].map(([full, key]) => [attributeOf(full), key]));
        for (const [attribute, text] of Object.entries(attributes)) {
          if (own.includes(attribute)) continue;
          const property = table[keys.get(attribute) ?? ''];
          expect([id, attribute, property && 'value' in readText(property, text)]).toEqual([id, attribute, true]);
        }
        for (const control of (attributes['controls'] ?? '').split(/\s+/).filter(Boolean))
          expect([id, control, keys.has(control)]).toEqual([id, control, true]);
      }
    },
  );

  test.each([
    ['000', 'table', 'lesson000'],
    ['001', 'table', 'lesson001'],
    ['001', 'printed', 'lesson001Table'],
    ['003', 'table', 'lesson003'],
    ['004', 'small', 'lesson004'],
  ] as const)('lesson %s, figure %s is the preset %s', async (name, id, preset) => {
    const table: PropertyTable = await tableOf('encode');
    const { attributes } = figuresIn(name).find((figure) => figure.id === id)!;
    const wanted = Object.entries(encodePresets[preset]).map(([key, value]) => {
      const text = print(table[key]!, value as never).replaceAll(',', ' ');
      return [key, attributes[attributeOf(key)] ?? print(table[key]!, table[key]!.default as never), text];
    });
    for (const [key, given, text] of wanted) expect([key, given]).toEqual([key, text]);
  });

  test.each([
    ['001', 5, 6],
    ['004', 6, 4],
  ] as const)('the table that lesson %s prints is the one of posenc', (name, positions, dim) => {
    const { data } = sinusoidal({ positions, dim, dtype: 'float64' });
    const rows = Array.from({ length: positions }, (_row, p) =>
      [`${p}`, ...Array.from(data.subarray(p * dim, (p + 1) * dim), (x) => x.toFixed(3).padStart(8))].join(''),
    );
    for (const { markdown } of textsOf(lessonOf(name))) expect(markdown).toContain(rows.join('\n'));
  });

  test('lesson 001 states the medians of the trained models, as the lab does', () => {
    const shown = (encoding: Entrant, place: 0 | 2): number =>
      Math.round(sharesOf(rowOf(table, { task: 'whoCameFirst', encoding }), place).middle);
    for (const encoding of ['sinusoidal', 'learned', 'rotary', 'alibi', 't5', 'shaw'] as const)
      expect([encoding, shown(encoding, 0)]).toEqual([encoding, 100]);
    const [learned, sinusoidal, rotary, alibi] = (['learned', 'sinusoidal', 'rotary', 'alibi'] as const).map((kind) =>
      shown(kind, 2),
    );
    const shares = [learned, sinusoidal, rotary, alibi].map((share) => `${share}\\s?%`);
    const numbers = new RegExp([`${table.seeds.length} mod`, `${shown('none', 0)} `, ...shares].join('[^]*'));
    for (const { markdown } of textsOf(lessonOf('001'))) {
      expect(markdown).toMatch(numbers);
      expect(markdown).not.toContain('{{');
    }
    expect(() => trainedShare('whoCameFirst', 'rotary', 'thrice')).toThrow('no model was trained');
  });

  test('each lesson is present as a page, as its sources, and in the offline cache', () => {
    const built = new URL('../../../dist/page/lessons/', import.meta.url);
    const worker = readFileSync(new URL('../sw.js', built), 'utf8');
    for (const lesson of lessons) {
      for (const file of ['index.html', ...textsOf(lesson).map(({ language }) => `${language}.md`)]) {
        expect(existsSync(new URL(`${lesson.name}/${file}`, built))).toBe(true);
        expect(worker).toContain(`./lessons/${lesson.name}/${file}`);
      }
    }
    expect(worker).toContain('./posenc-lab.js');
  });
});

type Lab = HTMLElementTagNameMap['posenc-lab'];

/**
 * Scrolls every figure into view, like the print button, and returns any faults. The claims, which check themselves for
 * seconds, are the same on all pages: one of them is enough.
 */
async function figuresDrawn(page: Page, claims: boolean): Promise<string[]> {
  return page.evaluate(async (all) => {
    const labs = [...document.querySelectorAll<Lab>(all ? 'posenc-lab' : 'posenc-lab:not([lab=claims])')];
    await Promise.allSettled(labs.map((lab) => lab.toBlob()));
    const wrong = await Promise.all(
      labs.map((lab) =>
        lab.ready.then(
          () => lab.problems.map(({ message }) => `${lab.id}: ${message}`),
          (error: Error) => [`${lab.id}: ${error.message}`],
        ),
      ),
    );
    return wrong.flat();
  }, claims);
}

const seen = (page: Page): Promise<{ own: boolean; english: boolean; figures: (string | null)[]; wide: number }> =>
  page.evaluate(() => {
    const side = (which: string): boolean => document.querySelector(`.pair > :${which}-child`)!.checkVisibility();
    const labs = [...document.querySelectorAll('posenc-lab')];
    return {
      own: side('first'),
      english: side('last'),
      figures: [...new Set(labs.map((lab) => lab.getAttribute('lang')))],
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

describe.each(browserNames)('the course pages in %s', (name) => {
  test.skipIf(quick)(
    'every figure is drawn, at a desk by day and on a phone at night, and axe finds nothing',
    {
      timeout: 120_000,
    },
    async () => {
      const { browser, address } = await served(name);
      const { page, requests, complaints, resize, close } = await newTab(browser);
      for (const [at, lesson] of lessons.entries()) {
        // Half of them on a phone at night, in either browser the other half.
        const phone = (at + browserNames.indexOf(name)) % 2 === 0;
        await resize(phone ? 360 : 1280, 800, 1);
        // The page uses the settings chosen in the labs, like every page of this origin.
        const theme = phone ? 'dark' : 'light';
        const { identifier } = await page.evaluateOnNewDocument((theme) => {
          // Without an origin there is no store.
          if (location.protocol === 'http:') localStorage.setItem('posenc-theme', theme);
        }, theme);
        await page.goto(`${address}lessons/${lesson.name}/index.html`);
        await page.removeScriptToEvaluateOnNewDocument(identifier);
        expect(await page.$eval('html', ({ dataset }) => dataset['theme'])).toBe(theme);
        // Other tests cover the contents of labs: one page with all its figures shows how they fit together.
        const whole = lesson.name === '004';
        const axe = async (): Promise<void> => {
          if (name !== 'chromium') return;
          await loadAxe(page);
          expect([lesson.name, await findings(page)]).toEqual([lesson.name, []]);
        };
        if (!whole) await axe();
        expect([lesson.name, await figuresDrawn(page, lesson.name === '003')]).toEqual([lesson.name, []]);
        if (whole) await axe();
        const look = lesson.beside ? await seen(page) : { wide: 0, own: true, english: !phone, figures: ['en'] };
        expect([lesson.name, look]).toEqual([
          lesson.name,
          { wide: expect.any(Number), own: true, english: !phone, figures: [lesson.own.language] },
        ]);
        expect(look.wide).toBeLessThanOrEqual(0);
      }
      expect(requests.filter((request) => !request.startsWith(address) && !/^(data|blob):/.test(request))).toEqual([]);
      await page.evaluate(() => localStorage.removeItem('posenc-theme'));
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('figures follow the language that is chosen, paper has all of them, and no network is needed', {
    timeout: 120_000,
  }, async () => {
    const { browser } = await served(name);
    const server = await servePage();
    const { page, complaints, resize, close } = await newTab(browser);
    await resize(1280, 800, 1);
    await page.goto(`${server.address}lessons/003/index.html`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const title = (): Promise<string> =>
      page.$$eval('h1', (all) => all.find((heading) => heading.checkVisibility())!.textContent!);
    expect(await seen(page)).toMatchObject({ own: true, english: true, figures: ['es'] });
    await page.click('input[value=english]');
    expect(await seen(page)).toMatchObject({ own: false, english: true, figures: ['en'] });
    expect(await title()).toBe('The paper’s table, number by number');
    await page.click('input[value=own]');
    expect(await seen(page)).toMatchObject({ own: true, english: false, figures: ['es'] });

    await page.evaluate(() => {
      Object.assign(window, { print: () => (document.body.dataset['printed'] = 'yes') });
    });
    await page.click('.print');
    await page.waitForSelector('[data-printed]');
    const drawn = await page.$$eval('posenc-lab', (labs) =>
      labs.map((lab) => lab.shadowRoot!.querySelector('[part=frame] > *')?.localName),
    );
    expect(drawn).toEqual(figuresIn('003').map(({ lab }) => `lab-${lab}`));

    await server.close();
    await page.goto(`${server.address}lessons/001/index.html?read=english`);
    expect(await page.$eval('html', (root) => root.lang)).toBe('en');
    expect(await page.$eval('posenc-lab', (lab) => lab.ready.then(() => 'drawn'))).toBe('drawn');
    expect(complaints).toEqual([]);
    await close();
  });
});

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as compose from '../../../web/labs/compose/properties.ts';
import * as distance from '../../../web/labs/distance/properties.ts';
import * as encode from '../../../web/labs/encode/properties.ts';
import * as family from '../../../web/labs/family/properties.ts';
import { labs } from '../../../web/labs/index.ts';
import * as shift from '../../../web/labs/shift/properties.ts';
import * as variants from '../../../web/labs/variants/properties.ts';
import { defaults, type PropertyTable, type Values } from '../../../web/labs/shared/state/properties.ts';
import { Store } from '../../../web/labs/shared/state/store.ts';
import { pathNames } from '../../../web/labs/shared/paths/names.ts';
import { paths, type Step } from '../../../web/labs/shared/paths/paths.ts';
import { stringsOf } from '../../../web/tools/vite/strings-plugin.ts';
import { findings, loadAxe } from './support/axe.ts';
import { open, text } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

interface Properties {
  readonly properties: PropertyTable;
  readonly settle?: (wanted: Values<PropertyTable>) => Values<PropertyTable>;
}
const folder = fileURLToPath(new URL('../../../web/labs/', import.meta.url));
const tables = Object.fromEntries(
  await Promise.all(
    readdirSync(folder)
      .filter((name) => labs.some(({ id }) => id === name))
      .map(async (name) => [name, (await import(`../../../web/labs/${name}/properties.ts`)) as Properties] as const),
  ),
);
const storeOf = (lab: string): Store<PropertyTable> => new Store(tables[lab]!.properties, tables[lab]!.settle);
const written = (store: Store<PropertyTable>): string =>
  [...store.toParameters()].map(([name, value]) => `${name}=${value}`).join('&');
const every = pathNames.flatMap((name) => paths[name].map((step: Step, at) => [name, at + 1, step] as const));

describe('paths', () => {
  test.each(every)(
    '%s, step %i: its state is one that the lab has, and is written as the lab writes it',
    (_name, _at, step) => {
      const store = storeOf(step.lab);
      expect(store.fromParameters(new Map(new URLSearchParams(step.state)))).toEqual([]);
      expect(written(store)).toBe(step.state);
    },
  );

  /** Where a lab has a view of the lesson, the step has it. */
  const presetOf = (lab: string, name: string): string => {
    const store = storeOf(lab);
    const { presets } = { compose, distance, family, shift, variants }[lab] ?? {};
    const values = presets
      ? (presets.values as (name: string, view: unknown) => object)(name, defaults(tables[lab]!.properties))
      : encode.presetValues(name as encode.PresetName, encode.initial);
    store.assign(values as Partial<Values<PropertyTable>>, 'act');
    return written(store);
  };
  test.each([
    ['000', 3, 'encode', 'lesson000'],
    ['000', 5, 'distance', 'lesson000'],
    ['000', 6, 'shift', 'linear'],
    ['000', 7, 'family', 'lesson000'],
    ['001', 3, 'encode', 'lesson001'],
    ['001', 4, 'encode', 'lesson001Table'],
    ['001', 6, 'shift', 'linear'],
    ['001', 8, 'compose', 'lesson001'],
    ['002', 2, 'encode', 'lesson002'],
    ['002', 3, 'variants', 'lesson002'],
    ['002', 4, 'compose', 'lesson002'],
    ['003', 1, 'encode', 'lesson003'],
    ['003', 3, 'encode', 'lesson003'],
    ['004', 2, 'encode', 'lesson004'],
    ['004', 5, 'distance', 'lesson004'],
    ['004', 6, 'shift', 'linear'],
    ['004', 7, 'family', 'lesson000'],
    ['004', 8, 'family', 'lesson004'],
    ['004', 10, 'variants', 'wrongDivision'],
  ] as const)('%s, step %i is the view of %s that the lab calls %s', (name, at, lab, preset) => {
    const step = (paths[name] as readonly Step[])[at - 1];
    expect(step?.lab).toBe(lab);
    expect(step?.state).toBe(presetOf(lab, preset));
  });
});

describe.each(browserNames)('a path in %s', (browserName) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(browserName));
  });

  /** The visible state of a step once its lab has loaded: the one unfolded lab, its state, and the sentence. */
  const stepShown = async (page: Page, { lab, state }: Step, at: number) => {
    await page.waitForFunction(
      (wanted, number) =>
        document.querySelector(`lab-${wanted} .panels`) &&
        new URL(location.href).searchParams.get('step') === String(number) &&
        document.querySelector('.path-steps [aria-current=step] .ordinal')?.textContent === String(number),
      {},
      lab,
      at,
    );
    return page
      .evaluate(
        (wanted, key) => ({
          unfolded: [...document.querySelectorAll('section.lab:not(.folded)')].map(({ id }) => id),
          seen: [...document.querySelectorAll<HTMLElement>('section.lab pe-lab-slot')]
            .filter((slot) => slot.checkVisibility())
            .map((slot) => slot.closest('section')?.id),
          state: [
            ...(
              document.querySelector(`lab-${wanted}`) as unknown as { store: { toParameters(): Map<string, string> } }
            ).store.toParameters(),
          ]
            .map((pair) => pair.join('='))
            .join('&'),
          address: [...new URL(location.href).searchParams]
            .filter(([name]) => name.startsWith(`${key}.`))
            .map(([name, value]) => `${name.slice(key.length + 1)}=${value}`)
            .join('&'),
          refused: document.querySelectorAll(`lab-${wanted} > .note`).length,
        }),
        lab,
        labs.find(({ id }) => id === lab)!.key,
      )
      .then((found) => ({ ...found, wanted: state }));
  };

  test.each(pathNames)('%s: every step shows only its lab, in its state, with instructions', async (name) => {
    const { page, complaints, close } = await open(browser, address, {
      query: `?lang=en&path=${name}`,
      drawn: false,
    });
    const strings = (await stringsOf('en')) as unknown as { paths: { says: Record<string, string> } };
    const steps: readonly Step[] = paths[name];
    const [first] = steps;
    await page.waitForSelector(`lab-${first!.lab} .panels`);
    // A link may omit the first step; from there on each is in the address.
    expect(await text(page, '.path-count')).toBe(`Step 1 of ${steps.length}`);
    for (const [at, step] of steps.entries()) {
      const { state, address: asked, unfolded, seen, refused } = await stepShown(page, step, at + 1);
      const { lab } = step;
      expect({ at, state, asked, unfolded, seen, refused }).toEqual({
        at,
        state: step.state,
        asked: step.state,
        unfolded: [lab],
        seen: [lab],
        refused: 0,
      });
      expect(await text(page, '.path-says')).toBe(strings.paths.says[step.says!]!.replace(/\u00a0/g, ' '));
      const last = at === steps.length - 1;
      expect(await page.$eval('.path-end [data-turn=next]', (next) => (next as HTMLButtonElement).disabled)).toBe(last);
      if (!last) await page.$eval('.path-end [data-turn=next]', (next) => (next as HTMLElement).click());
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('back and forth by button, by bracket, by number and by the browser; a folded lab can be unfolded', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=es&path=003', drawn: false });
    const [first, second, third] = paths['003'];
    await stepShown(page, first, 1);
    await page.keyboard.press(']');
    await stepShown(page, second, 2);
    await page.$eval('.path-steps li:nth-child(3) a', (link) => (link as HTMLElement).click());
    await stepShown(page, third, 3);
    await page.goBack();
    expect((await stepShown(page, second, 2)).state).toBe(second.state);
    await page.$eval('.path [data-turn=back]', (back) => (back as HTMLElement).click());
    expect((await stepShown(page, first, 1)).state).toBe(first.state);
    await page.$eval('#order .lab-head button', (unfold) => (unfold as HTMLElement).click());
    await page.waitForSelector('lab-order .panels');
    await page.$eval('.path [data-turn=leave]', (leave) => (leave as HTMLElement).click());
    await page.waitForSelector('pe-opening figure');
    expect(await page.evaluate(() => location.search.includes('path') || location.search.includes('step'))).toBe(false);
    expect(await page.$('.path, .lab.folded')).toBeNull();
    await close();
  });

  test('a link keeps the reader’s changes in the lab of a step', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=en&path=003&step=3&e.d=32', drawn: false });
    expect((await stepShown(page, paths['003'][2], 3)).state).toBe('d=32');
    await close();
  });

  test('a link without a valid path says why, and the page loads', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=en&path=005', drawn: false });
    await page.waitForSelector('main > .note');
    expect(await text(page, 'main > .note')).toBe(
      'There is no path “005”. Allowed: intro, 000, 001, 002, 003, 004, or a path that was made on this page.',
    );
    await page.waitForSelector('pe-opening figure');
    await close();
  });

  test.each([
    ['en', 1280],
    ['es', 360],
    ['it', 360],
  ])('in %s at %i px it is accessible, fits, and names the lesson and its language', async (language, width) => {
    const { page, close } = await open(browser, address, {
      query: `?lang=${language}&path=000&step=2`,
      width,
      drawn: false,
    });
    await stepShown(page, paths['000'][1], 2);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await text(page, '.path h1')).toMatch(
      /^Le(sson|cción|zione) 000: bootcamp, (in Spanish|en español|in spagnolo)$/,
    );
    await close();
  });
});

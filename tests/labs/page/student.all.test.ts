// A seed for each student in files and packages: of the name that she writes, or of her id on the platform.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { learnerOf, platformAround } from '../../../web/labs/exam/platform.ts';
import { properties as shift } from '../../../web/labs/shift/properties.ts';
import { seedOf } from '../../../web/labs/shared/state/seed-of.ts';
import { Store } from '../../../web/labs/shared/state/store.ts';
import { findings, loadAxe } from './support/axe.ts';
import { openFile, type Opening } from './support/exam.ts';
import { browserNames, served } from './support/shared.ts';

const { min, max } = shift.seed;

test('seeds are whole numbers that the lab allows, and ids in a row have as many as chance would give them', () => {
  const seeds = Array.from({ length: 1000 }, (_student, at) => seedOf(`student${at}`, shift.seed));
  for (const seed of seeds) expect(Number.isInteger(seed) && seed >= min && seed <= max).toBe(true);
  // Of 1000 draws from 10 000 numbers 952 are different, give or take 7.
  expect(new Set(seeds).size).toBeGreaterThan(920);
  for (const odd of ['', '\0', '😀', '\ud800', 'x'.repeat(100_000)]) {
    const seed = seedOf(odd, shift.seed);
    expect(Number.isInteger(seed) && seed >= min && seed <= max).toBe(true);
  }
});

test.each(['1.2', '2004'] as const)(
  'an id is the text that a platform of SCORM %s gives, and nothing else',
  (version) => {
    const idFrom = (get: unknown): string => {
      const api = { LMSInitialize: () => 'true', LMSGetValue: get, Initialize: () => 'true', GetValue: get };
      return learnerOf(platformAround({ API: api, API_1484_11: api }, version), version);
    };
    const asked: unknown[] = [];
    expect(idFrom((name: unknown) => (asked.push(name), 'ana-17'))).toBe('ana-17');
    expect(asked).toEqual([version === '1.2' ? 'cmi.core.student_id' : 'cmi.learner_id']);
    const throws = (): never => {
      throw new Error('no');
    };
    const odd: readonly unknown[] = ['', ' \n', 'null', 'undefined', '[object Object]', 17, null, undefined, {}, []];
    for (const id of [...odd, { toString: throws }, 'x'.repeat(4001), 'x'.repeat(1_000_000)])
      expect(idFrom(() => id)).toBe('');
    for (const get of [throws, undefined, 'ana']) expect(idFrom(get)).toBe('');
    expect(learnerOf(undefined, version)).toBe('');
  },
);

test('a link cannot change locked values', () => {
  const store = new Store(shift);
  store.begin({ seed: 4711 });
  store.locked = new Set(['seed']);
  expect(store.fromParameters(new Map([['s', '5']]))).toEqual([]);
  expect(store.view.seed).toBe(4711);
  store.reset();
  expect(store.view.seed).toBe(4711);
});

/** The text and the settings of a lab, once it has greeted its student. */
async function greeted(page: Page, lab: string): Promise<{ readonly seed: number; readonly says: string }> {
  const said = await page.waitForFunction(
    (id) => {
      const root = document.querySelector('posenc-lab')?.shadowRoot ?? document;
      const element = root.querySelector(`lab-${id}`);
      const says = element?.querySelector('pe-student [role="status"]')?.textContent?.trim();
      const { store } = (element ?? {}) as { readonly store?: { readonly view: { readonly seed: number } } };
      return says !== undefined && store && { seed: store.view.seed, says };
    },
    {},
    lab,
  );
  return (await said.jsonValue()) as { readonly seed: number; readonly says: string };
}

const attributes = { lab: 'shift', lang: 'en', seed: '7', show: 'figure controls question' };

describe.each(browserNames)('in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await served(name));
  });

  test('a file asks for a name, by keyboard, applies its seed and stores nothing', async () => {
    const opening: Opening = { attributes: { ...attributes, lang: 'es' }, seeds: true };
    const { page, complaints, requests } = await openFile(browser, opening);
    expect(await greeted(page, 'shift')).toEqual({ seed: 7, says: '' });
    const box = (await page.$('posenc-lab >>> [data-name="shift-seed"] .box'))!;
    expect(await box.evaluate((input) => (input as HTMLInputElement).readOnly)).toBe(true);
    const button = (await page.$('posenc-lab >>> pe-student button'))!;
    expect(await button.evaluate((one) => (one as HTMLButtonElement).disabled)).toBe(true);
    // The first focusable element.
    await page.keyboard.press('Tab');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    expect(await greeted(page, 'shift')).toEqual({ seed: 7, says: '' });
    await page.keyboard.type('María ');
    await page.keyboard.press('Enter');
    const mine = seedOf('María', shift.seed);
    await page.waitForFunction((input, seed) => (input as HTMLInputElement).value === String(seed), {}, box, mine);
    expect(await greeted(page, 'shift')).toEqual({ seed: mine, says: `Su semilla es ${mine}.` });
    await page.keyboard.press('Tab');
    expect(await button.evaluate((one) => one.matches(':focus'))).toBe(true);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    // The one key is this tab's own (support/tab.ts), which unfolds every control.
    const kept = await page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(kept).toEqual(['', 'posenc-more']);
    await page.reload();
    expect(await greeted(page, 'shift')).toEqual({ seed: 7, says: '' });
    expect(requests.filter((address) => !/^(file|data|blob):/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(['1.2', '2004'] as const)('a package of SCORM %s takes the seed of the learner’s id', async (version) => {
    const { page, complaints } = await openFile(browser, { attributes, seeds: true, version, learner: 'ana-17' });
    const mine = seedOf('ana-17', shift.seed);
    expect(await greeted(page, 'shift')).toEqual({ seed: mine, says: `Your seed is ${mine}.` });
    expect(await page.$('posenc-lab >>> pe-student input')).toBe(null);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('without an id everybody has the same seed, and the lab says so', async () => {
    for (const learner of [undefined, { id: 17 }]) {
      const { page, complaints } = await openFile(browser, { attributes, seeds: true, version: '2004', learner });
      const { seed, says } = await greeted(page, 'shift');
      expect([seed, says]).toEqual([
        7,
        'The platform does not say who you are: your seed is the one for everybody, 7.',
      ]);
      expect(complaints).toEqual([]);
    }
  });

  test('a lab of a path has its student’s seed in spite of its step, and again at the next step', async () => {
    const root = { 'data-path': 'shift!s:5;clock;shift!s:6', 'data-language': 'it', 'data-seeds': '' };
    const { page, complaints } = await openFile(browser, { root, version: '1.2', learner: 'ana-17' });
    const mine = { seed: seedOf('ana-17', shift.seed), says: expect.stringMatching(/^Il tuo seme è \d+\.$/) };
    expect(await greeted(page, 'shift')).toEqual(mine);
    const turn = (): Promise<void> => page.$eval('[data-turn="next"]', (button) => (button as HTMLElement).click());
    await turn();
    await page.waitForSelector('lab-clock');
    // The clock draws nothing at random, but its questions are the student's too.
    const told = await page.waitForSelector('lab-clock pe-student [role="status"]');
    expect(await told!.evaluate((line) => line.textContent)).toMatch(new RegExp(`\\b${mine.seed}\\.$`));
    await turn();
    await page.waitForFunction(() => location.search.includes('step=3'));
    expect(await greeted(page, 'shift')).toEqual(mine);
    expect(complaints).toEqual([]);
  });
});

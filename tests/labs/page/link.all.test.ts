import type { Browser } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';
import {
  chooseLanguage,
  fill,
  figuresDrawn,
  open,
  settled,
  settledAddress,
  shown,
  slider,
  text,
} from './support/page.ts';

describe.each(browserNames)('links in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  test('a reload shows the same view', async () => {
    const { page, close } = await open(browser, address);
    await fill(page, 'dim', '33');
    await fill(page, 'first', '512');
    await page.locator('input[name="encode-colorMap"][value="magma"]').click();
    await settledAddress(page, '?e.d=33&e.f=512&e.m=magma');
    const before = await shown(page);
    await page.reload();
    await figuresDrawn(page);
    expect(await shown(page)).toEqual(before);
    await close();
  });

  test('a drag of a hundred steps adds nothing to the history and ends in the address', async () => {
    const { page, close } = await open(browser, address);
    const length = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      const calls = { push: 0, replace: 0 };
      Object.assign(window, { calls });
      const { pushState, replaceState } = history;
      history.pushState = (...args) => ((calls.push += 1), pushState.apply(history, args));
      history.replaceState = (...args) => ((calls.replace += 1), replaceState.apply(history, args));
    });
    await page.$eval(slider('dim'), async (input) => {
      for (let step = 0; step < 100; step += 1) {
        (input as HTMLInputElement).value = String(50 + step);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    const { dim } = await shown(page);
    await settledAddress(page, `?e.d=${dim}`);
    const calls = await page.evaluate(() => (window as unknown as { calls: { push: number; replace: number } }).calls);
    expect(calls.push).toBe(0);
    expect(calls.replace).toBeLessThanOrEqual(10);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await close();
  });

  test('a preset can be undone by going back', async () => {
    const { page, close } = await open(browser, address);
    await page.locator('lab-encode button[data-preset="lesson001"]').click();
    await settledAddress(page, '?e.d=128&e.m=magma&e.c=0,7,20,31');
    await page.goBack();
    await settled(page);
    expect(await shown(page)).toMatchObject({ dim: 64, colorMap: 'RdBu', dimensions: [0, 1, 10, 11, 30, 31] });
    await close();
  });

  test('rejected link parameters are reported, and the rest is shown', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=en&e.n=9999&e.d=32&e.m=jet' });
    expect(await shown(page)).toMatchObject({ positions: 100, dim: 32, colorMap: 'RdBu' });
    const note = await text(page, 'lab-encode .note');
    expect(note).toContain('Positions: “9999”. Allowed: whole numbers from 1 to 4096.');
    expect(note).toContain('Colour map: “jet”. Allowed: RdBu, magma, viridis.');
    await page.locator('lab-encode .note button').click();
    await settled(page);
    expect(await page.$('lab-encode .note')).toBeNull();
    await close();
  });

  test.each([
    ['en', 'How a Transformer knows which word came first', 'Position'],
    ['es', 'Cómo sabe un Transformer qué palabra va antes', 'Posición'],
    ['it', 'Come un Transformer sa quale parola viene prima', 'Posizione'],
  ])('?lang=%s speaks that language everywhere', async (language, headline, word) => {
    const { page, close } = await open(browser, address, { query: `?lang=${language}` });
    expect(await text(page, 'h1')).toBe(headline);
    expect(await text(page, 'lab-encode .readout dt')).toBe(word);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(
      await page.$eval(
        'posenc-heatmap',
        (figure) => figure.shadowRoot?.querySelector('[part=readout]')?.textContent ?? '',
      ),
    ).toContain(word);
    expect(await text(page, 'lab-encode .controls .number label')).toMatch(/^(Positions|Posiciones|Posizioni)$/);
    // A key that is missing shows as itself.
    expect(await page.evaluate(() => /\b(encode|page|control|problem)\.\w+/.test(document.body.innerText))).toBe(false);
    await close();
  });

  test('the language switch changes the page, its figures and the link, and keeps the view', async () => {
    const { page, close } = await open(browser, address, { query: '?lang=en&e.d=32' });
    await chooseLanguage(page, 'it');
    await page.waitForFunction(() => document.documentElement.lang === 'it');
    await settledAddress(page, '?lang=it&e.d=32');
    await settled(page);
    expect(await text(page, 'h1')).toContain('Come un');
    expect(
      await page.$eval(
        'posenc-heatmap',
        (figure) => figure.shadowRoot?.querySelector('[part=readout]')?.textContent ?? '',
      ),
    ).toContain('Posizione');
    expect((await shown(page)).dim).toBe(32);
    await close();
  });

  test('without a wish in the link the browser’s languages decide', async () => {
    const { page, close } = await open(browser, address, {
      before: () => Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'es-AR', 'en'] }),
    });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
    expect(await page.evaluate(() => location.search)).toBe('');
    await close();
  });
});

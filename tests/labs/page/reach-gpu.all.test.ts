// The figure of Long context that the reader's own GPU computes: with SwiftShader, and where there is no WebGPU.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gpuFlags } from '../../../web/tools/toolchain/gpu.mjs';
import { launch } from '../../../web/tools/toolchain/launch.mjs';
import { browserNames } from '../../tiers.mjs';
import { servePage } from '../../../web/tools/toolchain/serve-page.mjs';
import { numberOf } from './support/sentence.ts';

let server: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  server = await servePage();
});
afterAll(() => server?.close());

/** The lab at its topic, with a button that was reached and pressed by key; what it says then. */
async function asked(browser: Browser, language = 'en', width = 1280): Promise<{ page: Page; says: string }> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });
  await page.goto(`${server.address}?lang=${language}&v=arithmetic&d=64#reach`);
  const button = await page.waitForSelector('lab-reach pe-gpu-errors .ask-gpu');
  await button?.focus();
  await page.keyboard.press('Enter');
  const sentence = await page.waitForSelector('lab-reach [data-says="gpu"]');
  return { page, says: (await sentence?.evaluate((p) => p.textContent?.trim())) ?? '' };
}

describe('on a GPU', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch('chromium', { args: gpuFlags });
  });
  afterAll(() => browser?.close());

  test('the usual shader beside whole numbers, with the name of the adapter', async () => {
    const { page, says } = await asked(browser);
    expect(says).toMatch(/^Computed on .*swiftshader.*: at position 1000000 the usual shader is off by up to /i);
    const rows = await page.$$eval('lab-reach .gpu-table tbody tr', (list) =>
      list.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
    );
    expect(rows.map(([position]) => position)).toEqual(['1', '10', '100', '1000', '10000', '100000', '1000000']);
    const last = rows.at(-1) ?? [];
    for (const row of rows) expect(numberOf(row[2] ?? '')).toBeLessThanOrEqual(2 ** -24);
    expect(numberOf(last[1] ?? '')).toBeGreaterThan(1e-3);
    const lines = await page.$$eval('lab-reach svg.gpu-errors .line', (list) =>
      list.map((line) => (line as SVGPathElement).dataset['kind']),
    );
    expect(lines).toEqual(['usual', 'ours']);
    expect(await page.$eval('lab-reach svg.gpu-errors', (svg) => svg.getAttribute('aria-label'))).toMatch(
      /swiftshader/i,
    );
    await page.close();
  });

  test.each(['es', 'it'])('in %s, on a narrow screen', async (language) => {
    const { page, says } = await asked(browser, language, 360);
    expect(says).toMatch(language === 'es' ? /^Calculado en .*habitual/ : /^Calcolato su .*consueto/);
    const [inside, room] = await page.$eval('lab-reach pe-gpu-errors', (box) => [box.scrollWidth, box.clientWidth]);
    expect(inside).toBeLessThanOrEqual(room ?? 0);
    await page.close();
  });
});

describe.each(browserNames)('%s without a GPU', (name) => {
  test('says so in a sentence', async () => {
    const browser = await launch(name);
    try {
      const { says } = await asked(browser);
      expect(says).toMatch(/^This browser (has no WebGPU, or keeps it for|has WebGPU, but no graphics card)/);
    } finally {
      await browser.close();
    }
  });
});

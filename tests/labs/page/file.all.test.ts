import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserNames, served } from './support/shared.ts';

const file = new URL('../../../dist/page/posenc.html', import.meta.url).href;

test('the policy of the whole page as one file names its two scripts by their hashes', () => {
  const html = readFileSync(new URL(file), 'utf8');
  const allowed = /script-src ([^;]*);/.exec(html)?.[1]?.split(' ') ?? [];
  const scripts = [...html.matchAll(/<script type="\w+">([^]*?)<\/script>/g)].map(([, text = '']) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes).toHaveLength(2);
  expect(allowed).toEqual([...hashes, 'data:', "'wasm-unsafe-eval'"]);
});

describe.each(browserNames)('the whole page as one file in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await served(name));
  });

  test('draws, trains in a worker and writes its address, without loading anything', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${file}?lang=es&e.d=32#encode`);
    await page.waitForFunction(
      () => document.querySelector<HTMLElementTagNameMap['posenc-heatmap']>('lab-encode posenc-heatmap')?.drawn,
    );
    const colors = await page.$eval('lab-encode posenc-heatmap', (figure) => {
      const { data } = figure.canvas!.getContext('2d')!.getImageData(0, 0, figure.canvas!.width, figure.canvas!.height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
    expect(colors).toBeGreaterThan(50);
    expect(await page.$eval('html', ({ lang }) => lang)).toBe('es');
    await page.$eval('lab-encode pe-number[data-name="encode-positions"] .box', (element) => {
      const box = element as HTMLInputElement;
      box.value = '20';
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.waitForFunction(() => location.search.includes('e.n=20'));
    expect(await page.$('[data-act="course"]')).toBe(null);

    await page.goto(`${file}?lang=en&t.t=threeBack&t.d=16&t.h=2&t.e=3&t.n=100#training`);
    await page.waitForSelector('lab-training svg.race');
    await page.waitForFunction(() => !document.querySelector('lab-training [data-waiting]'));
    await page.$eval('lab-training [data-act="start"]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('lab-training .race-clock:not([data-step="0"])');
    expect(asked.filter((address) => !address.startsWith(file) && !/^(data|blob):/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, describe, expect, test } from 'vitest';
import { labFile } from '../../../web/labs/files/index.ts';
import { renamed } from '../../../web/labs/files/link.ts';
import { browserNames, profile } from './support/browser.ts';
import { course } from './support/labs.ts';
import { install } from './support/look.ts';
import { labIds } from './support/tables.ts';

const built = fileURLToPath(new URL('../../../web/labs/dist/', import.meta.url));
const read = (path: string): Promise<string> => readFile(join(built, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'posenc files '));
afterAll(() => rmSync(folder, { recursive: true }));

async function fileOf(attributes: Readonly<Record<string, string>>): Promise<string> {
  const path = join(folder, `${attributes['lab']}.html`);
  writeFileSync(path, await labFile({ attributes: Object.entries(attributes), read, home: 'https://a.example/' }));
  return pathToFileURL(path).href;
}

describe('the list of a lab’s parts', () => {
  test('has every module that another one cannot begin without, and all languages', () => {
    const lists = JSON.parse(readFileSync(join(built, 'files.json'), 'utf8')) as Record<string, string[]>;
    expect(Object.keys(lists).sort()).toEqual([...labIds].sort());
    for (const [lab, files] of Object.entries(lists)) {
      const names = new Set(files.map((file) => file.replace(/^.*\//, '')));
      const missing = files.flatMap((file) =>
        [...readFileSync(join(built, file), 'utf8').matchAll(/(?:from|import)\s*["'`]\.[^"'`]*?([\w.-]+\.js)["'`]/g)]
          .map(([, name = '']) => name)
          .filter((name) => !names.has(name)),
      );
      expect(missing, lab).toEqual([]);
      // Parts loaded on demand: the panels, the lab's programs, and the writer of picture files.
      for (const late of ['panels', 'snippets', 'export'])
        expect(files.filter((file) => file.startsWith(`labs/${late}-`)).length, `${lab}: ${late}`).toBe(1);
      expect(files.filter((file) => file.startsWith(`labs/${lab}-`)).length, lab).toBeGreaterThanOrEqual(4);
    }
  });

  test('rejects an unknown lab, listing the known ones', async () => {
    for (const lab of ['', 'clocks', 'toString'])
      await expect(labFile({ attributes: [['lab', lab]], read })).rejects.toThrow(/^lab is ".*"; allowed: .*clock/);
  });
});

test('modules go by names within the file, and only those that it has', () => {
  const modules = new Map([
    ['a-1.js', ''],
    ['worker-2.js', ''],
  ]);
  const code =
    'import{x}from"./a-1.js";const y=()=>import(`./labs/a-1.js`),z=()=>import(`./b-3.js`),s="./a-1.js",' +
    'w=new URL(`worker-2.js`,import.meta.url).href';
  expect(renamed(code, modules)).toBe(
    'import{x}from"posenc/a-1.js";const y=()=>import("posenc/a-1.js"),z=()=>import(`./b-3.js`),s="./a-1.js",' +
      'w=import.meta.resolve("posenc/worker-2.js")',
  );
});

/** The drawing of the lab in this page, once it is still. */
async function picture(page: Page): Promise<string> {
  await page.waitForFunction(() => document.querySelector('posenc-lab')?.shadowRoot?.querySelector('[part~=lab]'));
  await install(page);
  return page.evaluate(async () => {
    const element = document.querySelector<HTMLElement>('posenc-lab')!;
    await window.look.settle([element]);
    // Not as a PNG alone: Firefox encodes the same pixels differently in a page from a file.
    const pixels = async (address: string): Promise<string> => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const data = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      let hash = 0x811c9dc5;
      for (const pixel of data) hash = Math.imul(hash ^ pixel, 0x01000193);
      return `${width} x ${height} with ${new Set(data).size} colours: ${hash}`;
    };
    const parts = window.look.picture(element).split('\n');
    const told = parts.map(async (part) => {
      const [, address = '', rest = ''] = /^(data:image\/\S+)(.*)$/.exec(part) ?? [];
      return address === '' ? part : `${await pixels(address)}${rest}`;
    });
    return (await Promise.all(told)).join('\n');
  });
}

describe.each(browserNames)('in %s', (name) => {
  test('an element, a frame and a file have the same pixels, and a file loads nothing', async () => {
    const [browser, site] = await Promise.all([profile(name), course()]);
    try {
      const page = await browser.newPage();
      // A frame leaves half a letter's width around the lab; a scroll bar would take more.
      await page.setViewport({ width: 876, height: 3000, deviceScaleFactor: 1 });
      const complaints: string[] = [];
      const asked: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
      });
      page.on('request', (request) => asked.push(request.url()));
      for (const [lab, attributes] of [
        ['encode', { positions: '40', dim: '32' }],
        ['family', { lang: 'es' }],
      ] as const) {
        const all = Object.entries({ lab, lang: 'en', ...attributes });
        const file = await fileOf(Object.fromEntries(all));
        const text = all.map((pair) => pair.join('="')).join('" ');
        await page.goto(
          site.page(`<posenc-lab ${text}"></posenc-lab>`, {
            head: '<link rel="stylesheet" href="/embed.css"><link rel="stylesheet" href="/pile.css">',
          }),
        );
        const element = await picture(page);
        await page.goto(`${site.address}embed.html?${new URLSearchParams(all)}`);
        const frame = await picture(page);
        asked.length = 0;
        await page.goto(file);
        const alone = await picture(page);
        expect(asked.filter((address) => address !== file && !/^(data|blob):/.test(address))).toEqual([]);
        expect(element).toMatch(/^\d+ x \d+ with ([3-9]\d|\d{3,}) colours/);
        expect(frame === element, `${lab} in a frame`).toBe(true);
        expect(alone === element, `${lab} in a file`).toBe(true);
        expect(await page.title()).not.toBe('posenc');
        expect(await page.$eval('.open a', ({ href }) => href)).toMatch(/^https:\/\/a\.example\/\?.*#/);
      }
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      site.server.close();
    }
  });
});

// The cost of a lab for its readers: the scripts that a page with one of them loads until it is still, each file
// gzipped separately, in kilobytes of a thousand bytes; and the addition of the same lab to a page that has the clock.
// Limits (tests/library/elements/labs/<lab>.json) are a little above today's sizes: lower them when a lab shrinks, and
// say why when one has to rise. Last raised in November 2026, by 6 to 16 kB: plain imports (4), Embind (2.4), tensors
// and names in messages (1), identify and exact positions in the modules (2), and for `reach` the table of models (7);
// and for `training` and `claims` by twenty seeds of trained models instead of ten (11), the sweep and the curves (6);
// in all labs by "More settings", reading by keys and the titles of one lab more (2); by questions that are marked (1),
// in `passport` by the editor of prompts (9) and by models compared in every layer (2), in `claims` by the claims of
// the new labs (6), and in `family` by FoPE and decomposed relative positions (2); where matrices are read by keys from
// the outside in, by that reading and its words (2 to 3), and elsewhere by less than one. `complete` of `claims` rose
// by 35 when its tables got the judge of `/check/`, in a thread that only a table starts; `alone` fell by 6. With the
// eighteenth lab all rose by up to one: its title and question; with images in masks and sinks `batch` and `claims` by
// 2. And all by up to one for the guess that opens a lab.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAtLeast } from '../../../web/tools/toolchain/detect.mjs';
import { profile } from './support/browser.ts';
import { course, type Course } from './support/labs.ts';
import { expectedOf, labIds } from './support/tables.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const built = join(root, 'web', 'labs', 'dist');

/** Newer versions of Emscripten make larger modules than the one that the limits were measured with. */
const builtWith = readFileSync(join(root, 'build', 'wasm', 'emscripten.txt'), 'utf8').trim();
const more = isAtLeast(builtWith, '3.1.69') ? 1.05 : 1;

let browser: BrowserContext;
let site: Course;
beforeAll(async () => {
  [browser, site] = await Promise.all([profile('chromium'), course()]);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

/** The scripts of a page with this lab, with the size of each. */
async function scriptsOf(lab: string): Promise<ReadonlyMap<string, number>> {
  const page = await browser.newPage();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  await page.goto(site.page(`<posenc-lab lab="${lab}"></posenc-lab>`));
  await page.$eval('posenc-lab', (element) => (element as HTMLElementTagNameMap['posenc-lab']).ready);
  await page.waitForNetworkIdle();
  await page.close();
  const weighed = [...paths].map(async (path): Promise<[string, number]> => {
    return [path, gzipSync(await readFile(join(built, path)), { level: 9 }).length / 1000];
  });
  return new Map(await Promise.all(weighed));
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

test('each lab, alone and next to the clock, is within its limits', async () => {
  const clock = await scriptsOf('clock');
  const flaws: string[] = [];
  for (const lab of labIds) {
    const scripts = await scriptsOf(lab);
    const beside = [...scripts].filter(([path]) => !clock.has(path)).map(([, size]) => size);
    const { alone, further } = expectedOf(lab).kilobytes;
    for (const [what, size, limit] of [
      ['alone', sum(scripts.values()), alone],
      ['further', sum(beside), further],
    ] as const) {
      const says = `${lab} ${what}: ${size.toFixed(1)}, limit ${limit}`;
      if (size > limit * more) flaws.push(says);
      if (size < limit - 3) flaws.push(`${says}, which has become too generous: lower it`);
    }
  }
  expect(flaws).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNames, profile } from './support/browser.ts';
import { course, type Course } from './support/labs.ts';
import { install } from './support/look.ts';
import { expectedOf, labIds, settingsOf, type LabId, type Setting } from './support/tables.ts';

type Lab = HTMLElement & { view: Record<string, unknown>; ready: Promise<void> } & Record<string, unknown>;

describe.each(browserNames)('the property table of a lab in %s', (name) => {
  let browser: BrowserContext;
  let page: Page;
  let site: Course;
  const complaints: string[] = [];
  const requests = new Set<string>();
  const loaded = new Map<LabId, ReadonlySet<string>>();
  beforeAll(async () => {
    [browser, site] = await Promise.all([profile(name), course()]);
    page = await browser.newPage();
    await page.setViewport({ width: 900, height: 800, deviceScaleFactor: 1 });
    page.on('request', (request) => requests.add(new URL(request.url()).pathname));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
  });
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  test.each(labIds)('gives “%s” the same picture by attribute, property, view, link and control', async (lab) => {
    const settings = await settingsOf(lab);
    requests.clear();
    const attributes = settings.map(({ attribute, text }) => `${attribute}="${text.replaceAll('"', '&quot;')}"`);
    // Without the lead and the guess, whose heights may be no whole number of pixels: Firefox would draw a figure below
    // them otherwise.
    const all = 'figure presets controls readings caption list deeper panels';
    await page.goto(
      site.page(
        `<posenc-lab id="usual" lab="${lab}"></posenc-lab>
          <posenc-lab id="attributes" lab="${lab}" ${attributes.join(' ')}></posenc-lab>
          <posenc-lab id="properties" lab="${lab}"></posenc-lab><posenc-lab id="view" lab="${lab}"></posenc-lab>
          <posenc-lab id="controls" lab="${lab}" show="${all}"></posenc-lab>`,
        {
          head: '<link rel="stylesheet" href="/pile.css">',
        },
      ),
    );
    await install(page);
    const seen = await page.evaluate(byEveryWay, settings);
    loaded.set(lab, new Set(requests));
    expect(seen.views.properties).toEqual(seen.views.attributes);
    expect(seen.views.view).toEqual(seen.views.attributes);
    expect(seen.views.controls).toEqual(seen.views.attributes);
    expect(seen.differ).toEqual([]);
    expect(seen.changed, 'nothing that is set can be seen').toBe(true);
    expect(seen.problems).toEqual([]);
    expect(complaints).toEqual([]);
    expect(seen.untouched).toEqual(expectedOf(lab).chosenInFigure ?? []);
  });

  test('the script of one lab with all it needs is small', () => {
    const large = [...loaded].map(([lab, files]) => [lab, gzipped(files)] as const);
    expect(large.filter(([lab, size]) => size > expectedOf(lab).kilobytes.complete)).toEqual([]);
    expect(large.length).toBe(labIds.length);
  });
});

const built = fileURLToPath(new URL('../../../web/labs/dist', import.meta.url));
const sizes = new Map<string, number>();

/** Kilobytes of scripts, a thousand bytes each. */
function gzipped(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const size = sizes.get(file) ?? gzipSync(readFileSync(built + file), { level: 9 }).length / 1000;
    sizes.set(file, size);
    sum += size;
  }
  return sum;
}

/** In the page. */
async function byEveryWay(settings: readonly Setting[]) {
  const of = (id: string): Lab => document.getElementById(id) as Lab;
  const names = ['usual', 'attributes', 'properties', 'view', 'controls'];
  const elements = names.map(of);
  await Promise.all(elements.map((element) => element.ready));
  for (const { name, value } of settings) of('properties')[name] = value;
  of('view').view = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  // A control may appear only for another's value: each topic in turn, choices first, and then the ones that were
  // hidden.
  let open = [...settings].sort((a, b) => Number(b.kind === 'choice') - Number(a.kind === 'choice'));
  const topic = settings.find(({ name }) => name === 'topic');
  for (const turn of [...(topic?.options ?? ['']), topic?.text ?? '', '']) {
    if (topic && turn !== '') window.look.operate(of('controls'), topic.key, topic.kind, turn);
    const left = [];
    for (const setting of open) {
      if (setting !== topic && !window.look.operate(of('controls'), setting.key, setting.kind, setting.text))
        left.push(setting);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    open = left;
  }
  const untouched = open.map(({ name }) => name);
  for (const { name, value } of settings) if (untouched.includes(name)) of('controls')[name] = value;
  await window.look.settle(elements);
  const pictures = new Map(elements.map((element) => [element.id, window.look.picture(element)]));
  return {
    untouched,
    views: Object.fromEntries(elements.map((element) => [element.id, element.view])),
    differ: names.slice(2).filter((id) => pictures.get(id) !== pictures.get('attributes')),
    changed: pictures.get('usual') !== pictures.get('attributes'),
    problems: elements.flatMap((element) =>
      (element['problems'] as { message: string }[]).map(({ message }) => message),
    ),
  };
}

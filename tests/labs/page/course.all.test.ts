import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { attributesOf, made, type Choices, type Shown, type Use } from '../../../web/labs/pages/first/course/made.ts';
import { properties } from '../../../web/labs/clock/properties.ts';
import type { PartName } from '../../../web/labs/shared/lab/parts.ts';
import { seedOf } from '../../../web/labs/shared/state/seed-of.ts';
import { folderOf, isLocal } from '../../../web/labs/pages/first/course/site-address.ts';
import { properties as shift } from '../../../web/labs/shift/properties.ts';
import { findings, loadAxe } from './support/axe.ts';
import { open, settled } from './support/page.ts';
import { browserNames, served } from './support/shared.ts';

const choices: Choices = {
  parts: new Set(['figure', 'controls', 'readings']),
  uses: new Map(),
  language: 'it',
  theme: 'auto',
};
const shown: Shown = {
  lab: 'clock',
  title: 'Clock & "hands"',
  words: 'Hands <turn>.',
  table: properties,
  parameters: new Map([['p', '12.5']]),
  open: 'in a page of its own',
  home: 'https://a.example/posenc/',
};

describe('the forms that a teacher can copy', () => {
  test('has the view, the parts, the controls and the locks by full names', () => {
    const hidden = ['pair', 'base', 'ladder', 'step', 'span'];
    const uses = new Map<string, Use>(hidden.map((key) => [key, 'hidden']));
    uses.set('dim', 'locked');
    expect(attributesOf(shown, { ...choices, uses, theme: 'dark', parts: new Set<PartName>(['figure']) })).toEqual([
      ['lab', 'clock'],
      ['position', '12.5'],
      ['show', 'figure'],
      ['controls', 'position dim'],
      ['locked', 'dim'],
      ['lang', 'it'],
      ['theme', 'dark'],
    ]);
  });

  test('is text that a page can contain, for any title', () => {
    expect(made('element', shown, choices)).toBe(
      '<script type="module" src="https://a.example/posenc/posenc-lab.js"></script>\n' +
        '<posenc-lab lab="clock" position="12.5" lang="it">Hands &lt;turn&gt;.</posenc-lab>',
    );
    expect(made('frame', shown, choices)).toContain(
      'embed.html?lab=clock&amp;position=12.5&amp;lang=it" title="Clock &amp; &quot;hands&quot;"',
    );
    expect(made('picture', shown, choices)).toContain('alt="Hands &lt;turn&gt;."');
    for (const kind of ['frame', 'slide'] as const)
      expect(made(kind, shown, choices)).toContain(
        '">Clock & &quot;hands&quot;: in a page of its own</a></p>'.replace('& ', '&amp; '),
      );
  });

  test('has a frame for a slide, with a figure that fits', () => {
    expect(made('slide', shown, choices)).toContain(
      'embed.html?lab=clock&amp;position=12.5&amp;show=figure&amp;lang=it&amp;fit=box"',
    );
    expect(made('slide', shown, choices)).toContain('style="width: 100%; aspect-ratio: 16 / 9; border: 0"');
    const more = { ...choices, parts: new Set<PartName>(['figure', 'controls']) };
    expect(made('slide', shown, more)).toContain('show=figure+controls');
  });

  test('tells an address of this machine from one that students reach', () => {
    for (const local of [
      ...[
        'http://127.0.0.1:8000/',
        'http://localhost:8000/x/',
        'http://[::1]/',
        'http://192.168.1.7/',
        'http://10.0.0.2/',
      ],
      ...['http://172.20.1.1/', 'http://laptop.local/', 'file:///home/me/index.html'],
    ])
      expect([local, isLocal(local)]).toEqual([local, true]);
    for (const known of [
      'https://example.org/posenc/',
      'http://172.32.1.1/',
      'https://11.example.org/',
      'https://localhost.example/',
    ])
      expect([known, isLocal(known)]).toEqual([known, false]);
    expect(folderOf(' https://example.org/posenc ')).toBe('https://example.org/posenc/');
    expect(folderOf('https://example.org/posenc/index.html?lang=es#clock')).toBe('https://example.org/posenc/');
    expect(folderOf('https://example.org/posenc/embed.html')).toBe('https://example.org/posenc/');
    for (const wrong of [
      '',
      'example.org/posenc',
      'ftp://example.org/',
      'https:///x',
      'javascript:alert(1)',
      'http://[/',
    ])
      expect([wrong, folderOf(wrong)]).toEqual([wrong, undefined]);
  });

  test('gives each student a stable seed that she cannot change', () => {
    expect(seedOf(' Ana ', shift.seed)).toBe(seedOf('ana', shift.seed));
    const seeds = ['Ana', 'Juan', 'María', 'Luca'].map((name) => seedOf(name, shift.seed));
    expect(new Set(seeds).size).toBe(4);
    const attributes = new Map(attributesOf({ ...shown, lab: 'shift', table: shift }, choices, seeds[0]));
    expect(attributes.get('seed')).toBe(String(seeds[0]));
    expect(attributes.get('locked')).toBe('seed');
  });
});

describe.each(browserNames)('“Put this lab in your course” in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  test('shows the students’ view and gives the text for it, at 360 px, in Spanish, by keyboard', async () => {
    const { page, complaints } = await open(browser, address, {
      query: '?lang=es&k.p=7#clock',
      width: 360,
      drawn: false,
    });
    await page.waitForSelector('lab-clock [data-act="course"]');
    await page.focus('lab-clock [data-act="course"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog.course[open] iframe');
    const dialog = (await page.$('dialog.course'))!;
    await page.select('select[name="course-use-dim"]', 'locked');
    await page.select('select[name="course-use-base"]', 'hidden');
    await page.waitForFunction(() => document.querySelector('.course code')?.textContent?.includes('locked='));
    const code = await dialog.$eval('code', (element) => element.textContent ?? '');
    expect(code).toContain(
      'embed.html?lab=clock&amp;position=7&amp;controls=position+pair+ladder+step+span+dim&amp;locked=dim',
    );
    await dialog.$eval('iframe', (preview) => preview.scrollIntoView());
    const frame = await page.waitForFrame((one) => one.url().includes('locked=dim'));
    await frame.waitForFunction(() => {
      const box = document
        .querySelector('posenc-lab')
        ?.shadowRoot?.querySelector<HTMLInputElement>('[data-name="clock-dim"] .box');
      return box?.readOnly === true;
    });
    const wide = await dialog.evaluate((box) => {
      const { right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > right && !element.closest('pre, .visually-hidden'))
        .map((element) => `${element.tagName} ${element.className}`);
    });
    expect(wide).toEqual([]);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    await page.evaluate(() => {
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob): string => {
        Object.assign(window, { saved: blob });
        return make.call(URL, blob);
      };
    });
    await page.$eval('input[name="course-kind"][value="file"]', (kind) => (kind as HTMLElement).click());
    await page.waitForSelector('.course [data-save="file"]');
    // The clock has no seed.
    expect(await page.$('input[name="course-seeds"]')).toBe(null);
    await page.$eval('.course [data-save="file"]', (button) => (button as HTMLElement).click());
    await page.waitForFunction(() => 'saved' in window);
    const file = await page.evaluate(() => (window as unknown as { saved: Blob }).saved.text());
    expect(file).toContain('<posenc-lab lab="clock" position="7" controls="position pair ladder step span dim"');
    // The address of this machine leads students nowhere.
    expect(await page.$eval('#course-warning', (warning) => warning.textContent)).toContain(
      'https://example.org/posenc/',
    );
    expect(file).not.toContain('data-home');
    await page.focus('input[name="course-site"]');
    await page.$eval('input[name="course-site"]', (field) => (field as HTMLInputElement).select());
    await page.keyboard.type('https://school.example/posenc/');
    await page.waitForFunction(() => document.querySelector('#course-warning')?.textContent === '');
    await page.evaluate(() => Reflect.deleteProperty(window, 'saved'));
    await page.$eval('.course [data-save="file"]', (button) => (button as HTMLElement).click());
    await page.waitForFunction(() => 'saved' in window);
    expect(await page.evaluate(() => (window as unknown as { saved: Blob }).saved.text())).toContain(
      'data-home="https://school.example/posenc/"',
    );
    await page.$eval('input[name="course-kind"][value="scorm2004"]', (kind) => (kind as HTMLElement).click());
    await page.$eval('.course [data-save="file"]', (button) => (button as HTMLElement).click());
    await page.waitForFunction(() => (window as unknown as { saved: Blob }).saved.type === 'application/zip');
    await page.focus('.course [data-act="close"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('pe-course') === null);
    expect(complaints).toEqual([]);
  });

  test('two presses open one dialog, and save one file', async () => {
    const { page } = await open(browser, address, { query: '?lang=en#clock', drawn: false });
    await page.waitForSelector('lab-clock [data-act="course"]');
    const twice = (selector: string): Promise<void> =>
      page.$eval(selector, (button) => {
        (button as HTMLElement).click();
        (button as HTMLElement).click();
      });
    await page.evaluate(() => {
      const make = URL.createObjectURL;
      const saved: string[] = [];
      Object.assign(window, { saved });
      URL.createObjectURL = (blob: Blob): string => {
        saved.push(blob.type);
        return make.call(URL, blob);
      };
    });
    await twice('lab-clock [data-act="course"]');
    await page.waitForSelector('dialog.course[open] iframe');
    await settled(page);
    expect(await page.$$('pe-course')).toHaveLength(1);
    await page.$eval('input[name="course-kind"][value="file"]', (kind) => (kind as HTMLElement).click());
    await page.waitForSelector('.course [data-save="file"]');
    await twice('.course [data-save="file"]');
    await page.$eval('input[name="course-kind"][value="scorm12"]', (kind) => (kind as HTMLElement).click());
    await settled(page);
    await twice('.course [data-save="file"]');
    await page.waitForFunction(() => (window as unknown as { saved: string[] }).saved.includes('application/zip'));
    await settled(page);
    const saved = await page.evaluate(() => (window as unknown as { saved: string[] }).saved);
    expect(saved.sort()).toEqual(['application/zip', 'text/html']);
  });

  test('a file and a package have a seed for each student, if the teacher asks for it', async () => {
    const { page, complaints } = await open(browser, address, { query: '?lang=it#shift', drawn: false });
    await page.waitForSelector('lab-shift [data-act="course"]');
    await page.$eval('lab-shift [data-act="course"]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('dialog.course[open] iframe');
    await page.evaluate(() => {
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob): string => {
        const read = new Response(blob as Blob).arrayBuffer();
        Object.assign(window, { saved: read.then((bytes) => Array.from(new Uint8Array(bytes))) });
        return make.call(URL, blob);
      };
    });
    const choose = async (kind: string): Promise<void> => {
      await page.$eval(`input[name="course-kind"][value="${kind}"]`, (input) => (input as HTMLElement).click());
      await page.waitForSelector('.course [data-save="file"]');
    };
    const saved = async (): Promise<Uint8Array> => {
      await page.evaluate(() => Reflect.deleteProperty(window, 'saved'));
      await page.$eval('.course [data-save="file"]', (button) => (button as HTMLElement).click());
      await page.waitForFunction(() => 'saved' in window);
      return new Uint8Array(await page.evaluate(() => (window as unknown as { saved: Promise<number[]> }).saved));
    };
    const rootOf = (html: Uint8Array): string => /<html[^>]*>/.exec(strFromU8(html))?.[0] ?? '';
    await choose('file');
    expect(rootOf(await saved())).toMatch(/^<html lang="it" data-file>$/);
    await page.focus('input[name="course-seeds"]');
    await page.keyboard.press(' ');
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(rootOf(await saved())).toMatch(/^<html lang="it" data-file data-seeds>$/);
    await choose('scorm12');
    const { 'index.html': index } = unzipSync(await saved());
    expect(rootOf(index!)).toMatch(/^<html data-exam="1.2" lang="it" .* data-seeds>$/);
    expect(complaints).toEqual([]);
  });
});

import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNames, profile } from './support/browser.ts';
import { course, type Course } from './support/labs.ts';

interface Problem {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}
type Lab = HTMLElement & {
  view: Record<string, unknown>;
  readonly ready: Promise<void>;
  readonly problems: readonly Problem[];
  toBlob(options?: { figure?: number; type?: string }): Promise<Blob>;
} & Record<string, unknown>;

const body = `
  <posenc-lab id="plain" lab="clock" position="12.5" dim="32">
    <p>The clock comes.</p><p slot="caption">Hands</p>
  </posenc-lab>
  <div class="narrow"><posenc-lab id="narrow" lab="distance" lang="it" show="figure"></posenc-lab></div>
  <posenc-lab id="locked" lab="shift" lang="es" shift="7" controls="shift dim" locked="dim"></posenc-lab>
  <posenc-lab id="wrong" lab="clock" dim="0" dimm="3" show="figure hands" data-mine="1"></posenc-lab>
  <posenc-lab id="nothing" lab="clocks"><p>A picture instead.</p></posenc-lab>
  <div class="night"><posenc-lab id="night" lab="order" show="figure"></posenc-lab></div>
  <posenc-lab id="day" theme="light" lab="order" show="figure"></posenc-lab>
  <div class="tall"></div>
  <posenc-lab id="far" lab="terms"></posenc-lab>`;

const head = '<link rel="stylesheet" href="/host.css">';

describe.each(browserNames)('<posenc-lab> in %s', (name) => {
  let browser: BrowserContext;
  let page: Page;
  let site: Course;
  const complaints: string[] = [];
  const requests: string[] = [];
  beforeAll(async () => {
    [browser, site] = await Promise.all([profile(name), course()]);
    page = await browser.newPage();
    await page.setViewport({ width: 1000, height: 800, deviceScaleFactor: 1 });
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
    await page.evaluateOnNewDocument(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      for (const type of ['posenc-change', 'posenc-problem', 'posenc-ready'])
        document.addEventListener(type, (event) => {
          told.push({ type, id: (event.target as Element).id, detail: (event as CustomEvent<unknown>).detail });
        });
    });
    await page.goto(site.page(body, { head }));
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.querySelectorAll<Lab>('posenc-lab:not(#far)')].map((lab) => {
          lab.scrollIntoView();
          return lab.ready;
        }),
      ),
    );
    await page.evaluate(() => scrollTo(0, 0));
  });
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  test('draws the lab of its attributes, replacing its content', async () => {
    const seen = await page.evaluate(() => {
      const element = document.querySelector<Lab>('#plain')!;
      const root = element.shadowRoot!;
      return {
        position: root.querySelector<HTMLInputElement>('[data-name="clock-position"] .box')?.value,
        view: element.view,
        property: element['dim'],
        before: element.querySelector('p')!.checkVisibility(),
        caption: element.querySelector('[slot=caption]')!.checkVisibility(),
      };
    });
    expect(seen).toMatchObject({ position: '12.5', property: 32, before: false, caption: true });
    expect(seen.view).toMatchObject({ position: 12.5, dim: 32, pair: 0, base: 10000, ladder: 'half' });
  });

  test('each speaks the language of its place', async () => {
    const labels = await page.evaluate(() =>
      ['plain', 'locked', 'narrow'].map((id) => {
        const root = document.getElementById(id)!.shadowRoot!;
        return (root.querySelector('label') ?? root.querySelector('.chart .name'))!.textContent!.trim();
      }),
    );
    expect(labels).toEqual(['Position', expect.stringMatching(/^Desplazamiento/), expect.stringMatching(/posizione/)]);
  });

  test('a wrong attribute is reported in the element and in an event, and the picture stays', async () => {
    const seen = await page.evaluate(() => {
      const element = document.querySelector<Lab>('#wrong')!;
      const told = (window as unknown as { told: { type: string; id: string; detail: Problem }[] }).told;
      return {
        said: [...element.shadowRoot!.querySelectorAll('[part=problem] p')].map((line) => line.textContent),
        heard: told
          .filter(({ type, id }) => type === 'posenc-problem' && id === 'wrong')
          .map(({ detail }) => detail.name),
        dim: element.view['dim'],
      };
    });
    expect(seen.said).toEqual([
      'dim="0" cannot be shown. Allowed: whole numbers from 2 to 1024.',
      expect.stringMatching(/^dimm means nothing here\. Allowed: lab, show, .*position, pair, dim/),
      expect.stringMatching(/^show="hands" cannot be shown\. Allowed: lead, figure/),
    ]);
    expect(seen.heard.sort()).toEqual(['dim', 'dimm', 'show']);
    expect(seen.dim).toBe(16);
    const left = await page.evaluate(async () => {
      const element = document.querySelector<Lab>('#wrong')!;
      element.setAttribute('dim', '8');
      element.removeAttribute('dimm');
      element.setAttribute('show', 'figure');
      await Promise.resolve();
      return [element.view['dim'], element.problems.length];
    });
    expect(left).toEqual([8, 0]);
  });

  test('an unknown lab keeps its content visible and lists the known ones', async () => {
    const seen = await page.evaluate(async () => {
      const element = document.querySelector<Lab>('#nothing')!;
      const refused = await element.ready.then(
        () => '',
        (error: Error) => error.message,
      );
      return { refused, said: element.problems[0]!.message, kept: element.querySelector('p')!.checkVisibility() };
    });
    expect(seen.said).toMatch(/^lab="clocks" cannot be shown\. Allowed: order, .*claims\.$/);
    expect(seen.refused).toBe(seen.said);
    expect(seen.kept).toBe(true);
  });

  test('shows the requested controls, and a locked one cannot be changed', async () => {
    const seen = await page.evaluate(async () => {
      const element = document.querySelector<Lab>('#locked')!;
      const root = element.shadowRoot!;
      const boxes = [...root.querySelectorAll<HTMLElement>('[data-name]')];
      const names = boxes.map((box) => box.dataset['name']);
      const box = (name: string): HTMLInputElement => root.querySelector(`[data-name="shift-${name}"] .box`)!;
      for (const [name, text] of [
        ['shift', '9'],
        ['dim', '4'],
      ] as const) {
        box(name).value = text;
        box(name).dispatchEvent(new Event('input', { bubbles: true }));
      }
      const { shift, dim } = element.view;
      root.querySelector<HTMLElement>('.reset')!.click();
      return { names, readOnly: box('dim').readOnly, shift, dim, after: element.view['shift'] };
    });
    expect(seen).toEqual({ names: ['shift-shift', 'shift-dim'], readOnly: true, shift: 9, dim: 8, after: 7 });
  });

  test('sends its host the whole view when the reader changes something, and not when a script does', async () => {
    const heard = await page.evaluate(() => {
      const element = document.querySelector<Lab>('#plain')!;
      const told = (window as unknown as { told: { type: string; id: string; detail: unknown }[] }).told;
      told.length = 0;
      element.view = { position: 3 };
      element['pair'] = 1;
      const byScript = told.length;
      const box = element.shadowRoot!.querySelector<HTMLInputElement>('[data-name="clock-dim"] .box')!;
      box.value = '64';
      box.dispatchEvent(new Event('input', { bubbles: true }));
      return { byScript, byReader: told };
    });
    expect(heard.byScript).toBe(0);
    expect(heard.byReader).toEqual([
      {
        type: 'posenc-change',
        id: 'plain',
        detail: { lab: 'clock', view: expect.objectContaining({ position: 3, pair: 1, dim: 64, base: 10000 }) },
      },
    ]);
  });

  test('is dark in a dark host and light in a light one, though the host declares no scheme', async () => {
    const seen = await page.evaluate(() =>
      ['night', 'plain', 'day'].map((id) => {
        const frame = document.getElementById(id)!.shadowRoot!.querySelector<HTMLElement>('.frame')!;
        return [frame.dataset['theme'], getComputedStyle(frame).backgroundColor];
      }),
    );
    expect(seen).toEqual([
      ['dark', 'rgb(16, 20, 28)'],
      ['light', 'rgb(255, 250, 240)'],
      ['light', 'rgb(252, 251, 248)'],
    ]);
    await page.evaluate(() => document.querySelector('.night')!.classList.replace('night', 'morning'));
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('#night')!.shadowRoot!.querySelector<HTMLElement>('.frame')!.dataset[
          'theme'
        ] === 'light',
    );
  });

  test('takes no style of its host and gives it none, and keeps to its width', async () => {
    const seen = await page.evaluate(() => {
      const style = (id: string, selector: string): CSSStyleDeclaration =>
        getComputedStyle(document.getElementById(id)!.shadowRoot!.querySelector(selector)!);
      const narrow = document.querySelector('.narrow')!.getBoundingClientRect();
      const wide = [...document.querySelector('#narrow')!.shadowRoot!.querySelectorAll('.frame *')]
        .filter(
          (element) =>
            !element.closest('.scroll, pre, .visually-hidden') &&
            element.getBoundingClientRect().right > narrow.right + 1,
        )
        .map((element) => `${element.tagName} ${element.className}`);
      return {
        button: style('plain', '.reset').textTransform,
        letters: Number.parseFloat(style('plain', '.hint').fontSize) < 20,
        host: getComputedStyle(document.querySelector('h1')!).color,
        wide,
        scrolls: document.documentElement.scrollWidth > innerWidth,
      };
    });
    expect(seen).toEqual({ button: 'none', letters: true, host: 'rgb(1, 2, 3)', wide: [], scrolls: false });
  });

  test('gives a picture of its figure, as pixels and as a drawing', async () => {
    const seen = await page.evaluate(async () => {
      const element = document.querySelector<Lab>('#plain')!;
      const image = await createImageBitmap(await element.toBlob());
      const text = await (await element.toBlob({ figure: 1, type: 'image/svg+xml' })).text();
      const wrong = await element.toBlob({ figure: 99 }).catch((error: Error) => `${error.name}: ${error.message}`);
      return { wide: image.width > 300 && image.height > 300, text: text.slice(0, 4), wrong };
    });
    expect(seen).toEqual({
      wide: true,
      text: '<svg',
      wrong: expect.stringMatching(/^RangeError: figure is 99; allowed: whole numbers from 0 to \d+$/),
    });
  });

  test('does no work while off the screen, and hardly any to get ready', async () => {
    const asked = requests.filter((url) => /terms/.test(url));
    const seen = await page.evaluate(() => {
      const far = document.querySelector<Lab>('#far')!;
      const labs = Array.from({ length: 50 }, () => {
        const lab = document.createElement('posenc-lab');
        lab.setAttribute('lab', 'family');
        return lab;
      });
      const before = performance.now();
      far.after(...labs);
      return { each: (performance.now() - before) / 50, empty: far.shadowRoot!.querySelector('[part~=lab]') === null };
    });
    expect(asked).toEqual([]);
    expect(seen.empty).toBe(true);
    expect(seen.each).toBeLessThan(2);
    await page.evaluate(() => document.querySelector('#far')!.scrollIntoView());
    await page.evaluate(() => document.querySelector<Lab>('#far')!.ready);
  });

  test('loads nothing twice and nothing from elsewhere, without any complaint', () => {
    const scripts = requests.filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBe(new Set(scripts).size);
    expect(requests.filter((url) => !url.startsWith(site.address) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

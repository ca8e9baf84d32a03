// A lab as frameworks fill it in: attributes in lower case, numbers for choices of numbers, undefined for removed ones;
// and pages that forbid WebAssembly.
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCommon } from '../../../web/labs/embed/common-attributes.ts';
import { attributeOf, keysOf, readValue, viewOf } from '../../../web/labs/embed/names.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { browserNames, profile } from './support/browser.ts';
import { course, policy, type Course } from './support/labs.ts';
import { labIds, tableOf } from './support/tables.ts';

type Lab = HTMLElement & { view: Record<string, unknown>; readonly ready: Promise<void> } & Record<string, unknown> & {
    readonly problems: readonly { readonly message: string }[];
  };

test.each(labIds)('no attribute of “%s” has a name that every element has: an address can set it', async (lab) => {
  const attributes = [...keysOf(await tableOf(lab)).keys()].map(attributeOf);
  expect(attributes.filter(isCommon)).toEqual([]);
});

test.each(labIds)(
  'a choice of numbers is a number outside of “%s”, and may be given as one or as text',
  async (lab) => {
    const table = await tableOf(lab);
    const view = viewOf(table, defaults(table));
    for (const [key, property] of Object.entries(table)) {
      if (property.kind !== 'choice' || !property.options.every((option) => /^\d+$/.test(option))) continue;
      if (property.public !== false) expect(view[property.name ?? key], key).toBe(Number(property.default));
      for (const option of property.options) {
        expect(readValue(property, Number(option))).toEqual({ value: option });
        expect(readValue(property, option)).toEqual({ value: option });
      }
    }
  },
);

describe.each(browserNames)('<posenc-lab> in %s', (name) => {
  let browser: BrowserContext;
  let page: Page;
  let site: Course;
  beforeAll(async () => {
    [browser, site] = await Promise.all([profile(name), course()]);
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  test('takes attributes in camel case too, which HTML writes in lower case, and lists of their names', async () => {
    await page.goto(
      site.page(`<posenc-lab lab="encode" colorMap="viridis" selectedPosition="3" selected-dimension="5"
        selectedDimension="6" dimm="3" controls="colorMap colormap dim" locked="color-map"></posenc-lab>`),
    );
    const seen = await page.$eval('posenc-lab', async (element) => {
      const lab = element as unknown as Lab;
      await lab.ready;
      const before = lab.view;
      const controls = [...lab.shadowRoot!.querySelectorAll<HTMLElement>('[data-name], [name^=encode-]')];
      const boxes = [...new Set(controls.map((box) => box.dataset['name'] ?? box.getAttribute('name')))];
      const problems = lab.problems.map(({ message }) => message);
      lab.setAttribute('colormap', 'magma');
      lab.removeAttribute('selected-dimension');
      await Promise.resolve();
      return { before, boxes, problems, after: lab.view };
    });
    expect(seen.before).toMatchObject({ colorMap: 'viridis', selectedPosition: 3, selectedDimension: 5 });
    expect(new Set(seen.boxes)).toEqual(new Set(['encode-colorMap', 'encode-dim']));
    expect(seen.problems).toEqual([expect.stringMatching(/^dimm means nothing here\. Allowed: [^A-Z]*$/)]);
    expect(seen.after).toMatchObject({ colorMap: 'magma', selectedDimension: 6 });
  });

  test('keeps a number a number where the lab offers a choice of them, and undefined is the default', async () => {
    await page.goto(site.page('<posenc-lab lab="order" dim="8"></posenc-lab>'));
    const seen = await page.$eval('posenc-lab', async (element) => {
      const lab = element as unknown as Lab;
      Object.assign(lab, { causal: true, weights: undefined });
      await lab.ready;
      const views = [lab.view['dim'], lab['dim'], lab['causal'], lab['weights']];
      lab['dim'] = 32;
      views.push(lab['dim']);
      lab['dim'] = '64';
      views.push(lab['dim']);
      const changed = new Promise<unknown>((resolve) => {
        lab.addEventListener('posenc-change', ({ detail }) => resolve(detail.view['dim']));
      });
      lab.shadowRoot!.querySelector<HTMLElement>('input[name="order-dim"][value="4"]')!.click();
      views.push(await changed);
      Object.assign(lab, { dim: undefined, causal: undefined });
      return { views, gone: [lab['dim'], lab['causal']], problems: lab.problems };
    });
    expect(seen.views).toEqual([8, 8, true, 'seeded', 32, 64, 4]);
    expect(seen.gone).toEqual([16, false]);
    expect(seen.problems).toEqual([]);
  });

  test('shows its content and the reason if the policy forbids WebAssembly', async () => {
    await page.goto(
      site.page(
        `<posenc-lab lab="clock"><p>Hands of a clock.</p></posenc-lab>
        <posenc-lab lab="family"><p>All encodings.</p></posenc-lab>
        <posenc-lab lab="reach"><p>How far.</p></posenc-lab>
        <posenc-lab lab="training"><p>A race.</p></posenc-lab>`,
        { policy: policy.replace(" 'wasm-unsafe-eval'", '') },
      ),
    );
    const seen = await page.evaluate(async () => {
      const labs = [...document.querySelectorAll<Lab>('posenc-lab')];
      return Promise.all(
        labs.map(async (lab) => {
          lab.scrollIntoView();
          const refused = await lab.ready.then(
            () => 'drawn',
            (error: Error) => error.message,
          );
          return {
            refused,
            shown: lab.querySelector('p')!.checkVisibility(),
            said: lab.shadowRoot!.querySelector('[part=problem]')!.textContent,
            empty: lab.shadowRoot!.querySelector('[part~=lab]') === null,
          };
        }),
      );
    });
    for (const { refused, shown, said, empty } of seen) {
      expect({ shown, empty }).toEqual({ shown: true, empty: true });
      expect(said).toBe(refused);
      expect(said).toMatch(/security policy lacks/);
    }
  });

  test('a figure too shows its content if the policy forbids WebAssembly', async () => {
    await page.goto(
      site.page('<posenc-heatmap><p>A table in colours.</p></posenc-heatmap>', {
        head: '<script src="/posenc-elements.js"></script>',
        policy: policy.replace(" 'wasm-unsafe-eval'", ''),
      }),
    );
    await page.waitForFunction(() =>
      document.querySelector('posenc-heatmap')?.shadowRoot?.querySelector('[part=error]'),
    );
    expect(await page.$eval('posenc-heatmap p', (text) => text.checkVisibility())).toBe(true);
  });
});

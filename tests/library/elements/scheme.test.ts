import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { browserNames, profile } from './support/browser.ts';
import { course } from './support/labs.ts';

/** The dark themes of course tools with their own switch, whatever the system prefers: each as in its style sheet. */
const themes = {
  // MkDocs' own theme is Bootstrap's: it tells the browser.
  mkdocs: {
    sheet: `:root { color: #212529; background: #fff } [data-bs-theme=dark] { color-scheme: dark }
      [data-bs-theme=dark] body { color: #dee2e6; background: #212529 }`,
    night: (root: HTMLElement) => root.setAttribute('data-bs-theme', 'dark'),
    day: (root: HTMLElement) => root.removeAttribute('data-bs-theme'),
  },
  // Material for MkDocs has names for its colours on the body, and fades.
  material: {
    sheet: `body { --bg: #fff; --fg: #000000de; background: var(--bg); color: var(--fg);
        transition: background-color 0.15s }
      body[data-md-color-scheme=slate] { --bg: #1e2129; --fg: #e2e4e9d1 }`,
    night: (root: HTMLElement) => root.querySelector('body')!.setAttribute('data-md-color-scheme', 'slate'),
    day: (root: HTMLElement) => root.querySelector('body')!.removeAttribute('data-md-color-scheme'),
  },
  // VitePress: a class of the root.
  vitepress: {
    sheet: `:root { --bg: #ffffff; --text: #3c3c43 } .dark { --bg: #1b1b1f; --text: #dfdfd6; color-scheme: dark }
      body { background: var(--bg); color: var(--text) }`,
    night: (root: HTMLElement) => root.classList.add('dark'),
    day: (root: HTMLElement) => root.classList.remove('dark'),
  },
  // A theme that declares both schemes and follows its switch.
  both: {
    sheet: `:root { color-scheme: light dark } body { background: rgb(250, 250, 250); color: rgb(20, 20, 20) }
      .dark body { background: rgb(18, 18, 18); color: rgb(240, 240, 240) }`,
    night: (root: HTMLElement) => root.classList.add('dark'),
    day: (root: HTMLElement) => root.classList.remove('dark'),
  },
} as const;

/** The lab's colours, once it has adopted its host's. */
const taken = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.$eval('posenc-lab', (lab) => {
    const frame = lab.shadowRoot!.querySelector<HTMLElement>('.frame')!;
    return [frame.dataset['theme'], frame.style.getPropertyValue('--host')];
  });

test.each(browserNames)("a lab in %s follows the switch of its host's theme, there and back", async (name) => {
  const [browser, site] = await Promise.all([profile(name), course()]);
  try {
    const page = await browser.newPage();
    // The system is dark throughout; the theme takes precedence.
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]).catch(() => undefined);
    for (const [theme, { sheet, night, day }] of Object.entries(themes)) {
      await page.goto(site.page('<posenc-lab lab="clock" show="figure"></posenc-lab>'));
      // By script: the policy of this site forbids styles in the page.
      await page.evaluate((text) => {
        const own = new CSSStyleSheet();
        own.replaceSync(text);
        document.adoptedStyleSheets = [own];
      }, sheet);
      await page.$eval('posenc-lab', (element) => (element as HTMLElementTagNameMap['posenc-lab']).ready);
      const paper = (): Promise<string> =>
        page.evaluate(() => {
          const [body, root] = [document.body, document.documentElement].map((one) => getComputedStyle(one));
          return (/, 0\)$/.test(body!.backgroundColor) ? root! : body!).backgroundColor;
        });
      for (const [turn, is] of [
        [day, 'light'],
        [night, 'dark'],
        [day, 'light'],
      ] as const) {
        await page.$eval('html', turn);
        await expect
          .poll(async () => {
            const [scheme, host] = await taken(page);
            return [theme, scheme, host === (await paper())];
          })
          .toEqual([theme, is, true]);
      }
    }
  } finally {
    await browser.close();
    site.server.close();
  }
});

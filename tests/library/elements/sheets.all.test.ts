// Each lab lists the sheets that it is drawn with (`sheets` of its class): none may be missing.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { profile } from './support/browser.ts';
import { course } from './support/labs.ts';
import { labIds } from './support/tables.ts';

const page = fileURLToPath(new URL('../../../web/labs/shared/', import.meta.url));
/** The order of the page's sheets, and rules for the surroundings of labs. */
const around = ['index', 'bar', 'opening', 'contents', 'path', 'maker', 'course', 'held', 'beside'];
const sheets = readdirSync(page, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(styles|labs)\/.*\.css$/.test(file) && !around.includes(basename(file, '.css')))
  .map((file) => [basename(file, '.css'), readFileSync(join(page, file), 'utf8')] as const);

const site = await course();
const browser = await profile('chromium');
afterAll(async () => {
  await browser.close();
  site.server.close();
});

test.each(labIds)('“%s” has every rule of the sheets of the page that finds something in it', async (lab) => {
  const page = await browser.newPage();
  const show = 'lead figure presets controls readings caption list question deeper panels';
  await page.goto(site.page(`<posenc-lab lab="${lab}" show="${show}"></posenc-lab>`));
  const { missing, found } = await page.evaluate(async (texts) => {
    const element = document.querySelector('posenc-lab')!;
    await element.ready;
    const root = element.shadowRoot!;
    for (const details of root.querySelectorAll('details')) details.open = true;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    /** Selectors one by one; nested ones include their parents. */
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? rule.selectorText.split(/,(?![^(]*\))/).map((selector) => selector.trim())
          : 'cssRules' in rule
            ? selectors(rule.cssRules as CSSRuleList)
            : [],
      );
    const present = new Set(root.adoptedStyleSheets.flatMap(({ cssRules }) => selectors(cssRules)));
    const finds = (selector: string): boolean =>
      root.querySelector(selector.replace(/::[\w-]+(?:\([^)]*\))?/g, '') || '*') !== null;
    const wanted = texts.map(([name, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [name, selectors(sheet.cssRules).filter(finds)] as const;
    });
    return {
      missing: wanted.flatMap(([name, list]) =>
        list.filter((selector) => !present.has(selector)).map((selector) => `${name}.css: ${selector}`),
      ),
      found: wanted.flatMap(([, list]) => list).length,
    };
  }, sheets);
  expect(missing).toEqual([]);
  expect(found).toBeGreaterThan(50);
  await page.close();
});

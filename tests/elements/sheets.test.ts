// Each lab lists the sheets that it is drawn with (web/embed/sheets.ts): none may be missing.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { profile } from './support/browser.ts';
import { course } from './support/labs.ts';
import { labIds } from './support/tables.ts';

const styles = new URL('../../web/page/styles/', import.meta.url);
/** Rules for the surroundings of labs on the page. */
const around = ['bar', 'opening', 'contents', 'path', 'maker', 'course', 'held'];
const index = readFileSync(new URL('index.css', styles), 'utf8');
const sheets = [...index.matchAll(/"\.\/(\w+)\.css"/g)]
  .map(([, name = '']) => name)
  .filter((name) => !around.includes(name))
  .concat('training')
  .map((name) => [name, readFileSync(fileURLToPath(new URL(`${name}.css`, styles)), 'utf8')] as const);

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

// The policies of the site's pages: what a page may run and load, and that no text becomes a script.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Browser } from 'puppeteer-core';
import { browserNames, served, whole } from './support/shared.ts';

const site = fileURLToPath(new URL('../../../dist/page/', import.meta.url));
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** The directives of a page's policy, which stands in its head. */
function policyOf(html: string): Map<string, string> {
  const [, text = ''] = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html) ?? [];
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

test.each<readonly [rule: string, keeps: (html: string, policy: Map<string, string>) => boolean]>([
  ['loads nothing that its policy does not name', (_html, policy) => policy.get('default-src') === "'none'"],
  ['requires trusted types', (_html, policy) => policy.get('require-trusted-types-for') === "'script'"],
  [
    'names no script that is not its own',
    (_html, policy) => !/unsafe-inline|'unsafe-eval|\*|https?:/.test(policy.get('script-src') ?? '*'),
  ],
  [
    'names each script within it by its hash',
    (html, policy) =>
      [...html.matchAll(/<script(?: type="(?:module|importmap)")?>([\s\S]*?)<\/script>/g)].every(([, script = '']) =>
        policy.get('script-src')?.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`),
      ),
  ],
])('every page of the site %s', (_rule, keeps) => {
  expect(pages.length).toBeGreaterThan(100);
  const html = pages.map((page) => [page, readFileSync(join(site, page), 'utf8')] as const);
  expect(html.filter(([, text]) => !keeps(text, policyOf(text))).map(([page]) => page)).toEqual([]);
});

/** A page of each kind, and what is there once its scripts have run. */
const kinds: readonly (readonly [path: string, ready: string])[] = [
  ['check/#t=0%201%200%201%0A0.84%200.54%200.01%201%0A0.91%20-0.42%200.02%201', '#outcome table, #outcome h3'],
  ['class/', '#class button'],
  ['teach/', '.plans-list'],
  ['teach/present/?path=intro', 'posenc-lab'],
  ['teach/sheet/?of=intro', '#sheets :not(.hint)'],
  ['lessons/001/', 'posenc-lab'],
  ['docs/families/alibi.html', '.bar .search-open'],
  ['claims/1/', 'main'],
  ['clock/', 'lab-clock svg'],
  ['embed.html?lab=clock', 'posenc-lab'],
];

describe.each(browserNames)('in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });

  whole.each(kinds)('the page %s does nothing that its policy forbids', async (path, ready) => {
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const forbidden: string[] = [];
    await page.exposeFunction('tellForbidden', (text: string) => forbidden.push(text));
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) =>
        (globalThis as unknown as { tellForbidden(text: string): void }).tellForbidden(
          `${violatedDirective} ${sample} ${sourceFile}`,
        ),
      );
    });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.goto(address + path);
    await page.waitForSelector(ready);
    // It is registered once the browser is idle.
    if (!/^(class|claims|embed)/.test(path))
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect([forbidden, failures]).toEqual([[], []]);
  });
});

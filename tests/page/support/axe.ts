import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in a part of the page, as rule and place. Evaluated, not added as a script: the page's policy forbids that. */
export async function findings(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (selector) => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${String(node.target)}`));
  }, part);
}

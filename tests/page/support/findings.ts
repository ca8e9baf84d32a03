import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds inside an element, as rule and place; everything folded away is opened first. */
export async function findings(page: Page, selector: string): Promise<string[]> {
  await page.$$eval(`${selector} details`, (all) => all.forEach((details) => void ((details as HTMLDetailsElement).open = true)));
  await page.evaluate(axe);
  return page.evaluate(async (inside) => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(inside, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${String(node.target)}`));
  }, selector);
}

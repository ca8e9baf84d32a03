import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Evaluated, not added as a script: the page's policy forbids that. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/**
 * axe's findings on the page, as rule and place. Only the first rows of a table are checked: the others are made by the
 * same template, and each costs as much.
 */
export async function findings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(
      { exclude: ['tbody tr:nth-child(n+4)'] },
      // Style sheets are its business only where a rule asks for them, and none of these does.
      { resultTypes: ['violations'], preload: false },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${String(node.target)}`));
  });
}

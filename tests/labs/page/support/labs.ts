import type { Page } from 'puppeteer-core';
import { labs } from '../../../../web/labs/index.ts';

export const labIds: readonly string[] = labs.map(({ id }) => id);

/** Scrolls near every lab, so that each wakes, and waits until all are drawn and still. */
export async function wakeEveryLab(page: Page): Promise<void> {
  // A reader on the move: a link to a lab holds her there no longer.
  await page.evaluate(() => void dispatchEvent(new Event('wheel')));
  for (const id of labIds) {
    await page.$eval(`#${id}`, (section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.waitForSelector(`lab-${id} .panels`);
  }
  // Parts that labs compute in pieces, and then put in place.
  await page.waitForFunction(
    () => !document.querySelector('pe-lab-slot .waiting, [data-waiting], .claim:not([data-verdict])'),
  );
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Opens everything that is folded away, and waits for it to render. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

// One visit for tests that only look, or that change only what a link resets: loading the page takes longer than most
// of them.
import type { Page } from 'puppeteer-core';
import { afterAll, onTestFailed } from 'vitest';
import { type Opened, settled } from './page.ts';

/** The query and hash of a view of a lab, in English. */
export const linkTo = (lab: string, view = ''): string => `?lang=en${view}#${lab}`;

/**
 * The page at one view of a lab after the other: loaded by `begin` for the first test, and moved by its address for
 * later ones. A failing test ends the visit, and so does one that opens the page itself.
 */
export function sameVisit(
  lab: string,
  begin: (view: string) => Promise<Opened>,
): (view?: string) => Promise<Pick<Opened, 'page' | 'complaints'>> {
  let visit: Opened | undefined;
  const end = async (): Promise<void> => {
    const ended = visit;
    visit = undefined;
    await ended?.close();
  };
  afterAll(end);
  return async (view = '') => {
    onTestFailed(end);
    if (visit) await backTo(visit.page, linkTo(lab, view));
    else (visit = await begin(view)).stay(end);
    return visit;
  };
}

/** Like the back button: every lab takes its view from the address, without pointer or focus. */
async function backTo(page: Page, link: string): Promise<void> {
  await page.mouse.reset();
  await page.evaluate((address) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, link);
  await settled(page);
}

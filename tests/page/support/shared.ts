// The browsers and the server that all files of a worker use.
import type { Browser } from 'puppeteer-core';
import { kept } from '../../support/kept.ts';
import { type BrowserName, launch, servePage } from './browser.mjs';

export { browserNames } from './browser.mjs';

export interface Served {
  readonly browser: Browser;
  /** Of the page. */
  readonly address: string;
}

export async function served(name: BrowserName): Promise<Served> {
  const [browser, { address }] = await Promise.all([
    kept(
      name,
      () => launch(name),
      ({ connected }) => connected,
    ),
    kept('the page', () => servePage({ mayKeep: true })),
  ]);
  return { browser, address };
}

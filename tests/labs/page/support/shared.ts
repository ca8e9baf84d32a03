// The browsers and the server that all files of a worker use.
import type { Browser } from 'puppeteer-core';
import { test } from 'vitest';
import { kept } from '../../../support/kept.ts';
import { type BrowserName, launch, tellRequests } from '../../../../web/tools/toolchain/launch.mjs';
import { servePage } from '../../../../web/tools/toolchain/serve-page.mjs';
import { quick } from '../../../tiers.mjs';

export { browserNames } from '../../../tiers.mjs';

/** A test that takes seconds, and that `npm test` leaves to the whole run. */
export const whole = test.skipIf(quick);

export interface Served {
  readonly browser: Browser;
  /** From the page. */
  readonly address: string;
}

export async function served(name: BrowserName): Promise<Served> {
  const [browser, { address }] = await Promise.all([
    kept(
      name,
      () => quiet(name),
      ({ connected }) => connected,
    ),
    kept('the page', () => servePage({ mayKeep: true })),
  ]);
  return { browser, address };
}

/** It records requests only for tests that want them, by `open`. */
async function quiet(name: BrowserName): Promise<Browser> {
  const browser = await launch(name);
  await tellRequests(browser, false);
  return browser;
}

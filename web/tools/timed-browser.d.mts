import type { Page } from 'puppeteer-core';

export type Tell = (what: string) => void;

export function withBrowser(
  browserName: 'chromium' | 'firefox',
  work: (page: Page, tell: Tell) => Promise<void>,
  limit?: number,
): Promise<void>;

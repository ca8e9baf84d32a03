import type { Browser } from 'puppeteer-core';

export type BrowserName = 'chromium' | 'firefox';
export const browserNames: readonly BrowserName[];
export function launch(name: BrowserName): Promise<Browser>;
export function servePage(): Promise<{ readonly address: string; close(): Promise<void> }>;

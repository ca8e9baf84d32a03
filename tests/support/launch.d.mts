import type { Browser, LaunchOptions } from 'puppeteer-core';

export type BrowserName = 'chromium' | 'firefox';
export const browserNames: readonly BrowserName[];
export function launch(name: BrowserName, options?: LaunchOptions): Promise<Browser>;
export function tellRequests(browser: Browser, tells: boolean): Promise<void>;

import type { Browser, LaunchOptions } from 'puppeteer-core';

export type BrowserName = 'chromium' | 'firefox';
export function launch(name: BrowserName, options?: LaunchOptions): Promise<Browser>;
export function tellRequests(browser: Browser, tells: boolean): Promise<void>;
export const patienceMs: number;

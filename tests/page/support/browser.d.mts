export { type BrowserName, browserNames, launch } from '../../support/launch.mjs';
export function servePage(): Promise<{ readonly address: string; close(): Promise<void> }>;

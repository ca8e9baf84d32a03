export { type BrowserName, browserNames, launch } from '../../support/launch.mjs';
export function servePage(options?: {
  readonly mayKeep?: boolean;
}): Promise<{ readonly address: string; close(): Promise<void> }>;

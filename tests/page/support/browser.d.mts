export { type BrowserName, browserNames, launch, tellRequests } from '../../support/launch.mjs';
export function servePage(options?: {
  readonly mayKeep?: boolean;
}): Promise<{ readonly address: string; close(): Promise<void> }>;

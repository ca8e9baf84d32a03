import { scriptAddress } from './script-address.ts';

/** Lets the browser cache the page for the next visit, once it is idle; `worker` is in the site's folder. */
export function keepForOffline(worker: string): void {
  // Absent over plain HTTP, and in some private windows: then the page simply needs its server.
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register(scriptAddress(worker)).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 5000 });
  else setTimeout(register, 2000);
}

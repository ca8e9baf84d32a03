/** The script of a service worker that keeps these files, each by its path as seen from the worker's folder. */
export function serviceWorker(
  contents: readonly (readonly [name: string, content: string | Uint8Array])[],
  home?: string,
): string;

// A small site in two editions, as the build makes it, on a server that tells browsers to keep everything.
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { serviceWorker } from '../../../../web/tools/site/service-worker.mjs';

type Files = ReadonlyMap<string, string>;

const pageOf = (title: string, script: string): string =>
  `<!doctype html><title>${title}</title><link rel="icon" href="data:,">` +
  `<script type="module" src="${script}"></script>`;

/** The files of an edition. All scripts have its number in their names, as the build's have their hash. */
export function edition(number: 1 | 2): Files {
  const hash = `1234567${number}`;
  const said = (name: string): string => `document.documentElement.dataset.${name} = '${number}';`;
  const part = `export const part = '${number}';`;
  const register = "navigator.serviceWorker.register(new URL('../sw.js', import.meta.url));";
  const atOnce: [string, string][] = [
    ['index.html', pageOf(`first ${number}`, `./assets/main-${hash}.js`)],
    ['embed.html', pageOf(`embed ${number}`, `./assets/main-${hash}.js`)],
    [`assets/main-${hash}.js`, `${register}globalThis.part = () => import('./part-${hash}.js');${said('main')}`],
    [`assets/part-${hash}.js`, part],
  ];
  const later: [string, string][] = [
    ['check/index.html', pageOf(`check ${number}`, `./assets/tool-${hash}.js`)],
    [`check/assets/tool-${hash}.js`, `globalThis.part = () => import('./part-${hash}.js');${said('tool')}`],
    [`check/assets/part-${hash}.js`, part],
    ['notes.html', pageOf(`notes ${number}`, `./assets/main-${hash}.js`)],
  ];
  return new Map([...atOnce, ...later, ['sw.js', serviceWorker(atOnce, later)]]);
}

const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', json: 'application/json' };

export interface Site {
  /** Of its folder; a page outside of it is at `/`. */
  readonly address: string;
  /** Replaces the files. */
  publish(files: Files): void;
  /** Other headers for a path. */
  readonly headers: Map<string, Record<string, string>>;
  close(): Promise<void>;
}

export async function serveEdition(first: Files): Promise<Site> {
  let files = first;
  const headers = new Map<string, Record<string, string>>();
  const server = createServer(({ url = '/' }, response) => {
    const path = /^\/site\/([^?]*)/.exec(url)?.[1]?.replace(/(^|\/)$/, '$1index.html');
    const body = path === undefined ? '<!doctype html><title>outside</title>' : files.get(path);
    const type = types[/\.(\w+)$/.exec(path ?? '.html')?.[1] ?? ''] ?? 'text/plain';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type,
      'cache-control': 'max-age=600',
      ...headers.get(path ?? ''),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closing ??= new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }));
  onTestFinished(close);
  return {
    address: `http://127.0.0.1:${address.port}/site/`,
    publish: (next) => void (files = next),
    headers,
    close,
  };
}

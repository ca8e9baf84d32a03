// The service worker of the page, of its documentation and of the lessons: after the first visit everything is cached,
// for classrooms without a network. Built into ./sw.js with the list of the files (web/tools/vite/service-worker.mjs).
// It touches nothing outside its folder; the documentation and the lessons have separate workers below the page's.

declare const files: readonly string[];
declare const edition: string;
/** The folder that all files are below, seen from the worker's. */
declare const home: string;

interface Worker {
  readonly registration: { readonly scope: string };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}
const worker = globalThis as unknown as Worker;

/** Caches belong to the whole origin: copies of the page in other folders, and other pages, keep theirs. */
const mine = `posenc ${worker.registration.scope} `;
const cacheName = mine + edition;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...files])));
});

// No skipWaiting: an open page still requests the files of its own build.
worker.addEventListener('activate', (event) => {
  const old = async (): Promise<void> => {
    for (const other of await caches.keys())
      if (other.startsWith(mine) && other !== cacheName) await caches.delete(other);
  };
  event.waitUntil(old());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = worker.registration;
  const base = new URL(home, scope).href;
  if (request.method !== 'GET' || !request.url.startsWith(base)) return;
  if (base === scope && /^(docs|lessons)\//.test(request.url.slice(base.length))) return;
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request));
});

/** Pages come from the network if possible, so that a new build shows at once. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (offline) {
    const cache = await caches.open(cacheName);
    // A folder is served by its index; unknown paths get the first page.
    for (const name of [request.url, new URL('index.html', request.url).href, './']) {
      const page = await cache.match(name, { ignoreSearch: true });
      if (page) return page;
    }
    throw offline;
  }
}

/** File names contain a hash of their content, so cached ones are valid. */
async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(cacheName)).match(request)) ?? fetch(request);
}

// The service worker of the site: after a visit of any page the labs, lessons and documentation are cached, for
// classrooms without a network; whatever else is opened is cached then. Built into sw.js with the list of the files
// (web/tools/site/finish.mjs). It touches nothing outside its folder.

declare const files: readonly string[];
declare const edition: string;

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
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request));
});

/** A folder is served by its index. */
async function cached(address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return (
    (await cache.match(address, { ignoreSearch: true })) ??
    cache.match(new URL('index.html', address).href, { ignoreSearch: true })
  );
}

/** Pages come from the network if possible, so that a new build shows at once. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await remembered(request);
  } catch (offline) {
    // Unknown paths get the first page.
    const page = (await cached(request.url)) ?? (await cached(worker.registration.scope));
    if (page) return page;
    throw offline;
  }
}

/** File names contain a hash of their content, so cached ones are valid. */
async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(cacheName)).match(request)) ?? remembered(request);
}

/** From the network, and into the cache unless this edition has it: a page of another one would miss its files. */
async function remembered(request: Request): Promise<Response> {
  const response = await fetch(request);
  const address = request.url.replace(/[?#].*$/, '');
  // A part of a file, which players ask for, cannot be cached.
  if (response.status === 200 && !(await cached(address))) {
    const copy = response.clone();
    const cache = await caches.open(cacheName);
    // Without room for it, reading goes on.
    cache.put(address, copy).catch(() => undefined);
  }
  return response;
}

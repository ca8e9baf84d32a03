// The page's service worker: after the first visit everything is here, so that a classroom without a network has it
// too.
// Built into ./sw.js with the list of the page's files (web/tools/offline-plugin.ts). It touches nothing outside its
// folder.

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

// No skipWaiting: an open page still asks for the files of its own edition.
worker.addEventListener('activate', (event) => {
  const old = async (): Promise<void> => {
    for (const other of await caches.keys())
      if (other.startsWith(mine) && other !== cacheName) await caches.delete(other);
  };
  event.waitUntil(old());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request));
});

/** The page itself from the network while there is one, so that a new edition is seen at once. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (offline) {
    const index = await (await caches.open(cacheName)).match('./');
    if (index) return index;
    throw offline;
  }
}

/** Names of files hold a hash of their content: what is kept is right. */
async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(cacheName)).match(request)) ?? fetch(request);
}

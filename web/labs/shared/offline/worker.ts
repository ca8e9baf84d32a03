// The service worker of the site: after a visit of any page the labs, lessons and documentation are cached, for
// classrooms without a network; the build's other files are cached when they are opened. Built into sw.js with the
// list of the build's files (web/tools/site/service-worker.mjs). It answers for these files and for nothing else in
// its folder, where other applications may live.

/** The build's files that are cached at once, as `./name`, and the others; `./` is `./index.html`. */
declare const files: readonly string[];
declare const later: readonly string[];
/** Of each, in this order, the first 8 characters of its SHA-256 in base64. */
declare const digests: string;
declare const edition: string;

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly { readonly url: string }[]> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
const worker = globalThis as unknown as Worker;
const { scope } = worker.registration;

/** Caches belong to the whole origin: copies of the page in other folders, and other pages, keep theirs. */
const mine = `posenc ${scope} `;
const cacheName = mine + edition;

const digestOf = new Map(
  [...files, ...later].map((name, index) => [pathOf(name), digests.slice(8 * index, 8 * index + 8)] as const),
);
const opened: ReadonlySet<string> = new Set(later);

/** The path of a file in the site; a folder's is its index. */
function pathOf(name: string): string {
  return name.replace(/^\.\//, '').replace(/(^|\/)$/, '$1index.html');
}

/** The build's file at an address; undefined if the build made none. */
function fileAt(address: string): string | undefined {
  if (!address.startsWith(scope)) return undefined;
  const path = pathOf(address.slice(scope.length).replace(/[?#].*$/s, ''));
  return digestOf.has(path) ? path : undefined;
}

/** The address that a file is requested by: some hosts redirect an index to its folder. */
const addressOf = (path: string): string => new URL(path.replace(/(^|\/)index\.html$/, '$1'), scope).href;

async function cached(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const anyVariant = { ignoreVary: true };
  return (await cache.match(addressOf(path), anyVariant)) ?? cache.match(new URL(path, scope).href, anyVariant);
}

/** Responses from elsewhere, from another address, or for one person or one moment, are not cached. */
const mayCache = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '');

/** Caches a response; throws if it is not the file that the build made, but that of another edition, or an error. */
async function store(key: string, path: string, response: Response): Promise<void> {
  const copy = response.clone();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  if (copy.status !== 200 || btoa(String.fromCharCode(...hash.subarray(0, 6))) !== digestOf.get(path))
    throw new Error(`${path} is not of the edition ${edition}`);
  if (mayCache(copy)) await (await caches.open(cacheName)).put(key, copy);
}

/** Past the browser's HTTP cache, which may hold the file of another edition. */
const request = (what: string | Request): Promise<Response> => fetch(new Request(what, { cache: 'no-cache' }));

const add = async (key: string, path: string): Promise<void> => store(key, path, await request(addressOf(path)));

/** Caches those of the later files that are not cached yet; without network or room for one, none of them is missed. */
async function addLater(paths: Iterable<string>): Promise<void> {
  const one = async (path: string): Promise<void> => {
    if (opened.has(path) && !(await cached(path))) await add(addressOf(path), path);
  };
  await Promise.allSettled([...paths].map(one));
}

/** All that a page such as `es/check/` or `es/why/left-padding/` may load until it is closed: `check/assets/`. */
function assetsOf(page: string): string[] {
  const [, folder] = /^(?:\w\w(?:-\w+)?\/)?([^/]+)\/(?:[^/]+\/)*index\.html$/.exec(page) ?? [];
  return folder === undefined ? [] : later.filter((path) => path.startsWith(`${folder}/assets/`));
}

/** Caches the tools at these addresses whole. */
async function addTools(addresses: Iterable<string>): Promise<void> {
  const pages = Array.from(addresses, fileAt).filter((path) => path !== undefined);
  await addLater(pages.flatMap((page) => [page, ...assetsOf(page)]));
}

async function install(): Promise<void> {
  try {
    const one = (name: string): Promise<void> => add(new URL(name, scope).href, pathOf(name));
    // A host that changes pages on the way fails with the first.
    for (const name of files.slice(0, 1)) await one(name);
    await Promise.all(files.slice(1).map(one));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  // Tools opened in an earlier edition stay at hand in this one.
  for (const other of await otherEditions())
    await addTools((await (await caches.open(other)).keys()).map(({ url }) => url));
}

const otherEditions = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(mine) && name !== cacheName);

async function activate(): Promise<void> {
  // An earlier edition that came to its turn late has deleted this one's.
  if (!(await caches.has(cacheName))) await install();
  for (const name of await otherEditions()) await caches.delete(name);
  // Pages that were open before get their parts from the cache too, should the server have a new edition by then.
  await worker.clients.claim();
  await addTools((await worker.clients.matchAll()).map(({ url }) => url));
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

// No skipWaiting: an open page still requests the files of its own build.
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  // A part of a file, which players ask for, cannot be cached.
  if (method !== 'GET' || headers.has('range')) return;
  const path = fileAt(url);
  if (path === undefined) return;
  const hasHash = /-[\w-]{8}\.(?:js|css)$/.test(path);
  event.respondWith(hasHash && mode !== 'navigate' ? kept(event, path) : fresh(event, path));
});

/** A file with a hash of its content in its name is valid once cached. */
async function kept(event: FetchEvent, path: string): Promise<Response> {
  return (await cached(path).catch(() => undefined)) ?? fresh(event, path);
}

/** Other files come from the network if possible, so that a new build shows at once and whole. */
async function fresh(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await request(event.request);
    // Without room for it, or if it is of another edition, reading goes on.
    if (opened.has(path)) event.waitUntil(remember(event.request, path, response.clone()).catch(() => undefined));
    return response;
  } catch (offline) {
    const copy = await cached(path).catch(() => undefined);
    if (copy) return copy;
    throw offline;
  }
}

/** An answer to a query is not cached: the file itself is. */
async function remember({ url, mode }: Request, path: string, response: Response): Promise<void> {
  if (url.includes('?')) await addLater([path]);
  else if (!(await cached(path))) await store(url.replace(/#.*$/s, ''), path, response);
  if (mode === 'navigate') await addLater(assetsOf(path));
}

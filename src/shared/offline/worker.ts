// The page's own store of its files: everything of a build is fetched once, then nothing is asked of the
// network. Each build has a cache of its own, and a window keeps the files of the build that it began with
// until it is loaded anew. Stands alone: the build puts the list of files before it (scripts/offline.ts).

interface Precache {
  readonly build: string;
  /** paths from the scope, each with the hash of what must come (`sha256-…`) */
  readonly files: readonly (readonly [path: string, integrity: string])[];
}

declare const precache: Precache;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'napoleon.build.';
const own = PREFIX + precache.build;
/** files whose name changes with what is in them */
const hashed = /^assets\//;

async function fetchFile(path: string, integrity: string): Promise<Response> {
  const url = new URL(path, worker.registration.scope).href;
  const kept = hashed.test(path) ? await caches.match(url) : undefined;
  if (kept) return kept;
  const response = await fetch(url, { integrity, cache: hashed.test(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function keep([path, integrity]: readonly [string, string]): Promise<void> {
  const cache = await caches.open(own);
  await cache.put(new URL(path, worker.registration.scope), await fetchFile(path, integrity));
}

/** All of the build or nothing: what was begun and not ended is no version. */
async function fill(): Promise<void> {
  await Promise.all(precache.files.map(keep));
}

/** Fetches anew what has gone from the store: a browser that is short of room, or a person, may take single files. */
async function mend(): Promise<void> {
  const cache = await caches.open(own);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const lost = precache.files.filter(([path]) => !there.has(new URL(path, worker.registration.scope).href));
  // what cannot be had today, without a network or with a newer build on the server, may be had another time
  await Promise.allSettled(lost.map(keep));
}

/** Deletes the files of builds that no window runs. A window holds a lock with the name of its cache. */
async function tidy(): Promise<void> {
  const { registration } = worker;
  if (registration.waiting || registration.installing) return;
  const { held = [] } = await worker.navigator.locks.query();
  const inUse = new Set(held.map(({ name }) => name));
  const idle = (name: string) => name.startsWith(PREFIX) && name !== own && !inUse.has(name);
  for (const name of (await caches.keys()).filter(idle)) await caches.delete(name);
}

async function answer(request: Request): Promise<Response> {
  const { scope } = worker.registration;
  const path = request.url.replace(/[?#].*$/, '');
  const isPage = request.mode === 'navigate' && (path === scope || path === `${scope}index.html`);
  const url = isPage ? scope : request.url;
  const cache = await caches.open(own);
  const options = { ignoreVary: true };
  // a window of an earlier build still finds its own files
  return (await cache.match(url, options)) ?? (await caches.match(url, options)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope))
    event.respondWith(answer(request));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(Promise.all([tidy(), mend()]));
});

// The service worker. It keeps the files that the pages are made of, so that they open at once and without a network. What a
// server tells of games and people is never kept: requests to api/ go past it.
//
// A build is kept as a whole, in a cache of its own. A newer build waits until the last page of the older one is closed, or
// until somebody asks for it; and the files of the older one stay while a page of it is open.

/** Put in by `tools/offline.ts`: the name of the build, whether any path is a page, and the files of each group. */
const { id, pretty, groups } = __BUILD__;

const BASE = new URL('./', self.location.href).pathname;
/** Other sites of the same host keep their own. */
const OURS = `dedale ${BASE} `;
const CACHE = OURS + id;
/** What the first version of this worker kept. */
const OLDEST = 'dedale-files-1';
const PAGE = BASE;

const kept = () => caches.open(CACHE);
const path = (name) => BASE + name;

/** A response that came by a redirection cannot open a page: a copy can. */
const plain = (response) =>
  response.redirected ? new Response(response.body, { status: 200, headers: response.headers }) : response;

async function olderCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}

async function findInOlder(name) {
  for (const cache of await olderCaches()) {
    const found = await (await caches.open(cache)).match(path(name));
    if (found) return found;
  }
}

/** Keeps one file. The name of one in assets/ contains its content, so that an older build may have it already. */
async function keepFile(cache, name) {
  if (await cache.match(path(name))) return;
  const hashed = name.startsWith('assets/');
  const known = hashed && (await findInOlder(name));
  const response =
    known || (await fetch(path(name), { cache: hashed ? 'default' : 'reload', priority: 'low' }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await cache.put(path(name), plain(response));
}

/** Keeps all files of some groups, a few at a time. */
async function keep(wanted, progress = () => {}) {
  const cache = await kept();
  const files = wanted.flatMap((group) => groups[group] ?? []);
  const queue = [...files];
  let done = 0;
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await keepFile(cache, file.name);
      done += file.transfer;
      progress(done);
    }
  };
  await Promise.all([work(), work(), work()]);
}

/** What is kept of each group, and how much the rest is to transfer. */
async function state() {
  const names = new Set((await (await kept()).keys()).map(({ url }) => new URL(url).pathname));
  const stateOf = (files) => {
    const missing = files.filter(({ name }) => !names.has(path(name)));
    const sum = (some, field) => some.reduce((total, file) => total + file[field], 0);
    return {
      complete: missing.length === 0,
      size: sum(files, 'size') - sum(missing, 'size'),
      missing: sum(missing, 'transfer'),
    };
  };
  return Object.fromEntries(Object.entries(groups).map(([name, files]) => [name, stateOf(files)]));
}

/** The games that an older build kept are kept of this one too. */
async function groupsOfOlder() {
  const found = new Set();
  for (const cache of await olderCaches()) {
    const marks = await (await caches.open(cache)).match(path('kept-groups'));
    for (const group of marks ? await marks.json() : []) found.add(group);
  }
  return [...found].filter((group) => groups[group]);
}

async function markKept() {
  const states = await state();
  const complete = Object.keys(states).filter((group) => states[group].complete);
  await (await kept()).put(path('kept-groups'), Response.json(complete));
}

/** Forgets older builds that no page is made of: a page holds a lock with the name of its script. */
async function tidy() {
  const older = await olderCaches();
  if (!older.length) return;
  const { held } = await navigator.locks.query();
  const scripts = held.map(({ name }) => /^dedale build (.*)$/.exec(name)?.[1]).filter(Boolean);
  for (const name of older) {
    const cache = await caches.open(name);
    const used = await Promise.all(scripts.map((script) => cache.match(script)));
    const ours = await Promise.all(scripts.map((script) => kept().then((cache) => cache.match(script))));
    if (!used.some((found, at) => found && !ours[at])) await caches.delete(name);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    groupsOfOlder()
      .then((older) => keep([...new Set(['shell', ...older])]))
      .then(markKept),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .delete(OLDEST)
      .then(tidy)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const { ask, wanted } = event.data ?? {};
  const answer = async () => {
    if (ask === 'keep') {
      await keep(wanted, (done) => port?.postMessage({ done }));
      await markKept();
    }
    port?.postMessage({ state: await state() });
  };
  if (ask === 'take-over') event.waitUntil(self.skipWaiting());
  else if (ask === 'keep' || ask === 'state')
    event.waitUntil(answer().catch((problem) => port?.postMessage({ problem: String(problem) })));
});

async function page(request) {
  const found = await (await kept()).match(PAGE);
  return found ?? fetch(request);
}

/** A file: of this build, of an older one that is still open, or from the network; then it is kept if it is of this build. */
async function file(request, name) {
  const cache = await kept();
  const found = (await cache.match(path(name))) ?? (await findInOlder(name));
  if (found) return found;
  const fresh = await fetch(request);
  const known = Object.values(groups).some((files) => files.some((one) => one.name === name));
  if (fresh.ok && known) await cache.put(path(name), plain(fresh.clone()));
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const name = pathname.slice(BASE.length);
  if (name === 'api' || name.startsWith('api/') || name === 'worker.js') return;
  if (request.mode === 'navigate') {
    if (!pretty && name !== '' && name !== 'index.html') return;
    event.respondWith(page(request));
    event.waitUntil(tidy());
  } else event.respondWith(file(request, name));
});

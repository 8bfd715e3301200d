// Keeps the files the pages are made of, so that they open at once and on a flaky network. What the server tells of games
// and people is never kept: requests to /api go past it.

const KEPT = 'dedale-files-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add('/'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Files under /assets have their content in their name: what is kept is right for ever.
async function forEver(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}

// Pages are asked for first; without a network the kept one opens, and shows that the connection is lost.
async function freshIfPossible(request, name) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await kept.put(name, fresh.clone());
    return fresh;
  } catch (problem) {
    const found = await kept.match(name);
    if (found) return found;
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(forEver(request));
  else if (request.mode === 'navigate') event.respondWith(freshIfPossible(request, '/'));
  else event.respondWith(freshIfPossible(request, request));
});

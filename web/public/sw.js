// Does one thing: whoever opens a page without a connection is told so. All else goes to the server as if this were not here.
const KEPT = 'offline-1';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/favicon.svg'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
      // The page is asked for while this wakes up
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(arrive(event).catch(() => caches.match(PAGE)));
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

async function arrive(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/* The server writes `version`, `pages` and `fonts` in front of this. Pages that somebody read are never kept: they would tell the next
   user of the device what he suffers from. Kept is only the page that says "no network" and gives the phone number. */
const cacheName = `offline-${version}`;

const keep = async () => {
  const cache = await caches.open(cacheName);
  await cache.addAll([...Object.values(pages), ...fonts]);
  await self.skipWaiting();
};

const clean = async () => {
  for (const name of await caches.keys()) if (name.startsWith('offline-') && name !== cacheName) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

const openPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const language = new URL(event.request.url).pathname.startsWith('/en') ? 'en' : 'pt';
    return (await caches.match(pages[language])) ?? Response.error();
  }
};

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (fonts.includes(pathname)) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});

// The service worker: keeps the shell, so that Atoll opens without a connection and can say so.
// `EDITION` and `SHELL` are put in front by packing/shell.ts. What belongs to a table is never kept.
/* global EDITION, SHELL */
const KEPT = `atoll-${EDITION}`;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((shelf) => shelf.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** What carries its hash in its name never changes: once fetched, it is kept. */
async function unchanging(request) {
  const shelf = await caches.open(KEPT);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** A page is the server's while it can be reached, and the kept shell when it cannot. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match("/");
    if (shell) return shell;
    throw error;
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(unchanging(request));
});

// A tap on a notice brings its table to the front.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address ?? "/");
    }),
  );
});

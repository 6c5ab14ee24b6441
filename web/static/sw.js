/** Turn notices, and nothing else: this worker answers no request of the page and keeps nothing. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** What came with a notice; whatever it says, it leads to this hall only. */
function read(data) {
  let said = {};
  try {
    said = data ? data.json() : {};
  } catch {
    // Not ours: a notice without words.
  }
  const address = new URL(typeof said.url === "string" ? said.url : "/tables", self.location.origin);
  const url = address.origin === self.location.origin ? address.href : new URL("/tables", self.location.origin).href;
  return { title: typeof said.title === "string" ? said.title : "Spellhall", body: typeof said.body === "string" ? said.body : "", url };
}

self.addEventListener("push", (event) => {
  const { title, body, url } = read(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, icon: "/icon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data?.url ?? new URL("/tables", self.location.origin).href;
  const come = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(come());
});

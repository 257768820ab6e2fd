// Keeps the edition for the time without a network: what has a hash in its name from the first visit on, the page itself as it was last.
"use strict";

const EDITION = "{{.Edition}}", FILES = {{.Files}};

self.addEventListener("install", (e) => e.waitUntil(caches.open(EDITION).then((c) => c.addAll(FILES)).then(() => self.skipWaiting())));
self.addEventListener("activate", (e) => e.waitUntil(caches.keys()
	.then((all) => Promise.all(all.filter((k) => k.startsWith("attackwing-") && k !== EDITION).map((k) => caches.delete(k))))
	.then(() => self.clients.claim())));
self.addEventListener("fetch", (e) => {
	if (e.request.method !== "GET" || new URL(e.request.url).origin !== location.origin) return;
	const page = e.request.mode === "navigate";
	e.respondWith((async () => {
		const kept = await caches.match(page ? "./" : e.request);
		if (!page && kept) return kept;
		try {
			return await fetch(e.request);
		} catch (wrong) {
			if (kept) return kept;
			throw wrong;
		}
	})());
});

// Keeps the edition for the time without a network: what has a hash in its name from the first visit on, the page itself as it was last.
"use strict";

const EDITION = "{{.Edition}}", FILES = {{.Files}}, PROGRAM = "{{.Program}}";

{{.Fetch}}
// A browser takes no file that is larger than a tenth of the room left on the disk, so the program, by far the largest, is kept in pieces.
const PIECE = 2 << 20, piece = (i) => PROGRAM + "?piece=" + i;

// keepProgram puts the program into a cache, piece by piece.
async function keepProgram(cache) {
	const come = await attackwingFetch(PROGRAM);
	if (!come.ok) throw new Error(PROGRAM + ": " + come.status);
	let n = 0, held = [], size = 0;
	const put = async () => {
		if (size > 0) await cache.put(piece(n++), new Response(new Blob(held)));
		held = [];
		size = 0;
	};
	for (const reader = come.body.getReader(); ;) {
		const { done, value } = await reader.read();
		if (done) break;
		held.push(value);
		size += value.length;
		if (size >= PIECE) await put();
	}
	await put();
}

// keptProgram is the program put together again.
function keptProgram(cache) {
	let n = 0;
	const body = new ReadableStream({ async pull(to) {
		const next = await cache.match(piece(n++));
		if (next) to.enqueue(new Uint8Array(await next.arrayBuffer()));
		else to.close();
	} });
	return new Response(body, { headers: { "Content-Type": "application/wasm", Kept: "yes" } });
}

async function keep() {
	const cache = await caches.open(EDITION);
	await cache.addAll(FILES);
	await keepProgram(cache);
	await self.skipWaiting();
}

async function forgetOlder() {
	for (const name of await caches.keys()) if (name.startsWith("attackwing-") && name !== EDITION) await caches.delete(name);
	await self.clients.claim();
}

// kept is what there is of an address, or nothing.
async function kept(name) {
	const cache = await caches.open(EDITION);
	if (name !== PROGRAM) return cache.match(name);
	return await cache.match(piece(0)) && keptProgram(cache);
}

// A network that is there but answers nothing is waited for so long, in milliseconds, where something is kept.
const PATIENCE = 3000;

// given is what has a hash in its name as it is kept; the page, and the program, which the browser itself may have with what it has made of
// it, from there first.
async function given(request) {
	const page = request.mode === "navigate", name = page ? "./" : request.url.slice(self.registration.scope.length);
	if (!page && name !== PROGRAM) return await kept(name) || fetch(request);
	const have = await kept(name);
	if (!have) return fetch(request);
	const late = new AbortController(), timer = setTimeout(() => late.abort(), PATIENCE);
	try {
		return await fetch(request, { signal: late.signal });
	} catch {
		return have;
	} finally {
		clearTimeout(timer);
	}
}

self.addEventListener("install", (e) => e.waitUntil(keep().catch((wrong) => {
	console.warn("not kept for the time without a network:", wrong);
	throw wrong;
})));
self.addEventListener("activate", (e) => e.waitUntil(forgetOlder()));
self.addEventListener("fetch", (e) => {
	if (e.request.method === "GET" && e.request.url.startsWith(self.registration.scope)) e.respondWith(given(e.request));
});

// The shelf of a browser: one database, a file an entry under its path. Who only watches keeps nothing, and is told what another page of
// the same browser has changed.
"use strict";

globalThis.attackwingShelf = async function (name, watching) {
	const asked = (r) => new Promise((ok, no) => { r.onsuccess = () => ok(r.result); r.onerror = () => no(r.error); });
	const opening = indexedDB.open(name, 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore("files");
	const db = await asked(opening), told = new BroadcastChannel(name);
	return {
		watched: watching,
		async load() {
			const files = db.transaction("files").objectStore("files");
			const [paths, all] = await Promise.all([asked(files.getAllKeys()), asked(files.getAll())]);
			return paths.map((p, i) => [p, all[i]]);
		},
		save(changes) {
			return new Promise((ok, no) => {
				const t = db.transaction("files", "readwrite", { durability: "strict" });
				t.oncomplete = () => {
					told.postMessage(changes.map(([path]) => path));
					ok();
				};
				t.onabort = t.onerror = () => no(t.error || new Error("it was broken off"));
				const files = t.objectStore("files");
				for (const [path, f] of changes) f ? files.put(f, path) : files.delete(path);
			});
		},
		// follow hands over each file that another page has changed, as [[path, file]]; no file: it is gone.
		follow(taken) {
			told.onmessage = async ({ data: paths }) => {
				const files = db.transaction("files").objectStore("files");
				taken(await Promise.all(paths.map(async (p) => [p, await asked(files.get(p))])));
			};
		},
	};
};

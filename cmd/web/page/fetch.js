// The program over the wire: hosts that do not compress give the whole of it, three times as much as is needed; there the page takes the
// compressed file beside it and unpacks that itself.
"use strict";

globalThis.attackwingFetch = async function (name) {
	const come = await fetch(name);
	const small = come.headers.get("Content-Encoding") || come.headers.get("Kept"); // kept by the worker: not over the wire
	if (!come.ok || small || !globalThis.DecompressionStream) return come;
	const packed = await fetch(name + ".gz").catch(() => null);
	if (!packed || !packed.ok) return come;
	come.body.cancel();
	const plain = packed.headers.get("Content-Encoding") ? packed.body : packed.body.pipeThrough(new DecompressionStream("gzip"));
	return new Response(plain, { headers: { "Content-Type": "application/wasm" } });
};

// What is promised of a browser's files beyond what the program's own tests of its store ask: what is on the shelf, and when.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

runInThisContext(readFileSync(new URL("../page/files.js", import.meta.url), "utf8"));

// newShelf is one in memory, which can be full.
const newShelf = () => {
	const kept = new Map();
	return {
		kept, full: false, saves: 0,
		load: async () => [...kept],
		async save(changes) {
			this.saves++;
			if (this.full) throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
			for (const [path, f] of changes) f ? kept.set(path, f) : kept.delete(path);
		},
	};
};
const opened = async (shelf, wrong = assert.fail) => {
	const files = attackwingFiles(shelf, wrong);
	await files.load("/home");
	const call = (name, ...args) => new Promise((ok, no) => files.fs[name](...args, (e, v) => e ? no(e) : ok(v)));
	const write = async (path, text, flags = 64 | 512 | 1) => {
		const fd = await call("open", path, flags, 0o644), b = new TextEncoder().encode(text);
		await call("write", fd, b, 0, b.length, null);
		return fd;
	};
	const read = async (path) => {
		const fd = await call("open", path, 0, 0), b = new Uint8Array(1000);
		const n = await call("read", fd, b, 0, 1000, null);
		await call("close", fd);
		return new TextDecoder().decode(b.subarray(0, n));
	};
	return { files, call, write, read };
};
const text = (shelf, path) => new TextDecoder().decode(shelf.kept.get(path).data);
const code = (promise) => promise.then(() => "none", (e) => e.code);

const tests = {
	async "what was synced is there after the page was closed at once"() {
		const shelf = newShelf(), a = await opened(shelf);
		const fd = await a.write("record", "one\n");
		await a.call("fsync", fd);
		assert.equal(text(shelf, "/home/record"), "one\n");
		for (let i = 0; i < 100; i++) { // a hundred pages, each closed after a line
			const b = await opened(shelf), fd = await b.write("record", i + "\n", 1024 | 1);
			await b.call("fsync", fd);
		}
		const last = await (await opened(shelf)).read("record");
		assert.equal(last, "one\n" + [...Array(100).keys()].join("\n") + "\n");
	},
	async "what was not synced follows by itself"() {
		const shelf = newShelf(), a = await opened(shelf);
		await a.write("note", "x");
		assert.equal(a.files.waits(), true);
		await new Promise((ok) => setTimeout(ok, 400));
		assert.equal(text(shelf, "/home/note"), "x");
		assert.equal(a.files.waits(), false);
	},
	async "a renamed file takes the place of the old one in one save"() {
		const shelf = newShelf(), a = await opened(shelf);
		await a.call("fsync", await a.write("a", "old"));
		const fd = await a.write(".a.new", "new");
		await a.call("fsync", fd);
		const before = shelf.saves;
		await a.call("rename", ".a.new", "a");
		await a.files.save();
		assert.equal(shelf.saves, before + 1);
		assert.deepEqual([...shelf.kept.keys()], ["/home/a"]);
		assert.equal(text(shelf, "/home/a"), "new");
	},
	async "a renamed folder takes its files along"() {
		const shelf = newShelf(), a = await opened(shelf);
		await a.call("mkdir", "x", 0o755);
		await a.call("mkdir", "x/y", 0o755);
		await a.write("x/y/f", "1");
		await a.call("rename", "x", "z");
		assert.equal(await a.read("z/y/f"), "1");
		assert.equal(await code(a.call("rename", "z", "z/y/in")), "EINVAL");
		await a.files.save();
		assert.deepEqual([...shelf.kept.keys()].sort(), ["/home/z", "/home/z/y", "/home/z/y/f"]);
		assert.equal(await code(a.call("rmdir", "z")), "ENOTEMPTY");
	},
	async "a full browser is told, and nothing is lost when there is room again"() {
		const shelf = newShelf(), a = await opened(shelf, () => {});
		shelf.full = true;
		const fd = await a.write("record", "whole");
		assert.equal(await code(a.call("fsync", fd)), "ENOSPC");
		assert.equal(await a.read("record"), "whole");
		shelf.full = false;
		await a.call("fsync", fd);
		assert.equal(text(shelf, "/home/record"), "whole");
	},
	async "who watches reads what another page has written, and writes nothing"() {
		const shelf = newShelf(), a = await opened(shelf);
		await a.call("fsync", await a.write("record", "one"));
		const b = await opened({ ...shelf, watched: true });
		assert.equal(await b.read("record"), "one");
		await a.call("fsync", await a.write("record", "two"));
		b.files.take([["/home/record", shelf.kept.get("/home/record")]]);
		assert.equal(await b.read("record"), "two");
		for (const wrong of [b.write("record", "three"), b.write("other", "1"), b.call("mkdir", "x", 0o755), b.call("unlink", "record"), b.call("rename", "record", "r"), b.call("truncate", "record", 0)]) assert.equal(await code(wrong), "EROFS");
		await b.write("/tmp/1", "1");
		b.files.take([["/home/record", undefined]]);
		assert.equal(await code(b.read("record")), "ENOENT");
		await b.files.save();
		assert.equal(text(shelf, "/home/record"), "two");
		assert.equal(shelf.kept.size, 1);
	},
	async "errors are those of a file system"() {
		const a = await opened(newShelf());
		await a.write("f", "1");
		assert.equal(await code(a.call("open", "none", 0, 0)), "ENOENT");
		assert.equal(await code(a.call("open", "none/f", 64, 0)), "ENOENT");
		assert.equal(await code(a.call("open", "f", 64 | 128, 0)), "EEXIST");
		assert.equal(await code(a.call("open", "f/g", 64, 0)), "ENOTDIR");
		assert.equal(await code(a.call("mkdir", "f", 0)), "EEXIST");
		assert.equal(await code(a.call("readdir", "f")), "ENOTDIR");
		assert.equal(await code(a.call("unlink", "/tmp")), "EISDIR");
		assert.equal(await code(a.call("read", 99, new Uint8Array(1), 0, 1, null)), "EBADF");
		assert.equal(await code(a.call("write", await a.call("open", "f", 0, 0), new Uint8Array(1), 0, 1, null)), "EBADF");
	},
	async "a file is as long as it was made"() {
		const a = await opened(newShelf()), fd = await a.write("f", "abcdef");
		await a.call("ftruncate", fd, 2);
		await a.call("ftruncate", fd, 4);
		assert.equal(await a.read("f"), "ab\0\0");
		await a.call("truncate", "f", 1);
		assert.equal((await a.call("stat", "f")).size, 1);
		assert.equal(a.files.path.resolve("..", "home", "./f"), "/home/f");
		assert.equal(a.files.path.resolve("/a", "/b", "c"), "/b/c");
	},
};
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
	try {
		await test();
	} catch (e) {
		failed++;
		console.log(name + ":\n" + e.stack);
	}
}
process.exit(failed ? 1 : 0);

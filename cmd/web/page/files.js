// The files of the program in a browser: a tree in memory, written behind into a shelf that lasts.
//
// The program calls what node calls fs, with a callback at the end. What it has written is seen at once by what reads after it; what
// it has synced is on the shelf before its callback is called; all else follows within a moment. A shelf has load(), the changes
// so far as [[path, {mode, mtime, data}]], and save(changes), of which a change without a file is a file that is gone: all of them or none.
// One that is only watched says so: then nothing is written.
"use strict";

globalThis.attackwingFiles = function (shelf, wrong) {
	const oRead = 0, oWrite = 1, oBoth = 2, oCreate = 64, oExcl = 128, oTrunc = 512, oAppend = 1024, oFolder = 65536;
	const isFolder = 0o040000, isFile = 0o100000;
	const inodes = new Map(); // path -> {folder, mode, mtime, data, size, id}
	const open = new Map(); // descriptor -> {node, at, flags}
	const changed = new Set(); // paths that the shelf does not have as they are
	let ids = 1, descriptors = 3, at = "/", later = 0, saving = null;
	let out = "", complaint = "";

	const fail = (code, call, path) => Object.assign(new Error(code + ": " + call + " '" + path + "'"), { code });
	const answer = (done, deed) => {
		let v;
		try {
			v = deed();
		} catch (e) {
			if (!e.code) e.code = "EIO";
			queueMicrotask(() => done(e));
			return;
		}
		queueMicrotask(() => done(null, v));
	};
	const whole = (path) => {
		const parts = [];
		for (const p of (path.startsWith("/") ? path : at + "/" + path).split("/")) {
			if (p === "..") parts.pop();
			else if (p !== "" && p !== ".") parts.push(p);
		}
		return "/" + parts.join("/");
	};
	const above = (path) => path.slice(0, Math.max(1, path.lastIndexOf("/")));
	const make = (folder, mode) => ({ folder, mode: mode & 0o777, mtime: Date.now(), data: new Uint8Array(0), size: 0, id: ids++ });
	const find = (call, path) => {
		const node = inodes.get(whole(path));
		if (!node) throw fail("ENOENT", call, path);
		return node;
	};
	const room = (call, path) => { // the folder above must be there
		const up = inodes.get(above(whole(path)));
		if (!up) throw fail("ENOENT", call, path);
		if (!up.folder) throw fail("ENOTDIR", call, path);
	};
	const writable = (call, path) => { // who only watches changes nothing but what is gone with the page
		if (shelf.watched && !whole(path).startsWith("/tmp/")) throw fail("EROFS", call, path);
	};
	const within = (path) => [...inodes.keys()].filter((p) => p.startsWith(path === "/" ? "/" : path + "/") && p !== "/");
	const pathOf = (node) => {
		for (const [p, n] of inodes) if (n === node) return p;
		return "";
	};
	const mark = (path) => {
		if (path === "" || path === "/" || path.startsWith("/tmp/") || path.startsWith("/dev/")) return;
		changed.add(path);
		if (!later) later = setTimeout(() => { later = 0; save().catch(wrong); }, 200);
	};
	const grow = (node, size) => {
		if (size > node.data.length) {
			const more = new Uint8Array(Math.max(size, 2 * node.data.length, 256));
			more.set(node.data.subarray(0, node.size));
			node.data = more;
		}
		if (size < node.size) node.data.fill(0, size, node.size);
		node.size = size;
	};
	const stat = (node) => ({
		dev: 1, ino: node.id, mode: node.mode | (node.folder ? isFolder : isFile), nlink: 1, uid: 0, gid: 0, rdev: 0, size: node.size,
		blksize: 4096, blocks: Math.ceil(node.size / 512), atimeMs: node.mtime, mtimeMs: node.mtime, ctimeMs: node.mtime,
		isDirectory: () => node.folder,
	});
	const held = (call, fd) => {
		const o = open.get(fd);
		if (!o) throw fail("EBADF", call, String(fd));
		return o;
	};

	// save writes what has changed, one batch after the other; a batch that the shelf refuses is tried with the next one.
	async function save() {
		while (saving) await saving.catch(() => {});
		if (changed.size === 0) return;
		const batch = [...changed];
		changed.clear();
		const changes = batch.map((p) => {
			const n = inodes.get(p);
			return [p, n && { folder: n.folder, mode: n.mode, mtime: n.mtime, data: n.data.slice(0, n.size) }];
		});
		saving = shelf.save(changes).catch((e) => {
			for (const p of batch) changed.add(p);
			throw Object.assign(new Error("the browser keeps no more: " + (e && e.message)), { code: e && e.name === "QuotaExceededError" ? "ENOSPC" : "EIO" });
		}).finally(() => { saving = null; });
		await saving;
	}

	const fs = {
		constants: { O_RDONLY: oRead, O_WRONLY: oWrite, O_RDWR: oBoth, O_CREAT: oCreate, O_EXCL: oExcl, O_TRUNC: oTrunc, O_APPEND: oAppend, O_DIRECTORY: oFolder },
		writeSync(fd, buf) {
			out += new TextDecoder().decode(buf);
			if (fd === 2) complaint = out.trimEnd().split("\n").pop().replace(/^attackwing: /, "");
			const end = out.lastIndexOf("\n");
			if (end >= 0) {
				console.log(out.slice(0, end));
				out = out.slice(end + 1);
			}
			return buf.length;
		},
		open(path, flags, mode, done) {
			answer(done, () => {
				const p = whole(path);
				let node = inodes.get(p);
				if (flags & (oWrite | oBoth | oTrunc) || flags & oCreate && !node) writable("open", path);
				if (node && flags & oCreate && flags & oExcl) throw fail("EEXIST", "open", path);
				if (!node) {
					if (!(flags & oCreate)) throw fail("ENOENT", "open", path);
					room("open", path);
					inodes.set(p, node = make(false, mode));
					mark(p);
				}
				if (node.folder && flags & (oWrite | oBoth)) throw fail("EISDIR", "open", path);
				if (!node.folder && flags & oFolder) throw fail("ENOTDIR", "open", path);
				if (flags & oTrunc && node.size > 0) {
					grow(node, 0);
					mark(p);
				}
				open.set(descriptors, { node, at: 0, flags });
				return descriptors++;
			});
		},
		close(fd, done) { answer(done, () => { held("close", fd); open.delete(fd); }); },
		read(fd, buf, offset, length, position, done) {
			answer(done, () => {
				const o = held("read", fd), from = position === null ? o.at : position;
				if (o.node.folder) throw fail("EISDIR", "read", String(fd));
				const n = Math.max(0, Math.min(length, o.node.size - from));
				buf.set(o.node.data.subarray(from, from + n), offset);
				if (position === null) o.at += n;
				return n;
			});
		},
		write(fd, buf, offset, length, position, done) {
			if (fd === 1 || fd === 2) {
				answer(done, () => this.writeSync(fd, buf.subarray(offset, offset + length)));
				return;
			}
			answer(done, () => {
				const o = held("write", fd);
				if (!(o.flags & (oWrite | oBoth))) throw fail("EBADF", "write", String(fd));
				const from = o.flags & oAppend ? o.node.size : position === null ? o.at : position;
				if (from + length > o.node.size) grow(o.node, from + length);
				o.node.data.set(buf.subarray(offset, offset + length), from);
				o.node.mtime = Date.now();
				if (position === null) o.at = from + length;
				mark(pathOf(o.node));
				return length;
			});
		},
		fsync(fd, done) { save().then(() => done(null), (e) => done(e)); },
		ftruncate(fd, size, done) { answer(done, () => { const o = held("ftruncate", fd); grow(o.node, size); mark(pathOf(o.node)); }); },
		truncate(path, size, done) { answer(done, () => { writable("truncate", path); grow(find("truncate", path), size); mark(whole(path)); }); },
		stat(path, done) { answer(done, () => stat(find("stat", path))); },
		lstat(path, done) { answer(done, () => stat(find("lstat", path))); },
		fstat(fd, done) { answer(done, () => fd < 3 ? stat(make(false, 0o600)) : stat(held("fstat", fd).node)); },
		mkdir(path, mode, done) {
			answer(done, () => {
				writable("mkdir", path);
				if (inodes.has(whole(path))) throw fail("EEXIST", "mkdir", path);
				room("mkdir", path);
				inodes.set(whole(path), make(true, mode));
				mark(whole(path));
			});
		},
		readdir(path, done) {
			answer(done, () => {
				if (!find("readdir", path).folder) throw fail("ENOTDIR", "readdir", path);
				const p = whole(path), skip = p === "/" ? 1 : p.length + 1;
				return within(p).map((q) => q.slice(skip)).filter((q) => !q.includes("/"));
			});
		},
		rename(from, to, done) {
			answer(done, () => {
				writable("rename", from);
				writable("rename", to);
				const node = find("rename", from), a = whole(from), b = whole(to), there = inodes.get(b);
				room("rename", to);
				if (a === b) return;
				if ((b + "/").startsWith(a + "/")) throw fail("EINVAL", "rename", to);
				if (there && there.folder && !node.folder) throw fail("EISDIR", "rename", to);
				if (there && !there.folder && node.folder) throw fail("ENOTDIR", "rename", to);
				if (there && there.folder && within(b).length) throw fail("ENOTEMPTY", "rename", to);
				for (const p of [a, ...within(a)]) {
					const q = b + p.slice(a.length);
					inodes.set(q, inodes.get(p));
					inodes.delete(p);
					mark(p);
					mark(q);
				}
			});
		},
		unlink(path, done) {
			answer(done, () => {
				writable("unlink", path);
				if (find("unlink", path).folder) throw fail("EISDIR", "unlink", path);
				inodes.delete(whole(path));
				mark(whole(path));
			});
		},
		rmdir(path, done) {
			answer(done, () => {
				writable("rmdir", path);
				if (!find("rmdir", path).folder) throw fail("ENOTDIR", "rmdir", path);
				if (within(whole(path)).length) throw fail("ENOTEMPTY", "rmdir", path);
				inodes.delete(whole(path));
				mark(whole(path));
			});
		},
		chmod(path, mode, done) { answer(done, () => { find("chmod", path).mode = mode & 0o777; mark(whole(path)); }); },
		fchmod(fd, mode, done) { answer(done, () => { const o = held("fchmod", fd); o.node.mode = mode & 0o777; mark(pathOf(o.node)); }); },
		utimes(path, _, mtime, done) { answer(done, () => { find("utimes", path).mtime = mtime * 1000; mark(whole(path)); }); },
		chown(path, u, g, done) { answer(done, () => { find("chown", path); }); },
		lchown(path, u, g, done) { answer(done, () => { find("lchown", path); }); },
		fchown(fd, u, g, done) { answer(done, () => { held("fchown", fd); }); },
		readlink(path, done) { answer(done, () => { find("readlink", path); throw fail("EINVAL", "readlink", path); }); },
		link(path, link, done) { answer(done, () => { throw fail("ENOSYS", "link", path); }); },
		symlink(path, link, done) { answer(done, () => { throw fail("ENOSYS", "symlink", path); }); },
	};

	// take takes files as a shelf has them, [[path, file]]; no file: it is gone. What was open stays as it was.
	function take(entries) {
		for (const [p, f] of entries) {
			inodes.delete(p);
			if (!f) continue;
			const node = make(f.folder, f.mode);
			node.mtime = f.mtime;
			node.data = f.data;
			node.size = f.data.length;
			inodes.set(p, node);
		}
	}

	const process = {
		getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [], pid: 1, ppid: 0, umask: () => 0o022,
		cwd: () => at,
		chdir(path) {
			if (!find("chdir", path).folder) throw fail("ENOTDIR", "chdir", path);
			at = whole(path);
		},
	};

	return {
		fs, process, path: { resolve: (...parts) => whole(parts.reverse().reduce((all, p) => all.startsWith("/") ? all : p + "/" + all, "")) },
		save, // what has changed, now
		complaint: () => complaint, // the last line of what the program complained of
		waits: () => changed.size > 0 || saving !== null, // something is not on the shelf yet
		take,
		// load takes the tree from the shelf; home is made where it is not there yet. It tells whether anything was there.
		async load(home) {
			for (const p of ["/", "/tmp"]) inodes.set(p, make(true, 0o755));
			const there = await shelf.load();
			take(there.sort((a, b) => a[0] < b[0] ? -1 : 1));
			let p = "";
			for (const part of home.split("/").slice(1)) {
				p += "/" + part;
				if (!inodes.has(p)) inodes.set(p, make(true, 0o755));
			}
			at = home;
			return there.length > 0;
		},
	};
};

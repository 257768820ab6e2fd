// Runs a program for browsers in node, with the files of a browser: node run.mjs SCRIPT_OF_GO PROGRAM [ARGS...]. Its shelf is in memory.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { webcrypto } from "node:crypto";

const [exec, program, ...args] = process.argv.slice(2);
const code = [new URL("../page/files.js", import.meta.url), exec].map((f) => readFileSync(f, "utf8"));
const bytes = readFileSync(program), leave = process.exit.bind(process), env = process.env;

const kept = new Map();
const shelf = {
	load: async () => [...kept],
	save: async (changes) => { for (const [path, f] of changes) f ? kept.set(path, f) : kept.delete(path); },
};
globalThis.crypto ??= webcrypto;
runInThisContext(code[0]);
const files = attackwingFiles(shelf, (e) => { throw e; });
await files.load("/attackwing");
files.fs.writeSync = (fd, b) => (console._stdout.write(Buffer.from(b)), b.length);
Object.defineProperty(globalThis, "process", { value: files.process, configurable: true, writable: true });
globalThis.fs = files.fs;
globalThis.path = files.path;
runInThisContext(code[1]);

const go = new Go();
go.argv = ["program", ...args];
go.env = { HOME: "/attackwing", TMPDIR: "/tmp", ...(env.ONLY ? { ONLY: env.ONLY } : {}) };
go.exit = leave;
const { instance } = await WebAssembly.instantiate(bytes, go.importObject);
await go.run(instance);

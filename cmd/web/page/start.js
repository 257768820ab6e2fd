// Starts the program in its page: files first, then the program, with how much of it has come.
"use strict";

(async () => {
	const home = "/attackwing", say = document.getElementById("say"), part = document.getElementById("part");
	const words = (text) => { say.textContent = text[0].toUpperCase() + text.slice(1); };
	const keepEdition = () => navigator.serviceWorker.register("worker.js").catch((e) => console.warn("not kept for the time without a network:", e));
	const stop = (text) => { document.body.classList.add("stopped"); words(text); };

	// Who presses the main button of the still begins as soon as the program is there.
	const soon = document.getElementById("soon");
	soon.onclick = () => {
		globalThis.attackwingWanted = "main";
		soon.classList.add("pressed");
		words("Your battle begins as soon as the game is here.");
	};

	// A link comes with the address, also of a page that runs already, or from another page of this browser. Mail breaks it into lines.
	const early = [], links = new BroadcastChannel("attackwing-links");
	const arrives = (text) => { globalThis.attackwingArrives ? attackwingArrives(text) : early.push(text); };
	const linkInAddress = () => {
		const address = location.hash.replace(/%(20|0A|0D|09)|\s/gi, "");
		if (!/^#(aw\d|join=)/.test(address)) return "";
		history.replaceState(history.state, "", location.pathname + location.search); // loaded again it goes on where it was
		return address.slice(1);
	};
	const comes = linkInAddress();

	// A file that is opened with the installed game goes where one goes that is let fall on the page.
	const given = [], takes = (file) => { globalThis.attackwingTakes ? attackwingTakes([file]) : given.push(file); };
	if (globalThis.launchQueue) launchQueue.setConsumer(async ({ files }) => {
		for (const f of files) takes(await f.getFile());
	});

	// What the system asks for, of motion and of contrast, may change while the game runs.
	for (const what of ["(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"]) {
		matchMedia(what).addEventListener("change", () => globalThis.attackwingAsks && attackwingAsks());
	}
	addEventListener("hashchange", () => {
		const text = linkInAddress();
		if (text) arrives(text);
	});

	// The browser's way back is the program's: one entry lies before the page, put there when somebody has done something, for only then it counts.
	const entry = () => { if (!history.state) history.pushState("attackwing", ""); };
	for (const name of ["pointerup", "keyup"]) addEventListener(name, entry, true);
	addEventListener("popstate", () => {
		if (history.state || !globalThis.attackwingBack || /^#aw\d/.test(location.hash)) return;
		if (attackwingBack()) entry();
		else history.back();
	});

	// The engine puts a viewport of its own into the page, which takes back what ours says of zooming and of keyboards on the screen.
	const ourViewport = () => {
		const [ours, ...others] = document.querySelectorAll("meta[name=viewport]");
		for (const o of others) o.remove();
		ours.content = ours.content;
	};

	// The program comes and is compiled while the files are looked for. The browser is given the answer as it came, for only then it keeps what
	// it has compiled; how much has come is counted beside it.
	const compiled = async () => {
		const come = await COMES;
		if (!come.ok) throw new Error(EDITION.program + ": " + come.status);
		const beside = come.clone().body.getReader();
		(async () => {
			let bytes = 0;
			for (let next; !(next = await beside.read()).done;) {
				bytes += next.value.length;
				part.style.width = Math.min(100, 100 * bytes / EDITION.bytes) + "%";
			}
		})().catch(() => {}); // whoever compiles it says what is wrong
		if (come.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(come);
		return WebAssembly.compile(await come.arrayBuffer()); // a host that does not know such files
	};
	const module = compiled();
	module.catch(() => {}); // told when it is needed

	// One page has the files. Another one waits until that is closed, so that neither writes over the other, and may watch meanwhile.
	// A page that shows a talk to its audience needs nothing of its own.
	const audience = location.hash === "#talk";
	let watching = audience;
	if (navigator.locks && !audience) {
		const have = new Promise((mine) => navigator.locks.request("attackwing", () => {
			mine(true);
			return new Promise((free) => addEventListener("pagehide", free));
		}));
		const soon = new Promise((no) => setTimeout(no, 700, false)); // a page that was just left may still be on its way out
		if (!(await Promise.race([have, soon]))) {
			if (comes) links.postMessage(comes);
			stop((comes ? "What you were sent waits in the other tab, where the game is open." : "The game is open in another tab.") +
				" Close it there, and it goes on here. Until then you can watch what is played there.");
			const watch = document.getElementById("watch");
			watch.hidden = false;
			watching = await Promise.race([have.then(() => false), new Promise((yes) => { watch.onclick = () => yes(true); })]);
			watch.hidden = true;
			if (watching) have.then(() => location.reload());
			document.body.classList.remove("stopped");
			words("The game is on its way.");
		}
	}

	let files, here = false; // here: something is kept of an earlier visit
	try {
		const shelf = await attackwingShelf("attackwing", watching);
		files = attackwingFiles(shelf, (e) => console.error(e));
		here = await files.load(home);
		if (watching) shelf.follow(files.take);
	} catch (e) {
		console.error(e);
		const none = { load: async () => [], save: async () => {} };
		files = attackwingFiles(none, () => {});
		await files.load(home);
		globalThis.attackwingKeeps = "nothing"; // the program says so
	}
	globalThis.fs = files.fs;
	globalThis.process = files.process;
	globalThis.path = files.path;
	addEventListener("pagehide", () => { files.save().catch(() => {}); });
	addEventListener("pageshow", (e) => { if (e.persisted) location.reload(); }); // another page may have had the files meanwhile
	document.addEventListener("visibilitychange", () => { if (document.hidden) files.save().catch(() => {}); });
	// Some browsers ask people about that, so they are not asked before there is something to keep.
	if (here && navigator.storage && navigator.storage.persist) navigator.storage.persist().then((forGood) => {
		if (forGood && !globalThis.attackwingKeeps) globalThis.attackwingKeeps = "for good";
	}, () => {});

	try {
		const go = new Go();
		go.argv = ["attackwing", ...(audience ? ["talk"] : watching ? ["watch"] : [])];
		globalThis.attackwingLink = watching ? "" : comes; // what somebody has shared: longer than arguments may be
		if (!watching) links.onmessage = (e) => { focus(); arrives(e.data); };
		go.env = { HOME: home, XDG_DATA_HOME: home + "/data", XDG_CONFIG_HOME: home + "/settings", TMPDIR: "/tmp", TZ: Intl.DateTimeFormat().resolvedOptions().timeZone };
		const instance = await WebAssembly.instantiate(await module, go.importObject);
		performance.mark("compiled");
		globalThis.attackwingMemory = () => instance.exports.mem.buffer.byteLength; // asked by whoever measures
		if (comes || watching) globalThis.attackwingWanted = "";
		globalThis.attackwingShown = () => { // called by the program when its first picture is there
			document.body.classList.add("runs");
			performance.mark("shown");
			early.splice(0).forEach(attackwingArrives);
			given.splice(0).forEach(takes);
			ourViewport();
			if ("serviceWorker" in navigator) setTimeout(keepEdition, 2000); // whoever has just come is to play, not to wait for that
		};
		await go.run(instance);
		await files.save();
		stop(files.complaint() || "The game has been left. Load the page again to play on.");
	} catch (e) {
		console.error(e);
		stop("The game could not be started: " + e.message);
	}
})();

// What the table shows, as text and buttons in the page, for those who do not see it: what is asked, everything that can be pressed, and the
// log. The program tells it, and is told which part was pressed.
"use strict";

globalThis.attackwingAloud = function (press) {
	const at = (id) => document.getElementById(id), parts = at("parts"), log = at("log");
	let shown = "[]", lines = [], fields = [], down = null;
	const put = (of, text) => { if (of.textContent !== text) of.textContent = text; };
	// A field that is pressed is typed in at once, with the keyboard of the screen where there is no other: a browser shows that only while it
	// tells of the finger, and the program hears of it later. Where these two names are set the engine takes the keyboard to its field.
	const place = (e) => {
		const at = e.changedTouches ? e.changedTouches[0] : e, body = document.body.getBoundingClientRect();
		return [at.clientX - body.left, at.clientY - body.top];
	};
	const typesAt = ([x, y]) => { [globalThis._ebitengine_textinput_x, globalThis._ebitengine_textinput_y] = [x, y]; };
	const presses = (e) => { down = place(e); };
	const leaves = (e) => {
		const [x, y] = place(e);
		if (!down || Math.hypot(x - down[0], y - down[1]) > 10) return; // it has drawn something
		if (fields.some(([left, top, wide, high]) => x >= left && y >= top && x < left + wide && y < top + high)) typesAt([x, y]);
	};
	for (const name of ["touchstart", "mousedown"]) document.addEventListener(name, presses, true);
	for (const name of ["touchend", "mouseup"]) document.addEventListener(name, leaves, true);
	return (text) => {
		const told = JSON.parse(text), wanted = globalThis.attackwingWanted; // pressed while the program came
		if (told.parts.some((p) => p.name === wanted)) {
			globalThis.attackwingWanted = "";
			press(wanted);
		}
		fields = told.parts.filter((p) => p.field && !p.off).map((p) => p.at);
		document.title = (told.title ? told.title + " – " : "") + "Attack Wing Playfield";
		at("where").dataset.page = told.where;
		put(at("where"), told.heading);
		put(at("ask"), told.ask);
		const names = JSON.stringify(told.parts.map((p) => p.name));
		if (names !== shown) {
			const had = parts.contains(document.activeElement) ? document.activeElement.dataset.name : "";
			parts.replaceChildren(...told.parts.map((p) => {
				const b = document.createElement("button");
				b.type = "button";
				b.dataset.name = p.name;
				b.onclick = () => { if (b.getAttribute("aria-disabled") !== "true") press(p.name); };
				return b;
			}));
			shown = names;
			if (had) ([...parts.children].find((b) => b.dataset.name === had) || parts.firstElementChild || document.body).focus({ preventScroll: true });
		}
		told.parts.forEach((p, i) => {
			const b = parts.children[i];
			const at = p.at.map((v) => v + "px").join(" ");
			if (b.dataset.at !== at) { // it lies where the part is seen, for those who feel their way over the screen
				b.dataset.at = at;
				[b.style.left, b.style.top, b.style.width, b.style.height] = at.split(" ");
			}
			put(b, p.off ? p.words + ": " + p.off : p.words);
			b.setAttribute("aria-disabled", String(!!p.off));
			if (p.lit) b.setAttribute("aria-pressed", "true");
			else b.removeAttribute("aria-pressed"); // most of them are no switches
		});
		if (JSON.stringify(lines) === JSON.stringify(told.log)) return;
		const last = lines[lines.length - 1], from = last === undefined ? 0 : told.log.lastIndexOf(last) + 1;
		if (from === 0) log.replaceChildren();
		for (const words of told.log.slice(from)) {
			const p = document.createElement("p");
			p.textContent = words;
			log.append(p);
		}
		while (log.children.length > 40) log.firstElementChild.remove();
		lines = told.log;
	};
};
